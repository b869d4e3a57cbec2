package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/panel"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A sum that is asked for can be folded away, so that the whole board is seen and things on it are
// told, and comes back with what had been chosen; nothing is decided meanwhile.
func TestAQuestionFoldsAway(t *testing.T) {
	tried := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		if _, ok := on.(table.Summer); !ok {
			return
		}
		for _, m := range apptest.PositionsOf(t, rules, 2, 1) {
			sum, _ := table.SumOf(on, m.State(), m.State().AppendActions(nil))
			if tried > 0 || sum == nil || !m.State().Asking().Question {
				continue
			}
			for _, size := range windows {
				d := drive(t, &store.Memory{}, size)
				p := NewPlay(d.Context, m, nil).(*Play)
				p.tutorial.tutor = nil
				d.Stack = app.NewStack(d.Context, p)
				d.Rest(2)
				d.Wake()
				before := m.Len()
				require.NotNil(t, d.List.Find(p.names()), "%v", size)
				p.naming.Picker.Choose(p.naming.Picker.Values[1])
				d.Tap(device.TargetName(display.Target{Command: panel.CmdFold}))
				require.Nil(t, d.List.Find(p.names()), "%v", size)
				apptest.RequireReadable(t, &d.List, size, "folded")
				if f := p.seating.frame(d.Context, false); f.Shape == layout.Tall {
					require.True(t, d.List.Find(display.Target{Command: panel.CmdFold}).Rect.Intersect(f.Corner).Empty(), "%v: the tab hides a panel", size)
				}
				d.Tap(device.TargetName(display.Target{Command: panel.CmdFold}))
				require.NotNil(t, d.List.Find(p.names()), "%v", size)
				require.Equal(t, p.naming.Picker.Values[1], p.naming.Picker.Value())
				require.Equal(t, before, m.Len())
				tried++
			}
		}
	})
	require.Positive(t, tried)
}
