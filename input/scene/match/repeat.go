package match

import (
	"serenissima/game"
	"serenissima/input/scene"
	"serenissima/render/op"
	"serenissima/render/table"
)

// cmdRepeat does what is armed again and again; the index is that of the repeat.
const cmdRepeat op.Command = "repeat"

// A repetition is an action that is done again as long as that was asked for.
type repetition struct {
	action game.Action // by nobody: there is none
	repeat table.Repeat
}

// repeats lists how an action can be gone on with. A voyage goes step by step.
func (p *gestures) repeats(a game.Action) []table.Repeat {
	if p.play.tutorial.lesson != nil {
		return nil
	}
	return table.RepeatsOf(p.play.table, p.play.now.view, a)
}

// repeat does what was armed, again and again.
func (p *gestures) repeat(c *scene.Context, i int) {
	t := p.trigger
	switch {
	case t == nil || i >= len(t.repeats):
	case !t.awake():
		p.armed = t
	default:
		p.play.controller.beginAgain(c, t.action, t.repeats[i])
	}
}

// beginAgain does an action again as long as is asked for.
func (p *controller) beginAgain(c *scene.Context, a game.Action, r table.Repeat) {
	p.again = repetition{a, r}
	p.begin(c, []game.Action{a})
}

// goesOn reports whether what is done again is to be done once more.
func (p *controller) goesOn() bool {
	repeater, ok := p.play.table.(table.Repeater)
	return ok && p.again.action.By != game.Nobody && repeater.GoesOn(p.play.match.State(), p.again.action, p.again.repeat)
}
