package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A quayDrawer is the quay in which a ship or a heap is being chosen, on an upright phone, where quays are folded to strips.
type quayDrawer struct{ table.BasePanel }

// underPaper reports whether the strip of a start harbour lies under an open quay, or is that, or under the sheet.
func underPaper(v *table.View, h rules.HarbourID) bool {
	return h.Start() && v.Frame.Narrow() && (v.Open || harbourOpen(v.State.(*rules.State), v.Chosen) != 0)
}

// Home implements table.Panel.
func (*quayDrawer) Home() table.Home { return table.Drawer }

// Shown implements table.Panel.
func (*quayDrawer) Shown(d table.Desk) bool {
	return d.Frame().Narrow() && harbourOpen(d.Now().(*rules.State), d.Chosen()) != 0
}

// Box implements table.Panel.
func (*quayDrawer) Box(d table.Desk) display.Rect { return openQuay(d.Frame()) }

// Draw implements table.Panel.
func (*quayDrawer) Draw(d table.Desk, l *display.List) {
	appendOpenQuay(l, d.View())
}

// appendOpenQuay draws the quay that is open, with its ships.
func appendOpenQuay(l *display.List, v *table.View) {
	st := v.State.(*rules.State)
	h := harbourOpen(st, v.Chosen)
	appendQuay(l, v, st, h)
	b := berthsOf(v, st)
	for _, i := range drawnInOrder(st) {
		if b[i].width > 0 && !b[i].piled && st.StartHarbourAt(st.Ships[i].Place) == h && !v.Lifted(game.Ship(i)) {
			appendOne(l, v, st, i, b[i])
		}
	}
	appendPile(l, v, st, h)
}

var _ table.Panel = (*quayDrawer)(nil)
