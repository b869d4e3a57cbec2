package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A key lays threats over the board and takes them away; the same is a small button where there
// is room for it, and a row of the menu everywhere. A table without threats has neither.
func TestThreatsAreSwitchedOnAndOff(t *testing.T) {
	warners := 0
	for _, rules := range catalog.All() {
		m := apptest.PositionsOf(t, rules, 3, 20)[1]
		for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			d, p := resume(t, size, m)
			_, warns := p.table.(table.Warner)
			tool := display.Target{Command: control.Threats}
			v := p.board.boardView(d.c)
			h := d.list.Find(tool)
			require.Equal(t, warns && moreTools(v), h != nil, "%v", size)
			if h != nil {
				require.Contains(t, h.Tip, "\nKey: K")
			}
			d.key(control.Threats)
			require.Equal(t, warns, p.board.boardView(d.c).Threats)
			d.key(control.Threats)
			require.False(t, p.board.boardView(d.c).Threats)
			d.key(control.Menu)
			d.rest(2)
			if !warns {
				require.Nil(t, d.list.Find(tool))
				continue
			}
			warners++
			d.tap(device.TargetName(tool))
			require.Equal(t, "play", d.scene())
			require.True(t, p.board.boardView(d.c).Threats)
			d.rest(2)
			for _, h := range d.list.Hits {
				require.NotContains(t, h.Tip, "<")
			}
		}
	}
	require.Positive(t, warners)
}
