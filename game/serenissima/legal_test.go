package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// TestLegalIsCheckWithoutReasons compares the two for each action that was
// legal somewhere in a game, in each position of it.
func TestLegalIsCheckWithoutReasons(t *testing.T) {
	var positions []*State
	known := map[game.Action]bool{}
	_, err := gametest.RandomGame(New(), gametest.Options(3), 1, func(s game.State, _ game.Action, _ []game.Event) {
		positions = append(positions, s.Clone().(*State))
		for _, a := range s.AppendActions(nil) {
			known[a] = true
		}
	})
	require.NoError(t, err)
	for _, s := range positions {
		for a := range known {
			require.Equal(t, s.Check(a) == nil, s.Legal(a), "%v", a)
		}
		require.Zero(t, testing.AllocsPerRun(1, func() {
			for a := range known {
				s.Legal(a)
			}
		}))
	}
}
