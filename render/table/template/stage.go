package template

import (
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/display"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A stage is the toy's board as animations see it.
type stage struct{ view *table.View }

// In implements motion.Stage.
func (s stage) In(position game.State) motion.Stage { return stage{s.view.In(position)} }

// Anchor implements motion.Stage.
func (s stage) Anchor(ref game.Ref) (display.Point, bool) {
	place, ok := Table{}.Place(s.view, ref)
	return place.At, ok
}

// Spot implements motion.Stage: a piece stands beside those of others.
func (s stage) Spot(piece, place game.Ref, _ int) (at display.Point, size float64, ok bool) {
	if st := s.view.State.(*gametest.ToyState); piece.Kind == game.SeatRef && place.Kind == game.TrackRef {
		return pieceAt(s.view, st, game.Player(piece.ID), int(place.ID)), s.view.Units(pieceSize), true
	}
	at, ok = s.Anchor(place)
	return at, 20 * s.Unit(), ok
}

// Piece implements motion.Stage.
func (s stage) Piece(l *display.List, at display.Point, size float64, ref game.Ref) {
	if size == 0 {
		size = s.view.Units(pieceSize)
	}
	switch ref.Kind {
	case game.SeatRef:
		kit.AppendShield(l, at, size, s.view.Colour(game.Player(ref.ID)))
	case game.MoneyRef:
		kit.AppendCoin(l, at, size/2, int(ref.ID))
	}
}

// Die implements motion.Stage.
func (s stage) Die(l *display.List, at display.Point, size float64, hits int, tilt float64, seat game.Player) {
	kit.AppendDie(l, at, size, hits, tilt, s.view.Colour(seat))
}

// Faces implements motion.Stage: there is one die.
func (stage) Faces(throw game.Ref, _ int) []int { return []int{int(throw.ID)} }

// Sides implements motion.Stage.
func (stage) Sides() []int { return []int{1, 1, 1, 2, 2, 3} }

// Rim implements motion.Stage.
func (s stage) Rim(ref game.Ref) (display.Rect, bool) {
	st := s.view.State.(*gametest.ToyState)
	if ref.Kind != game.SeatRef || ref.ID < 1 || int(ref.ID) > st.Seats() {
		return display.Rect{}, false
	}
	return seatRect(s.view, st, game.Player(ref.ID)), true
}

// Way implements motion.Stage.
func (stage) Way(_, _ game.Ref, a, b display.Point) []display.Point { return []display.Point{a, b} }

// Marker implements motion.Stage: the toy has none.
func (stage) Marker(*display.List, game.Ref, game.Ref, float64) {}

// Ship implements motion.Stage: the toy has none.
func (stage) Ship(*display.List, display.Point, game.Ref, float64) {}

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
