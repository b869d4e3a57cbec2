package board

import (
	"image/color"

	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// plaqueRect is where the plaque of a port is.
func plaqueRect(v *View, p serenissima.PortID) op.Rect {
	place := charted().ports[p].Plaque
	at := v.at(place.X, place.Y)
	return op.Rect{X: at.X, Y: at.Y, W: v.units(place.W), H: v.units(place.H)}
}

// warehouseCell is the i-th space of a port's warehouse in its plaque.
func warehouseCell(r op.Rect, i int) op.Rect {
	k := r.W / 192
	return op.Rect{X: r.X + (53+27.2*float64(i))*k, Y: r.Y + 13*k, W: 26 * k, H: 26 * k}
}

// pegAt is the i-th place of a port's garrison in its plaque.
func pegAt(r op.Rect, i int) op.Point {
	k := r.W / 192
	return op.Point{X: r.X + (58+18.5*float64(i))*k, Y: r.Y + 76*k}
}

// medallionAt is where the sign of a port's good is in its plaque.
func medallionAt(r op.Rect) op.Point {
	k := r.W / 192
	return op.Point{X: r.X + 28*k, Y: r.Y + 27*k}
}

// shieldAt is where the owner's arms are in a plaque.
func shieldAt(r op.Rect) op.Point {
	k := r.W / 192
	return op.Point{X: r.X + 28*k, Y: r.Y + 76*k}
}

// buildingAt is where a building is in a plaque; the basilica stands on the
// right, the fort beside it.
func buildingAt(r op.Rect, port *serenissima.Port, building int) op.Point {
	k := r.W / 192
	at := op.Point{X: r.X + r.W - 17*k, Y: r.Y + 76*k}
	if building == serenissima.Fort && port.Basilica {
		at.X -= 29.7 * k
	}
	return at
}

// appendPlaque shows all that lies in a port.
func appendPlaque(l *op.List, v *View, s *serenissima.State, p serenissima.PortID) {
	r := plaqueRect(v, p)
	k := r.W / 192
	ref := game.Ref{Kind: game.PortRef, ID: int16(p)}
	info, port := &s.Board.Ports[p], &s.Ports[p]
	livery := theme.LiveryOf(v.colour(port.Owner))
	l.Fill(op.Rect{X: r.X + 1, Y: r.Y + 2.5*k, W: r.W, H: r.H}, 9*k, theme.Shadow)
	paper := theme.Paper
	if port.Closed {
		paper = theme.PaperOff
	}
	l.Fill(r, 9*k, paper)
	switch {
	case port.Owner != game.Nobody:
		l.Stroke(r, 9*k, max(2, 5*k), livery.Main)
	default:
		l.Stroke(r, 9*k, max(1, 2.4*k), theme.PaperRim)
	}
	if _, lit := v.Lit[ref]; lit {
		l.Stroke(r.Inset(-3.5*k), 12*k, max(2, 4*k), theme.Gold)
	}
	if v.Hover == ref {
		l.Fill(r, 9*k, theme.Gleam)
	}
	AppendMedallion(l, medallionAt(r), 20*k, info.Good.String())
	appendWarehouse(l, s, p, func(i int) op.Rect { return warehouseCell(r, i) })
	l.Fill(op.Rect{X: r.X + 10*k, Y: r.Y + 52*k, W: r.W - 20*k, H: max(1, k)}, 0, theme.PaperLine)
	lower := op.Rect{X: r.X + 8*k, Y: r.Y + 55*k, W: r.W - 16*k, H: 42 * k}
	switch {
	case port.Closed:
		ui.Line(l, lower, v.Say("board.closed"), op.Italic, 26*k, op.Center, theme.Brown)
	case port.Owner == game.Nobody:
		ui.Line(l, op.Rect{X: r.X + 50*k, Y: lower.Y, W: 84 * k, H: lower.H}, v.Say("board.neutral"), op.Italic, 25*k, op.Center, theme.Brown)
	default:
		AppendShield(l, shieldAt(r), 32*k, v.colour(port.Owner))
		sailors := int(port.Sailors) - v.gone(game.Ref{Kind: game.SailorRef, ID: int16(port.Owner)}, ref)
		for i := range int(info.Size()) {
			if i < sailors {
				AppendPeg(l, pegAt(r, i), 8.4*k, v.colour(port.Owner))
			} else {
				AppendFreePeg(l, pegAt(r, i), 7*k)
			}
		}
	}
	if port.Basilica {
		badge(l, buildingAt(r, port, serenissima.Basilica), 27*k, "byzantin-temple", theme.Gilt)
	}
	if port.Fort {
		badge(l, buildingAt(r, port, serenissima.Fort), 27*k, "white-tower", theme.Brown)
	}
	l.Hit(op.Hit{Rect: r, Target: op.Target{Ref: ref}})
}

// appendWarehouse draws the spaces with their values or cubes.
func appendWarehouse(l *op.List, s *serenissima.State, p serenissima.PortID, cell func(int) op.Rect) {
	info, port := &s.Board.Ports[p], &s.Ports[p]
	for i, value := range info.Values {
		c := cell(i)
		if i < int(port.Filled) {
			AppendCube(l, c.Center(), c.W, port.Stock[i].String())
			continue
		}
		l.Fill(c, c.W*0.14, theme.White)
		l.Stroke(c, c.W*0.14, max(0.8, c.W/20), theme.PaperRim)
		size := c.W * 0.86
		ink := theme.Ink
		if port.Closed {
			ink = theme.PaperOffText
		}
		l.Print(c.Center().X, c.Center().Y+op.Ascent(size)/2, itoa(value), op.SansBold, size, op.Center, ink)
	}
}

// badge is a sign in a square.
func badge(l *op.List, at op.Point, size float64, icon string, c color.NRGBA) {
	l.Fill(op.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}, size*0.2, theme.Cream)
	l.Stroke(op.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}, size*0.2, max(1, size/14), c)
	ui.Icon(l, icon, at, size*0.8, theme.Ink)
}
