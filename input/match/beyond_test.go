package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/panel"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Where a chart does not show all that can be done, arrows at its edge point to the places beyond it. They are within
// a finger's reach, and a click on one shows the place and does nothing else.
func TestArrowsLeadToPlacesBeyondTheEdge(t *testing.T) {
	size, seen := display.Point{X: 390, Y: 844}, map[string]int{}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		for _, m := range apptest.PositionsOf(t, rules, 3, 3) {
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.Curtain = app.VeilNever
			x := &laidOut{t: t, size: size, c: d.Context}
			x.p = NewPlay(x.c, m, nil).(*Play)
			x.stack = app.NewStack(x.c, x.p)
			x.rest()
			if x.p.now.ChoosesApart() {
				continue
			}
			x.p.board.camera.Zoom(1.6, x.p.board.camera.View.Center())
			x.p.board.autoPan.touched()
			x.rest()
			for _, h := range x.list.Hits {
				if h.Target.Command != panel.CmdBeyond {
					continue
				}
				seen[rules.Info().ID]++
				board := deskOf(x.p, x.c).Frame().Board
				require.GreaterOrEqual(t, min(h.Rect.W, h.Rect.H), 44.0)
				require.True(t, board.Holds(h.Rect))
				place, _ := on.Place(viewOf(x.p, x.c), h.Target.Ref)
				require.False(t, board.Contains(place.Mark), "it is beyond the edge")
				at := h.Rect.Center()
				x.show(control.Frame{Pointer: at, Inside: true, Tap: true, TapAt: at})
				x.rest()
				require.Equal(t, m.Len(), x.p.match().Len(), "nothing is decided")
				place, _ = on.Place(viewOf(x.p, x.c), h.Target.Ref)
				require.True(t, board.Contains(place.Mark), "%s is in sight", x.p.words(x.c).NameOf(h.Target.Ref))
				break
			}
		}
	})
	require.Positive(t, seen["serenissima"])
	require.Positive(t, seen["mediterranee"])
}
