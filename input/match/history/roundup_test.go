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
