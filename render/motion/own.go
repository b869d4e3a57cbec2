package motion

import (
	"serenissima/game"
	"serenissima/render/display"
)

// Own makes clips that a game draws itself: one for all events in a row that have a kind and a note. It takes so many
// ticks, and what follows begins when it is over. It lies over the bar, as what lies in the drawer does.
func Own(ticks int, draw func(l *display.List, s Stage, events []game.Event, ticks float64, still bool)) Maker {
	return func(m moment) Clip {
		ev, like := m.event(), []game.Event{m.event()}
		if before := m.before(); before.Kind == ev.Kind && before.Note == ev.Note {
			return nil
		}
		for _, next := range m.beat.Events[m.at+1:] {
			if next.Kind != ev.Kind || next.Note != ev.Note {
				break
			}
			like = append(like, next)
		}
		return &picture{ticks: ticks, over: true, draw: func(l *display.List, s Stage, t float64) {
			Faded(l, ramp(t*float64(ticks), 0, ownSoft), func() { draw(l, s, like, t*float64(ticks), m.still) })
		}}
	}
}

// ownSoft is in how many ticks such a clip comes into sight.
const ownSoft = 6
