package board

import (
	"serenissima/game"
	"serenissima/render/op"
)

// Kept are the parts of a board that stay as they are while an animation moves
// others. The zero Kept holds none yet.
type Kept struct {
	parts map[game.Ref]*op.Part[look] // by what they show
}

// Forget drops all parts: the board has changed.
func (k *Kept) Forget() {
	for _, p := range k.parts {
		p.Forget()
	}
}

// The parts that are not those of one ship or port.
var (
	chartPart   = game.Ref{Kind: game.AreaRef}
	panelsPart  = game.Ref{Kind: game.SeatRef}
	subjectPart = game.Ref{Kind: game.ShipRef}
)

// A look is what the picture of a part follows from besides a board that stays.
type look struct {
	about       game.Ref // what a part shows that does not always show the same
	shifts      int
	east        bool
	pulse       float64
	ship, track bool // markers under way
}

// part appends a part of the board, as it is kept if possible.
func (v *View) part(l *op.List, what game.Ref, how look, draw func()) {
	if v.Kept == nil {
		draw()
		return
	}
	p := v.Kept.parts[what]
	if p == nil {
		if p = (&op.Part[look]{}); v.Kept.parts == nil {
			v.Kept.parts = map[game.Ref]*op.Part[look]{}
		}
		v.Kept.parts[what] = p
	}
	p.Append(l, how, draw)
}

// looks is how a ship or port looks.
func (v *View) looks(what game.Ref) look {
	how := look{about: what}
	if v.Shifts != nil {
		how.shifts = v.Shifts(what)
	}
	if what.Kind == game.ShipRef {
		how.east = v.east[what.ID]
	}
	return how
}
