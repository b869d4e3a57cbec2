package position

import (
	"slices"

	"serenissima/game"
	"serenissima/render/table"
)

// A Piece is one that lies in a hold, or a thing of the board, which comes from nowhere.
type Piece struct{ What, From game.Ref }

// FromHold lists what can legally be done with a piece where it lies, throwing it away
// last.
func (p *Position) FromHold(held Piece) []game.Action {
	var can []game.Action
	for _, a := range p.guesses(held) {
		if p.View.Check(a) == nil && !slices.Contains(can, a) {
			can = append(can, a)
		}
	}
	return can
}

// guesses lists what may be meant by a click on a piece.
func (p *Position) guesses(held Piece) []game.Action {
	var meant []game.Action
	for _, h := range p.Holds {
		if h.Place != held.From {
			meant = append(meant, p.dropped(held, h.Place)...)
		}
	}
	return append(meant, p.dropped(held, game.Ref{})...)
}

// dropped lists what may be meant if a piece is put somewhere, or thrown away.
func (p *Position) dropped(held Piece, to game.Ref) []game.Action {
	return p.Table.Meant(p.View, table.Gesture{Drag: table.Drag{What: held.What, From: held.From, To: to}})
}

// Fits reports whether a piece can be put into a hold.
func (p *Position) Fits(held Piece, place game.Ref) bool {
	if held.From == place || held.From == (game.Ref{}) {
		return false
	}
	return slices.ContainsFunc(p.dropped(held, place), func(a game.Action) bool { return p.View.Check(a) == nil })
}

// Fitting is into how many holds a piece can be put.
func (p *Position) Fitting(held Piece) (n int) {
	for i := range p.Holds {
		if p.Fits(held, p.Holds[i].Place) {
			n++
		}
	}
	return n
}

// WithHolds reports whether any of the actions is done with the pieces of holds.
func (p *Position) WithHolds(actions []game.Action) bool {
	return slices.ContainsFunc(actions, func(a game.Action) bool { return p.MovesPiece(a) || p.Holds.once(a) })
}

// MovesPiece reports whether an action can be done by dragging a piece between holds, or out of one.
func (p *Position) MovesPiece(a game.Action) bool {
	if slices.ContainsFunc(p.Holds, func(h table.Hold) bool { return slices.Contains(h.Pieces, a.Obj[0]) }) {
		return true
	}
	if !p.Holds.Have(a.Obj[0]) {
		return false
	}
	buys := game.Cost(p.View, a) > 0 // a piece like one that lies there
	moves := slices.ContainsFunc(p.Holds, func(h table.Hold) bool {
		return slices.Contains(h.Source, a.Obj[1]) || h.Place == a.Obj[0] && !buys && slices.Contains(h.Pieces, a.Obj[1])
	}) || a.Obj[1].Kind != game.NoRef && a.Obj[2].Kind == game.NoRef && p.Holds.Have(a.Obj[1])
	return moves && table.FightBegunBy(p.Table, p.View, a) == nil // whose odds take a while
}

// Holds are places between which pieces can be moved now.
type Holds []table.Hold

// Have reports whether a thing is one of them.
func (h Holds) Have(place game.Ref) bool {
	return slices.ContainsFunc(h, func(x table.Hold) bool { return x.Place == place })
}

// once reports whether an action is done with a hold as a whole.
func (h Holds) once(a game.Action) bool {
	return slices.ContainsFunc(h, func(x table.Hold) bool { return does(x.WholeActions, a) || slices.Contains(x.FillN, a) })
}

// HoldGroup is the group whose panel has the pieces aboard the subject, -1 if none of
// them can be moved now.
func (p *Position) HoldGroup() int {
	return slices.IndexFunc(p.Groups, func(in []game.Action) bool { return slices.ContainsFunc(in, p.MovesPiece) })
}
