package panel

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// A sum that is asked for can be folded away, so that the whole board is seen, and comes back with what had
// been chosen; nothing is decided meanwhile.
func TestAQuestionFoldsAway(t *testing.T) {
	tried := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		if _, ok := on.(table.SumAsker); !ok {
			return
		}
		for _, m := range apptest.PositionsOf(t, rules, 2, 1) {
			sum, _ := table.SumOf(on, m.State(), m.State().AppendActions(nil))
			if tried > 0 || sum == nil || !m.State().Asking().Question {
				continue
			}
			for _, w := range []layout.Window{desktop(), window(820, 1180), window(390, 844), window(844, 390)} {
				d := layOut(t, m, w)
				now, open, n := d.position(), &position.Open{Group: -1}, &SumInput{}
				b, fold := NewButtons(now, open, &captain.Captain{}), NewFold(now)
				sheet := NewSheet(now, open, n, &b, fold, NewStanding(m, now, n, false))
				draw := func() *display.List {
					var l display.List
					for _, x := range []table.Panel{fold, sheet} {
						sheet.Update(d, true)
						if x.Shown(d) {
							x.Draw(d, &l)
						}
					}
					return &l
				}
				click := func() {
					hit := draw().Find(display.Target{Command: CmdFold})
					require.NotNil(t, hit, "%v", w.Size)
					intent, used := fold.Handle(d, table.Event{Hit: hit})
					require.True(t, used)
					require.Nil(t, intent, "nothing is decided")
				}
				require.NotNil(t, draw().Find(position.Act(n.Action())), "%v", w.Size)
				n.Picker.Choose(n.Picker.Values[1])
				chosen := position.Act(n.Action())
				click()
				folded := draw()
				require.Nil(t, folded.Find(chosen), "%v", w.Size)
				apptest.RequireReadable(t, folded, w.Size, "folded")
				if f := d.Frame(); f.Shape == layout.Tall {
					require.True(t, folded.Find(display.Target{Command: CmdFold}).Rect.Intersect(f.Corner).Empty(), "%v: the tab hides a panel", w.Size)
				}
				click()
				require.NotNil(t, draw().Find(chosen), "%v", w.Size)
				require.Equal(t, n.Picker.Values[1], n.Picker.Value())
				tried++
			}
		}
	})
	require.Positive(t, tried)
}
