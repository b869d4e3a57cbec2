//go:build !js

package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"

	"serenissima/game/save"
	"serenissima/game/session"
)

const aboutCode = `
Prints the code of a saved game. The code holds the whole game: ` + programName + ` -code
opens it, and so does the web version if a link ends with it. FILE may hold a code
as well; with -save the saved game is printed instead. If FILE is -, it reads standard
input. All of these hold the seed, so whoever has one of a game that is not over can
know all dice and cards to come. With -fresh the game continues from the same position
with a seed of its own, which is drawn anew each time.`

// code prints a saved game as a code, or a code as a saved game.
func code(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("code", flag.ContinueOnError)
	file := fs.Bool("save", false, "print the saved game")
	page := fs.String("page", "", "print a link to the web version at this `address`")
	fresh := fs.Bool("fresh", false, "give dice and cards to come a new seed, so that nobody learns those of the saved game")
	if code, ok := parse(fs, aboutCode, args, stdout, stderr, "FILE"); !ok {
		return code
	}
	m, err := openSave(fs.Arg(0))
	if err == nil && *fresh {
		m, err = freshen(m)
	}
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
	if !*fresh && !m.State().Result().Over {
		fmt.Fprintln(stderr, programName+" code: the game is not over, and whoever has this can know all dice and cards to come; -fresh gives the position a seed of its own")
	}
	return 0
}

// freshen returns a match with the position of m and dice of its own.
func freshen(m *session.Match) (*session.Match, error) {
	if m.State().Result().Over {
		return nil, errors.New("the game is over: no dice or cards are to come")
	}
	return m.WithFreshDice(rand.Uint64(), salt())
}
