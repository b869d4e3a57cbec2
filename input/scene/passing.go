package scene

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// OnlyEnd is the action to which whoever decides has no choice: nothing else is left, and it does
// nothing but to end something.
func OnlyEnd(m *session.Match) (end game.Action, ok bool) {
	legal := m.State().AppendActions(nil)
	if len(legal) != 1 || legal[0].Obj != [3]game.Ref{} {
		return end, false
	}
	return legal[0], true
}

// Passes is the action that ends by itself what a person does where nothing else is left, as far as
// the settings want that and it tells nobody a secret. Who is the only person in a match has nobody
// to keep a secret from.
func (c *Context) Passes(m *session.Match) (end game.Action, ok bool) {
	s, on, wanted := m.State(), c.Tables[m.Rules().Info().ID], c.Settings.Passing
	end, ok = OnlyEnd(m)
	d, turns := s.Decision(), wanted == PassTurns
	switch {
	case !ok, wanted == PassNever, m.Seat(d.Player).Kind != session.Human,
		on.Controls(s).End != table.Ending{}, on.Prompt(d.Prompt).Question,
		table.PhaseOn(on, d.Prompt) == "" && !turns:
		return end, false
	}
	return end, table.PlainOn(on, s) || turns && People(m) == 1
}

// Passed says what of a position is ended by itself, and in the text of which key that is told:
// whose it is where several people play.
func (c *Context) Passed(m *session.Match, words *lang.Words) (key, what string) {
	on, d := c.Tables[m.Rules().Info().ID], m.State().Decision()
	phase := table.PhaseOn(on, d.Prompt)
	switch {
	case phase == "":
		return "play.passed", words.Line("end.passed")
	case People(m) == 1:
		return "play.passed.phase", words.Line(phase)
	}
	return "play.passed.seats", c.Lang.T("play.passed.seat", "what", words.Line(phase), "seat", words.NameOf(game.Seat(d.Player)))
}
