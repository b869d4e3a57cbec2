package match

import (
	"math"

	"serenissima/game"
	"serenissima/render/control"
	"serenissima/render/display"
)

// An idle counts the ticks in which nothing that is seen has changed.
type idle struct {
	ticks      int        // in which nothing has changed
	pulseTicks int        // for which the light around the active ship has pulsed
	last       pictureKey // what was shown at the last tick
}

// A pulse takes two seconds; the light around the active ship pulses a few times when something has
// happened, and then rests.
const (
	pulsePeriod = 120
	pulses      = 3
)

// A pictureKey is what changes in the picture of a match while nobody does anything.
type pictureKey struct {
	pulse   float64
	notice  string
	log     int // decisions taken
	told    int // sentences of the story that have been seen
	marked  game.Ref
	hover   display.Target // things come under a pointer that rests, and keys lose what cannot be chosen any more
	focus   display.Target
	judged  int     // steps that have been weighed
	unread  int     // books
	guarded [4]bool // everything, the chart, what has taken the place of a button, what is pending
}

// tick counts a tick, in which the pieces of the board rest or not, and anything in the picture moves
// or not.
func (i *idle) tick(f control.Frame, resting, moves bool, now pictureKey) {
	if f.Pressed || f.JustReleased || !resting {
		i.pulseTicks %= pulsePeriod
	}
	if i.pulseTicks < pulses*pulsePeriod {
		i.pulseTicks++
	}
	now.pulse = i.pulse()
	i.ticks++
	if moves || now != i.last {
		i.ticks = 0
	}
	i.last = now
}

// light is how far the light around the active ship has grown, which rests where nothing is to move.
func (i *idle) light(still bool) float64 {
	if still {
		return 1
	}
	return i.pulse()
}

// pulse is how far the light around the active ship has grown, 0 to 1, in steps:
// between them the picture is the same.
func (i *idle) pulse() float64 {
	return math.Round(4-4*math.Cos(float64(i.pulseTicks)*2*math.Pi/pulsePeriod)) / 8
}
