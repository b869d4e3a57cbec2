package gametest

import (
	"fmt"
	"testing"

	"serenissima/game"
)

// A Kind is a kind of game, with a name for it in tests and golden files.
type Kind struct {
	Name    string
	Options game.Options
}

// Options returns options for a number of seats; values are names of options
// and their values in turn.
func Options(seats int, values ...string) game.Options {
	o := game.Options{Seats: seats, Values: map[string]string{}}
	for i := 0; i < len(values); i += 2 {
		o.Values[values[i]] = values[i+1]
	}
	return o
}

// Hashes checks that the last positions of random games, seeds 1 to games of
// each kind, are those of a file, which was written by a native program and is
// compared under WebAssembly too. A line holds the kind,
// the seed, the number of actions and the hash. With -update it is rewritten.
func Hashes(t *testing.T, r game.Rules, file string, games int, kinds ...Kind) {
	t.Helper()
	golden(t, file, func(t *testing.T, _ []string) (lines []string) {
		for _, k := range kinds {
			for seed := 1; seed <= games; seed++ {
				n := 0
				end, err := RandomGame(r, k.Options, uint64(seed), func(game.State, game.Action, []game.Event) { n++ })
				if err != nil {
					t.Fatal(err)
				}
				lines = append(lines, fmt.Sprintf("%s %d %d %016x", k.Name, seed, n, game.Hash(end)))
			}
		}
		return lines
	})
}
