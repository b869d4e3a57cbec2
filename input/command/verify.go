//go:build !js

package command

import (
	"errors"
	"flag"
	"fmt"
	"io"
	"math"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
)

const aboutVerify = `
Checks that nobody has tampered with the dice and cards of a saved game, or of a
code. If FILE is -, it reads standard input. When the game began it showed a
commitment, the SHA-256 of what the game is bound to: rules, options, players, seed,
salt, and the entries that it took over from another game. The flag -sealed prints
that text. The command checks that it fits the commitment, that the commitment is
the one you noted, if you name it, and that each outcome of chance follows from the
seed and the decisions before it. Entries that were taken over are not checked for
that; the command says how many there are, and fails unless you have agreed to them:
by the commitment that you noted, or by their number. Earlier games have seals that
bind seed and salt alone: the command says so, and needs to be told how many entries
were taken over. If something does not fit, it says what, and the exit status is 1.`

// verify checks the dice of a saved game.
func verify(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("verify", flag.ContinueOnError)
	noted := fs.String("commitment", "", "the `commitment` that the game showed when it began")
	taken := wholeFlag(fs, "taken", limits{-1, 0, math.MaxInt32}, "the `number` of entries that were to be taken over from another game")
	text := fs.Bool("sealed", false, "print the text of which the commitment is the SHA-256, and check nothing")
	if code, ok := parse(fs, aboutVerify, args, stdout, stderr, "FILE"); !ok {
		return code
	}
	name := fs.Arg(0)
	m, err := openSave(name)
	switch {
	case err != nil:
		return fail(stderr, "verify", err)
	case *text:
		err = printSealed(stdout, m)
	default:
		err = errors.Join(checkSeal(stdout, m, *noted), checkTaken(stdout, m, *noted != "", *taken), checkChance(stdout, m))
	}
	if err != nil {
		return fail(stderr, "verify", fmt.Errorf("%s: %w", name, err))
	}
	return 0
}

// printSealed prints what the seal of a match binds.
func printSealed(w io.Writer, m *session.Match) error {
	seal, ok := m.Seal()
	if !ok {
		return errUnsealed
	}
	_, err := w.Write(seal.Text(m))
	return err
}

var errUnsealed = errors.New("the game has no commitment")

// checkSeal checks that the commitment of a match is that of what its seal binds and,
// unless it is empty, that it is the one that somebody has noted.
func checkSeal(w io.Writer, m *session.Match, noted string) error {
	seal, ok := m.Seal()
	noted = strings.ToLower(strings.Join(strings.Fields(noted), ""))
	commitment := fmt.Sprintf("%x", seal.Commitment)
	fmt.Fprintf(w, "seed        %d\n", m.Seed())
	switch {
	case !ok && noted != "":
		return fmt.Errorf("%w, so it is not the one you noted", errUnsealed)
	case !ok:
		fmt.Fprintln(w, "commitment  none: the game was begun without one, so anything may have been changed")
		return nil
	case !seal.Fits(m) && seal.Old():
		return fmt.Errorf("the commitment %s is not that of the seed %d and the salt %x", commitment, m.Seed(), seal.Salt)
	case !seal.Fits(m):
		return fmt.Errorf("the commitment %s is not that of the game: its rules, options, players, seed or salt, or the entries that it took over, have been changed", commitment)
	case noted != "" && noted != commitment:
		return fmt.Errorf("the commitment is %s and not the one you noted", commitment)
	}
	fmt.Fprintf(w, "salt        %x\ncommitment  %s: it is that of %s\n", seal.Salt, commitment, binds(seal))
	if told := origins[seal.Origin]; told != "" {
		fmt.Fprintf(w, "            the seed was %s\n", told)
	}
	if seal.Old() {
		fmt.Fprintln(w, "            the seal is an old one: it binds neither rules, options and players nor the entries")
		fmt.Fprintln(w, "            that were taken over and their number, and does not say where the seed is from")
	}
	if noted == "" {
		fmt.Fprintln(w, "            whoever changes a game can seal it anew: name the one you noted with -commitment")
	}
	return nil
}

// origins say what the seed of a match means for trust.
var origins = map[session.Origin]string{
	session.Drawn:  "drawn at random",
	session.Chosen: "chosen by hand: whoever chose it could know all dice and cards",
	session.Kept:   "kept from the game that this one was taken up from: whoever saw that one could know the dice and cards",
}

// binds says what a seal binds.
func binds(s session.Seal) string {
	if s.Old() {
		return "seed and salt"
	}
	return "rules, options, players, seed, salt and entries taken over"
}

// checkTaken checks that as many entries were taken over from another game as was
// agreed: by the seal if that was noted, or by the number named unless that is negative.
// A seal that nobody has noted proves nothing, for whoever exchanges dice could say in a
// new one that they were taken over.
func checkTaken(w io.Writer, m *session.Match, noted bool, named int) error {
	taken := m.Taken()
	seal, _ := m.Seal()
	if taken > 0 {
		fmt.Fprintf(w, "taken over  the first %d entries, from another game: their dice and cards are not checked\n", taken)
	}
	switch {
	case named >= 0 && named != taken:
		return fmt.Errorf("%d entries were taken over and not %d", taken, named)
	case named < 0 && taken > 0 && (seal.Old() || !noted):
		return fmt.Errorf("the first %d entries are not checked, and nothing says that this was agreed; if it was, name their number with -taken %[1]d", taken)
	}
	return nil
}

// checkChance checks that all of chance follows from the seed, but for what was taken
// over.
func checkChance(w io.Writer, m *session.Match) error {
	log := m.Log()
	if at := m.Departure(); at >= 0 {
		return fmt.Errorf("entry %d, %q, does not follow from the seed", at+1, m.Rules().Info().ActionText(log[at]))
	}
	outcomes := 0
	for _, a := range log[m.Taken():] {
		if a.By == game.Chance {
			outcomes++
		}
	}
	fmt.Fprintf(w, "chance      all %d outcomes%s follow from the seed\n", outcomes, map[bool]string{true: " after them"}[m.Taken() > 0])
	return nil
}
