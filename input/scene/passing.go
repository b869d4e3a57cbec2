package scene

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// Passes is the action that ends by itself what a person does where nothing else is left, as far as
// the settings want that and it tells nobody a secret. Who is the only person in a match has nobody
// to keep a secret from.
func (c *Context) Passes(m *session.Match) (end game.Action, ok bool) {
	s, wanted := m.State(), c.Settings.Passing
	end, ok = game.OnlyEnd(s)
	asked, turns := s.Asking(), wanted == PassTurns
	switch {
	case !ok, wanted == PassNever, m.Seat(s.Decision().Player).Kind != session.Human,
		asked.Always, asked.Question, asked.Phase == "" && !turns:
		return end, false
	}
	return end, asked.Plain || turns && People(m) == 1
}

// Passed says what of a position is ended by itself, and in the text of which key that is told:
// whose it is where several people play.
func (c *Context) Passed(m *session.Match, words *lang.Words) (key, what string) {
	d, phase := m.State().Decision(), table.PhaseKey(m.State())
	switch {
	case phase == "":
		return "play.passed", words.Line("end.passed")
	case People(m) == 1:
		return "play.passed.phase", words.Line(phase)
	}
	return "play.passed.seats", c.Lang.T("play.passed.seat", "what", words.Line(phase), "seat", words.NameOf(game.Seat(d.Player)))
}
