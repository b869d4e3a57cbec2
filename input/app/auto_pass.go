package app

import (
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
	"serenissima/render/table"
)

// Ending is what a host ends by itself as this says.
func (p AutoPass) Ending() host.Ending {
	switch p {
	case PassPhases:
		return host.EndPhases
	case PassTurns:
		return host.EndTurns
	}
	return host.EndNothing
}

// Passed says what of a position is ended by itself, and in the text of which key that is told:
// whose it is where several people play.
func Passed(m session.Outline, s game.State, words *lang.Words) (key, what string) {
	d, phase := s.Decision(), table.PhaseKey(s)
	if own := phase + ".passed"; words.Has(words.Info.ID + "." + own) { // why so, where that is not plain
		phase = own
	}
	switch {
	case phase == "":
		return "play.passed", words.Line("end.passed")
	case People(m) == 1:
		return "play.passed.phase", words.Line(phase)
	}
	return "play.passed.seats", words.T("play.passed.seat", "what", words.Line(phase), "seat", words.NameOf(game.Seat(d.Player)))
}
