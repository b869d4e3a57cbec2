package tabletest

import (
	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/render/op"
	"serenissima/render/show"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
)

// A stage is the toy's board as animations see it.
type stage struct{ view *table.View }

// In implements show.Stage.
func (s stage) In(position game.State) show.Stage { return stage{s.view.In(position)} }

// Anchor implements show.Stage.
func (s stage) Anchor(ref game.Ref) (op.Point, bool) {
	place, ok := Toy{}.Place(s.view, ref)
	return place.At, ok
}

// Spot implements show.Stage: a piece stands beside those of others.
func (s stage) Spot(piece, place game.Ref, _ int) (at op.Point, size float64, ok bool) {
	if st := s.view.State.(*gametest.ToyState); piece.Kind == game.SeatRef && place.Kind == game.TrackRef {
		return pieceAt(s.view, st, game.Player(piece.ID), int(place.ID)), s.view.Units(pieceSize), true
	}
	at, ok = s.Anchor(place)
	return at, 20 * s.Unit(), ok
}

// Piece implements show.Stage.
func (s stage) Piece(l *op.List, at op.Point, size float64, ref game.Ref) {
	if size == 0 {
		size = s.view.Units(pieceSize)
	}
	switch ref.Kind {
	case game.SeatRef:
		pieces.AppendShield(l, at, size, s.view.Colour(game.Player(ref.ID)))
	case game.MoneyRef:
		pieces.AppendCoin(l, at, size/2, int(ref.ID))
	}
}

// Die implements show.Stage.
func (s stage) Die(l *op.List, at op.Point, size float64, hits int, tilt float64, seat game.Player) {
	pieces.AppendDie(l, at, size, hits, tilt, s.view.Colour(seat))
}

// Faces implements show.Stage: there is one die.
func (stage) Faces(throw game.Ref, _ int) []int { return []int{int(throw.ID)} }

// Sides implements show.Stage.
func (stage) Sides() []int { return []int{1, 1, 1, 2, 2, 3} }

// Rim implements show.Stage.
func (s stage) Rim(ref game.Ref) (op.Rect, bool) {
	st := s.view.State.(*gametest.ToyState)
	if ref.Kind != game.SeatRef || ref.ID < 1 || int(ref.ID) > st.Seats() {
		return op.Rect{}, false
	}
	return seatRect(s.view, st, game.Player(ref.ID)), true
}

// Way implements show.Stage.
func (stage) Way(_, _ game.Ref, a, b op.Point) []op.Point { return []op.Point{a, b} }

// Marker implements show.Stage: the toy has none.
func (stage) Marker(*op.List, game.Ref, game.Ref, float64) {}

// Ship implements show.Stage: the toy has none.
func (stage) Ship(*op.List, op.Point, game.Ref, float64) {}

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
