package control

import (
	"math"

	"serenissima/render/display"
)

// How far a press may wander and still be a tap, in logical pixels, and how
// long a finger rests until it asks instead of taps, in ticks.
const (
	mouseSlack = 5
	touchSlack = 12
	longPress  = 30
)

// A Button is what a mouse button did since the last tick. All three may be
// true at once, for ticks can be rarer than clicks.
type Button struct{ Down, Pressed, Released bool }

// A Touch is a finger on the glass.
type Touch struct {
	ID int
	At display.Point
}

// A Sample is what the devices say at one tick, in logical pixels. The Tracker
// keeps none of its slices longer than the Frame made of it lives.
type Sample struct {
	Size        display.Point // of the window
	Scale       float64       // device pixels per logical pixel
	Focused     bool          // whether the window has the keyboard
	Mouse       display.Point
	Left, Right Button
	Wheel       float64 // as the system says it; only the sign counts
	Touches     []Touch // oldest first
	Commands    []display.Command
	Chord       Chord // the key just pressed, the zero Chord for none
	Runes       []rune
	Edits       []Edit
	Arrivals    []Arrival
}

// A Tracker makes Frames of Samples. The zero Tracker is ready.
type Tracker struct {
	ticks   int64
	focused bool
	mouse   display.Point
	moved   bool // the mouse has been used since the last finger left
	gesture gesture
	finger  int           // ID of the finger followed
	from    display.Point // where the gesture began
	at      display.Point // where it is
	far     bool          // it has left the slack
	rested  int           // ticks since the press
	spread  float64       // distance of two fingers
	middle  display.Point // between them
}

// A gesture says what the pointer is in the middle of.
type gesture uint8

const (
	idle     gesture = iota
	clicking         // left button down
	touching         // one finger down
	pinching         // two or more
	spent            // nothing follows until all fingers are lifted
)

// Next returns what s means after all samples before it.
func (t *Tracker) Next(s Sample) Frame {
	t.ticks++
	f := Frame{
		Size: s.Size, Scale: s.Scale, Ticks: t.ticks, Focused: s.Focused,
		Secondary: s.Right.Pressed, Wheel: sign(s.Wheel), Pinch: 1,
		Commands: s.Commands, Chord: s.Chord, Runes: s.Runes, Edits: s.Edits, Arrivals: s.Arrivals,
	}
	if t.focused && !s.Focused {
		t.callOff(len(s.Touches) > 0)
	}
	t.focused = s.Focused
	switch {
	case len(s.Touches) > 0 || t.gesture >= touching:
		t.touches(s.Touches, &f)
	default:
		t.button(s, &f)
	}
	if t.gesture == clicking || t.gesture == touching {
		f.Pressed = true
		f.Dragging = t.far
	}
	if f.Dragging || f.DragEnd {
		f.DragFrom = t.from
	}
	return f
}

// callOff ends a gesture without tap or drop.
func (t *Tracker) callOff(fingers bool) {
	t.gesture = idle
	if fingers {
		t.gesture = spent
	}
}

func (t *Tracker) button(s Sample, f *Frame) {
	if s.Mouse != t.mouse || s.Left.Pressed || s.Right.Pressed {
		t.moved = true
	}
	t.mouse = s.Mouse
	f.Pointer = s.Mouse
	f.Inside = t.moved && display.Rect{W: s.Size.X, H: s.Size.Y}.Contains(s.Mouse)
	if t.gesture == clicking {
		t.move(s.Mouse, mouseSlack)
		if s.Left.Released || !s.Left.Down {
			t.release(f)
			s.Left.Released = false
		}
	}
	if t.gesture == idle && s.Left.Pressed {
		t.press(clicking, s.Mouse, f)
		if s.Left.Released {
			t.release(f)
		}
	}
}

func (t *Tracker) touches(touches []Touch, f *Frame) {
	f.Touch, f.Inside = true, len(touches) > 0
	t.moved = false
	switch {
	case len(touches) == 0:
		if t.gesture == touching {
			t.release(f)
		}
		t.gesture = idle
	case len(touches) > 1:
		t.pinch(touches[0].At, touches[1].At, f)
	case t.gesture == idle || t.gesture == clicking:
		t.finger = touches[0].ID
		t.press(touching, touches[0].At, f)
	case t.gesture == touching && touches[0].ID == t.finger:
		t.move(touches[0].At, touchSlack)
		t.rested++
		if t.rested == longPress && !t.far {
			f.LongPress = true
			t.gesture = spent
		}
	default:
		t.gesture = spent
	}
	if len(touches) > 0 {
		t.at = touches[0].At
	}
	f.Pointer = t.at
}

func (t *Tracker) pinch(a, b display.Point, f *Frame) {
	spread := math.Hypot(a.X-b.X, a.Y-b.Y)
	middle := display.Point{X: (a.X + b.X) / 2, Y: (a.Y + b.Y) / 2}
	if t.gesture == pinching {
		if t.spread > 0 && spread > 0 {
			f.Pinch = spread / t.spread
		}
		f.PinchMove = display.Point{X: middle.X - t.middle.X, Y: middle.Y - t.middle.Y}
	}
	t.gesture, t.spread, t.middle = pinching, spread, middle
	f.PinchAt = middle
}

func (t *Tracker) press(g gesture, at display.Point, f *Frame) {
	t.gesture, t.from, t.at, t.far, t.rested = g, at, at, false, 0
	f.JustPressed = true
}

func (t *Tracker) move(at display.Point, slack float64) {
	t.at = at
	if math.Hypot(at.X-t.from.X, at.Y-t.from.Y) > slack {
		t.far = true
	}
}

func (t *Tracker) release(f *Frame) {
	t.gesture = idle
	f.JustReleased = true
	if t.far {
		f.DragEnd = true
		return
	}
	f.Tap, f.TapAt = true, t.from
}

func sign(x float64) float64 {
	switch {
	case x > 0:
		return 1
	case x < 0:
		return -1
	}
	return 0
}
