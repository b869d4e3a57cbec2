package match

import (
	"serenissima/game"
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table"
)

// cmdRepeat does what is pending again and again; the index is that of the repeat.
const cmdRepeat display.Command = "repeat"

// repeats lists how an action can be gone on with. A voyage goes step by step.
func (p *gestures) repeats(a game.Action) []table.Repeat {
	if p.play.tutorial.lesson != nil {
		return nil
	}
	return table.RepeatsOf(p.play.table, p.play.now.View, a)
}

// repeat does what was pending, again and again.
func (p *gestures) repeat(c *app.Context, i int) {
	t := p.cancelled
	switch {
	case t == nil || i >= len(t.repeats):
	case !t.awake():
		p.pending = t
	default:
		p.play.controller.beginAgain(c, t.action, t.repeats[i])
	}
}
