package serenissima

import (
	"math"
	"sync"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/show"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
)

// A stage is a view as animations see it: where things are, and how pieces look.
type stage struct{ view *table.View }

// Stage implements table.Table.
func (Table) Stage(v *table.View) show.Stage { return stage{v} }

// In implements show.Stage.
func (s stage) In(position game.State) show.Stage { return stage{s.view.In(position)} }

// Anchor implements show.Stage.
func (s stage) Anchor(ref game.Ref) (op.Point, bool) { return anchor(s.view, ref) }

// Piece implements show.Stage. A galley that is not in play is its number, in the colours of
// who can have it.
func (s stage) Piece(l *op.List, at op.Point, size float64, ref game.Ref) {
	st := s.view.State.(*rules.State)
	switch {
	case size == 0:
		size = s.size(ref)
	case ref.Kind == game.ShipRef && st.Galleys[ref.ID].Owner == game.Nobody:
		appendNumber(l, s.view, at, size/2.32, rules.GalleyID(ref.ID), st.Decision().Player)
		return
	}
	drawPiece(l, at, size, ref, s.view)
}

// Die implements show.Stage.
func (s stage) Die(l *op.List, at op.Point, size float64, hits int, tilt float64, seat game.Player) {
	pieces.AppendDie(l, at, size, hits, tilt, s.view.Colour(seat))
}

// Livery implements show.Stage.
func (s stage) Livery(seat game.Player) theme.Livery { return theme.LiveryOf(s.view.Colour(seat)) }

// Name implements show.Stage.
func (s stage) Name(ref game.Ref) string { return s.view.Name(ref) }

// Tell implements show.Stage.
func (s stage) Tell(ev game.Event) string { return s.view.Tell(ev) }

// Unit implements show.Stage.
func (s stage) Unit() float64 { return s.view.Frame.Unit }

// Board implements show.Stage.
func (s stage) Board() op.Rect { return s.view.Frame.Board }

// size is how large a piece is drawn on the board.
func (s stage) size(piece game.Ref) float64 {
	st := s.view.State.(*rules.State)
	switch piece.Kind {
	case game.ShipRef:
		if _, width, ok := galleyAt(s.view, st, rules.GalleyID(piece.ID)); ok {
			return width
		}
		return s.view.Units(berthWidth)
	case game.GoodRef, game.BuildingRef:
		return s.view.Units(27)
	case game.CardRef:
		return s.view.Frame.Panels[deckPanel].H * 0.27
	}
	return s.view.Units(17)
}

// pieces.Ship implements show.Stage.
func (s stage) Ship(l *op.List, at op.Point, ref game.Ref, stroke float64) {
	galley := ship(s.view, s.view.State.(*rules.State), rules.GalleyID(ref.ID))
	galley.Stroke = stroke
	pieces.AppendShip(l, at, s.size(ref), galley)
}

// Marker implements show.Stage: the hand goes round the wheel, the way the numbers
// rise, and the white marker along the track. Where these are folded away there is
// nothing to be marked.
func (s stage) Marker(l *op.List, from, to game.Ref, t float64) {
	if s.view.Folded() {
		return
	}
	if from.Kind != to.Kind {
		from = to
	}
	st := s.view.State.(*rules.State)
	switch to.Kind {
	case game.ShipRef:
		const all = rules.MaxGalleys + 1
		steps := (int(to.ID) - int(from.ID) + all) % all
		appendHand(l, s.view, float64(from.ID)+t*float64(steps))
	case game.TrackRef:
		a, r := trackAt(s.view, st, int(from.ID))
		b, _ := trackAt(s.view, st, int(to.ID))
		appendTrackMarker(l, op.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}, r)
	}
}

