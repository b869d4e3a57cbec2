package goldenhorn

import (
	"fmt"
	"os"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// The final positions of random games are the same on every platform: the file
// was written by a native program and is compared under WebAssembly too. Each
// line holds players, expansion, seed, number of actions and the hash of the
// last position.
func TestHashes(t *testing.T) {
	const file = "testdata/hashes.txt"
	var now strings.Builder
	for seats := 2; seats <= 4; seats++ {
		for _, expansion := range []string{"no", "yes"} {
			o := game.Options{Seats: seats, Values: map[string]string{"expansion": expansion}}
			for seed := uint64(1); seed <= 15; seed++ {
				n := 0
				end, err := gametest.RandomGame(New(), o, seed, func(game.State, game.Action, []game.Event) { n++ })
				require.NoError(t, err)
				fmt.Fprintf(&now, "%d %s %d %d %016x\n", seats, expansion, seed, n, game.Hash(end))
			}
		}
	}
	if gametest.Update() {
		require.NoError(t, os.WriteFile(file, []byte(now.String()), 0o666))
	}
	committed, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(committed), now.String())
}

// A guess of what a seat cannot know is the same on every platform too.
func TestGuessesAreReproducible(t *testing.T) {
	r := game.NewRand(5)
	s := busy(t)
	var hashes []string
	for seat := game.Player(1); seat <= 3; seat++ {
		guess := s.seen(seat)
		guess.Resample(seat, &r)
		hashes = append(hashes, fmt.Sprintf("%016x", game.Hash(guess.State)))
	}
	require.Equal(t, []string{"826256828afc108b", "26a174fa908041d6", "f729b32ff007cf48"}, hashes)
}
