package goldenhorn

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/op"
)

// With the expansion the warehouse shows how many mercenaries and how many peasants are in it: both
// pay for territories, but not alike (G9.13). Those that an animation still brings are not counted,
// and what comes home flies to where they are counted.
func TestTheWarehouseTellsMercenariesFromPeasants(t *testing.T) {
	n := 0
	for seed := uint64(0); n < 40; seed++ {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": "yes"}}
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			own := store(st)
			if own == nil || own.Figures == own.Peasants || st.Decision().Player <= game.Nobody || n >= 40 {
				return
			}
			n++
			for _, w := range windowsCovered() {
				w.Choosing = true // unfolded
				v := viewIn(t, st, w, "en")
				r, shown := warehouseRect(v)
				require.True(t, shown)
				var l op.List
				appendWarehouse(&l, r, v, st)
				for kind, count := range map[int]int8{rules.Mercenary: own.Figures, rules.Peasant: own.Peasants} {
					at, size, ok := stage{v}.Spot(game.Sailor(kind), game.Seat(viewerOf(st)), 0)
					require.True(t, ok)
					require.True(t, r.Contains(at), "%v: %v in %v", w, at, r)
					number := 0
					for _, x := range l.Ops {
						beside := x.Kind == op.DrawText && x.X > at.X && x.X < at.X+size*2 && x.Y > at.Y-size && x.Y < at.Y+size
						if beside && x.Text == strconv.Itoa(int(count)) {
							number++
						}
					}
					require.Equal(t, 1, number, "%v: the number of kind %d", w, kind)
				}
			}
		})
		require.NoError(t, err)
	}
}
