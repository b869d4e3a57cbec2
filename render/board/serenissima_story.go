package board

import (
	"serenissima/game"
	"serenissima/game/serenissima"
)

func (serenissimaGuide) Meaning(ev game.Event) Meaning {
	switch {
	case ev.Kind == game.Turned && ev.Note == serenissima.NoteTurn:
		return NewTurn
	case ev.Kind == game.Turned && ev.Note == serenissima.NoteScoring:
		return Scoring
	case ev.Kind == game.Turned && ev.Note == serenissima.NoteWheel,
		ev.Kind == game.Ended && ev.Note == serenissima.NoteActivation:
		return LeadsOn
	case ev.Kind == game.Chose && ev.Note == serenissima.NoteAttack:
		return Attack
	case ev.Kind == game.Rolled && ev.Note == 0: // a fort's volley is no round
		return Throw
	case ev.Kind == game.Removed && ev.Note == serenissima.NoteKilled:
		return Losses
	}
	return 0
}

func (g serenissimaGuide) Weight(ev game.Event) int {
	switch ev.Kind {
	case game.Took:
		return MostWeight
	case game.Removed, game.Drew:
		return 4
	case game.Chose:
		if g.Meaning(ev) == Attack {
			return 4
		}
		return 2
	case game.Turned:
		if g.Meaning(ev) == Scoring {
			return MostWeight
		}
	case game.Placed, game.Moved:
		if ev.Note == serenissima.NoteCargo || ev.Note == serenissima.NoteTransfer {
			return 0
		}
		return 2
	case game.Scored:
		return 1
	}
	return 0
}
