//go:build !js

// Package website makes the web version and serves it. It needs neither the games nor Ebitengine,
// so that a program of it alone is built soon.
package website

import (
	"flag"
	"io"
)

// A Command is a word of the command line.
type Command struct {
	Name, Summary, About string
	// New adds the flags of the command and returns what it does.
	New func(flags *flag.FlagSet) (run func(stdout io.Writer) error)
}

// Commands returns the words that make and serve the web version.
func Commands() []Command {
	return []Command{
		{"serve", "serve the web version from a folder and print its address", aboutServe, serveFlags},
		{"web", "build the web version into a folder (needs Go and the source)", aboutWeb, webFlags},
	}
}
