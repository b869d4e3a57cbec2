package history

import (
	"iter"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// A Recap is what happened since the last decision of a person, as that seat could
// see it.
type Recap struct {
	Seat     game.Player
	News     []game.Event
	ShipWays []table.ShipWay // of others' ships
	Rest     int             // news that are not told
}

// mostMissed is how many news a recap tells.
const mostMissed = 8

// Hurts reports whether with an event the seat has lost sailors, a galley or a port.
func (r *Recap) Hurts(ev game.Event) bool {
	own := game.Seat(r.Seat)
	return ev.Kind == game.Removed && (ev.By == r.Seat || ev.To == own) || ev.Kind == game.Took && ev.From == own
}

// SinceLast is the recap for a person, nil if nobody else has done anything since
// that one's last turn; answers to others are no turns.
func SinceLast(on table.Table, beats iter.Seq[session.Beat], seat game.Player) *Recap {
	var r *Recap
	others := false
	for b := range beats {
		switch by := b.Action.By; {
		case by == seat && !b.Before.Asking().Question:
			r, others = &Recap{Seat: seat}, false
			continue
		case r == nil: // the first turn is still to come
			continue
		case by > game.Nobody && by != seat:
			others = true
		case !others: // dice of one's own fight
			continue
		}
		for _, ev := range session.VisibleTo(b.Events, seat) {
			r.note(on, ev)
		}
	}
	if !others || len(r.News) == 0 {
		return nil
	}
	r.choose(on)
	return r
}

// note keeps what is worth telling, and follows the ships.
func (r *Recap) note(on table.Table, ev game.Event) {
	if ev.Kind == game.Moved && ev.What.Kind == game.ShipRef {
		i := slices.IndexFunc(r.ShipWays, func(v table.ShipWay) bool { return v.Ship == ev.What })
		if i < 0 {
			r.ShipWays = append(r.ShipWays, table.ShipWay{Ship: ev.What, By: ev.By, Areas: []game.Ref{ev.From}})
			i = len(r.ShipWays) - 1
		}
		r.ShipWays[i].Areas = append(r.ShipWays[i].Areas, ev.To)
		r.News = slices.DeleteFunc(r.News, func(old game.Event) bool { return old.Kind == game.Moved && old.What == ev.What })
	}
	if on.Meaning(ev).Weight > 0 {
		r.News = append(r.News, ev)
	}
}

// choose keeps what matters most, in the order in which it happened.
func (r *Recap) choose(on table.Table) {
	for least := 1; len(r.News) > mostMissed && least <= table.MostWeight; least++ {
		for i := 0; i < len(r.News) && len(r.News) > mostMissed; {
			if on.Meaning(r.News[i]).Weight == least && !r.Hurts(r.News[i]) {
				r.News = slices.Delete(r.News, i, i+1)
				r.Rest++
				continue
			}
			i++
		}
	}
}

// Hurt reports whether the seat has lost anything since its last turn.
func (r *Recap) Hurt() bool { return r != nil && slices.ContainsFunc(r.News, r.Hurts) }
