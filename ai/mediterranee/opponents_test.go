package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/mediterranee"
)

func TestOpponentsOnOffer(t *testing.T) {
	o := mediterranee.Opponents()
	require.Equal(t, []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain}, o.Levels())
	require.Empty(t, o.Characters())
}

// Each level wins more than its share against the one below.
func TestLevelsAreALadder(t *testing.T) {
	for _, is := range [][2]ai.Level{{ai.Apprentice, ai.Deckhand}, {ai.Merchant, ai.Apprentice}, {ai.Captain, ai.Merchant}} {
		table := arena.Table{Opponents: mediterranee.Opponents(), Seats: []ai.Level{is[0], is[1], is[1], is[1]}, Rotate: true}
		sum := arena.NewSummary(&table)
		require.NoError(t, table.PlayMany(1, 40, sum.Add))
		require.Greater(t, sum.Wins[0], float64(sum.Games)*0.3, "%s against three of %s", is[0], is[1])
	}
}
