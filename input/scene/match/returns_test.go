package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/scene"
	"serenissima/input/scene/scenetest"
	"serenissima/render/table"
)

// Who may only take or leave what somebody asks sees at every size what the thing would bring, place
// by place; on a window that stands the players stay in sight.
func TestWhatAThingBringsStaysInSightWithoutASum(t *testing.T) {
	seen := 0
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		n := 0
		asked := func(s game.State) bool {
			if on.Controls(s).Returns != nil {
				n++
			}
			return on.Controls(s).Returns != nil && n < 8
		}
		for _, m := range scenetest.PositionsWhere(t, rules, nil, 4, asked) {
			for _, size := range windows {
				d := drive(t, &store.Memory{}, size)
				p := NewPlay(d.c, m, nil).(*Play)
				p.tutorial.tutor = nil
				d.stack = scene.NewStack(d.c, p)
				d.rest(2)
				r := p.now.controls.Returns
				if r == nil || !p.panels.asksInBar() {
					break
				}
				seen++
				scenetest.RequireReadable(t, &d.list, size, "what it brings")
				for _, x := range r.List {
					require.True(t, d.shows(p.words(d.c).Title(x.Place)), "%v", size)
				}
				if f := p.board.frame(d.c, false); f.CoverTop > 0 {
					for _, h := range d.list.Hits {
						if h.Target.Ref == r.List[0].Place && h.Rect.W > f.Size.X/2 {
							require.GreaterOrEqual(t, h.Rect.Y, f.CoverTop)
						}
					}
				}
			}
		}
	})
	require.Positive(t, seen)
}
