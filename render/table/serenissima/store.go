package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// The measures of a warehouse in a panel, at unit one: what the port makes, the spaces, below
// each what a scoring pays once it is filled, and the buildings.
const (
	storeMakes = 34
	storePitch = 30
	storeBuilt = 34
	storeRow   = 30
	storeWords = 38
)

// StoreSize implements table.Storekeeper.
func (Table) StoreSize(s game.State, place game.Ref) op.Point {
	if place.Kind != game.PortRef {
		return op.Point{}
	}
	n := len(s.(*rules.State).Board.Ports[place.ID].Values)
	return op.Point{X: storeMakes + storePitch*float64(n) + storeBuilt, Y: 2*storeRow + storeWords}
}

// DrawStore implements table.Storekeeper.
func (t Table) DrawStore(l *op.List, r op.Rect, v *table.View, place game.Ref) {
	s := v.State.(*rules.State)
	p := rules.PortID(place.ID)
	info, port := &s.Board.Ports[p], &s.Ports[p]
	k := r.H / t.StoreSize(s, place).Y
	cell := func(i int) op.Rect {
		return op.Rect{X: r.X + (storeMakes+storePitch*float64(i))*k, Y: r.Y + k, W: (storePitch - 3) * k, H: (storePitch - 3) * k}
	}
	pieces.AppendMedallion(l, op.Point{X: r.X + 15*k, Y: cell(0).Center().Y}, 13*k, info.Good.String())
	appendWarehouse(l, s, p, cell)
	step := func(i int) op.Point { return op.Point{X: cell(i).Center().X, Y: r.Y + 1.5*storeRow*k} }
	first, last := step(0), step(len(info.Values)-1)
	l.Fill(op.Rect{X: first.X, Y: first.Y - k, W: last.X - first.X, H: 2 * k}, 0, theme.PaperRim)
	for i := range info.Values {
		appendIncome(l, step(i), k, int(info.Income[i+1]), i+1-int(port.Filled))
	}
	about := incomeOf(v, s, p)
	if words := (op.Rect{X: r.X + 2*k, Y: r.Y + 2*storeRow*k, W: r.W - 4*k, H: storeWords * k}); ui.Height(about, op.Italic, ui.MinText, words.W) <= words.H { // else a tip has to do
		ui.Text(l, words, about, op.TextStyle{Font: op.Italic, Size: 13.5 * k, Color: theme.Brown})
	}
	x := r.X + r.W - storeBuilt/2*k
	if port.Fort {
		badge(l, op.Point{X: x, Y: cell(0).Center().Y}, 25*k, "white-tower", theme.Brown)
	}
	if port.Basilica {
		badge(l, op.Point{X: x, Y: first.Y}, 25*k, "byzantin-temple", theme.Gilt)
	}
	l.Hit(op.Hit{Rect: op.Rect{X: r.X, Y: r.Y, W: r.W, H: 2 * storeRow * k}, Target: op.Target{Command: table.CmdAbout, Ref: place}, Tip: about})
}

// appendIncome draws a step of the ladder of income: a coin on what a scoring pays now, and
// ahead what so many goods more would make it.
func appendIncome(l *op.List, at op.Point, k float64, n, ahead int) {
	switch {
	case ahead == 0:
		l.Disc(at.X, at.Y, 15*k, theme.Fade(theme.Gold, 0.5))
		pieces.AppendCoin(l, at, 12*k, n)
		return
	case ahead > 0:
		l.Disc(at.X, at.Y, 10*k, theme.Cream)
	default:
		l.Disc(at.X, at.Y, 10*k, theme.PaperDark)
	}
	l.Ring(at.X, at.Y, 10*k, max(1, k), theme.PaperRim)
	ink := theme.Ink
	if ahead < 0 {
		ink = theme.PaperOffText
	}
	size := max(ui.MinText, 12*k)
	l.Print(at.X, at.Y+op.Ascent(size)/2, itoa(n), op.TextStyle{Font: op.SansBold, Size: size, Align: op.Center, Color: ink})
}
