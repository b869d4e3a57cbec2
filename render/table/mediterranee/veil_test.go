package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
)

// What a veiled position offers does not depend on how much money anybody has, and holds all that is
// legal. Only bids have no veil.
func TestAVeilHidesPurses(t *testing.T) {
	veiled := 0
	_, err := gametest.RandomGame(rules.New(), gametest.Options(3), 5, func(s game.State, _ game.Action, _ []game.Event) {
		st := s.(*rules.State)
		d := st.Decision()
		if !(Table{}).Veils(s) {
			require.True(t, d.Player < 1 || d.Prompt == rules.Bidding)
			return
		}
		seen := Table{}.Veil(s)
		require.Subset(t, seen.AppendActions(nil), st.AppendActions(nil))
		poor := st.Clone().(*rules.State)
		poor.Ducats[d.Player] = 0
		if poor.Deal.Buyer > 0 {
			poor.Ducats[poor.Deal.Buyer] = 0
		}
		require.Equal(t, seen.AppendActions(nil), Table{}.Veil(poor).AppendActions(nil))
		veiled++
	})
	require.NoError(t, err)
	require.Greater(t, veiled, 50)
}
