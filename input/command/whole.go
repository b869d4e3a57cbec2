//go:build !js

package command

import (
	"flag"
	"fmt"
	"strconv"
)

// Limits of what is asked for on the command line: more would fill the memory, or never end.
const (
	mostGames    = 1_000_000
	mostParallel = 1024
)

// limits are the usual value of a flag, which need not lie in the range, and the least
// and the largest.
type limits struct{ usual, least, most int }

// A whole is the value of a flag that takes a whole number of a range.
type whole struct {
	n *int
	limits
}

// wholeVar adds a flag for n.
func wholeVar(fs *flag.FlagSet, n *int, name string, l limits, usage string) {
	*n = l.usual
	fs.Var(whole{n, l}, name, usage)
}

// wholeFlag adds a flag as wholeVar does, and returns where its number is.
func wholeFlag(fs *flag.FlagSet, name string, l limits, usage string) *int {
	n := new(int)
	wholeVar(fs, n, name, l, usage)
	return n
}

// String returns the number as the help shows it.
func (w whole) String() string {
	if w.n == nil {
		return "0"
	}
	return strconv.Itoa(*w.n)
}

// Set reads the number; its error says which there are.
func (w whole) Set(text string) error {
	n, err := strconv.ParseInt(text, 0, 0)
	if err != nil || int(n) < w.least || int(n) > w.most {
		return fmt.Errorf("want a whole number from %d to %d", w.least, w.most)
	}
	*w.n = int(n)
	return nil
}
