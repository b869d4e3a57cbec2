package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
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

// warehouse is the warehouse of a port in a panel, with what that pays.
func warehouse(st *rules.State, p rules.PortID) table.Warehouse {
	return table.Warehouse{
		Size: display.Point{X: storeMakes + storePitch*float64(len(st.Board.Ports[p].Values)) + storeBuilt, Y: 2*storeRow + storeWords},
		Draw: func(l *display.List, r display.Rect, v *table.View) { appendStore(l, r, v, p) },
	}
}

// appendStore draws the warehouse of a port in a panel.
func appendStore(l *display.List, r display.Rect, v *table.View, p rules.PortID) {
	s := v.State.(*rules.State)
	info, port := &s.Board.Ports[p], &s.Ports[p]
	k := r.H / (2*storeRow + storeWords)
	cell := func(i int) display.Rect {
		return display.Rect{X: r.X + (storeMakes+storePitch*float64(i))*k, Y: r.Y + k, W: (storePitch - 3) * k, H: (storePitch - 3) * k}
	}
	kit.AppendMedallion(l, display.Point{X: r.X + 15*k, Y: cell(0).Center().Y}, 13*k, info.Good.String())
	appendWarehouse(l, s, p, cell)
	step := func(i int) display.Point { return display.Point{X: cell(i).Center().X, Y: r.Y + 1.5*storeRow*k} }
	first, last := step(0), step(len(info.Values)-1)
	l.Fill(display.Rect{X: first.X, Y: first.Y - k, W: last.X - first.X, H: 2 * k}, 0, theme.PaperRim)
	for i := range info.Values {
		appendIncome(l, step(i), k, int(info.Income[i+1]), i+1-int(port.Filled))
	}
	about := incomeOf(v, s, p)
	if words := (display.Rect{X: r.X + 2*k, Y: r.Y + 2*storeRow*k, W: r.W - 4*k, H: storeWords * k}); widget.Height(about, display.Italic, widget.MinText, words.W) <= words.H { // else a tip has to do
		widget.Text(l, words, about, display.TextStyle{Font: display.Italic, Size: 13.5 * k, Color: theme.Brown})
	}
	x := r.X + r.W - storeBuilt/2*k
	if port.Fort {
		badge(l, display.Point{X: x, Y: cell(0).Center().Y}, 25*k, "white-tower", theme.Brown)
	}
	if port.Basilica {
		badge(l, display.Point{X: x, Y: first.Y}, 25*k, "byzantin-temple", theme.Gilt)
	}
	l.Hit(display.Hit{Rect: r.Row(r.Y, 2*storeRow*k), Target: display.Target{Command: table.CmdAbout, Ref: game.Port(p)}, Tip: about})
}

// appendIncome draws a step of the ladder of income: a coin on what a scoring pays now, and
// ahead what so many goods more would make it.
func appendIncome(l *display.List, at display.Point, k float64, n, ahead int) {
	switch {
	case ahead == 0:
		l.Disc(at.X, at.Y, 15*k, theme.Fade(theme.Gold, 0.5))
		kit.AppendCoin(l, at, 12*k, n)
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
	size := max(widget.MinText, 12*k)
	l.Print(at.X, at.Y+display.Ascent(size)/2, itoa(n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
}
