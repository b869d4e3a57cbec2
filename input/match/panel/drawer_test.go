package panel

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// drawer is the drawer over the newest position with what is open over it, and the panels that may lie there.
func (d *laidOut) drawer(open position.Open) (*Drawer, []table.Panel) {
	now, n := d.position(), &SumInput{}
	b, fold, drawer := NewButtons(now, &open, &captain.Captain{}), NewFold(now), NewDrawer(now, &open)
	sheet := NewSheet(now, &open, n, &b, fold, NewStanding(d.match, now, n, false))
	sheet.Update(d, true)
	group := NewGroup(NewHolds(b, &position.Hand{}), drawer, sheet)
	return drawer, []table.Panel{NewChoice(b, sheet), group, NewPurchases(group), NewQuestion(now, &b, fold, sheet), sheet}
}

// Whatever is decided in the drawer lies in its corner, in every window.
func TestDecisionsLieInTheDrawer(t *testing.T) {
	windows := []layout.Window{desktop(), window(1024, 768), window(768, 1024), window(844, 390), window(390, 844)}
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		decisions := 0
		for i, m := range apptest.PositionsOf(t, rules, 3, 6) {
			d := layOut(t, m, windows[i%len(windows)])
			for group, legal := range append([][]game.Action{nil}, d.position().Groups...) {
				if group > 0 && len(legal) == 0 {
					continue
				}
				drawer, panels := d.drawer(position.Open{Group: group - 1})
				drawer.Update(d, panels)
				drawer.Measure(d, panels)
				if box := drawer.Box(); !box.Empty() {
					decisions++
					require.Equal(t, d.Frame().Drawer(box.W, box.H), box, "%v, group %d", d.Frame().Size, group)
				}
			}
		}
		require.True(t, decisions > 0 || rules.Info().ID == "goldenhorn", "Golden Horn decides by pieces in its bar")
	})
}
