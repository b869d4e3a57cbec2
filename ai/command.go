package ai

import (
	"flag"
	"io"
)

// A Command is a word of the command line that only one game has.
type Command struct {
	Name    string
	Summary string // one line for the list of commands
	About   string // for its help, above the flags
	// New adds the flags, which refuse what cannot be, and returns what carries the
	// command out once they are read. Files that flags name are read by read.
	New func(fs *flag.FlagSet, read func(file string) ([]byte, error)) (run func(stdout, stderr io.Writer) error)
}
