package board

import (
	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/show"
	"serenissima/render/theme"
)

// A Stage is a view as animations see it: where things are, and how pieces
// look. What depends on a rule set is in the file named after it.
type Stage struct{ view *View }

// NewStage returns the stage of a view.
func NewStage(v *View) Stage { return Stage{v} }

var _ show.Stage = Stage{}

// In implements show.Stage.
func (s Stage) In(position game.State) show.Stage {
	if v := s.view.later[position]; v != nil {
		return Stage{v}
	}
	v := *s.view
	v.State, v.Gone, v.Brings, v.later = position, nil, nil, nil
	if s.view.later == nil {
		s.view.later = map[game.State]*View{}
	}
	s.view.later[position] = &v
	return Stage{&v}
}

// Anchor implements show.Stage.
func (s Stage) Anchor(ref game.Ref) (op.Point, bool) { return Anchor(s.view, ref) }

// Piece implements show.Stage.
func (s Stage) Piece(l *op.List, at op.Point, size float64, ref game.Ref) {
	if size == 0 {
		size = s.size(ref)
	}
	AppendPiece(l, at, size, ref, s.view)
}

// Die implements show.Stage.
func (s Stage) Die(l *op.List, at op.Point, size float64, hits int, tilt float64, seat game.Player) {
	AppendDie(l, at, size, hits, tilt, s.view.Colour(seat))
}

// Head implements show.Stage.
func (s Stage) Head(ship game.Ref, east bool) {
	if i := int(ship.ID); i >= 0 && i < len(s.view.east) {
		s.view.east[i] = east
		for _, v := range s.view.later {
			v.east[i] = east
		}
	}
}

// Livery implements show.Stage.
func (s Stage) Livery(seat game.Player) theme.Livery { return theme.LiveryOf(s.view.Colour(seat)) }

// Name implements show.Stage.
func (s Stage) Name(ref game.Ref) string { return s.view.Name(ref) }

// Tell implements show.Stage.
func (s Stage) Tell(ev game.Event) string { return s.view.Tell(ev) }

// Unit implements show.Stage.
func (s Stage) Unit() float64 { return s.view.Frame.Unit }

// Board implements show.Stage.
func (s Stage) Board() op.Rect { return s.view.Frame.Board }
