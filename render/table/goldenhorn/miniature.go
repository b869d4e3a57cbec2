package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// Miniature implements table.Table: the chart with the course as dots of colour, and the
// ships as sails, those in a start harbour beside it.
func (Table) Miniature(l *display.List, r display.Rect, s game.State, colour func(game.Player) int) {
	st := s.(*rules.State)
	k := r.W / 100
	part := usualPart
	x, y := r.W/part.W, r.H/part.H
	l.PushClip(r)
	l.Picture(chartPicture, display.Rect{X: r.X - part.X*x, Y: r.Y, W: chartW * x, H: chartH * y}, theme.Chart)
	l.PopClip()
	at := func(p rules.Place) display.Point {
		q := stationAt(st, p)
		return display.Point{X: r.X + (q.X-part.X)*x, Y: r.Y + (q.Y-part.Y)*y}
	}
	for p := rules.Place(0); p <= st.Last; p++ {
		q := at(p)
		l.Disc(q.X, q.Y, 1.9*k, theme.Ink)
		if c := st.Course[p]; c != 0 {
			l.Disc(q.X, q.Y, 1.5*k, cloth(c).Main)
		} else {
			l.Disc(q.X, q.Y, 1.4*k, theme.Paper)
		}
	}
	var there [rules.MaxPlaces]int // ships seen at a place
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		ship := &st.Ships[i]
		if ship.Owner == game.Nobody || ship.Place == rules.Unplaced {
			continue
		}
		q, n := at(ship.Place), float64(there[ship.Place])
		there[ship.Place]++
		if q.Y -= 3.2 * k; !st.AtSea(ship.Place) {
			q.X += 2.6 * k * n
		}
		if ship.Place == st.Last { // the chart ends to the right
			q.X -= 5.2 * k * n
		}
		kit.AppendSail(l, q, 2.4*k, theme.Sober(colour(ship.Owner)))
	}
	l.Stroke(r, 0, max(1, 0.8*k), theme.PaperRim)
}
