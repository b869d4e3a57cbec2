package serenissima

import (
	"math"
	"strings"
	"unicode/utf8"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// foldBelow is the scale, in pixels for a board unit, below which the spaces of warehouses
// and the sailors in ports are too small to be read: a tile stands for each plaque.
const foldBelow = 0.48

// afar reports whether the chart is seen from so far that tiles stand for its plaques.
func afar(v *table.View) bool { return v.Camera.Scale < foldBelow }

// The parts of a tile, in units of which it is tileHigh high: the garrison of its owner, the
// good that the port makes, and what it pays for the next one.
const (
	tileHigh  = 20.0
	tileCrew  = 23.0
	tileGood  = 19.0
	tilePrice = 18.0

	tilePrint = 13.0 // size of its letters
)

// tileUnit is the unit of tiles in pixels: they fill the place of the plaques, but their
// letters can be read on the smallest chart, and they are no larger than they need be.
func tileUnit(v *table.View, plaque float64) float64 {
	return max(widget.MinText/tilePrint, min(plaque/(tileCrew+tileGood+tilePrice), 1.25*max(1, v.Frame.Unit)))
}

// tileRect is where the tile of a port is: within the place of its plaque, if that is larger,
// and as near as possible to the end of its leader.
func tileRect(v *table.View, p rules.PortID) display.Rect {
	port := &charted().Ports[p]
	at := v.At(port.Plaque.X, port.Plaque.Y)
	whole := display.Rect{X: at.X, Y: at.Y, W: v.Units(port.Plaque.W), H: v.Units(port.Plaque.H)}
	k := tileUnit(v, whole.W)
	r := display.Rect{W: tileGood * k, H: tileHigh * k}
	if priced(v, p) {
		r.W += tilePrice * k
	}
	if !foldedNow(v, p) {
		r.W += tileCrew * k
	}
	end := port.Leader[len(port.Leader)-1]
	near := v.At(end.X, end.Y)
	middle := func(near, from, room, size float64) float64 {
		if size >= room {
			return from + room/2
		}
		return max(from+size/2, min(near, from+room-size/2))
	}
	r.X = middle(near.X, whole.X, whole.W, r.W) - r.W/2
	r.Y = middle(near.Y, whole.Y, whole.H, r.H) - r.H/2
	return r
}

// priced reports whether the tile of a port has room for the price.
func priced(v *table.View, p rules.PortID) bool {
	return v.Units(charted().Ports[p].Plaque.W) > (tileGood+tilePrice)*widget.MinText/tilePrint
}

// appendTile shows what matters most of a port on a chart that is seen from afar.
func appendTile(l *display.List, v *table.View, s *rules.State, p rules.PortID) {
	ref := game.Port(p)
	info, port := &s.Board.Ports[p], &s.Ports[p]
	r := tileRect(v, p)
	k := r.H / tileHigh
	l.Hit(display.Hit{Rect: reached(r, v.Frame.Reach), Target: display.Target{Ref: ref}})
	if !v.Sees(r.Inset(-r.H / 2)) { // with its rim when it is lit, and its buildings
		return
	}
	paper, rim, wide := theme.Paper, theme.PaperRim, max(1, k)
	if port.Closed {
		paper = theme.PaperOff
	}
	if port.Owner != game.Nobody {
		rim, wide = theme.LiveryOf(v.Colour(port.Owner)).Main, max(1.5, 2*k)
	}
	l.Fill(display.Rect{X: r.X, Y: r.Y + 1.5*k, W: r.W + k, H: r.H}, 4*k, theme.Shadow)
	l.Fill(r, 4*k, paper)
	at := display.Point{X: r.X, Y: r.Center().Y}
	if !foldedNow(v, p) {
		appendTileCrew(l, v, s, p, r.Column(r.X, tileCrew*k))
		at.X += tileCrew * k
	}
	l.Stroke(r, 4*k, wide, rim)
	if _, lit := v.Lit[ref]; lit {
		l.Stroke(r.Inset(-3*k), 7*k, max(3, 4*k), theme.Ink) // gold alone is lost on parchment
		l.Stroke(r.Inset(-2.5*k), 6*k, max(2, 2.5*k), theme.Gold)
	}
	if v.Hover == ref {
		l.Fill(r, 4*k, theme.Gleam)
	}
	kit.AppendMedallion(l, display.Point{X: at.X + tileGood/2*k, Y: at.Y}, 7.5*k, info.Good.String())
	switch {
	case priced(v, p):
		appendTilePrice(l, s, p, display.Point{X: at.X + (tileGood+tilePrice/2-1)*k, Y: at.Y}, k)
	case port.Closed: // the seal does without the room that a price takes
		appendSeal(l, display.Point{X: r.X + r.W - 2*k, Y: r.Y + r.H - 2*k}, 5*k)
	}
	for i, icon := range tileBuildings(port) {
		badge(l, display.Point{X: r.X + r.W - (6+13*float64(i))*k, Y: r.Y + r.H + 2*k}, 12*k, icon, rim)
	}
}

// appendTileCrew draws the garrison of a port: a sailor in the colour and with the mark of its
// owner, and how many there are.
func appendTileCrew(l *display.List, v *table.View, s *rules.State, p rules.PortID, r display.Rect) {
	port, k := &s.Ports[p], r.H/tileHigh
	ground := theme.LiveryOf(v.Colour(port.Owner)).Light
	l.Fill(r, 4*k, ground)
	l.Fill(r.Column(r.X+r.W/2, r.W/2), 0, ground) // its inner side is straight
	if port.Owner == game.Nobody {
		return
	}
	sailors := int(port.Sailors) - v.Gone(game.Sailor(port.Owner), game.Port(p))
	kit.AppendPeg(l, tilePeg(r), 5.2*k, v.Colour(port.Owner))
	size := tilePrint * k
	l.Print(r.X+17.5*k, r.Center().Y+display.Ascent(size)/2, itoa(sailors), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

// tilePeg is where the sailor is that stands for the garrison, in its part of a tile or in all of it.
func tilePeg(r display.Rect) display.Point {
	return display.Point{X: r.X + 7.5*r.H/tileHigh, Y: r.Center().Y}
}

// appendTilePrice writes what a port pays for the next good; the sun stands over a full
// warehouse, and wax seals a port that is closed.
func appendTilePrice(l *display.List, s *rules.State, p rules.PortID, at display.Point, k float64) {
	info, port := &s.Board.Ports[p], &s.Ports[p]
	switch filled := int(port.Filled); {
	case port.Closed:
		appendSeal(l, at, 7*k)
	case filled == len(info.Values):
		widget.Icon(l, "heraldic-sun", at, 15*k, theme.Coin)
	default:
		cell := display.Rect{X: at.X - 7*k, Y: at.Y - 7.5*k, W: 14 * k, H: 15 * k}
		l.Fill(cell, 2*k, theme.White)
		l.Stroke(cell, 2*k, max(0.8, 0.7*k), theme.PaperRim)
		size := tilePrint * k
		l.Print(at.X, at.Y+display.Ascent(size)/2, itoa(info.Values[filled]), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
	}
}

// tileBuildings are the signs of the buildings of a port.
func tileBuildings(port *rules.Port) (icons []string) {
	if port.Basilica {
		icons = append(icons, "byzantin-temple")
	}
	if port.Fort {
		icons = append(icons, "white-tower")
	}
	return icons
}

// appendTileNames names the ports where the chart is so small that it names none: those that can be chosen and the
// one pointed at in full, the others by three letters where these hide nothing.
func appendTileNames(l *display.List, v *table.View, s *rules.State) {
	for _, x := range tileNames(v, s) {
		at, paper := x.box.Center(), theme.Vellum
		if !x.whole {
			paper = theme.Fade(paper, 0.7)
		}
		l.Fill(x.box, 3, paper)
		l.Print(at.X, at.Y+display.Ascent(x.size)/2, x.name, display.TextStyle{Font: display.Caps, Size: x.size, Align: display.Center, Color: theme.Rubric})
	}
}

// A namedTile is where the name of a port stands beside its tile.
type namedTile struct {
	of    rules.PortID
	name  string
	box   display.Rect
	size  float64
	whole bool
}

// shortName is the name of a port in three letters: VAL, GEN, ACR.
func shortName(name string) string {
	if i := strings.LastIndexAny(name, "'’"); i >= 0 {
		_, n := utf8.DecodeRuneInString(name[i:])
		name = name[i+n:]
	}
	return strings.ToUpper(string([]rune(name)[:3]))
}

// tileNames are the names: above their tiles or else below them or at a side, where they lie over no disc
// with moves and over no other tile or name, on the chart if that can be. The short ones come last, and only where
// they also hide no galley.
func tileNames(v *table.View, s *rules.State) (list []namedTile) {
	sheet := display.Rect{X: v.Camera.Origin().X, Y: v.Camera.Origin().Y, W: v.Units(chartW), H: v.Units(chartH)}
	seen := v.Frame.Open().Intersect(sheet)
	for _, whole := range [...]bool{true, false} {
		for i := range charted().Ports[1:] {
			ref, port := game.Port(i+1), &charted().Ports[i+1]
			if _, lit := v.Lit[ref]; (lit || v.Hover == ref) != whole || v.Units(port.Label.Size) >= widget.MinText {
				continue
			}
			x := namedTile{of: rules.PortID(ref.ID), name: port.Name, size: widget.MinText + 1, whole: whole}
			if !whole {
				x.name, x.size = shortName(port.Name), widget.MinText
			}
			r := tileRect(v, rules.PortID(ref.ID))
			w, h := display.Measure(x.name, display.Caps, x.size)+6, x.size+2
			if !whole {
				w, h = w-3, h-3
			}
			middle, above, below, beside := r.Center().X-w/2, r.Y-h-3, r.Y+r.H+4, r.Center().Y-h/2
			least := math.Inf(1)
			for _, at := range []display.Point{{X: middle, Y: above}, {X: middle, Y: below}, {X: r.X - w - 4, Y: beside}, {X: r.X + r.W + 4, Y: beside}} {
				box := display.Rect{X: at.X, Y: at.Y, W: w, H: h}
				cost := tileNameHides(v, list, box, seen, i+1)
				if !whole {
					cost += shipsOver(v, s, box)
				}
				if cost < least {
					x.box, least = box, cost
				}
			}
			if whole || least < 0.15 {
				list = append(list, x)
			}
		}
	}
	return list
}

// shipsOver is the share of a box that lies below galleys.
func shipsOver(v *table.View, s *rules.State, box display.Rect) (share float64) {
	for g := rules.GalleyID(1); g <= rules.MaxGalleys; g++ {
		if at, width, ok := galleyAt(v, s, g); ok {
			share += over(box, at.Box(width, kit.ShipHeight(width)))
		}
	}
	return share
}

// tileNameHides is how bad it is that the name of a port stands in a box: over other names, off what is
// seen of the chart, over discs, and over tiles.
func tileNameHides(v *table.View, names []namedTile, box, seen display.Rect, port int) (cost float64) {
	for _, x := range names {
		cost += 4 * over(box, x.box)
	}
	cost += 2*(1-over(box, seen)) + float64(discsIn(v, box))
	for p := range charted().Ports[1:] {
		if p+1 != port {
			cost += over(box, tileRect(v, rules.PortID(p+1)))
		}
	}
	return cost
}

// over is the share of a box that lies over another.
func over(r, other display.Rect) float64 {
	in := r.Intersect(other)
	return max(0, in.W) * max(0, in.H) / (r.W * r.H)
}

// discsIn counts the discs with moves that a box would touch.
func discsIn(v *table.View, box display.Rect) (n int) {
	for ref := range v.Cost {
		at, r := disc(v, ref), max(v.Units(discRadius), widget.MinText)
		if !box.Intersect(display.Rect{X: at.X - r, Y: at.Y - r, W: 2 * r, H: 2 * r}).Empty() {
			n++
		}
	}
	return n
}

// tileSpot is where a piece of a port is on its tile, and how large.
func tileSpot(r display.Rect, piece game.Ref) (at display.Point, size float64, ok bool) {
	k := r.H / tileHigh
	switch piece.Kind {
	case game.SeatRef:
		return tilePeg(r), 14 * k, true
	case game.SailorRef:
		return tilePeg(r), 10.4 * k, true
	}
	return display.Point{X: r.X + r.W - tilePrice/2*k, Y: r.Center().Y}, 14 * k, true
}

// reached is a box that a finger can meet, where one points.
func reached(r display.Rect, reach float64) display.Rect {
	x, y := max(0, reach-r.W)/2, max(0, reach-r.H)/2
	return display.Rect{X: r.X - x, Y: r.Y - y, W: r.W + 2*x, H: r.H + 2*y}
}
