package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/chart"
	"serenissima/render/table/kit"
)

// A stage is a view as animations see it: where things are, and how pieces look.
type stage struct{ table.ViewStage }

// Stage implements table.Table.
func (Table) Stage(v *table.View) motion.Stage { return stage{table.ViewStage{View: v}} }

// In implements motion.Stage.
func (s stage) In(position game.State) motion.Stage { return Table{}.Stage(s.View.In(position)) }

// Anchor implements motion.Stage.
func (s stage) Anchor(ref game.Ref) (display.Point, bool) { return anchor(s.View, ref) }

// Piece implements motion.Stage. A galley that is not in play is its number, in the colours of
// who can have it.
func (s stage) Piece(l *display.List, at display.Point, size float64, ref game.Ref) {
	st := s.View.State.(*rules.State)
	switch {
	case size == 0 && ref.Kind == game.ShipRef:
		s.Afloat(l, func() { drawPiece(l, at, s.size(ref), ref, s.View) })
		return
	case size == 0:
		size = s.size(ref)
	case ref.Kind == game.ShipRef && st.Galleys[ref.ID].Owner == game.Nobody:
		appendNumber(l, s.View, at, size/2.32, rules.GalleyID(ref.ID), st.Decision().Player)
		return
	}
	drawPiece(l, at, size, ref, s.View)
}

// Die implements motion.Stage.
func (s stage) Die(l *display.List, at display.Point, size float64, hits int, tilt float64, seat game.Player) {
	kit.AppendDie(l, at, size, hits, tilt, s.View.Colour(seat))
}

// size is how large a piece is drawn on the board.
func (s stage) size(piece game.Ref) float64 {
	st := s.View.State.(*rules.State)
	switch piece.Kind {
	case game.ShipRef:
		if _, width, ok := galleyAt(s.View, st, rules.GalleyID(piece.ID)); ok {
			return width
		}
		return s.View.Units(berthWidth)
	case game.GoodRef, game.BuildingRef:
		return s.View.Units(27)
	case game.CardRef:
		return s.View.Frame.Panels[deckPanel].H * 0.27
	}
	return s.View.Units(17)
}

// kit.Ship implements motion.Stage.
func (s stage) Ship(l *display.List, at display.Point, ref game.Ref, stroke float64) {
	galley := ship(s.View, s.View.State.(*rules.State), rules.GalleyID(ref.ID))
	galley.Stroke = stroke
	s.Afloat(l, func() { kit.AppendShip(l, at, s.size(ref), galley) })
}

// Marker implements motion.Stage: the hand goes round the wheel, the way the numbers
// rise, and the white marker along the track. Where these are folded away there is
// nothing to be marked.
func (s stage) Marker(l *display.List, from, to game.Ref, t float64) {
	if s.View.Folded() {
		return
	}
	if from.Kind != to.Kind {
		from = to
	}
	st := s.View.State.(*rules.State)
	switch to.Kind {
	case game.ShipRef:
		const all = rules.MaxGalleys + 1
		steps := (int(to.ID) - int(from.ID) + all) % all
		appendHand(l, s.View, float64(from.ID)+t*float64(steps))
	case game.TrackRef:
		a, r := trackAt(s.View, st, int(from.ID))
		b, _ := trackAt(s.View, st, int(to.ID))
		appendTrackMarker(l, display.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}, r)
	}
}

// Rim implements motion.Stage.
func (s stage) Rim(ref game.Ref) (display.Rect, bool) {
	st := s.View.State.(*rules.State)
	switch ref.Kind {
	case game.PortRef:
		if ref.ID >= 1 && int(ref.ID) < len(st.Board.Ports) {
			return plaqueRect(s.View, rules.PortID(ref.ID)), true
		}
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return playerRect(s.View, int(ref.ID)-1), true
		}
	case game.ShipRef:
		if ref.ID < 1 || ref.ID > rules.MaxGalleys {
			break
		}
		if at, width, ok := galleyAt(s.View, st, rules.GalleyID(ref.ID)); ok {
			h := kit.ShipHeight(width)
			return at.Box(width, h), true
		}
	}
	return display.Rect{}, false
}

// Faces implements motion.Stage.
func (stage) Faces(throw game.Ref, n int) []int {
	ones, twos := rules.FacesShown(throw.ID)
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

// Sides implements motion.Stage.
func (s stage) Sides() []int {
	var sides []int
	for _, skulls := range s.View.State.(*rules.State).Board.Faces {
		sides = append(sides, int(skulls))
	}
	return sides
}

// Spot implements motion.Stage: in the hold of a galley, in the warehouse or
// garrison of a port, in the supply.
func (s stage) Spot(piece, place game.Ref, n int) (at display.Point, size float64, ok bool) {
	st := s.View.State.(*rules.State)
	switch place.Kind {
	case game.ShipRef:
		galley := &st.Galleys[place.ID]
		if at, width, ok := galleyAt(s.View, st, rules.GalleyID(place.ID)); ok {
			return kit.HoldAt(at, width, int(st.Board.GalleySpaces), chart.HoldSpace(int(st.Board.GalleySpaces), galley.Sailors, galley.Cargo[:], piece, n)), width * 0.126, true
		}
	case game.PortRef:
		p := rules.PortID(place.ID)
		r := plaqueRect(s.View, p)
		if afar(s.View) {
			return tileSpot(r, piece)
		}
		port := &st.Ports[p]
		switch piece.Kind {
		case game.SeatRef:
			return shieldAt(r), 32 * r.W / 192, true
		case game.SailorRef:
			return pegAt(r, max(0, int(port.Sailors)-1-n)), s.View.Units(16.8), true
		case game.GoodRef:
			if i, ok := storedAt(port, rules.Good(piece.ID), n); ok {
				return warehouseCell(r, i).Center(), s.View.Units(26), true
			}
			return medallionAt(r), s.View.Units(26), true
		case game.BuildingRef:
			return buildingAt(r, port, int(piece.ID)), s.View.Units(27), true
		}
	case game.BoxRef:
		if at, ok := supplyAt(s.View, piece); ok {
			return at, s.View.Frame.Panels[deckPanel].H * 0.16, true
		}
	}
	at, ok = anchor(s.View, place)
	return at, 24 * s.Unit(), ok
}

// storedAt is the space of a warehouse with the n-th last cube of a good; ok is false if there
// are not so many.
func storedAt(port *rules.Port, good rules.Good, n int) (i int, ok bool) {
	for i := int(port.Filled) - 1; i >= 0; i-- {
		if port.Stock[i] != good {
			continue
		}
		if n--; n < 0 {
			return i, true
		}
	}
	return 0, false
}

// Way implements motion.Stage.
func (s stage) Way(from, to game.Ref, a, b display.Point) []display.Point {
	return way(s.View, rules.ZoneID(from.ID), rules.ZoneID(to.ID), a, b)
}

// way is a line on the screen from a point of a zone to one of a neighbouring
// zone. It crosses the border where that keeps it off the land and is short.
func way(v *table.View, from, to rules.ZoneID, a, b display.Point) []display.Point {
	return charted().WayIn(v, int(from), int(to), a, b)
}
