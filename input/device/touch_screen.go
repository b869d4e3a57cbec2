package device

import (
	"slices"
	"time"

	"serenissima/render/control"
)

// A touchScreen tells the fingers on the glass as they have come and gone, in order. A tick shows one
// change of them at most: a tap that begins and ends while a picture takes long is seen by two ticks instead
// of none.
type touchScreen struct {
	now   []control.Touch
	next  []fingers     // what has been told and no tick has seen
	since time.Duration // the first tick with the fingers that touch now
	last  time.Duration // the last tick
	known time.Duration // that they have touched from the first tick to the last
}

// mostBetween is how much counts of the time between two ticks.
const mostBetween = time.Second / 10

// Fingers are those that touch from a time on.
type fingers struct {
	touches []control.Touch
	from    time.Duration
}

// tell notes which fingers touch from a time on.
func (s *touchScreen) tell(touches []control.Touch, from time.Duration) {
	s.next = append(s.next, fingers{touches, from})
}

// tick returns the fingers that touch in a tick. They have moved as far as is known, or one of them has come or
// gone. It also returns how long they, or those before them, are known to have touched since a tick saw them. While a
// picture takes long, that one has gone is told late: until it is, the time up to the last tick counts, and little of it
// where ticks are rare.
func (s *touchScreen) tick(now time.Duration) (touches []control.Touch, rested time.Duration) {
	rested = s.known
	s.known += min(now-s.last, mostBetween)
	s.last = now
	for moved := false; len(s.next) > 0; moved = true {
		next := s.next[0]
		same := sameFingers(s.now, next.touches)
		if !same && moved {
			break
		}
		s.now, s.next = next.touches, slices.Delete(s.next, 0, 1)
		if !same {
			rested = next.from - s.since
			s.since, s.known = now, 0
			break
		}
	}
	return s.now, rested
}

// sameFingers reports whether the same fingers touch, wherever they are.
func sameFingers(a, b []control.Touch) bool {
	return slices.EqualFunc(a, b, func(x, y control.Touch) bool { return x.ID == y.ID })
}
