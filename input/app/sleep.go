package app

import (
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// SleepTicks is how long a thing that appears unasked cannot be pressed: half a second,
// in which somebody sees that it has come under the pointer or the keys.
const SleepTicks = 30

// A Sleeper is a scene that can be asleep.
type Sleeper interface {
	// Asleep reports whether what can be pressed appeared unasked a moment ago, so that
	// a press is meant for what was there before and does nothing.
	Asleep() bool
}

// Asleep reports whether a press does nothing yet, because what it would reach appeared
// unasked a moment ago.
func (s *Stack) Asleep() bool {
	top, ok := s.Top().(Sleeper)
	return ok && top.Asleep()
}

// Without returns the commands of a frame but for some.
func Without(f control.Frame, unwanted ...display.Command) []display.Command {
	return slices.DeleteFunc(slices.Clone(f.Commands), func(c display.Command) bool { return slices.Contains(unwanted, c) })
}
