package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// What an action costs leaves the purse, and what it brings comes into it; a sum that is named or
// agreed on is no cost (M1.6).
func TestM1_6_ActionsCostWhatLeavesThePurse(t *testing.T) {
	paid, brought := 0, 0
	_, err := gametest.RandomGame(New(), game.Options{Seats: 3}, 1, func(s game.State, _ game.Action, _ []game.Event) {
		for _, a := range s.AppendActions(nil) {
			cost := game.Cost(s, a)
			if cost == 0 {
				continue
			}
			after := s.Clone().(*State)
			after.Apply(a, nil)
			require.Equal(t, cost, 100*int(s.(*State).Ducats[a.By]-after.Ducats[a.By]), New().Info().ActionText(a))
			if cost > 0 {
				paid++
			} else {
				brought++
			}
		}
	})
	require.NoError(t, err)
	require.Positive(t, paid)
	require.Positive(t, brought)
}
