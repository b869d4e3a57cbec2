package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/mediterranee"
)

func TestOpponentsOnOffer(t *testing.T) {
	o := mediterranee.Opponents()
	require.Equal(t, []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral, ai.Doge}, o.Levels())
	require.Equal(t, []string{"trader", "raider", "builder"}, o.Characters())
	_, err := o.New("captain@5", 1)
	require.ErrorContains(t, err, "captain of mediterranee takes no budget")
}

// Raiders attack more than traders, builders build forts, and none is a poor captain.
func TestCharactersShow(t *testing.T) {
	table := arena.Table{Opponents: mediterranee.Opponents(), Seats: []ai.Level{"captain/trader", "captain/raider", "captain/builder", "captain"}, Rotate: true}
	sum := arena.NewSummary(&table)
	require.NoError(t, table.PlayMany(1, 40, sum.Add))
	deeds := func(name string, bot int) int {
		return sum.Behaviour[bot][slices.IndexFunc(table.Opponents.Behaviour, func(h ai.Happening) bool { return h.Name == name })]
	}
	require.Greater(t, 2*deeds("attacks", 1), 3*deeds("attacks", 0))
	require.Greater(t, deeds("forts", 2), 20, "in 40 games")
	require.Less(t, deeds("forts", 0)+deeds("forts", 1)+deeds("forts", 3), deeds("forts", 2)/2)
	for bot, wins := range sum.Wins {
		require.Greater(t, wins, 4.0, table.Seats[bot])
	}
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
