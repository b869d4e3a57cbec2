package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
)

// A small picture of a position shows each place of the course, and each ship as a sail.
func TestMiniature(t *testing.T) {
	var l display.List
	s, err := rules.New().New(game.Options{Seats: 2, Values: map[string]string{"placement": "random"}})
	require.NoError(t, err)
	for dealer := (game.Dealer{Rand: game.NewRand(1)}); s.Decision().Player == game.Chance; {
		s.Apply(dealer.Deal(s), nil)
	}
	Table{}.Miniature(&l, display.Rect{W: 200, H: 100}, s, func(p game.Player) int { return int(p) })
	discs, sails := 0, 0
	for _, o := range l.Ops {
		switch {
		case o.Kind == display.FillRect && o.Rect.W == 2*1.9*2:
			discs++
		case o.Path != nil && o.Path.Name == "lateen" && o.Kind == display.StrokePath:
			sails++
		}
	}
	require.Equal(t, int(s.(*rules.State).Last)+1, discs)
	require.Equal(t, 6, sails)
}
