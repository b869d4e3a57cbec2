package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// What asks again before something is done lies in the corner of the drawer, whatever it is about, and over neither
// the bar nor the galley that does it.
func TestWhatAsksAgainLiesInTheCornerOfTheDrawer(t *testing.T) {
	for _, size := range windows {
		d, p, _ := facing(t, "end", size)
		d.Click(d.Spot(device.TargetName(position.GroupButton(table.EndGroup))))
		d.Rest(1)
		confirm := d.List.Find(display.Target{Command: position.CmdConfirm})
		require.NotNil(t, confirm, "%v", size)
		f := viewOf(p, d.Context).Frame
		end := d.List.Find(position.GroupButton(table.EndGroup)).Rect
		require.True(t, confirm.Rect.Intersect(end).Empty(), "%v", size)
		if at, ok := p.table.Place(viewOf(p, d.Context), p.now.Subject()); ok && at.OnChart {
			require.False(t, confirm.Rect.Contains(at.Mark), "%v: it covers the galley", size)
		}
		if f.Shape == layout.Wide {
			require.InDelta(t, f.Bottom, confirm.Rect.Y+confirm.Rect.H, 40*f.Unit, "%v: it is not on the bar", size)
			require.Greater(t, confirm.Rect.X, size.X/2, "%v", size)
		}
	}
}
