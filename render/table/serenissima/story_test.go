package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// What the table says of events fits what has become of the game, and no weight is
// beyond the greatest.
func TestEventsMeanWhatBecameOfTheGame(t *testing.T) {
	on := Table{}
	met := map[table.MeaningKind]int{}
	for seed := range uint64(8) {
		met[table.NewTurn], met[table.Scoring] = 0, 0
		last, err := gametest.RandomGame(rules.New(), game.Options{Seats: 3}, seed, func(_ game.State, _ game.Action, events []game.Event) {
			for _, ev := range events {
				met[on.Meaning(ev).Kind]++
				require.GreaterOrEqual(t, on.Meaning(ev).Weight, 0)
				require.LessOrEqual(t, on.Meaning(ev).Weight, table.MostWeight)
			}
		})
		require.NoError(t, err)
		turn, scorings := on.Clock(last)
		require.Equal(t, turn, met[table.NewTurn])
		require.Equal(t, scorings, met[table.Scoring])
	}
	for m := table.NewTurn; m <= table.LeadsOn; m++ {
		require.Positive(t, met[m], m)
	}
	require.GreaterOrEqual(t, met[table.Throw], 2*met[table.Attack], "both sides throw, once or more")
}
