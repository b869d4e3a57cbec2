package template

import (
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
)

// A stage is the toy's board as animations see it.
type stage struct{ table.ViewStage }

// In implements motion.Stage.
func (s stage) In(position game.State) motion.Stage { return Table{}.Stage(s.View.In(position)) }

// Anchor implements motion.Stage.
func (s stage) Anchor(ref game.Ref) (display.Point, bool) {
	place, ok := Table{}.Place(s.View, ref)
	return place.At, ok
}

// Spot implements motion.Stage: a piece stands beside those of others.
func (s stage) Spot(piece, place game.Ref, _ int) (at display.Point, size float64, ok bool) {
	if st := s.View.State.(*gametest.ToyState); piece.Kind == game.SeatRef && place.Kind == game.TrackRef {
		return pieceAt(s.View, st, game.Player(piece.ID), int(place.ID)), s.View.Units(pieceSize), true
	}
	at, ok = s.Anchor(place)
	return at, 20 * s.Unit(), ok
}

// Piece implements motion.Stage.
func (s stage) Piece(l *display.List, at display.Point, size float64, ref game.Ref) {
	if size == 0 {
		size = s.View.Units(pieceSize)
	}
	switch ref.Kind {
	case game.SeatRef:
		kit.AppendShield(l, at, size, s.View.Colour(game.Player(ref.ID)))
	case game.MoneyRef:
		kit.AppendCoin(l, at, size/2, int(ref.ID))
	}
}

// Die implements motion.Stage.
func (s stage) Die(l *display.List, at display.Point, size float64, hits int, tilt float64, seat game.Player) {
	kit.AppendDie(l, at, size, hits, tilt, s.View.Colour(seat))
}

// Faces implements motion.Stage: there is one die.
func (stage) Faces(throw game.Ref, _ int) []int { return []int{int(throw.ID)} }

// Sides implements motion.Stage.
func (stage) Sides() []int { return []int{1, 1, 1, 2, 2, 3} }

// Rim implements motion.Stage.
func (s stage) Rim(ref game.Ref) (display.Rect, bool) {
	st := s.View.State.(*gametest.ToyState)
	if ref.Kind != game.SeatRef || ref.ID < 1 || int(ref.ID) > st.Seats() {
		return display.Rect{}, false
	}
	return seatRect(s.View, st, game.Player(ref.ID)), true
}

// Way implements motion.Stage.
func (stage) Way(_, _ game.Ref, a, b display.Point) []display.Point { return []display.Point{a, b} }

// Ship implements motion.Stage: the toy has none.
func (stage) Ship(*display.List, display.Point, game.Ref, float64) {}
