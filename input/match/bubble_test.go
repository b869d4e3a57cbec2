package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A ship that may go on or stop asks in a bubble beside it: this covers neither the ship nor a
// place where it can go, and a click there decides. Where there is nothing to choose it is not
// shown, nor while something else is open.
func TestABubbleAsksAtTheShip(t *testing.T) {
	asked, alone := 0, 0
	for seed := uint64(1); seed <= 4; seed++ {
		for i, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), seed, 1) {
			if len((m.State()).AppendActions(nil)) > 3 || i%3 > 0 {
				continue
			}
			d, p := resume(t, desktop, m)
			if len(p.now.Offer.Answers) == 0 {
				continue
			}
			hit := d.List.Find(display.Target{Command: panel.CmdBubble})
			if len(p.now.Offer.Answers) == 1 {
				require.Nil(t, hit)
				alone++
				continue
			}
			require.NotNil(t, hit)
			v := viewOf(p, d.Context)
			ship, ok := p.table.Stage(v).Rim(p.table.Subject(p.now.View))
			require.True(t, ok)
			require.True(t, hit.Rect.Intersect(ship).Empty())
			for _, r := range p.now.Routes {
				at, ok := p.table.Place(v, r.To)
				require.True(t, ok)
				require.False(t, hit.Rect.Contains(at.At), "%v", r.To)
			}
			d.Key(control.Log)
			d.Rest(2)
			require.Nil(t, d.List.Find(display.Target{Command: panel.CmdBubble}))
			d.Key(control.Log)
			d.Rest(2)
			before := m.Len()
			d.Tap(device.TargetName(position.Act(p.now.Offer.Answers[len(p.now.Offer.Answers)-1].Action)))
			require.Equal(t, before+1, m.Len())
			asked++
		}
	}
	require.Positive(t, asked)
	require.Positive(t, alone)
}
