// Package command is the command line of the program. In a browser the page
// gives the flags of the client, and there are no commands.
package command

import (
	"fmt"
	"io"
)

// Run reads the flags without the program's name; the page finds in the message which one is wrong. Handled false means that the
// client is to start as c says; otherwise the program ends with the code.
func Run(args []string, _, stderr io.Writer) (c Client, code int, handled bool) {
	fs := c.flags()
	fs.SetOutput(io.Discard)
	if err := fs.Parse(args); err != nil {
		fmt.Fprintln(stderr, programName+":", err)
		return c, 2, true
	}
	if err := checkOptions(c.Game, c.Options); err != nil {
		fmt.Fprintf(stderr, "%s: wrong value for flag -option: %v\n", programName, err)
		return c, 2, true
	}
	return c, 0, false
}