// Rim implements show.Stage.
func (s stage) Rim(ref game.Ref) (op.Rect, bool) {
	st := s.view.State.(*rules.State)
	switch ref.Kind {
	case game.PortRef:
		if ref.ID >= 1 && int(ref.ID) < len(st.Board.Ports) {
			return plaqueRect(s.view, rules.PortID(ref.ID)), true
		}
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return playerRect(s.view, int(ref.ID)-1), true
		}
	case game.ShipRef:
		if ref.ID < 1 || ref.ID > rules.MaxGalleys {
			break
		}
		if at, width, ok := galleyAt(s.view, st, rules.GalleyID(ref.ID)); ok {
			h := pieces.ShipHeight(width)
			return op.Rect{X: at.X - width/2, Y: at.Y - h/2, W: width, H: h}, true
		}
	}
	return op.Rect{}, false
}

// Faces implements show.Stage.
func (s stage) Faces(throw game.Ref, n int) []int { return Table{}.Faces(throw, n) }

// Sides implements show.Stage.
func (s stage) Sides() []int {
	var sides []int
	for _, skulls := range s.view.State.(*rules.State).Board.Faces {
		sides = append(sides, int(skulls))
	}
	return sides
}

// Spot implements show.Stage: in the hold of a galley, in the warehouse or
// garrison of a port, in the supply.
func (s stage) Spot(piece, place game.Ref, n int) (at op.Point, size float64, ok bool) {
	st := s.view.State.(*rules.State)
	switch place.Kind {
	case game.ShipRef:
		g := rules.GalleyID(place.ID)
		if at, width, ok := galleyAt(s.view, st, g); ok {
			return pieces.HoldAt(at, width, int(st.Board.GalleySpaces), spaceOf(st, g, piece, n)), width * 0.126, true
		}
	case game.PortRef:
		p := rules.PortID(place.ID)
		r := plaqueRect(s.view, p)
		port := &st.Ports[p]
		switch piece.Kind {
		case game.SeatRef:
			return shieldAt(r), 32 * r.W / 192, true
		case game.SailorRef:
			return pegAt(r, max(0, int(port.Sailors)-1-n)), s.view.Units(16.8), true
		case game.GoodRef:
			if i := int(port.Filled) - 1 - n; i >= 0 && port.Stock[i] == rules.Good(piece.ID) {
				return warehouseCell(r, i).Center(), s.view.Units(26), true
			}
			return medallionAt(r), s.view.Units(26), true
		case game.BuildingRef:
			return buildingAt(r, port, int(piece.ID)), s.view.Units(27), true
		}
	case game.BoxRef:
		if at, ok := supplyAt(s.view, piece); ok {
			return at, s.view.Frame.Panels[deckPanel].H * 0.16, true
		}
	}
	at, ok = anchor(s.view, place)
	return at, 24 * s.Unit(), ok
}

// spaceOf is the space of a galley that the n-th last piece of a kind takes.
func spaceOf(st *rules.State, g rules.GalleyID, piece game.Ref, n int) int {
	galley := &st.Galleys[g]
	space := int(galley.Sailors)
	if piece.Kind == game.GoodRef {
		for good := rules.Wood; good <= rules.Good(piece.ID); good++ {
			space += int(galley.Cargo[good])
		}
	}
	return max(0, min(int(st.Board.GalleySpaces)-1, space-1-n))
}

// Way implements show.Stage.
func (s stage) Way(from, to game.Ref, a, b op.Point) []op.Point {
	return way(s.view, rules.ZoneID(from.ID), rules.ZoneID(to.ID), a, b)
}

// A passage is two zones that touch, the lower number first.
type passage [2]rules.ZoneID

// gates are points on the borders between zones, away from the coasts, in board
// units.
var gates = sync.OnceValue(func() map[passage][]op.Point {
	c := charted()
	ids := map[string]rules.ZoneID{}
	for z := 1; z < len(c.shapes); z++ {
		ids[c.shapes[z].ID] = rules.ZoneID(z)
	}
	made := map[passage][]op.Point{}
	for _, b := range c.lines {
		p := passage{min(ids[b.A], ids[b.B]), max(ids[b.A], ids[b.B])}
		for _, line := range b.Lines {
			made[p] = append(made[p], pieces.Along(ringOf(line), 0.2, 0.35, 0.5, 0.65, 0.8)...)
		}
	}
	return made
})

