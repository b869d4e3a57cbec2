package position

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A Hand is what a person holds: what is dragged, a piece that a finger has picked, or an action that
// waits.
type Hand struct {
	Drag    *Piece
	Picked  *Piece   // the next tap says where it goes
	Pending *Pending // what waits to be asked for again, nil for nothing
}

// A Pending is an action that cannot be taken back: it is asked for once and waits to be asked for
// again. Anything else calls it off.
type Pending struct {
	Action  game.Action
	Stakes  []table.Line
	Repeats []game.Repeat  // how it can be gone on with
	Target  display.Target // that was pressed
	At      display.Point
	Sleeps  int // ticks for which asking again does nothing, so that a double click does not
}

// Awake reports whether asking again does it.
func (a *Pending) Awake() bool { return a.Sleeps <= 0 }

// Repeated reports whether there is an action that can be gone on with.
func (a *Pending) Repeated() bool { return a != nil && len(a.Repeats) > 0 }

// Piece is what the hand holds, nil if that is nothing.
func (h *Hand) Piece() *Piece {
	if h.Drag != nil {
		return h.Drag
	}
	return h.Picked
}

// LetGo lets go of what the hand holds, and reports whether that was anything.
func (h *Hand) LetGo() bool {
	held := h.Piece() != nil
	*h = Hand{}
	return held
}
