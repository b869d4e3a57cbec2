package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Measures of plaques in board units. A small port has its spaces and its garrison in one
// row, the others have the garrison below.
const (
	rowHeight = 54.0
	pitch     = 24.0 // of the spaces of a warehouse
	firstCell = 60.0
	pegPitch  = 20.0
	mostPegs  = 5
	smallPegs = 2
)

// A plaque is where the parts of a port are shown.
type plaque struct {
	display.Rect
	k     float64 // of a board unit
	small bool
	below bool // it has a lower row
}

// plaqueOf is that of a port. One that nobody has needs no lower row, and keeps the side at
// which its leader ends.
func plaqueOf(v *table.View, s *rules.State, p rules.PortID) plaque {
	place := charted().Ports[p].Plaque
	q := plaque{k: v.Camera.Scale, small: s.Board.Ports[p].Size == rules.Small}
	port := &s.Ports[p]
	next, brings := v.Bringing(game.Port(p)).(*rules.State)
	q.below = !q.small && (port.Owner != game.Nobody || port.Fort || brings && next.Ports[p].Owner != game.Nobody)
	if !q.below && place.H > rowHeight {
		way := charted().Ports[p].Leader
		if way[len(way)-1].Y > place.Y+rowHeight {
			place.Y += place.H - rowHeight
		}
		place.H = rowHeight
	}
	at := v.At(place.X, place.Y)
	q.Rect = display.Rect{X: at.X, Y: at.Y, W: v.Units(place.W), H: v.Units(place.H)}
	return q
}

// medallion is where the good is that the port produces.
func (q plaque) medallion() display.Point { return display.Point{X: q.X + 36*q.k, Y: q.Y + 27*q.k} }

// cell is the i-th space of the warehouse.
func (q plaque) cell(i int) display.Rect {
	return display.Rect{X: q.X + (firstCell+pitch*float64(i))*q.k, Y: q.Y + 15*q.k, W: (pitch - 1) * q.k, H: (pitch - 1) * q.k}
}

// shield is where the owner's arms are.
func (q plaque) shield() display.Point {
	if q.small {
		return display.Point{X: q.X + (firstCell+2*pitch+18)*q.k, Y: q.Y + 27*q.k}
	}
	return display.Point{X: q.X + 36*q.k, Y: q.Y + 77*q.k}
}

// peg is the i-th place of the garrison.
func (q plaque) peg(i int) display.Point {
	at := q.shield()
	return display.Point{X: at.X + (26+pegPitch*float64(i))*q.k, Y: at.Y}
}

// fort is where a fort is.
func (q plaque) fort() display.Point {
	if q.small {
		return display.Point{X: q.X + q.W - 18*q.k, Y: q.Y + 27*q.k}
	}
	return display.Point{X: q.X + q.W - 22*q.k, Y: q.Y + 77*q.k}
}

// appendPlaque shows all that lies in a port.
func appendPlaque(l *display.List, v *table.View, s *rules.State, p rules.PortID) {
	q, ref := plaqueOf(v, s, p), game.Port(p)
	k, info, port := q.k, &s.Board.Ports[p], &s.Ports[p]
	l.Hit(display.Hit{Rect: q.Rect, Target: display.Target{Ref: ref}})
	if !v.Sees(q.Inset(-q.H)) { // with its rim when it is lit, and its pills
		return
	}
	l.Fill(display.Rect{X: q.X - k, Y: q.Y + 2*k, W: q.W + 3*k, H: q.H + 2.5*k}, 8*k, theme.Shadow)
	rim := theme.PaperRim
	if port.Owner != game.Nobody {
		rim = theme.LiveryOf(v.Colour(port.Owner)).Main
	}
	l.Fill(q.Rect, 8*k, theme.White)
	if port.Owner != game.Nobody {
		kit.AppendCloth(l, q.Column(q.X, 12*k), v.Colour(port.Owner))
	}
	l.Stroke(q.Rect, 8*k, max(1, 3*k), rim)
	light, lit := v.Lit[ref]
	switch {
	case light == table.Danger:
		l.Stroke(q.Inset(-6*k), 14*k, max(3, 7*k), theme.Danger)
	case lit:
		l.Stroke(q.Inset(-7*k), 16*k, max(3, 9*k), theme.Ink) // gold alone is lost on the chart
		l.Stroke(q.Inset(-5.5*k), 14*k, max(2, 6*k), theme.Gold)
	}
	if v.Hover == ref {
		l.Fill(q.Rect, 8*k, theme.Fade(theme.Gold, 0.2))
	}
	kit.AppendMedallion(l, q.medallion(), 19*k, ware(info.Good))
	appendWarehouse(l, s, p, q.cell)
	appendGarrison(l, v, s, p, q)
	if s.IsFull(p) {
		at := display.Point{X: q.X + q.W, Y: q.Y}
		l.Disc(at.X, at.Y, 16*k, theme.GiltLight)
		l.Ring(at.X, at.Y, 16*k, max(1, 2*k), theme.Ink)
		appendNumber(l, at, 20*k, 32*k, itoa(s.PortPoints(p)))
	}
	appendOverlay(l, v, s, p, q)
	appendPills(l, v, s, p, q)
}

