package history

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
)

// Things of a kind that a seat has bought in a turn are told with their number.
func TestTheRoundUpCountsThings(t *testing.T) {
	var h History
	h.Deeds.turns, h.Deeds.Acted[1] = []int{1, 9}, 2
	for beat := 3; beat < 6; beat++ {
		h.Deeds.list = append(h.Deeds.list, Deed{By: 1, Kind: Built, Thing: game.Building(1), Beat: beat})
	}
	c, err := lang.Load(lang.English)
	require.NoError(t, err)
	words := c.Words(&game.Info{ID: "x"}, []string{"Anna"})
	line := h.RoundUp(1, 2, true).Lines[0]
	require.Contains(t, line.Sentence(words, func(game.Player) string { return "Anna" }), " ×3 (Anna)")
}

// What was lost stands under the sign of a ship that sinks only where nothing was taken: a captured ship has not sunk.
func TestACapturedShipHasNotSunk(t *testing.T) {
	for sign, losses := range map[string][]mishap{
		"sinking":        {{by: 1, thing: game.Ship(1), beat: 3, sunk: true}},
		"crossed-swords": {{by: 1, thing: game.Ship(1), beat: 3, sunk: true}, {by: 2, thing: game.Ship(2), beat: 4}},
	} {
		var h History
		h.Deeds.turns, h.Deeds.Acted[1], h.Deeds.losses = []int{1, 9}, 2, losses
		require.Equal(t, sign, h.RoundUp(1, 2, true).Lines[0].Icon)
	}
}
