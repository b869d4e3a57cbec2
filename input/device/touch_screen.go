package device

import (
	"slices"

	"serenissima/render/control"
)

// A touchScreen tells the fingers on the glass as they have come and gone, in order. A tick shows one
// change of them at most: a tap that begins and ends while a picture takes long is seen by two ticks instead
// of none.
type touchScreen struct {
	now  []control.Touch
	next [][]control.Touch // what has been told and no tick has seen
}

// tell notes which fingers touch from now on.
func (s *touchScreen) tell(touches []control.Touch) { s.next = append(s.next, touches) }

// tick returns the fingers that touch in the next tick. They have moved as far as is known, or one of them has
// come or gone.
func (s *touchScreen) tick() []control.Touch {
	for moved := false; len(s.next) > 0; moved = true {
		same := sameFingers(s.now, s.next[0])
		if !same && moved {
			break
		}
		s.now, s.next = s.next[0], s.next[1:]
		if !same {
			break
		}
	}
	return s.now
}

// sameFingers reports whether the same fingers touch, wherever they are.
func sameFingers(a, b []control.Touch) bool {
	return slices.EqualFunc(a, b, func(x, y control.Touch) bool { return x.ID == y.ID })
}
