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
	"serenissima/render/table"
)

// A ship that may go on or stop asks in a bubble beside it: this covers neither the ship nor a place where it
// can go, nor as a rule a panel, and a click there decides. To go on is red, and the bar has no
// second pair of buttons for that. After the move
// the bubble offers the end of the turn when nothing else is left. It is not shown while something else is open.
func TestABubbleAsksAtTheShip(t *testing.T) {
	asked, alone, ends, busy, over := 0, 0, 0, 0, 0
	buttons := func(d *driver, t display.Target) (n int) {
		for _, hit := range d.List.Hits {
			if hit.Target == t && !hit.Off {
				n++
			}
		}
		return n
	}
	for seed := uint64(1); seed <= 4; seed++ {
		for i, m := range apptest.PositionsOf(t, catalog.Find("goldenhorn"), seed, 1) {
			legal := m.State().AppendActions(nil)
			if len(legal) > 3 || i%3 > 0 {
				continue
			}
			d, p := resume(t, desktop, m)
			hit := d.List.Find(display.Target{Command: panel.CmdBubble})
			if len(p.now.Offer.Answers) == 0 {
				require.Nil(t, hit)
				busy++
				continue
			}
			require.NotNil(t, hit)
			v := viewOf(p, d.Context)
			ship, ok := p.table.Stage(v).Rim(p.table.Subject(p.now.View))
			require.True(t, ok)
			require.True(t, hit.Rect.Intersect(ship).Empty())
			if len(p.now.Routes) == 0 && v.BelowPanels(hit.Rect) {
				over++
			}
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
			before, answers := m.Len(), p.now.Offer.Answers
			first, last := answers[0].Action, answers[len(answers)-1].Action
			require.Equal(t, 1, buttons(d, position.Act(last)))
			require.Equal(t, 1, buttons(d, position.GroupButton(table.EndGroup)), "it keeps its cell in the bar")
			switch {
			case len(legal) > 1:
				require.Equal(t, 1, buttons(d, position.GroupButton("go-on")))
				asked++
			case catalog.Find("goldenhorn").Info().PromptName(m.State().Decision().Prompt) == "after-move":
				ends++
			default:
				alone++
			}
			red := 0
			for _, x := range d.List.Hits {
				if x.Red && !x.Off {
					require.True(t, hit.Rect.Contains(x.Rect.Center()), "it lies in the bubble")
					red++
				}
			}
			require.Equal(t, 1, red)
			if asked%2 == 0 {
				d.Key(control.Confirm)
				require.Equal(t, first, m.Log()[before])
				continue
			}
			d.Tap(device.TargetName(position.Act(last)))
			require.Equal(t, last, m.Log()[before])
		}
	}
	require.Positive(t, asked)
	require.Positive(t, alone)
	require.Positive(t, ends)
	require.Positive(t, busy)
	require.Less(t, 20*over, ends+alone, "the quays stay in sight, if other ships do")
}
