package board

import (
	"math"
	"sync"

	"serenissima/game"
	"serenissima/game/serenissima"
	"serenissima/render/op"
)

// size is how large a piece is drawn on the board.
func (s Stage) size(piece game.Ref) float64 {
	st := s.view.State.(*serenissima.State)
	switch piece.Kind {
	case game.ShipRef:
		if _, width, ok := galleyAt(s.view, st, serenissima.GalleyID(piece.ID)); ok {
			return width
		}
		return s.view.units(berthWidth)
	case game.GoodRef, game.BuildingRef:
		return s.view.units(27)
	case game.CardRef:
		return s.view.Frame.Deck.H * 0.27
	}
	return s.view.units(17)
}

// Mark implements show.Stage.
func (s Stage) Mark(ref game.Ref) (op.Point, bool) {
	st := s.view.State.(*serenissima.State)
	switch ref.Kind {
	case game.ShipRef:
		return pointerAt(s.view, st, int(ref.ID)), true
	case game.TrackRef:
		at, _ := trackAt(s.view, st, int(ref.ID))
		return at, true
	}
	return op.Point{}, false
}

// Faces implements show.Stage.
func (s Stage) Faces(throw game.Ref, n int) []int {
	ones, twos := serenissima.FacesShown(throw.ID)
	faces := make([]int, max(n, ones+twos))
	for i := range faces {
		switch {
		case i < twos:
			faces[i] = 2
		case i < twos+ones:
			faces[i] = 1
		}
	}
	return faces
}

// Spot is where the n-th piece of a kind lies in a place, counted from zero and
// from the first to go: in the hold of a galley, in the warehouse or garrison
// of a port. Elsewhere it is the anchor of the place.
func (s Stage) Spot(piece, place game.Ref, n int) (op.Point, bool) {
	st := s.view.State.(*serenissima.State)
	switch place.Kind {
	case game.ShipRef:
		g := serenissima.GalleyID(place.ID)
		if at, width, ok := galleyAt(s.view, st, g); ok {
			return holdAt(at, width, int(st.Board.GalleySpaces), spaceOf(st, g, piece, n)), true
		}
	case game.PortRef:
		p := serenissima.PortID(place.ID)
		r := plaqueRect(s.view, p)
		port := &st.Ports[p]
		switch piece.Kind {
		case game.SailorRef:
			return pegAt(r, max(0, int(port.Sailors)-1-n)), true
		case game.GoodRef:
			if i := int(port.Filled) - 1 - n; i >= 0 && port.Stock[i] == serenissima.Good(piece.ID) {
				return warehouseCell(r, i).Center(), true
			}
			return medallionAt(r), true
		case game.BuildingRef:
			return buildingAt(r, port, int(piece.ID)), true
		case game.SeatRef:
			return shieldAt(r), true
		}
	case game.BoxRef:
		if at, ok := supplyAt(s.view, piece); ok {
			return at, true
		}
	}
	return s.Anchor(place)
}

// spaceOf is the space of a galley that the n-th last piece of a kind takes.
func spaceOf(st *serenissima.State, g serenissima.GalleyID, piece game.Ref, n int) int {
	galley := &st.Galleys[g]
	space := int(galley.Sailors)
	if piece.Kind == game.GoodRef {
		for good := serenissima.Wood; good <= serenissima.Good(piece.ID); good++ {
			space += int(galley.Cargo[good])
		}
	}
	return max(0, min(int(st.Board.GalleySpaces)-1, space-1-n))
}

// Way is a line over the sea from a point of one area to a point of a
// neighbouring one.
func (s Stage) Way(from, to game.Ref, a, b op.Point) []op.Point {
	return way(s.view, serenissima.ZoneID(from.ID), serenissima.ZoneID(to.ID), a, b)
}

// A passage is two zones that touch, the lower number first.
type passage [2]serenissima.ZoneID

// gates are points on the borders between zones, away from the coasts, in board
// units.
var gates = sync.OnceValue(func() map[passage][]op.Point {
	c := charted()
	ids := map[string]serenissima.ZoneID{}
	for z := 1; z < len(c.shapes); z++ {
		ids[c.shapes[z].ID] = serenissima.ZoneID(z)
	}
	made := map[passage][]op.Point{}
	for _, b := range c.lines {
		p := passage{min(ids[b.A], ids[b.B]), max(ids[b.A], ids[b.B])}
		for _, line := range b.Lines {
			made[p] = append(made[p], along(ringOf(line), 0.2, 0.35, 0.5, 0.65, 0.8)...)
		}
	}
	return made
})

// along returns the points at shares of the length of a line.
func along(line []op.Point, shares ...float64) []op.Point {
	var points []op.Point
	for _, share := range shares {
		points = append(points, pointAt(line, share))
	}
	return points
}

// pointAt returns the point at a share of the length of a line.
func pointAt(line []op.Point, share float64) op.Point {
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += dist(line[i-1], line[i])
	}
	left := length * share
	for i := 1; i < len(line); i++ {
		d := dist(line[i-1], line[i])
		if d >= left && d > 0 {
			t := left / d
			return op.Point{X: line[i-1].X + (line[i].X-line[i-1].X)*t, Y: line[i-1].Y + (line[i].Y-line[i-1].Y)*t}
		}
		left -= d
	}
	return line[len(line)-1]
}

// way is a line on the screen from a point of a zone through the gate that keeps
// it off the land, and of those the one that makes it shortest.
func way(v *View, from, to serenissima.ZoneID, a, b op.Point) []op.Point {
	c := charted()
	start, end := v.Camera.Board(a), v.Camera.Board(b)
	var best []op.Point
	least := math.Inf(1)
	for _, gate := range gates()[passage{min(from, to), max(from, to)}] {
		line := bend(start, gate, end)
		cost := dist(start, gate) + dist(gate, end)
		for _, p := range line {
			if !c.zones[from].Contains(p) && !c.zones[to].Contains(p) {
				cost += aground
			}
		}
		if cost < least {
			least, best = cost, line
		}
	}
	if best == nil {
		return []op.Point{a, b}
	}
	for i, p := range best {
		best[i] = v.at(p.X, p.Y)
	}
	return best
}

// aground is how much longer than over the sea a step over land counts, in board
// units.
const aground = 400

// bend is a smooth line through three points.
func bend(a, m, b op.Point) []op.Point {
	control := op.Point{X: 2*m.X - (a.X+b.X)/2, Y: 2*m.Y - (a.Y+b.Y)/2}
	const steps = 16
	line := make([]op.Point, steps+1)
	for i := range line {
		t := float64(i) / steps
		u := 1 - t
		line[i] = op.Point{
			X: u*u*a.X + 2*u*t*control.X + t*t*b.X,
			Y: u*u*a.Y + 2*u*t*control.Y + t*t*b.Y,
		}
	}
	return line
}
