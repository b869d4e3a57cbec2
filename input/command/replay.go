//go:build !js

package command

import (
	"errors"
	"flag"
	"fmt"
	"io"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/save"
	"serenissima/game/session"
)

const aboutReplay = `
Replays a saved game, or the code of one, and checks every action by the rules and
every hash. It prints the seats with scores and ranks and the hash of the position at
the end. If the file is damaged or an action breaks the rules, it says at which line,
and the exit status is 1. If FILE is -, it reads standard input.`

// replay verifies a saved game.
func replay(args []string, stdout, stderr io.Writer) int {
	fs := flag.NewFlagSet("replay", flag.ContinueOnError)
	if code, ok := parse(fs, aboutReplay, args, stdout, stderr, "FILE"); !ok {
		return code
	}
	m, err := openSave(fs.Arg(0))
	if err != nil {
		return fail(stderr, "replay", err)
	}
	writeMatch(stdout, m)
	return 0
}

// openSave plays the match of a saved game or a code again that is in a file, or
// in standard input for the name -.
func openSave(name string) (*session.Match, error) {
	data, err := ReadFile(name)
	if err != nil {
		return nil, err
	}
	m, err := save.Read(data, catalog.Find)
	if err != nil {
		return nil, fmt.Errorf("%s: %w", name, flawIn(err))
	}
	return m, nil
}

// flawIn adds the rule to an error about an illegal action.
func flawIn(err error) error {
	if illegal, ok := errors.AsType[*game.Illegal](err); ok {
		return fmt.Errorf("%w: %s (%s)", err, illegal.Name, illegal.Rule)
	}
	return err
}

func writeMatch(w io.Writer, m *session.Match) {
	in, r := m.Rules().Info(), m.State().Result()
	state := "not over"
	if r.Over {
		state = "over"
	}
	fmt.Fprintf(w, "%s, version %d of the rules: %d actions, %s\n", in.ID, in.Version, m.Len(), state)
	for i, seat := range m.Seats() {
		who := "person"
		if seat.Kind == session.Bot {
			who = seat.Level
		}
		fmt.Fprintf(w, "seat %d  %q (%s)  score %d, rank %d\n", i+1, seat.Name, who, r.Score[i+1], r.Rank[i+1])
	}
	fmt.Fprintf(w, "hash %016x\n", game.Hash(m.State()))
}
