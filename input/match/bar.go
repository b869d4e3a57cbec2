package match

import (
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// viewBar is the bottom of the screen: the active galley, what is expected of
// whom, and the buttons.
func viewBar(p *Play, c *app.Context, l *display.List, v *table.View, kept *drawCache) {
	small := v.Frame.Shape == layout.Small
	skip := func() {
		for _, b := range buttons(p, c, v, overChart) {
			b.Rect, b.Paper, b.State = v.Frame.Skip, true, widget.State{Hover: p.board.hover == b.Target}
			widget.AppendButton(l, b)
		}
	}
	if small {
		viewRail(l, v)
	}
	if s, ok := p.timeline.Scoring(); ok {
		viewRace(c.Lang, l, v, race(p.table, s, len(v.Seats)))
		if !small {
			viewHint(p, c, l, v)
		}
		skip()
		viewTools(l, v, p.table.Style(), buttons(p, c, v, besideHint))
		return
	}
	if !small {
		bar := v.Frame.Bar
		l.Fill(bar, 0, theme.Wood)
		l.Fill(display.Rect{X: bar.X, Y: bar.Y, W: bar.W, H: 2}, 0, theme.Gilt)
		l.Hit(display.Hit{Rect: bar, Target: display.Target{Command: app.CmdBar}})
	}
	fight := p.panels.fight()
	var battle *panel.Battle
	if fight != nil {
		battle = panel.NewBattle(deskWith(p, c, v), l, fight, p.history.Rounds)
	}
	covered := small && v.Open && (v.Frame.Large || v.Frame.Choosing) // the cards, by the table
	if !covered {
		if small {
			viewCard(l, v, globalCommand(p, cmdFind).button(p, c, v))
		}
		if battle != nil {
			battle.Sides()
		} else {
			from := len(l.Hits)
			p.table.DrawSubject(l, v.Frame.Subject, v, subjectCommand(v, &p.now, p.timeline.Idle()))
			for i := from; i < len(l.Hits); i++ { // the table knows neither what filling a space means nor where a piece is taken
				switch h := &l.Hits[i]; h.Target.Command {
				case position.CmdFill:
					h.Tip = p.now.PlanTip(p.spoken, p.scope().Filling(h.Target))
					h.Label = h.Tip
				case position.CmdPiece:
					h.Target.Value = p.now.Subject()
				}
			}
		}
	}
	if !covered || v.Frame.Choosing {
		kept.append(l, hintPart, func() { viewHint(p, c, l, v) })
	}
	kept.append(l, controlsPart, func() {
		skip()
		viewTools(l, v, p.table.Style(), buttons(p, c, v, besideHint))
		switch {
		case p.panels.asksInBar():
			p.panels.viewAnswers(c, l, v)
			if battle != nil {
				battle.Odds(hintAt(&p.panels, v))
			}
		case p.panels.depicted():
			p.panels.viewDepictions(c, l, v)
		default:
			viewButtons(p, c, l, v)
		}
	})
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
	rail := display.Rect{X: f.Board.W, Y: f.Board.Y, W: f.Size.X - f.Board.W, H: f.Board.H}
	edge := rail.X
	if f.Left {
		rail.X, edge = 0, rail.W-1.5
	}
	l.Fill(rail, 0, theme.Wood)
	l.Fill(display.Rect{X: edge, Y: rail.Y, W: 1.5, H: rail.H}, 0, theme.Gilt)
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
