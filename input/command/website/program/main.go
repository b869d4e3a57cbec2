//go:build !js

// Program makes and serves the web version: it has the words web and serve of the whole program,
// without the games, and is built sooner.
package main

import (
	"flag"
	"fmt"
	"os"

	"serenissima/input/command/website"
)

func main() {
	for _, c := range website.Commands() {
		if len(os.Args) < 2 || os.Args[1] != c.Name {
			continue
		}
		flags := flag.NewFlagSet(c.Name, flag.ExitOnError)
		run := c.New(flags)
		_ = flags.Parse(os.Args[2:]) // which ends the program where they are wrong
		if err := run(os.Stdout); err != nil {
			fmt.Fprintf(os.Stderr, "%s: %v\n", c.Name, err)
			os.Exit(1)
		}
		return
	}
	fmt.Fprintln(os.Stderr, "want web or serve, with -help for their flags")
	os.Exit(2)
}
