package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// M2.1: beside a bid stand the bids of the last three turns, in the order of the places that they have brought, with
// what was thrown between equal ones, and in how many of them a bid would have been the highest.
func TestM2_1_ABidIsComparedWithEarlierTurns(t *testing.T) {
	st := *bookGame()
	d := layOut(t, &st, 1280, 800)
	bid := func(seat game.Player, n int16) game.Event {
		return game.Event{Kind: game.Revealed, Note: rules.NoteBid, What: game.Seat(seat), N: n}
	}
	place := func(seat game.Player, n int16) game.Event {
		return game.Event{Kind: game.Chose, Note: rules.NotePlace, By: seat, What: game.Count(int(n))}
	}
	for turn := int8(1); turn <= 4; turn++ {
		d.history = append(d.history, heard{turn, []game.Event{
			bid(1, 9), bid(2, int16(turn)), bid(3, int16(turn)), bid(4, 0),
			{Kind: game.Rolled, Note: rules.NoteTie, By: 2, N: 3}, place(1, 1), place(2, 2), place(3, 3), place(4, 4),
		}})
	}
	aid := Table{}.SumHelper(d)
	shapes := aid.Shapes(d)
	require.True(t, shapes[0].Sparing)
	require.False(t, shapes[2].Sparing, "the last turn is always told")
	for shape := range shapes[:3] {
		at := aid.Layout(d, shape, 904, func(float64) float64 { return 90 })
		var l display.List
		aid.Draw(d, &l, shape, at, 300)
		shown := texts(&l)
		for turn := 4; turn > 1; turn-- {
			require.Equal(t, turn > 1+shape, contains(shown, d.words.T("accounts.turn", "n", turn)), "turn %d in shape %d", turn, shape)
		}
		require.NotContains(t, shown, d.words.T("accounts.turn", "n", 1), "it is too long ago")
		require.Contains(t, shown, "3", "the die")
		require.Contains(t, shown, d.words.Line("sum.past.highest", "n", 300, "m", 2, "all", 4), "where the others have bid less")
	}
}

// contains reports whether a text stands among others.
func contains(texts []string, text string) bool {
	for _, x := range texts {
		if x == text {
			return true
		}
	}
	return false
}
