package motion

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/display"
)

// A run is a beat, or several in which chance deals pieces or cards: those are shown as one,
// for to wait for each would take long.
type run struct {
	session.Beat
	beats int
}

// isDealt reports whether an event of a beat is one of what chance deals, or a ship that lots
// place.
func (c Cues) isDealt(b session.Beat, ev game.Event) bool {
	if b.Action.By == game.Chance && ev.Kind == game.Placed && ev.What.Kind == game.ShipRef {
		return true
	}
	return c.of(ev).ByChance
}

// dealt counts the events of a beat in which chance deals.
func (c Cues) dealt(b session.Beat) (n int) {
	for _, ev := range b.Events {
		if c.isDealt(b, ev) {
			n++
		}
	}
	return n
}

// Joins reports whether a beat would be shown as one with the last that has been added: chance
// deals in both, and that has not begun.
func (t *Timeline) Joins(b session.Beat) bool {
	last := len(t.queue) - 1
	if last < 0 || last == 0 && t.now > 0 || len(b.Events) == 0 || !t.Cues.isDealt(b, b.Events[0]) {
		return false
	}
	r := &t.queue[last]
	return t.Cues.dealt(r.Beat) == len(r.Events)
}

// deal adds a beat to the one with which it is shown as one. It reports whether it has.
func (t *Timeline) deal(b session.Beat) bool {
	if !t.Joins(b) {
		return false
	}
	last := len(t.queue) - 1
	r := &t.queue[last]
	r.Events = slices.Concat(r.Events, b.Events)
	r.After = b.After
	r.beats++
	if last == 0 {
		t.begin()
	}
	return true
}

// haste is how much faster than usual a number of pieces is dealt, so that they come within
// two seconds.
func haste(n int) float64 {
	const most, usual = 110, 5
	return min(1, most/float64(max(1, usual*n)))
}

// Dealt makes a flight after so many ticks of which the next one begins.
func Dealt(lag int) Maker {
	return func(m moment) Clip {
		f := newFlight(m)
		f.leads, f.stays = lag, true
		return f
	}
}

// heapTicks are those of a heap that is moved as a whole: 250 ms.
const heapTicks = 15

// Heave shows a heap that is moved into a hold or out of it.
func Heave(m moment) Clip {
	f := newFlight(m)
	f.stays = true
	if n := int(m.event().N); n > 1 {
		f.n, f.air, f.gap = n, heapTicks, 1
	}
	return f
}

// Stow shows what is taken and stays where it gets to.
func Stow(m moment) Clip {
	f := newFlight(m)
	f.stays = true
	return f
}

// Ticks of a tile: 300 ms, and when the next one begins.
const (
	tileTicks = 18
	tileLead  = 7
)

// Unroll shows a tile of a course that is laid: the spaces drop into their places, one after the other.
func Unroll(m moment) Clip {
	ev := m.event()
	return &picture{ticks: tileTicks, leads: tileLead, about: ev.What, draw: func(l *display.List, s Stage, t float64) {
		later := s.In(m.beat.After)
		const lag, drop = 0.2, 0.6 // shares of the time
		for n := 0; ; n++ {
			at, size, ok := later.Spot(ev.What, ev.To, n)
			if !ok {
				return
			}
			v := ramp(t, lag*float64(n), lag*float64(n)+drop)
			if v == 0 {
				return
			}
			space := game.Area(ev.To.ID + int16(n))
			if !m.still {
				size *= 1.6 - 0.6*settle(v)
			}
			Faded(l, v, func() { later.Piece(l, at, size, space) })
		}
	}}
}
