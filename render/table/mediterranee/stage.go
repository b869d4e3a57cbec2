package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/chart"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A stage is a view as animations see it: where things are, and how pieces look.
type stage struct{ table.ViewStage }

// Stage implements table.Table.
func (Table) Stage(v *table.View) motion.Stage { return stage{table.ViewStage{View: v}} }

func (s stage) state() *rules.State { return s.View.State.(*rules.State) }

// In implements motion.Stage.
func (s stage) In(position game.State) motion.Stage { return Table{}.Stage(s.View.In(position)) }

// Anchor implements motion.Stage.
func (s stage) Anchor(ref game.Ref) (display.Point, bool) { return anchor(s.View, ref) }

// Piece implements motion.Stage.
func (s stage) Piece(l *display.List, at display.Point, size float64, ref game.Ref) {
	switch {
	case size == 0 && ref.Kind == game.ShipRef:
		s.Afloat(l, func() { drawPiece(l, at, s.size(ref), ref, s.View) })
		return
	case size == 0:
		size = s.size(ref)
	}
	drawPiece(l, at, size, ref, s.View)
}

// size is how large a piece is drawn on the board.
func (s stage) size(piece game.Ref) float64 {
	switch piece.Kind {
	case game.ShipRef:
		if _, width, ok := galleyAt(s.View, s.state(), rules.GalleyID(piece.ID)); ok {
			return width
		}
		return s.View.Units(widths[1])
	case game.GoodRef, game.BuildingRef:
		return s.View.Units(27)
	}
	return s.View.Units(17)
}

// Ship implements motion.Stage.
func (s stage) Ship(l *display.List, at display.Point, ref game.Ref, stroke float64) {
	ship := galley(s.View, s.state(), rules.GalleyID(ref.ID))
	ship.Stroke = stroke
	s.Afloat(l, func() { kit.AppendShip(l, at, s.size(ref), ship) })
}

// Die implements motion.Stage: it shows its pips.
func (s stage) Die(l *display.List, at display.Point, size float64, pips int, tilt float64, seat game.Player) {
	kit.AppendDie(l, at, size, 0, tilt, s.View.Colour(seat))
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
			return plaqueOf(s.View, st, rules.PortID(ref.ID)).Rect, true
		}
	case game.SeatRef:
		if ref.ID >= 1 && int8(ref.ID) <= st.Seats {
			return playerRect(s.View, st, int(ref.ID)-1), true
		}
	case game.ShipRef:
		if at, width, ok := galleyAt(s.View, st, rules.GalleyID(ref.ID)); ok {
			h := kit.ShipHeight(width)
			return at.Box(width, h), true
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
		galley := &st.Galleys[place.ID]
		if at, width, ok := galleyAt(s.View, st, rules.GalleyID(place.ID)); ok {
			return kit.HoldAt(at, width, rules.GalleySpaces, chart.HoldSpace(rules.GalleySpaces, galley.Sailors, galley.Cargo[:], piece, n)), width * 0.126, true
		}
	case game.PortRef:
		p := rules.PortID(place.ID)
		q, port := plaqueOf(s.View, st, p), &st.Ports[p]
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
		if at, ok := anchor(s.View, piece); ok && piece.Kind != game.SailorRef {
			return at, 18 * s.Unit(), true
		}
	}
	at, ok = anchor(s.View, place)
	return at, 24 * s.Unit(), ok
}

// Way implements motion.Stage.
func (s stage) Way(from, to game.Ref, a, b display.Point) []display.Point {
	return way(s.View, rules.ZoneID(from.ID), rules.ZoneID(to.ID), a, b)
}
