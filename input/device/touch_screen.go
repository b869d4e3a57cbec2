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
	now  fingers
	next []fingers // what has been told and no tick has seen
}

// Fingers are those that touch from a time on.
type fingers struct {
	touches []control.Touch
	since   time.Duration
}

// tell notes which fingers touch from a time on.
func (s *touchScreen) tell(touches []control.Touch, at time.Duration) {
	s.next = append(s.next, fingers{touches, at})
}

// tick returns the fingers that touch in the next tick, and when they did: now, unless more has been told since.
// They have moved as far as is known, or one of them has come or gone.
func (s *touchScreen) tick(now time.Duration) ([]control.Touch, time.Duration) {
	for moved := false; len(s.next) > 0; moved = true {
		same := sameFingers(s.now.touches, s.next[0].touches)
		if !same && moved {
			break
		}
		s.now, s.next = s.next[0], s.next[1:]
		if !same {
			return s.now.touches, s.now.since
		}
	}
	if len(s.next) > 0 {
		return s.now.touches, s.now.since
	}
	return s.now.touches, now
}

// sameFingers reports whether the same fingers touch, wherever they are.
func sameFingers(a, b []control.Touch) bool {
	return slices.EqualFunc(a, b, func(x, y control.Touch) bool { return x.ID == y.ID })
}
