package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A key lays what a panel of the table shows over the board and takes it away; the same is a small
// button where there is room for it, and a row of the menu everywhere. Other tables have neither.
func TestACommandOfAPanelIsSwitchedOnAndOff(t *testing.T) {
	shown := 0
	for _, rules := range catalog.All() {
		m := apptest.PositionsOf(t, rules, 3, 20)[1]
		for _, size := range []display.Point{desktop, {X: 844, Y: 390}, {X: 390, Y: 844}} {
			d, p := resume(t, size, m)
			has := rules.Info().ID == "goldenhorn"
			laid := func() bool { return viewOf(p, d.Context).Overlay != game.Ref{} }
			tool := display.Target{Command: control.Threats}
			v := viewOf(p, d.Context)
			h := d.List.Find(tool)
			require.Equal(t, has && moreTools(&v.Frame), h != nil, "%v", size)
			if h != nil {
				require.Contains(t, h.Tip, "\nKey: K")
			}
			d.Key(control.Threats)
			require.Equal(t, has, laid())
			d.Key(control.Threats)
			require.False(t, laid())
			d.Key(control.Menu)
			d.Rest(2)
			if !has {
				require.Nil(t, d.List.Find(tool))
				continue
			}
			shown++
			d.Tap(device.TargetName(tool))
			require.Equal(t, "play", d.Scene())
			require.True(t, laid())
			d.Rest(2)
			for _, h := range d.List.Hits {
				require.NotContains(t, h.Tip, "<")
			}
		}
	}
	require.Positive(t, shown)
}
