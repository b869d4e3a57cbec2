package app

import (
	"serenissima/render/control"
)

// A Restful scene can say that its picture stays as it is without input.
type Restful interface {
	Scene
	// Resting reports whether the last Update has changed nothing that is seen.
	Resting() bool
}

// quietTicks is how many ticks without input pass until a picture is trusted to
// stay: what pointing at something or closing a scene brings may take another
// tick.
const quietTicks = 4

// hush counts the ticks without input.
func (s *Stack) hush(f control.Frame, nav Nav) {
	c := s.context
	c.Screen.quiet++
	if nav.move != stay || c.Notices.Text() != s.noticed || !idle(f, s.last) {
		c.Screen.quiet = 0
		c.Screen.inputs++
	}
	s.last, s.noticed = f, c.Notices.Text()
}

// Still reports whether View would show the same as the last time.
func (s *Stack) Still() bool {
	if !s.context.Screen.Quiet() {
		return false
	}
	top, ok := s.Top().(Restful) // those below get no ticks
	return ok && top.Resting()
}

// idle reports whether nothing has been done since the frame before.
func idle(f, last control.Frame) bool {
	return f.Size == last.Size && f.Scale == last.Scale && f.Focused == last.Focused &&
		f.Pointer == last.Pointer && f.Inside == last.Inside && !f.Pressed && !f.JustReleased && !f.LongPress &&
		!f.Secondary && f.Wheel == 0 && f.Pinch == 1 && len(f.Commands)+len(f.Runes)+len(f.Edits)+len(f.Press)+len(f.Arrivals) == 0 && f.Line == nil
}

// BlinkTicks is how long a caret is seen, and how long it is not.
const BlinkTicks = 30
