package mediterranee

import (
	"strconv"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// Ticks of a round of a fight: after which the dice lie, and the sailors that it costs are crossed out.
const (
	duelTicks = 130
	duelLies  = 42
	duelFalls = 70
)

// duelPaper is where a round is shown: in the other half of the board than the fight, so that it never lies on the
// ships, at the height of the drawer; in a tall window in the other half of its height.
func duelPaper(v *table.View, fight display.Point) display.Rect {
	f := &v.Frame
	u, open := f.Unit, f.Open()
	r := display.Rect{W: min(330*u, open.W-16*u), H: 156 * u}
	r.Y = min(f.Bottom, open.Y+open.H) - r.H - 8*u
	left := r.Y
	if f.Latest.H > 0 { // what happened before is told there
		left = min(left, f.Latest.Y-r.H-8*u)
	}
	switch r.X = open.X + 8*u; {
	case f.Shape == layout.Tall:
		if r.X = open.Center().X - r.W/2; fight.Y > open.Center().Y {
			r.Y = open.Y + 8*u
		}
	case fight.X < open.Center().X:
		r.X = open.X + open.W - r.W - 8*u
	default:
		r.Y = left
	}
	return r
}

// duel shows a round of a fight: for each side its die and its sailors, their sum, by how much that is divided, and
// how many sailors of the other that costs (M2.8, M2.10).
func duel(l *display.List, s motion.Stage, events []game.Event, ticks float64, still bool) {
	own, ok := s.(stage)
	if !ok || len(events) != 2 {
		return
	}
	v, st := own.View, own.state()
	at, _ := s.Anchor(events[1].From)
	r := duelPaper(v, at)
	l.Fill(r.Moved(1, 3), 10, theme.Shadow)
	l.Fill(r, 10, theme.Paper)
	l.Stroke(r, 10, 1.5, theme.PaperRim)
	u := v.Frame.Unit
	lies := still || ticks >= duelLies
	falls := still || ticks >= duelFalls
	for i, row := range []display.Rect{r.Inset(8*u).Row(r.Y+8*u, r.H/2-12*u), r.Inset(8*u).Row(r.Y+r.H/2+4*u, r.H/2-12*u)} {
		ev, blow := events[i], events[1-i]
		crew, divisor := crewOf(st, ev.From), 3
		if i == 0 && ev.To.Kind == game.PortRef && st.Ports[ev.To.ID].Fort {
			divisor = 4
		}
		head := row.CutTop(0.3 * row.H)
		kit.AppendShield(l, display.Point{X: head.X + 0.5*head.H, Y: head.Center().Y}, head.H, v.Colour(ev.By))
		head.CutLeft(1.3 * head.H)
		widget.Line(l, head, v.Name(ev.From), display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Rubric})
		die, sum := row.CutLeft(row.H), row.CutRight(0.5*row.W)
		face, tilt := int(ev.What.ID), 0.0
		if !lies {
			face, tilt = 1+(face+int(ticks)/5)%rules.Faces, 5*(1-ticks/duelLies)
		}
		s.Die(l, die.Center(), 0.66*die.H, face, tilt, ev.By)
		step := min(0.5*row.H, row.W/float64(max(1, crew)))
		for j := range crew {
			peg := display.Point{X: row.X + (float64(j)+0.5)*step, Y: row.Center().Y}
			kit.AppendPeg(l, peg, 0.4*step, v.Colour(ev.By))
			if falls && j >= crew-int(blow.N) {
				kit.AppendCross(l, peg, 0.46*step)
			}
		}
		if lies {
			text := strconv.Itoa(face) + " + " + strconv.Itoa(crew) + " = " + strconv.Itoa(face+crew) + "  ÷ " + strconv.Itoa(divisor)
			style := display.TextStyle{Font: display.SansBold, Size: 18 * u, Align: display.Right, Color: theme.Ink}
			widget.Line(l, sum.CutRight(16*u), strconv.Itoa((face+crew)/divisor), style)
			widget.Icon(l, "death-skull", sum.CutRight(28*u).Center(), 22*u, theme.Danger)
			widget.Line(l, sum, text, style)
		}
	}
}

// crewOf is how many sailors a side of a fight has.
func crewOf(st *rules.State, side game.Ref) int {
	if side.Kind == game.PortRef {
		return int(st.Ports[side.ID].Sailors)
	}
	return int(st.Galleys[side.ID].Sailors)
}
