package match

import (
	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// hintAt is where the hint lies: beside the column of answers, if there is one.
func hintAt(p *panels, v *table.View) display.Rect {
	r := v.Frame.Hint
	if v.Frame.Shape != layout.Small || !p.asksInBar() {
		return r
	}
	if left, right := panel.BesideAnswers(&p.play.now, v, true); !r.Intersect(panel.AnswerColumn(&p.play.now, v)).Empty() {
		gap := 8 * v.Frame.Unit
		end := min(r.X+r.W, right-gap)
		r.X = max(r.X, left+gap)
		r.W = end - r.X
	}
	return r
}

// viewHint says what is expected of whom.
func viewHint(p *Play, c *app.Context, l *display.List, v *table.View) {
	r, u := hintAt(&p.panels, v), v.Frame.Unit
	widget.Paper(l, r)
	words := p.words(c)
	d := p.host.Public().Decision()
	text, acts := words.Prompt(d, p.table.Subject(p.host.Public()), p.now.Allowed), d.Player
	batch := false // lies beside the words
	switch lesson := p.tutorial.lesson; {
	case !p.timeline.Idle():
		if len(p.history.Entries) > 0 {
			last := narrate(&p.timeline, &p.history, words)
			text, acts = last.text, last.by
		}
	case lesson != nil && lesson.waits(p.host.Len(), d.Player):
		text, acts = lesson.hint(c, p.host.Len()), lessons.Learner
	case awaitsOthers(&p.now):
		text = thinking(words, d.Player)
	case p.panels.depicted():
		text = p.panels.title(words)
	case p.panels.asksInBar(), len(p.now.Legal) > 0 && p.now.Controls.About.Key != "":
		text = p.now.Question(words)
	case p.scope().Bare():
		text = words.Line("group." + p.now.Controls.Groups[p.open.Group].Name + ".help")
		batch = true
	case v.Frame.Choosing:
		text = lang.Capital(words.Line("board.pick.prompt", "seat", game.Seat(d.Player)))
	}
	fight := p.panels.fight()
	if fight != nil {
		text = p.panels.fightQuestion(words, fight)
		if v.Frame.Shape == layout.Small { // the odds lie below
			r.H -= 30 * u
		}
	}
	r = viewSign(l, v, besideTools(r, v, len(buttons(p, c, v, besideHint))), acts)
	if batch {
		high := max(r.H-8*u, min(r.H, v.Frame.Reach))
		r.W = p.buttons.Batch(deskWith(p, c, v), l, display.Rect{X: r.X, Y: r.Center().Y - high/2, W: r.W - 4*u, H: high}) - r.X
	}
	if !adviceTool(p, c, v) && !p.now.Modal() && p.canAdvise(c) {
		r = viewAskInHint(l, v, r, text, globalCommand(p, control.Advice).button(p, c, v))
	}
	about := display.Rect{X: r.X, Y: r.Y + 2, W: r.W - 8*u, H: r.H - 4}
	if v.Frame.Shape == layout.Small && fight == nil { // the card of the galley has no room for its steps
		foot := display.Rect{X: r.X, Y: about.Y + about.H - 19*u, W: about.W, H: 17 * u}
		if p.table.DrawSteps(l, foot, v, 13.5*u, true) {
			about.H -= 19 * u
		}
	}
	about = p.controller.viewGoOn(c, l, about, u)
	widget.Text(l, about, text, display.TextStyle{Font: display.Sans, Size: 17 * u, Color: theme.Ink})
}

// besideTools is what so many small buttons leave of the place of the hint.
func besideTools(r display.Rect, v *table.View, n int) display.Rect {
	tools := toolsAt(v, n)
	switch {
	case r.Intersect(tools).Empty():
	case v.Frame.Left:
		left := tools.X + tools.W
		r.X, r.W = left, r.X+r.W-left
	default:
		r.W = tools.X - r.X
	}
	return r
}

// viewSign draws the sign of who is to act at the beginning of a hint: of a seat, or of the Doge. It
// returns what is left of its place.
func viewSign(l *display.List, v *table.View, r display.Rect, acts game.Player) display.Rect {
	u := v.Frame.Unit
	side := min(r.H, 40*u)
	sign := display.Point{X: r.X + 6*u + side/2, Y: r.Center().Y}
	if acts > game.Nobody {
		kit.AppendShield(l, sign, side*0.72, v.Colour(acts))
	} else {
		widget.Icon(l, "cap", sign, side*0.72, theme.Brown)
	}
	taken := 8*u + side
	r.X, r.W = r.X+taken, r.W-taken
	return r
}

// awaitsOthers reports whether somebody decides who is not at the screen, or not yet.
func awaitsOthers(now *position.Position) bool {
	return now.View.Decision().Player > game.Nobody && (!now.Awaited || now.Curtained)
}

// thinking says that a seat decides.
func thinking(words *lang.Words, seat game.Player) string {
	return words.T("play.thinking", "seat", words.NameOf(game.Seat(seat)))
}

// viewAskInHint puts the button that asks the captain at the end of the hint, in frames with no
// room for it among the small buttons, unless no letters are small enough for the words beside it. It
// returns what is left of the place of the hint.
func viewAskInHint(l *display.List, v *table.View, r display.Rect, text string, ask widget.Button) display.Rect {
	side := v.Frame.Reach
	words := display.Rect{W: r.W - side - 8*v.Frame.Unit, H: r.H - 4}
	if r.H < side || !widget.Holds(words, text, display.TextStyle{Font: display.Sans, Size: widget.MinText}) {
		return r
	}
	r.W -= side
	ask.Rect, ask.Paper = display.Rect{X: r.X + r.W, Y: r.Center().Y - side/2, W: side, H: side}.Inset(2), true
	widget.AppendButton(l, ask)
	return r
}
