package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Whatever is decided, each group means something or nothing: a galley that was sunk
// is active still while its last consequences are decided.
func TestEveryPositionHasAMeaning(t *testing.T) {
	sunk := 0
	for seed := range uint64(40) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if s.Decision().Player < 1 {
				return
			}
			on := Table{}
			for _, group := range groups {
				on.Meant(s, table.Gesture{Group: group.Name})
			}
			if st.Active != 0 && st.Galleys[st.Active].Zone == 0 {
				sunk++
			}
		})
		require.NoError(t, err)
	}
	require.NotZero(t, sunk, "no active galley was sunk")
}
