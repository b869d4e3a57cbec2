package mediterranee

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
// line holds players, first power, seed, number of actions and the hash of the
// last position.
func TestHashes(t *testing.T) {
	const file = "testdata/hashes.txt"
	var now strings.Builder
	for _, o := range tables() {
		if o.Values["money"] != "secret" {
			continue
		}
		for seed := uint64(1); seed <= 20; seed++ {
			n := 0
			end, err := gametest.RandomGame(New(), o, seed, func(game.State, game.Action, []game.Event) { n++ })
			require.NoError(t, err)
			fmt.Fprintf(&now, "%d %s %d %d %016x\n", o.Seats, end.(*State).Powers[1], seed, n, game.Hash(end))
		}
	}
	if gametest.Update() {
		require.NoError(t, os.WriteFile(file, []byte(now.String()), 0o666))
	}
	committed, err := os.ReadFile(file)
	require.NoError(t, err)
	require.Equal(t, string(committed), now.String())
}
