package goldenhorn_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/goldenhorn"
)

func TestOpponentsOnOffer(t *testing.T) {
	o := goldenhorn.Opponents()
	require.Equal(t, []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral, ai.Doge}, o.Levels())
	require.Equal(t, []string{"trader", "pirate", "conqueror"}, o.Characters())
	require.NotNil(t, o.NewAdvisor())
	_, err := o.New("captain@5", 1)
	require.ErrorContains(t, err, "captain of goldenhorn takes no budget")
}

// Pirates rob more than traders, conquerors take more territories, and none is a poor captain.
func TestCharactersShow(t *testing.T) {
	table := arena.Table{Opponents: goldenhorn.Opponents(), Options: map[string]string{"expansion": "yes"},
		Seats: []ai.Level{"captain/trader", "captain/pirate", "captain/conqueror", "captain"}, Rotate: true}
	sum := arena.NewSummary(&table)
	require.NoError(t, table.PlayMany(1, 100, sum.Add))
	deeds := func(name string, bot int) int {
		return sum.Behaviour[bot][slices.IndexFunc(table.Opponents.Behaviour, func(h ai.Happening) bool { return h.Name == name })]
	}
	require.Greater(t, deeds("attacks", 1), 2*deeds("attacks", 0))
	require.Greater(t, 2*deeds("conquests", 2), 3*deeds("conquests", 3))
	for bot, wins := range sum.Wins {
		require.Greater(t, wins, 12.0, table.Seats[bot])
	}
}

// Each level wins more than its share against the one below, with the expansion or without.
func TestLevelsAreALadder(t *testing.T) {
	o := goldenhorn.Opponents()
	for _, options := range []map[string]string{nil, {"expansion": "yes"}} {
		for _, is := range []struct {
			higher, lower ai.Level
			games         int
		}{
			{ai.Apprentice, ai.Deckhand, 120}, {ai.Merchant, ai.Apprentice, 240}, {ai.Captain, ai.Merchant, 240}, {ai.Admiral, ai.Captain, 40},
		} {
			table := arena.Table{Opponents: o, Options: options, Seats: []ai.Level{is.higher, is.lower, is.lower}, Rotate: true}
			sum := arena.NewSummary(&table)
			require.NoError(t, table.PlayMany(1, is.games, sum.Add))
			require.Greater(t, sum.Wins[0], float64(sum.Games)*0.42, "%s against two of %s", is.higher, is.lower)
		}
	}
}
