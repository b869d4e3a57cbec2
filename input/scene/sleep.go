package scene

import (
	"slices"

	"serenissima/input"
	"serenissima/render/op"
)

// sleepTicks is how long a thing that appears unasked cannot be pressed: half a second,
// in which somebody sees that it has come under the pointer or the keys.
const sleepTicks = 30

// A sleeper is a scene that can be asleep.
type sleeper interface {
	// asleep reports whether what can be pressed appeared unasked a moment ago, so that
	// a press is meant for what was there before and does nothing.
	asleep() bool
}

// Asleep reports whether a press does nothing yet, because what it would reach appeared
// unasked a moment ago.
func (s *Stack) Asleep() bool {
	top, ok := s.Top().(sleeper)
	return ok && top.asleep()
}

// without returns the commands of a frame but for some.
func without(f input.Frame, unwanted ...op.Command) []op.Command {
	return slices.DeleteFunc(slices.Clone(f.Commands), func(c op.Command) bool { return slices.Contains(unwanted, c) })
}
