package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
)

// DrawAbout implements table.Asker: it sets the sailors of the galley that a question is
// about against those of the seat that is asked.
func (t Table) DrawAbout(l *op.List, r op.Rect, v *table.View) {
	st := v.State.(*rules.State)
	decider, galley := st.Decision().Player, &st.Galleys[st.Active]
	half := r.W/2 - 4
	for i, side := range [...]struct {
		what game.Ref
		by   game.Player
		n    int
	}{{t.Subject(st), galley.Owner, int(galley.Sailors)}, {game.Seat(decider), decider, int(st.CrewsAt(decider, galley.Zone))}} {
		box := op.Rect{X: r.X + float64(i)*(half+8), Y: r.Y, W: half, H: r.H}
		l.Fill(box, 6, theme.PaperDark)
		t.Stage(v).Piece(l, op.Point{X: box.X + r.H*0.62, Y: box.Center().Y}, r.H*0.84, side.what)
		step := min(r.H*0.4, (half-r.H*1.4)/float64(max(1, side.n)))
		for j := range side.n {
			pieces.AppendPeg(l, op.Point{X: box.X + r.H*1.4 + float64(j)*step, Y: box.Center().Y}, r.H*0.17, v.Colour(side.by))
		}
	}
}
