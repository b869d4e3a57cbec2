package panel

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// Of what others did since one's last action a robbery is told in the panel, if that has room for it
// and the newest entry, however much has happened after it.
func TestTheLatestKeepARobbery(t *testing.T) {
	pushedOut := 0
	for seed := range uint64(8) {
		for _, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), seed, 1) {
			viewer := m.State().Decision().Player
			if viewer <= game.Nobody {
				continue
			}
			d := layOut(t, m, desktop())
			p := NewLatest(&d.history, NewRoundUp(m))
			entries := d.history.Shown()
			i := p.lastRobbery(viewer, entries)
			if i < 0 {
				continue
			}
			require.NotEqual(t, viewer, entries[i].By)
			for _, h := range []float64{40, 80, 160} {
				r := display.Rect{W: 280, H: h}
				list := p.last(viewer, r, widget.MinText)
				require.True(t, slices.IsSorted(list))
				newest, sum := list[len(list)-1], 0.0
				for _, n := range list {
					sum += p.height(n, r, widget.MinText)
				}
				require.LessOrEqual(t, sum, h)
				if newest != i && p.height(newest, r, widget.MinText)+p.height(i, r, widget.MinText) <= h {
					require.Contains(t, list, i)
					if len(list) > 1 && list[0] == i && list[1] > i+1 {
						pushedOut++
					}
				}
			}
		}
	}
	require.Positive(t, pushedOut)
}
