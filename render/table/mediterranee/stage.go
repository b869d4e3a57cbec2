package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A stage is a view as animations see it: where things are, and how pieces look.
type stage struct{ view *table.View }

// Stage implements table.Table.
func (Table) Stage(v *table.View) motion.Stage { return stage{v} }

func (s stage) state() *rules.State { return s.view.State.(*rules.State) }

// In implements motion.Stage.
func (s stage) In(position game.State) motion.Stage { return stage{s.view.In(position)} }

// Anchor implements motion.Stage.
func (s stage) Anchor(ref game.Ref) (display.Point, bool) { return anchor(s.view, ref) }

// Livery implements motion.Stage.
func (s stage) Livery(seat game.Player) theme.Livery { return theme.LiveryOf(s.view.Colour(seat)) }

// Name implements motion.Stage.
func (s stage) Name(ref game.Ref) string { return s.view.Name(ref) }

// Tell implements motion.Stage.
func (s stage) Tell(ev game.Event) string { return s.view.Tell(ev) }

// Unit implements motion.Stage.
func (s stage) Unit() float64 { return s.view.Frame.Unit }

// Board implements motion.Stage.
func (s stage) Board() display.Rect { return s.view.Frame.Board }

// Marker implements motion.Stage: there is none.
func (stage) Marker(*display.List, game.Ref, game.Ref, float64) {}

// Piece implements motion.Stage.
func (s stage) Piece(l *display.List, at display.Point, size float64, ref game.Ref) {
	switch {
	case size == 0 && ref.Kind == game.ShipRef:
		s.afloat(l, func() { drawPiece(l, at, s.size(ref), ref, s.view) })
		return
	case size == 0:
		size = s.size(ref)
	}
	drawPiece(l, at, size, ref, s.view)
}

// size is how large a piece is drawn on the board.
func (s stage) size(piece game.Ref) float64 {
	switch piece.Kind {
	case game.ShipRef:
		if _, width, ok := galleyAt(s.view, s.state(), rules.GalleyID(piece.ID)); ok {
			return width
		}
		return s.view.Units(widths[1])
	case game.GoodRef, game.BuildingRef:
		return s.view.Units(27)
	}
	return s.view.Units(17)
}

// Ship implements motion.Stage.
func (s stage) Ship(l *display.List, at display.Point, ref game.Ref, stroke float64) {
	ship := galley(s.view, s.state(), rules.GalleyID(ref.ID))
	ship.Stroke = stroke
	s.afloat(l, func() { kit.AppendShip(l, at, s.size(ref), ship) })
}

// afloat draws a ship on the chart: what lies over that hides it, also while it moves.
func (s stage) afloat(l *display.List, draw func()) {
	l.PushClip(s.view.Frame.Open())
	draw()
	l.PopClip()
}

// Die implements motion.Stage: it shows its pips.
func (s stage) Die(l *display.List, at display.Point, size float64, pips int, tilt float64, seat game.Player) {
	kit.AppendDie(l, at, size, 0, tilt, s.view.Colour(seat))
	letters := size * 0.7
	l.Print(at.X, at.Y+display.Ascent(letters)/2, itoa(pips), display.TextStyle{Font: display.SansBold, Size: letters, Align: display.Center, Color: theme.Ink})
}

// Faces implements motion.Stage: a throw is of one die.
func (stage) Faces(throw game.Ref, _ int) []int { return []int{int(throw.ID)} }

// Pips implements motion.Pipped: what a throw hits also depends on the sailors.
func (stage) Pips() bool { return true }

// Worth implements motion.Minted: events count hundreds of ducats.
func (stage) Worth(n int) int { return 100 * n }

// Sides implements motion.Stage.
func (stage) Sides() []int { return []int{1, 2, 3, 4, 5, 6} }

// Rim implements motion.Stage.
func (s stage) Rim(ref game.Ref) (display.Rect, bool) {
	st := s.state()
	switch ref.Kind {
	case game.PortRef:
		if ref.ID >= 1 && int(ref.ID) < len(st.Board.Ports) {
			return plaqueOf(s.view, st, rules.PortID(ref.ID)).Rect, true
		}
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return playerRect(s.view, st, int(ref.ID)-1), true
		}
	case game.ShipRef:
		if at, width, ok := galleyAt(s.view, st, rules.GalleyID(ref.ID)); ok {
			h := kit.ShipHeight(width)
			return display.Rect{X: at.X - width/2, Y: at.Y - h/2, W: width, H: h}, true
		}
	}
	return display.Rect{}, false
}

// Spot implements motion.Stage: in the hold of a galley, in the warehouse or garrison of a port,
// in the box.
func (s stage) Spot(piece, place game.Ref, n int) (at display.Point, size float64, ok bool) {
	st := s.state()
	switch place.Kind {
	case game.ShipRef:
		g := rules.GalleyID(place.ID)
		if at, width, ok := galleyAt(s.view, st, g); ok {
			return kit.HoldAt(at, width, rules.GalleySpaces, spaceOf(st, g, piece, n)), width * 0.126, true
		}
	case game.PortRef:
		p := rules.PortID(place.ID)
		q, port := plaqueOf(s.view, st, p), &st.Ports[p]
		switch piece.Kind {
		case game.SeatRef:
			return q.shield(), 33 * q.k, true
		case game.SailorRef:
			return q.peg(max(0, min(mostPegs, int(port.Sailors))-1-n)), 16.8 * q.k, true
		case game.GoodRef:
			if i := int(port.Filled) - 1 - n; i >= 0 && port.Stock[i] == rules.Good(piece.ID) {
				return q.cell(i).Center(), 23 * q.k, true
			}
			return q.medallion(), 26 * q.k, true
		case game.BuildingRef:
			return q.fort(), 28 * q.k, true
		}
	case game.BoxRef:
		if at, ok := anchor(s.view, piece); ok && piece.Kind != game.SailorRef {
			return at, 18 * s.Unit(), true
		}
	}
	at, ok = anchor(s.view, place)
	return at, 24 * s.Unit(), ok
}

// spaceOf is the space of a galley that the n-th last piece of a kind takes.
func spaceOf(st *rules.State, g rules.GalleyID, piece game.Ref, n int) int {
	ship := &st.Galleys[g]
	space := int(ship.Sailors)
	if piece.Kind == game.GoodRef {
		for good := rules.Gems; good <= rules.Good(piece.ID); good++ {
			space += int(ship.Cargo[good])
		}
	}
	return max(0, min(rules.GalleySpaces-1, space-1-n))
}

// Way implements motion.Stage.
func (s stage) Way(from, to game.Ref, a, b display.Point) []display.Point {
	return way(s.view, rules.ZoneID(from.ID), rules.ZoneID(to.ID), a, b)
}