// appendOverlay rings where the good is made that is laid over the board, and pales the ports that neither
// make it nor pay anything for it.
func appendOverlay(l *display.List, v *table.View, s *rules.State, p rules.PortID, q plaque) {
	good := overlaid(v)
	switch {
	case good == 0:
	case s.Board.Ports[p].Good == good:
		at := q.medallion()
		l.Ring(at.X, at.Y, 27*q.k, max(3, 8*q.k), theme.Ink)
		l.Ring(at.X, at.Y, 27*q.k, max(2, 5*q.k), theme.Gold)
	case pays(s, s.Decision().Player, p, good) == 0:
		l.Fill(q.Rect, 8*q.k, theme.Fade(theme.Vellum, 0.7))
	}
}

// appendWarehouse draws the spaces with their values or goods; the next one is golden.
func appendWarehouse(l *display.List, s *rules.State, p rules.PortID, cell func(int) display.Rect) {
	port := &s.Ports[p]
	for i, value := range s.Board.Ports[p].Values {
		c := cell(i)
		text := itoa(value)
		if !fitsNumber(c.W*0.8, c.W, widestDigit) { // none, rather than the narrow ones
			text = ""
		}
		if i < int(port.Filled) {
			kit.AppendCube(l, c.Center(), c.W, ware(port.Stock[i]))
			continue
		}
		ground := theme.White
		if i == int(port.Filled) {
			ground = theme.GiltLight
		}
		l.Fill(c, c.W*0.14, ground)
		l.Stroke(c, c.W*0.14, max(0.8, c.W/20), theme.PaperRim)
		appendNumber(l, c.Center(), c.W*0.8, c.W, text)
	}
}

// appendNumber writes a number with its middle at a point into a room that is so wide: large
// enough to be read, or not at all where it has no room.
func appendNumber(l *display.List, at display.Point, size, room float64, text string) {
	if size = max(size, widget.MinText); text != "" && fitsNumber(size, room, text) {
		l.Print(at.X, at.Y+display.Ascent(size)/2, text, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
	}
}

// widestDigit is the digit that takes most room.
const widestDigit = "4"

// fitsNumber reports whether a number has room.
func fitsNumber(size, room float64, text string) bool {
	return display.Measure(text, display.SansBold, max(size, widget.MinText)) <= 0.8*room
}

// appendGarrison draws the owner's arms, the sailors and the fort.
func appendGarrison(l *display.List, v *table.View, s *rules.State, p rules.PortID, q plaque) {
	port, k := &s.Ports[p], q.k
	if q.below {
		l.Fill(display.Rect{X: q.X + 18*k, Y: q.Y + 52*k, W: q.W - 28*k, H: max(1, k)}, 0, theme.PaperLine)
	}
	if port.Fort {
		badge(l, q.fort(), 28*k, "white-tower")
	}
	if port.Owner == game.Nobody {
		return
	}
	kit.AppendShield(l, q.shield(), 33*k, v.Colour(port.Owner))
	sailors := max(0, int(port.Sailors)-v.Gone(game.Sailor(port.Owner), game.Port(p)))
	most := mostPegs
	if q.small {
		most = smallPegs
	}
	if sailors == 0 {
		kit.AppendFreePeg(l, q.peg(0), 7.6*k)
		return
	}
	if sailors <= most {
		for i := range sailors {
			kit.AppendPeg(l, q.peg(i), 8.4*k, v.Colour(port.Owner))
		}
		return
	}
	kit.AppendPeg(l, q.peg(0), 8.4*k, v.Colour(port.Owner))
	count, room := "×"+itoa(sailors), 60*k
	appendNumber(l, display.Point{X: q.peg(0).X + 11*k + display.Measure(count, display.SansBold, max(22*k, widget.MinText))/2, Y: q.peg(0).Y}, 22*k, room, count)
}

// badge is a sign in a square.
func badge(l *display.List, at display.Point, size float64, icon string) {
	r := at.Box(size, size)
	l.Fill(r, size*0.2, theme.Cream)
	l.Stroke(r, size*0.2, max(1, size/14), theme.Ink)
	widget.Icon(l, icon, at, size*0.8, theme.Ink)
}

// warehouse is what a port produces, and its warehouse, in a panel.
func warehouse(st *rules.State, p rules.PortID) table.Warehouse {
	const high = 30
	return table.Warehouse{Size: display.Point{X: 34 + 27*float64(len(st.Board.Ports[p].Values)), Y: high}, Draw: func(l *display.List, r display.Rect, v *table.View) {
		appendStore(l, r, v.State.(*rules.State), p, r.H/high)
	}}
}

// appendStore draws what a port produces, and its warehouse.
func appendStore(l *display.List, r display.Rect, s *rules.State, p rules.PortID, k float64) {
	kit.AppendMedallion(l, display.Point{X: r.X + 15*k, Y: r.Y + 14*k}, 13*k, ware(s.Board.Ports[p].Good))
	appendWarehouse(l, s, p, func(i int) display.Rect {
		return display.Rect{X: r.X + (34+27*float64(i))*k, Y: r.Y + 2*k, W: 24 * k, H: 24 * k}
	})
}
