package match

import (
	"strings"

	"serenissima/game"
	"serenissima/input/scene"
)

// pass ends what a person does where nothing else is left. It belongs to what has just been done,
// from an entry of the log on: both are undone together. A short message says what has been ended.
func (p *controller) pass(c *scene.Context, begun int) {
	end, ok := p.passes(c)
	if !ok {
		return
	}
	if p.play.tutorial.lesson == nil {
		p.tellPassed(c)
	}
	p.passing = true
	p.do(c, end)
	p.passing = false
	p.play.match.Join(begun)
}

// tellPassed says what is ended by itself now, with what was so just before.
func (p *controller) tellPassed(c *scene.Context) {
	key, what := c.Passed(p.play.match, p.play.words(c))
	if told := c.Lang.T(key, "what", strings.Join(p.passed, ", ")); p.play.messages.notice != told {
		p.passed = nil
	}
	p.passed = append(p.passed, what)
	p.play.messages.say(c.Lang.T(key, "what", strings.Join(p.passed, ", ")))
}

// passes is the action that ends what the seat that decides does without being asked for. A voyage
// passes phases whatever the settings say.
func (p *controller) passes(c *scene.Context) (end game.Action, ok bool) {
	lesson := p.play.tutorial.lesson
	if lesson == nil {
		return c.Passes(p.play.match)
	}
	d := p.play.match.State().Decision()
	end, ok = game.OnlyEnd(p.play.match.State())
	return end, ok && p.play.person(d.Player) && p.play.match.State().Asking().Phase != "" && lesson.passes(p.play, end)
}
