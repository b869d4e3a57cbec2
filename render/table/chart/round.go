package chart

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/motion"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// DrawRound draws a round of a fight, as it was thrown: for each side its dice and its sailors, and the sailors of the
// other that this costs, which fly over to it. Crew is how many sailors a side has in a position.
func DrawRound(on table.Fighter, crew func(s game.State, side game.Ref) int) func(l *display.List, s motion.Stage, events []game.Event, ticks float64, still bool) {
	return func(l *display.List, s motion.Stage, events []game.Event, ticks float64, still bool) {
		own, ok := s.(interface{ Shows() *table.View })
		if !ok || len(events) != 2 {
			return
		}
		if still {
			ticks = kit.RoundTicks
		}
		v, sides := own.Shows(), [2]kit.RoundSide{}
		for i, ev := range events {
			n := crew(v.State, ev.From)
			sides[i] = kit.RoundSide{Name: v.Name(ev.From), Colour: v.Colour(ev.By), Sailors: n,
				Faces: s.Faces(ev.What, int(ev.N)), Sum: on.Reckon(v, ev, n), Hits: table.Hits(s, ev)}
		}
		at, _ := s.Anchor(events[1].From)
		paper, rows, u := RoundPaper(v, at)
		l.Fill(paper.Moved(1, 3), 10, theme.Shadow)
		l.Fill(paper, 10, theme.Paper)
		l.Stroke(paper, 10, 1.5, theme.PaperRim)
		widget.Icon(l, "crossed-swords", display.Point{X: paper.Center().X, Y: paper.Y + 24*u}, 28*u, theme.Rubric)
		kit.AppendRound(l, rows, u, sides, ticks, func(at display.Point, size float64, face int, tilt float64, side int) {
			s.Die(l, at, size, face, tilt, events[side].By)
		})
	}
}

// RoundPaper is where a round of a fight is shown which is at a point of the window, and its unit: where the panel of a
// fight has it, but opposite where that would lie on the fight, which the board has not moved away yet.
func RoundPaper(v *table.View, at display.Point) (paper display.Rect, rows [2]display.Rect, u float64) {
	f := &v.Frame
	_, _, u = f.FightSize()
	paper = v.FightPaper(at)
	_, rows, end := kit.RoundRows(paper, u, f.Reach)
	paper.H = end + 6*u - paper.Y
	if f.Shape != layout.Wide && !paper.Intersect(f.Latest).Empty() { // what has happened last lies over it
		paper.Y = f.Latest.Y - 8*u - paper.H
		_, rows, _ = kit.RoundRows(paper, u, f.Reach)
	}
	if near := paper.Inset(-24 * u); near.Contains(at) {
		if paper = f.Margin(paper.W, paper.H); paper.Inset(-24 * u).Contains(at) {
			paper = f.Drawer(paper.W, paper.H)
		}
		_, rows, _ = kit.RoundRows(paper, u, f.Reach)
	}
	return paper, rows, u
}
