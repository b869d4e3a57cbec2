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
	require.Equal(t, []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral, ai.Doge}, o.Levels())
	require.Empty(t, o.Characters())
	_, err := o.New("captain@5", 1)
	require.ErrorContains(t, err, "captain of mediterranee takes no budget")
}

// Each level wins more than its share against the one below.
func TestLevelsAreALadder(t *testing.T) {
	for _, is := range []struct {
		higher, lower ai.Level
		games         int
	}{
		{ai.Apprentice, ai.Deckhand, 40}, {ai.Merchant, ai.Apprentice, 40}, {ai.Captain, ai.Merchant, 40}, {ai.Admiral, ai.Captain, 8},
	} {
		table := arena.Table{Opponents: mediterranee.Opponents(), Seats: []ai.Level{is.higher, is.lower, is.lower, is.lower}, Rotate: true}
		sum := arena.NewSummary(&table)
		require.NoError(t, table.PlayMany(1, is.games, sum.Add))
		require.Greater(t, sum.Wins[0], float64(sum.Games)*0.3, "%s against three of %s", is.higher, is.lower)
	}
}
