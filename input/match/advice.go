package match

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/input/match/captain"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// A counsel is the captain of a match on the screen, who weighs what is pointed at.
type counsel struct {
	captain.Captain
	pointed display.Target // at the last tick
}

// prepare makes the captain of a game, if there is one that knows it. It takes what bots know from the same
// books, so these have been read before.
func (k *counsel) prepare(c *app.Context, game string) {
	if c.Bots.NewAdvisor != nil && k.Advisor == nil {
		k.Advisor = c.Bots.NewAdvisor(game)
	}
}

// shown reports whether the panel with the captain's advice is shown over a position.
func (k *counsel) shown(s position.Scope) bool {
	return k.Hint != nil && (s.Modal() || s.Group < 0 && s.Choice == nil)
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
	if k.Hint == nil || len(plan) == 0 || plan[0].By != s.Decision().Player {
		return nil
	}
	return k.Weigh(s, plan)
}

// canAsk reports whether the captain can be asked: a person has to choose.
func (d *desk) canAsk() bool {
	return d.lesson == nil && d.captain.Advisor != nil && d.settled && len(d.now.Legal) > 1
}

// askAdvice asks the captain, or closes what it has said.
func (p *Play) askAdvice(d *desk) {
	switch {
	case d.cover.hint:
		p.captain.Forget()
		return
	case p.captain.Hint != nil: // folded away
		p.open.Group, p.open.Choice, p.gestures.Drag = -1, nil, nil
		return
	}
	if !d.canAsk() {
		d.c.Sound.Hear(synth.Refuse)
		p.notice.say(d.c.Lang.T("advice.not-now"))
		return
	}
	if p.captain.Ask(p.table, p.now.Own, p.host.Beats(p.now.Viewer), p.now.IsEnd); p.captain.Hint == nil {
		return
	}
	p.notice.dismiss() // it would lie over the panel
	p.open.Group, p.gestures.Drag, p.board.sheetOpen = -1, nil, false
	p.log.Open(false)
	if !p.now.Modal() {
		p.open.Choice = nil
	}
}

// hasAdviceTool reports whether somebody can be asked, and there is room for a button among the tools. While
// books are being read there is no captain yet, but there will be.
func (d *desk) hasAdviceTool() bool {
	return d.c.Bots.NewAdvisor != nil && (d.lesson != nil || d.captain.Advisor != nil || d.reads) && moreTools(d.view)
}

// moreTools reports whether there is room for more small buttons than every window has. Else
// what they do is in the menu.
func moreTools(v *table.View) bool {
	return v.Frame.Shape != layout.Small && v.Frame.Size.X >= 560*v.Frame.Unit
}
