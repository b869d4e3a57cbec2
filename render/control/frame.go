// Package control says in plain values what a person does with mouse, fingers, keys and pad. A
// Sample is what the devices say in one tick, a Frame is what it means: taps, drags, commands. It
// touches no device.
package control

import (
	"slices"

	"serenissima/render/display"
)

// A Frame is what one tick of input means. While a line of text is edited, a
// key yields both its rune and its command: whoever takes the runes leaves the
// commands alone, but for Confirm, Cancel, Next and Prev.
type Frame struct {
	Size    display.Point // of the window, logical
	Scale   float64       // device pixels per logical pixel
	Ticks   int64         // since the start
	Focused bool

	Pointer display.Point // mouse, or the finger that came first
	Inside  bool          // the pointer is over the window; false while no finger touches
	Touch   bool          // the pointer is a finger: it covers what it points at

	Pressed, JustPressed, JustReleased bool          // left button or single finger
	Tap                                bool          // released where it was pressed
	TapAt                              display.Point // where it was pressed
	LongPress                          bool          // a finger has rested: show what hovering shows; no tap follows
	Dragging                           bool          // pressed and moved; ending without DragEnd, the drag was called off
	DragFrom                           display.Point // where the drag began, valid with DragEnd too
	DragEnd                            bool          // dropped at Pointer
	Secondary                          bool          // right button just pressed
	Wheel                              float64       // -1, 0 or 1; 1 is away from the user: nearer to the board

	Pinch     float64       // by how much two fingers spread since the last tick; 1 if not
	PinchAt   display.Point // the middle between them
	PinchMove display.Point // how far the middle moved

	Commands []display.Command // from keys
	Chord    Chord             // the key just pressed with what is held, the zero Chord for none
	Runes    []rune            // typed text
	Edits    []Edit            // editing keys, repeated while held
	Press    string            // the button of the text twin that was pressed, empty for none
	Line     *Line             // what the keyboard of a touch screen has written, nil for nothing new

	Arrivals []Arrival // what has come into the program
}

// A Line is the whole of a line of text that is being typed, as the keyboard of a
// touch screen leaves it: such keyboards complete and correct, so there are no
// single letters.
type Line struct {
	Text  string
	Caret int // before this rune
}

// Has reports whether the command was asked for by a key.
func (f *Frame) Has(c display.Command) bool { return slices.Contains(f.Commands, c) }

// Acts reports whether somebody presses or lets go of anything.
func (f *Frame) Acts() bool {
	return f.JustPressed || f.JustReleased || f.LongPress || f.Secondary || len(f.Commands) > 0 || f.Press != ""
}

// An Edit is a key that changes a line of text, or leads through a list or a scale.
type Edit uint8

// The editing keys.
const (
	Backspace Edit = iota + 1
	Delete
	Left
	Right
	Home
	End
	Up
	Down
	PageUp
	PageDown
)

// An Arrival is something that has come into the program from outside: a file
// dropped on the window or chosen, a text that was pasted, the code in a link.
type Arrival struct {
	Name string // of the file; empty: it is none
	Data []byte
	Err  error // why there is no data
}
