package goldenhorn

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/op"
	"serenissima/render/table"
)

// over returns the end of a random game.
func over(t *testing.T, seed uint64, values map[string]string) *rules.State {
	s, err := gametest.RandomGame(rules.New(), game.Options{Seats: 2 + int(seed%3), Values: values}, seed, nil)
	require.NoError(t, err)
	return s.(*rules.State)
}

// The numbers beside rows, people and territories add up to the points of the seat, and all
// lies in the box.
func TestStoresAddUpToTheScore(t *testing.T) {
	w := words(t, "en")
	for seed := range uint64(12) {
		for _, values := range []map[string]string{nil, {"expansion": "yes"}, {"extras": "alternative"}} {
			s := over(t, seed, values)
			v := &table.View{State: s, Say: w.Line, Name: w.Title}
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				for _, width := range []float64{160, 220, 600} {
					var l op.List
					box := op.Rect{X: 10, Y: 20, W: width, H: Table{}.StoreHeight(s, width)}
					Table{}.Store(&l, box, v, p)
					sum := 0
					for _, o := range l.Ops {
						if o.Kind == op.DrawText {
							n, _ := strconv.Atoi(o.Text)
							sum += n
							require.True(t, o.Y < box.Y+box.H && o.Y-op.Ascent(o.Size) > box.Y, "%q", o.Text)
						}
					}
					require.EqualValues(t, s.Result().Score[p], sum, "seat %d, %v", p, values)
				}
			}
		}
	}
}
