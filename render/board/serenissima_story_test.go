package board

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/serenissima"
)

// What the guide says of events fits what has become of the game, and no weight is
// beyond the greatest.
func TestEventsMeanWhatBecameOfTheGame(t *testing.T) {
	guide := Guides["serenissima"]
	met := map[Meaning]int{}
	for seed := range uint64(8) {
		met[NewTurn], met[Scoring] = 0, 0
		last, err := gametest.RandomGame(serenissima.New(), game.Options{Seats: 3}, seed, func(_ game.State, _ game.Action, events []game.Event) {
			for _, ev := range events {
				met[guide.Meaning(ev)]++
				require.GreaterOrEqual(t, guide.Weight(ev), 0)
				require.LessOrEqual(t, guide.Weight(ev), MostWeight)
			}
		})
		require.NoError(t, err)
		turn, scorings := guide.Clock(last)
		require.Equal(t, turn, met[NewTurn])
		require.Equal(t, scorings, met[Scoring])
	}
	for m := NewTurn; m <= LeadsOn; m++ {
		require.Positive(t, met[m], m)
	}
	require.GreaterOrEqual(t, met[Throw], 2*met[Attack], "both sides throw, once or more")
}
