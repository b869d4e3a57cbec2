package match

import (
	"serenissima/assets/lang"
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
		p.play.controller.again = repetition{t.action, t.repeats[i]}
		p.play.controller.begin(c, []game.Action{t.action})
	}
}

// goesOn reports whether what is done again is to be done once more.
func (p *controller) goesOn() bool {
	repeater, ok := p.play.table.(table.Repeater)
	return ok && p.again.action.By != game.Nobody && repeater.GoesOn(p.play.match.State(), p.again.action, p.again.repeat)
}

// repeatLines says what a repeat is, and its odds.
func repeatLines(words *lang.Words, r table.Repeat) (caption, about string) {
	caption = words.T("play.repeat", "n", r.Least)
	about = words.T("play.repeat.odds", "win", words.Percent(r.Win), "both", words.Percent(r.Both), "loss", words.Percent(r.Loss))
	if r.Least > 1 {
		about = words.T("play.repeat.odds.stop", "win", words.Percent(r.Win), "both", words.Percent(r.Both), "loss", words.Percent(r.Loss), "stop", words.Percent(r.Stop))
	}
	return caption, about
}
