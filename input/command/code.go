//go:build !js

package command

import (
	"flag"
	"fmt"
	"io"

	"serenissima/game/save"
)

const aboutCode = `
serenissima code [flags] FILE
Prints the code of a saved game, - reads it from standard input. The code holds
the whole game; serenissima -code opens it, and so does the web version by a link
that ends with it. FILE may hold a code as well; with -save the saved game is
printed instead.`

// code prints a saved game as a code, or a code as a saved game.
func code(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("code", flag.ContinueOnError)
	file := fs.Bool("save", false, "print the saved game")
	page := fs.String("page", "", "print a link to the web version at this `address`")
	if code, ok := parse(fs, aboutCode, args, stdout, stderr, "FILE"); !ok {
		return code
	}
	m, err := openSave(fs.Arg(0))
	switch {
	case err != nil:
		return fail(stderr, "code", err)
	case *file:
		fmt.Fprintf(stdout, "%s", save.Encode(m))
	case *page != "":
		fmt.Fprintln(stdout, *page+save.LinkMark+save.Code(m))
	default:
		fmt.Fprintln(stdout, save.Code(m))
	}
	return 0
}
