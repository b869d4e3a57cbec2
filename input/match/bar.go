package match

import (
	"serenissima/input/app"
	"serenissima/input/match/history"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A bar is the bottom of the screen, as it is drawn once: the active galley, what is expected of whom, and
// the buttons.
type bar struct {
	*desk
	history *history.History
	kept    *drawCache
}

// draw appends the bar.
func (b *bar) draw(l *display.List) {
	v := b.view
	small := v.Frame.Shape == layout.Small
	if small {
		viewRail(l, v)
	}
	if s, ok := b.timeline.Scoring(); ok {
		viewRace(b.c.Lang, l, v, race(b.table, s, len(v.Seats)))
		if !small {
			b.drawHint(l)
		}
		b.drawTools(l)
		return
	}
	if !small {
		bar := v.Frame.Bar
		l.Fill(bar, 0, theme.Wood)
		l.Fill(bar.Row(bar.Y, 2), 0, theme.Gilt)
		l.Hit(display.Hit{Rect: bar, Target: display.Target{Command: app.CmdBar}})
	}
	covered := small && v.Open && v.Frame.Large // the cards, by the table
	if !covered {
		if small && !v.Frame.Subject.Empty() {
			viewCard(l, v, b.command(cmdFind).button(b.desk))
		}
		b.drawSubject(l)
		b.kept.append(l, hintPart, func() { b.drawHint(l) })
	}
	b.kept.append(l, controlsPart, func() {
		b.drawTools(l)
		asks := b.asksInBar()
		if asks {
			b.panels.answers.Draw(b.desk, l)
		}
		b.drawButtons(l, asks || b.BarTaken())
	})
}

// drawSubject appends the active galley. The table knows neither what filling a space of it means nor where a
// piece is taken.
func (b *bar) drawSubject(l *display.List) {
	from := len(l.Hits)
	b.table.DrawSubject(l, b.view.Frame.Subject, b.view, subjectCommand(b.view, b.now, b.timeline.Idle()))
	for i := from; i < len(l.Hits); i++ {
		switch h := &l.Hits[i]; h.Target.Command {
		case position.CmdFill:
			h.Tip = b.now.PlanTip(b.words, b.scope.Means(h.Target).Plan)
			h.Label = h.Tip
		case position.CmdPiece:
			h.Target.Value = b.now.Subject()
		}
	}
}

// viewCard is the card of a small frame for the active galley, over the board, which brings the galley
// into the middle.
func viewCard(l *display.List, v *table.View, find widget.Button) {
	f := &v.Frame
	radius := 8 * f.Unit
	l.Fill(f.Subject, radius, theme.Wood)
	l.Stroke(f.Subject, radius, 1.5, theme.Gilt)
	l.Hit(display.Hit{Rect: f.Subject, Target: find.Target, Tip: find.Tip})
}

// viewRail is what lies under the buttons of a small frame.
func viewRail(l *display.List, v *table.View) {
	f := &v.Frame
	rail := f.Board.Column(f.Board.W, f.Size.X-f.Board.W)
	edge := rail.X
	if f.Left {
		rail.X, edge = 0, rail.W-1.5
	}
	l.Fill(rail, 0, theme.Wood)
	l.Fill(rail.Column(edge, 1.5), 0, theme.Gilt)
	l.Hit(display.Hit{Rect: rail, Target: display.Target{Command: app.CmdBar}})
}

// subjectCommand is what the spaces of the large galley are for in a position, while nothing is shown:
// pieces to be taken, while they can be. Fingers take them in the panel for loading, where they
// are larger.
func subjectCommand(v *table.View, now *position.Position, idle bool) display.Command {
	if v.Frame.Reach == 0 && idle && len(now.Holds) > 0 && now.Holds[0].Place == now.Subject() {
		return position.CmdPiece
	}
	return ""
}
