//go:build !js

package command

import (
	"flag"
	"fmt"
	"io"
	"strings"

	"serenissima/game"
	"serenissima/game/session"
)

const aboutVerify = `
serenissima verify [flags] FILE
Checks that nobody has tampered with the dice and cards of a saved game, or of a
code; - reads it from standard input. The game showed a commitment when it began, which is the
SHA-256 of its seed in decimal, a space and its salt in hexadecimal. The command
checks that commitment, seed and salt of the file belong together, that the
commitment is the one you noted, if you name it, and that each outcome of chance
follows from the seed and the decisions before it. Where one does not, it says
which, and the exit status is 1.`

// verify checks the dice of a saved game.
func verify(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("verify", flag.ContinueOnError)
	noted := fs.String("commitment", "", "the `commitment` that the game showed when it began")
	if code, ok := parse(fs, aboutVerify, args, stdout, stderr, "FILE"); !ok {
		return code
	}
	name := fs.Arg(0)
	m, err := openSave(name)
	if err != nil {
		return fail(stderr, "verify", err)
	}
	if err := checkSeal(stdout, m, *noted); err != nil {
		return fail(stderr, "verify", fmt.Errorf("%s: %w", name, err))
	}
	if err := checkChance(stdout, m); err != nil {
		return fail(stderr, "verify", fmt.Errorf("%s: %w", name, err))
	}
	return 0
}

// checkSeal checks that commitment, seed and salt of a match belong together and,
// unless it is empty, that the commitment is the one that somebody has noted.
func checkSeal(w io.Writer, m *session.Match, noted string) error {
	fmt.Fprintf(w, "seed        %d\n", m.Seed())
	seal, ok := m.Seal()
	noted = strings.ToLower(strings.Join(strings.Fields(noted), ""))
	commitment := fmt.Sprintf("%x", seal.Commitment)
	switch {
	case !ok && noted != "":
		return fmt.Errorf("the game has no commitment, so it is not the one you noted")
	case !ok:
		fmt.Fprintln(w, "commitment  none: the game was begun without one")
		return nil
	case !seal.Fits(m.Seed()):
		return fmt.Errorf("the commitment %s is not that of the seed %d and the salt %x", commitment, m.Seed(), seal.Salt)
	case noted != "" && noted != commitment:
		return fmt.Errorf("the commitment is %s and not the one you noted", commitment)
	}
	fmt.Fprintf(w, "salt        %x\ncommitment  %s: it is that of seed and salt\n", seal.Salt, commitment)
	return nil
}

// checkChance checks that all of chance follows from the seed.
func checkChance(w io.Writer, m *session.Match) error {
	log, from, outcomes := m.Log(), 0, 0
	if at := m.Departure(); at >= 0 {
		return fmt.Errorf("entry %d, %q, does not follow from the seed", at+1, m.Rules().Info().ActionText(log[at]))
	}
	if seal, ok := m.Seal(); ok {
		from = min(seal.From, len(log))
	}
	for _, a := range log[from:] {
		if a.By == game.Chance {
			outcomes++
		}
	}
	if from > 0 {
		fmt.Fprintf(w, "chance      the first %d entries were taken over from another game\n", from)
	}
	fmt.Fprintf(w, "chance      all %d outcomes follow from the seed\n", outcomes)
	return nil
}
