package app

import (
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// GuardTicks is how long a thing that appears unasked cannot be pressed: half a second,
// in which somebody sees that it has come under the pointer or the keys.
const GuardTicks = 30

// A GuardedScene ignores what is pressed for a moment, when something has appeared.
type GuardedScene interface {
	// Guarded reports whether what can be pressed appeared unasked a moment ago, so that
	// a press is meant for what was there before and does nothing.
	Guarded() bool
}

// Guarded reports whether a press does nothing yet, because what it would reach appeared
// unasked a moment ago.
func (s *Stack) Guarded() bool {
	top, ok := s.Top().(GuardedScene)
	return ok && top.Guarded()
}

// Without returns the commands of a frame but for some.
func Without(f control.Frame, unwanted ...display.Command) []display.Command {
	return slices.DeleteFunc(slices.Clone(f.Commands), func(c display.Command) bool { return slices.Contains(unwanted, c) })
}
