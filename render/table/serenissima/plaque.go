package serenissima

import (
	"image/color"
	"math"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// foldedHeight is that of the plaque of a port that nobody has, which shows its
// warehouse only and leaves more of the sea free, in board units.
const foldedHeight = 54

// folded reports whether the plaque of a port is.
func folded(port *rules.Port) bool {
	return port.Owner == game.Nobody && !port.Fort && !port.Basilica
}

// foldedNow reports whether the plaque of a port is folded as it is shown: it
// unfolds when the first of what will lie in it is on its way.
func foldedNow(v *table.View, p rules.PortID) bool {
	if !folded(&v.State.(*rules.State).Ports[p]) {
		return false
	}
	next, ok := v.Bringing(game.Port(p)).(*rules.State)
	return !ok || folded(&next.Ports[p])
}

// plaqueRect is where the plaque of a port is, or what stands for it on a chart that is
// seen from afar. A folded one keeps the side at which its leader ends.
func plaqueRect(v *table.View, p rules.PortID) display.Rect {
	place := charted().Ports[p].Plaque
	if afar(v) {
		return tileRect(v, p)
	}
	if foldedNow(v, p) {
		way := charted().Ports[p].Leader
		if way[len(way)-1].Y > place.Y+foldedHeight {
			place.Y += place.H - foldedHeight
		}
		place.H = foldedHeight
	}
	at := v.At(place.X, place.Y)
	return display.Rect{X: at.X, Y: at.Y, W: v.Units(place.W), H: v.Units(place.H)}
}

// warehouseCell is the i-th space of a port's warehouse in its plaque.
func warehouseCell(r display.Rect, i int) display.Rect {
	k := r.W / 192
	return display.Rect{X: r.X + (51.5+26.8*float64(i))*k, Y: r.Y + 14*k, W: 25.6 * k, H: 25.6 * k}
}

// pegAt is the i-th place of a port's garrison in its plaque.
func pegAt(r display.Rect, i int) display.Point {
	k := r.W / 192
	return display.Point{X: r.X + (58+18.5*float64(i))*k, Y: r.Y + 76*k}
}

// medallionAt is where the sign of a port's good is in its plaque.
func medallionAt(r display.Rect) display.Point {
	k := r.W / 192
	return display.Point{X: r.X + 28*k, Y: r.Y + 27*k}
}

// shieldAt is where the owner's arms are in a plaque.
func shieldAt(r display.Rect) display.Point {
	k := r.W / 192
	return display.Point{X: r.X + 28*k, Y: r.Y + 76*k}
}

// buildingAt is where a building is in a plaque; the basilica stands on the
// right, the fort beside it.
func buildingAt(r display.Rect, port *rules.Port, building int) display.Point {
	k := r.W / 192
	at := display.Point{X: r.X + r.W - 22*k, Y: r.Y + 76*k}
	if building == rules.Fort && port.Basilica {
		at.X -= 29.7 * k
	}
	return at
}

// appendPlaques shows all ports.
func appendPlaques(l *display.List, v *table.View, s *rules.State) {
	for p := rules.PortID(1); int(p) < len(s.Board.Ports); p++ {
		ref := game.Port(p)
		v.Draw(l, ref, v.KeyOf(ref), func() {
			if afar(v) {
				appendTile(l, v, s, p)
				return
			}
			appendPlaque(l, v, s, p)
		})
	}
}

// appendPlaque shows all that lies in a port.
func appendPlaque(l *display.List, v *table.View, s *rules.State, p rules.PortID) {
	r := plaqueRect(v, p)
	k := r.W / 192
	ref := game.Port(p)
	l.Hit(display.Hit{Rect: r, Target: display.Target{Ref: ref}})
	if !v.Sees(r.Inset(-r.H / 4)) { // with its rim when it is lit
		return
	}
	info, port := &s.Board.Ports[p], &s.Ports[p]
	l.Fill(display.Rect{X: r.X - k, Y: r.Y + 2*k, W: r.W + 3*k, H: r.H + 2.5*k}, 10*k, theme.Shadow)
	paper, rim, wide := theme.Paper, theme.PaperRim, max(1, 2.4*k)
	if port.Closed {
		paper = theme.PaperOff
	}
	if port.Owner != game.Nobody {
		rim, wide = theme.LiveryOf(v.Colour(port.Owner)).Main, max(2, 5*k)
	}
	l.Fill(r, 9*k, paper)
	l.Stroke(r.Inset(wide+2*k), 5*k, max(0.8, k), theme.PaperLine)
	l.Stroke(r, 9*k, wide, rim)
	if _, lit := v.Lit[ref]; lit {
		l.Stroke(r.Inset(-7*k), 16*k, max(3, 9*k), theme.Ink) // gold alone is lost on parchment
		l.Stroke(r.Inset(-5.5*k), 14*k, max(2, 6*k), theme.Gold)
	}
	if v.Hover == ref {
		l.Fill(r, 9*k, theme.Gleam)
	}
	kit.AppendMedallion(l, medallionAt(r), 20*k, info.Good.String())
	appendWarehouse(l, s, p, func(i int) display.Rect { return warehouseCell(r, i) })
	if port.Closed {
		appendSeal(l, display.Point{X: r.X + r.W - 17*k, Y: r.Y + 27*k}, 15*k)
	}
	if !foldedNow(v, p) {
		appendGarrison(l, v, s, p, r)
	}
}

// appendGarrison draws the lower half of a plaque: the arms of the owner, the
// sailors, the buildings.
func appendGarrison(l *display.List, v *table.View, s *rules.State, p rules.PortID, r display.Rect) {
	k := r.W / 192
	ref := game.Port(p)
	port, colour := &s.Ports[p], v.Colour(s.Ports[p].Owner)
	free := func(from int) {
		for i := from; i < int(s.Board.Ports[p].Size()); i++ {
			kit.AppendFreePeg(l, pegAt(r, i), 7.6*k)
		}
	}
	l.Fill(display.Rect{X: r.X + 10*k, Y: r.Y + 52*k, W: r.W - 20*k, H: max(1, k)}, 0, theme.PaperLine)
	switch {
	case folded(port): // it is being taken
		free(0)
	case port.Owner == game.Nobody:
		widget.Line(l, display.Rect{X: r.X + 20*k, Y: r.Y + 55*k, W: 100 * k, H: 42 * k}, v.Say("board.neutral"),
			display.TextStyle{Font: display.Italic, Size: 25 * k, Align: display.Center, Color: theme.Brown})
	default:
		kit.AppendShield(l, shieldAt(r), 33*k, colour)
		sailors := int(port.Sailors) - v.Gone(game.Sailor(port.Owner), ref)
		for i := range sailors {
			kit.AppendPeg(l, pegAt(r, i), 8.4*k, colour)
		}
		free(sailors)
	}
	if port.Basilica {
		badge(l, buildingAt(r, port, rules.Basilica), 27*k, "byzantin-temple", theme.Gilt)
	}
	if port.Fort {
		badge(l, buildingAt(r, port, rules.Fort), 27*k, "white-tower", theme.Brown)
	}
}

// appendSeal draws the wax on the plaque of a port that is closed.
func appendSeal(l *display.List, at display.Point, r float64) {
	k := r / 10
	l.Shape(wax, at.X+0.6*k, at.Y+1.2*k, k, theme.Shadow)
	l.Shape(wax, at.X, at.Y, k, theme.Rubric)
	l.Ring(at.X, at.Y, 7*k, max(0.8, 0.9*k), theme.Danger)
	l.Outline(kit.Strike, at.X, at.Y, 0.4*k, max(1.2, 1.9*k), theme.Fade(theme.Paper, 0.85))
}

// wax is a drop that has run, about ten wide.
var wax = func() *display.Path {
	var ring []display.Point
	for i := range 60 {
		a := 2 * math.Pi * float64(i) / 60
		ring = append(ring, kit.Polar(9.6+0.7*math.Sin(3*a+1)+0.5*math.Sin(7*a), a))
	}
	return &display.Path{Name: "wax", Rings: [][]display.Point{ring}}
}()

// appendWarehouse draws the spaces with their values or cubes.
func appendWarehouse(l *display.List, s *rules.State, p rules.PortID, cell func(int) display.Rect) {
	info, port := &s.Board.Ports[p], &s.Ports[p]
	for i, value := range info.Values {
		c := cell(i)
		if i < int(port.Filled) {
			kit.AppendCube(l, c.Center(), c.W, port.Stock[i].String())
			continue
		}
		ink := theme.Ink
		if port.Closed {
			ink = theme.PaperOffText
		}
		appendValue(l, c, value, ink)
	}
}

// appendValue draws an empty space of a warehouse with what the port pays.
func appendValue(l *display.List, c display.Rect, value rules.Ducats, ink color.NRGBA) {
	l.Fill(c, c.W*0.14, theme.White)
	l.Stroke(c, c.W*0.14, max(0.8, c.W/20), theme.PaperRim)
	size := max(widget.MinText, c.W*0.86)
	l.Print(c.Center().X, c.Center().Y+display.Ascent(size)/2, itoa(value), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: ink})
}

// badge is a sign in a square.
func badge(l *display.List, at display.Point, size float64, icon string, c color.NRGBA) {
	l.Fill(at.Box(size, size), size*0.2, theme.Cream)
	l.Stroke(at.Box(size, size), size*0.2, max(1, size/14), c)
	widget.Icon(l, icon, at, size*0.8, theme.Ink)
}
