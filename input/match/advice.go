package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/captain"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// A counsel is the captain of a match on the screen, who weighs what is pointed at.
type counsel struct {
	captain.Captain
	pointed display.Target // at the last tick
}

// known reports whether there is a captain that knows a game. It takes what bots know from the same books:
// while those are being read it is not made yet, but there will be.
func (k *counsel) known(c *app.Context, game string, reading bool) bool {
	if c.Bots.NewAdvisor != nil && k.Advisor == nil && !reading {
		k.Advisor = c.Bots.NewAdvisor(game)
	}
	return k.Advisor != nil || reading
}

// consider weighs steps that are pointed at in a position, if advice has been asked for: once, and not
// before the pointer has come to rest.
func (k *counsel) consider(over display.Target, s game.State, steps []game.Action) {
	rests := k.pointed == over
	k.pointed = over
	if rests && len(steps) > 0 {
		if n, _ := game.Feasible(s, steps); n == len(steps) {
			k.Weigh(s, steps)
		}
	}
}

// told is what the captain thinks of steps, nothing as long as that is not known.
func (k *counsel) told(words *lang.Words, steps []game.Action) string {
	if v := k.Verdict(steps); v != nil {
		return v.Before(words)
	}
	return ""
}

// weighed weighs what is about to be done in a position, if advice has been asked for; nil otherwise.
func (k *counsel) weighed(s game.State, plan []game.Action) *captain.Verdict {
	if k.Hint == nil || plan[0].By != s.Decision().Player {
		return nil
	}
	return k.Weigh(s, plan)
}

// adviceShown reports whether the panel with the captain's advice is shown.
func (p *Play) adviceShown() bool {
	return p.captain.Hint != nil && (p.now.Modal() || p.open.Group < 0 && p.open.Choice == nil)
}

// canAdvise reports whether the captain can be asked: a person has to choose.
func (p *Play) canAdvise(c *app.Context) bool {
	if p.tutorial.lesson != nil || len(p.bots.books) > 0 {
		return false
	}
	return p.captain.known(c, p.info.ID, false) && p.settled() && len(p.now.Legal) > 1
}

// askAdvice asks the captain, or closes what it has said.
func (p *Play) askAdvice(c *app.Context) {
	switch {
	case p.adviceShown():
		p.captain.Forget()
		return
	case p.captain.Hint != nil: // folded away
		p.open.Group, p.open.Choice, p.gestures.drag = -1, nil, nil
		return
	}
	if !p.canAdvise(c) {
		c.Sound.Hear(synth.Refuse)
		p.notice.say(c.Lang.T("advice.not-now"))
		return
	}
	if p.captain.Ask(p.table, p.now.Own, p.host.Beats(p.now.Viewer), p.now.IsEnd); p.captain.Hint == nil {
		return
	}
	p.notice.dismiss() // it would lie over the panel
	p.open.Group, p.gestures.drag, p.board.sheetOpen = -1, nil, false
	p.log.Open(false)
	if !p.now.Modal() {
		p.open.Choice = nil
	}
}

// pointedSteps are the steps that a click where the pointer or the keyboard is would take,
// none if that is not clear.
func (p *Play) pointedSteps() []game.Action {
	t := p.board.hover
	if t.Command == cmdGoOn {
		return p.controller.stillPossible()
	}
	if t.Command == "" && t.Ref == p.now.Subject() { // nearly everything is about it
		return nil
	}
	return p.scope().Means(t).Steps()
}

// adviceTool reports whether somebody can be asked, and there is room for a button among
// the tools.
func adviceTool(p *Play, c *app.Context, v *table.View) bool {
	return c.Bots.NewAdvisor != nil && (p.tutorial.lesson != nil || p.captain.known(c, p.info.ID, len(p.bots.books) > 0)) && moreTools(v)
}

// moreTools reports whether there is room for more small buttons than every window has. Else
// what they do is in the menu.
func moreTools(v *table.View) bool {
	return v.Frame.Shape != layout.Small && v.Frame.Size.X >= 560*v.Frame.Unit
}

// viewAsk appends the button that asks the captain in the corner of a question.
func viewAsk(p *Play, c *app.Context, l *display.List, corner display.Rect) {
	if p.canAdvise(c) {
		b := globalCommand(p, control.Advice).button(p, c, nil)
		b.Rect, b.Paper = corner, true
		widget.AppendButton(l, b)
	}
}
