package history

import (
	"serenissima/game"
	"serenissima/render/table"
)

// Rounds are those of the last fight, as they were told: of two sides, as long as no phase or turn ends.
type Rounds struct {
	N      int           // how many there have been
	Throws [2]game.Event // of the last one, the attacker's first
	Lost   [2]int        // sailors that it cost the attacker and the defender
	Half   bool          // the attacker's dice have been told, the defender's not
}

// add takes up what is told of a fight.
func (r *Rounds) add(on table.Table, ev game.Event) {
	switch meaning := on.Meaning(ev).Kind; {
	case ev.Kind == game.Turned, meaning == table.Attack && (r.Half || r.Throws[0].From != ev.What || r.Throws[1].From != ev.To):
		*r = Rounds{}
	case meaning == table.Throw && !r.Half:
		*r = Rounds{N: r.N + 1, Half: true, Throws: [2]game.Event{ev}}
	case meaning == table.Throw:
		r.Throws[1], r.Half = ev, false
	case meaning == table.Losses && r.N > 0:
		for i := range r.Throws {
			if r.Throws[i].From == ev.From {
				r.Lost[i] = int(ev.N)
			}
		}
	}
}
