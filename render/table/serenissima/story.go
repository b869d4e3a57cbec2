package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Meaning implements table.Table.
func (Table) Meaning(ev game.Event) table.Meaning {
	kind := kindOf(ev)
	return table.Meaning{Kind: kind, Weight: weight(ev, kind)}
}

func kindOf(ev game.Event) table.MeaningKind {
	switch {
	case ev.Kind == game.Turned && ev.Note == rules.NoteTurn:
		return table.NewTurn
	case ev.Kind == game.Turned && ev.Note == rules.NoteScoring:
		return table.Scoring
	case ev.Kind == game.Turned && ev.Note == rules.NoteWheel,
		ev.Kind == game.Ended && ev.Note == rules.NoteActivation:
		return table.LeadsOn
	case ev.Kind == game.Chose && ev.Note == rules.NoteAttack:
		return table.Attack
	case ev.Kind == game.Chose && (ev.Note == rules.NoteForbidMove || ev.Note == rules.NoteForbidSale || ev.Note == rules.NoteForbidLand):
		return table.Refusal
	case ev.Kind == game.Rolled && ev.Note == rules.NoteAttack: // a fort's volley is no round
		return table.Throw
	case ev.Kind == game.Removed && ev.Note == rules.NoteKilled:
		return table.Losses
	}
	return 0
}

// weight is how much an event matters to those who have not seen it.
func weight(ev game.Event, kind table.MeaningKind) int {
	switch ev.Kind {
	case game.Took:
		return table.MostWeight
	case game.Removed, game.Drew:
		return 4
	case game.Chose:
		switch kind {
		case table.Attack:
			return 4
		case table.Refusal:
			return table.NewsWeight
		}
		return 2
	case game.Turned:
		if kind == table.Scoring {
			return table.MostWeight
		}
	case game.Placed, game.Moved:
		if ev.Note == rules.NoteCargo || ev.Note == rules.NoteTransfer {
			return 0
		}
		return 2
	case game.Scored:
		return 1
	}
	return 0
}
