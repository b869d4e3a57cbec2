package match

import (
	"strings"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/scene"
	"serenissima/render/table"
)

// pass ends what a person does where nothing else is left, as far as the settings want that and
// it tells nobody a secret. It belongs to what has just been done, from an entry of the log on:
// both are undone together. A short message says what has been ended.
func (p *controller) pass(c *scene.Context, begun int) {
	s := p.play.match.State()
	legal := s.AppendActions(nil)
	if len(legal) != 1 || legal[0].Obj != [3]game.Ref{} || !p.passes(c, s, legal[0]) {
		return
	}
	if p.play.tutorial.lesson == nil {
		p.tellPassed(c, s)
	}
	p.passing = true
	p.do(c, legal[0])
	p.passing = false
	p.runs.add(begun, p.play.match.Len())
}

// tellPassed says what is ended by itself now, with what was so just before, and whose it is where
// several people play.
func (p *controller) tellPassed(c *scene.Context, s game.State) {
	words, d := p.play.words(c), s.Decision()
	key, what := "play.passed", words.Line("end.passed")
	if phase := table.PhaseOn(p.play.table, d.Prompt); phase != "" {
		key, what = "play.passed.phase", words.Line(phase)
		if !p.alone() {
			key, what = "play.passed.seats", c.Lang.T("play.passed.seat", "what", what, "seat", words.NameOf(game.Seat(d.Player)))
		}
	}
	if told := c.Lang.T(key, "what", strings.Join(p.passed, ", ")); p.play.messages.notice != told {
		p.passed = nil
	}
	p.passed = append(p.passed, what)
	p.play.messages.say(c.Lang.T(key, "what", strings.Join(p.passed, ", ")))
}

// passes reports whether what the seat that decides does is ended by an action without being
// asked for. Who is the only person in a match has nobody to keep a secret from. A voyage passes
// phases whatever the settings say.
func (p *controller) passes(c *scene.Context, s game.State, end game.Action) bool {
	d, usual := s.Decision(), p.play.table.Controls(s).End == table.Ending{}
	if lesson := p.play.tutorial.lesson; lesson != nil {
		return p.play.person(d.Player) && table.PhaseOn(p.play.table, d.Prompt) != "" && lesson.passes(p.play, end)
	}
	if !usual || p.play.table.Prompt(d.Prompt).Question || !p.play.person(d.Player) || c.Settings.Passing == scene.PassNever {
		return false
	}
	if table.PhaseOn(p.play.table, d.Prompt) == "" && c.Settings.Passing != scene.PassTurns {
		return false
	}
	return table.PlainOn(p.play.table, s) || c.Settings.Passing == scene.PassTurns && p.alone()
}

// alone reports whether one person plays against bots.
func (p *controller) alone() bool {
	people := 0
	for seat := game.Player(1); int(seat) <= p.play.match.Options().Seats; seat++ {
		if p.play.match.Seat(seat).Kind == session.Human {
			people++
		}
	}
	return people == 1
}
