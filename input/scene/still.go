package scene

import (
	"serenissima/input"
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

// Quiet reports whether there has been no input for so long that a picture is trusted to
// stay.
func (c *Context) Quiet() bool { return c.quiet >= quietTicks }

// Inputs is the number of ticks with input.
func (c *Context) Inputs() int { return c.inputs }

// Covered reports whether the scene that is being drawn lies below another: there is no next
// step in it now.
func (c *Context) Covered() bool { return c.covered }

// hush counts the ticks without input.
func (s *Stack) hush(f input.Frame, nav Nav) {
	c := s.context
	c.quiet++
	if nav.move != stay || c.Notice() != s.noticed || !idle(f, s.last) {
		c.quiet = 0
		c.inputs++
	}
	s.last, s.noticed = f, c.Notice()
}

// Still reports whether View would show the same as the last time.
func (s *Stack) Still() bool {
	if !s.context.Quiet() {
		return false
	}
	top, ok := s.Top().(Restful) // those below get no ticks
	return ok && top.Resting()
}

// idle reports whether nothing has been done since the frame before.
func idle(f, last input.Frame) bool {
	return f.Size == last.Size && f.Scale == last.Scale && f.Focused == last.Focused &&
		f.Pointer == last.Pointer && f.Inside == last.Inside && !f.Pressed && !f.JustReleased && !f.LongPress &&
		!f.Secondary && f.Wheel == 0 && f.Pinch == 1 && len(f.Commands)+len(f.Runes)+len(f.Edits)+len(f.Press)+len(f.Arrivals) == 0 && f.Line == nil
}

// blinkTicks is how long a caret is seen, and how long it is not.
const blinkTicks = 30

// Resting implements Restful: the caret blinks.
func (s *Setup) Resting() bool { return !s.Typing() || s.blink%blinkTicks != 0 }