// way is a line on the screen from a point of a zone to one of a neighbouring
// zone. It crosses the border where that keeps it off the land and is short.
func way(v *table.View, from, to rules.ZoneID, a, b op.Point) []op.Point {
	found := ways.find(crossing{from, to, v.Camera.Board(a), v.Camera.Board(b)})
	if found == nil {
		return []op.Point{a, b}
	}
	line := make([]op.Point, len(found))
	for i, p := range found {
		line[i] = v.At(p.X, p.Y)
	}
	line[0], line[len(line)-1] = a, b
	return line
}

// A crossing is from a point of a zone to one of a neighbouring zone, in board units.
type crossing struct {
	from, to   rules.ZoneID
	start, end op.Point
}

// ways are the lines that have been looked for: while ships move or voyages are shown, the
// same ones are drawn in every picture.
var ways waysFound

type waysFound struct {
	sync.Mutex
	lines map[crossing][]op.Point
}

// mostWays is how many lines are kept.
const mostWays = 256

// find returns the line of a crossing, nil if the zones do not touch.
func (w *waysFound) find(c crossing) []op.Point {
	w.Lock()
	defer w.Unlock()
	line, ok := w.lines[c]
	if ok {
		return line
	}
	if w.lines == nil || len(w.lines) >= mostWays {
		w.lines = map[crossing][]op.Point{}
	}
	line = c.line()
	w.lines[c] = line
	return line
}

// line is the shortest smooth line by one of the gates between the zones.
func (c crossing) line() []op.Point {
	var best []op.Point
	least := math.Inf(1)
	for _, gate := range gates()[passage{min(c.from, c.to), max(c.from, c.to)}] {
		out, cost := leg(c.from, c.start, gate)
		in, more := leg(c.to, gate, c.end)
		if cost += more; cost < least {
			least, best = cost, append(append([]op.Point{c.start}, out...), in...)
		}
	}
	if best == nil {
		return nil
	}
	return smooth(best)
}

// leg returns the points after a of the way to b within a zone: straight, or by
// one of the places of the zone if that keeps it off the land.
func leg(z rules.ZoneID, a, b op.Point) (points []op.Point, cost float64) {
	c := charted()
	points, cost = []op.Point{b}, voyage(c.zones[z], a, b)
	if cost < aground {
		return points, cost
	}
	for _, slot := range c.shapes[z].Slots {
		via := op.Point(slot)
		if d := voyage(c.zones[z], a, via) + voyage(c.zones[z], via, b); d < cost {
			points, cost = []op.Point{via, b}, d
		}
	}
	return points, cost
}

// aground is how much a step over land counts, in board units: more than any way
// within a zone is long.
const aground = 1000

// voyage is how long a straight line is, with what it touches of the land.
func voyage(zone *op.Path, a, b op.Point) float64 {
	const steps = 12
	cost := dist(a, b)
	for i := 1; i < steps; i++ {
		t := float64(i) / steps
		if !zone.Contains(op.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}) {
			cost += aground
		}
	}
	return cost
}

// smooth is a Catmull-Rom spline through the points.
func smooth(points []op.Point) []op.Point {
	const steps = 8
	at := func(i int) op.Point { return points[max(0, min(len(points)-1, i))] }
	line := []op.Point{points[0]}
	for i := range len(points) - 1 {
		p, q, r, s := at(i-1), at(i), at(i+1), at(i+2)
		spline := func(p, q, r, s, t float64) float64 {
			return ((2*q + (r-p)*t) + (2*p-5*q+4*r-s)*t*t + (3*q-p-3*r+s)*t*t*t) / 2
		}
		for j := 1; j <= steps; j++ {
			t := float64(j) / steps
			line = append(line, op.Point{X: spline(p.X, q.X, r.X, s.X, t), Y: spline(p.Y, q.Y, r.Y, s.Y, t)})
		}
	}
	return line
}
