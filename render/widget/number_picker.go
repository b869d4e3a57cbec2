package widget

import (
	"serenissima/render/control"
	"serenissima/render/display"
)

// A NumberPicker asks for one of many numbers: a sum of money, a count of pieces. It is
// answered with buttons for less and more, on a scale, or with digits.
//
// The parts of a picker have its target, with the index of the part.
type NumberPicker struct {
	Number
	target display.Target

	grip    grip
	key     heldKey
	tick    int
	typedAt int // the tick in which something was typed last
}

// The parts of a picker.
const (
	fieldPart = iota
	lessPart
	morePart
	scalePart
	chipPart0 // the first of the chips
	noPart    = -1
)

// NewNumberPicker returns a picker with its target, in which the index is zero.
func NewNumberPicker(t display.Target, r Range) *NumberPicker {
	return &NumberPicker{Number: Number{Range: r, index: r.nearest(r.Preset)}, target: t, grip: grip{part: noPart}}
}

// Target is that of the field, at which the keyboard is.
func (s *NumberPicker) Target() display.Target { return s.target }

// Resting reports whether the picker stays as it is without input: a caret blinks,
// and a button that is held goes on.
func (s *NumberPicker) Resting() bool {
	return s.grip.part == noPart && (s.typed == nil || (s.tick-s.typedAt)%blinkTicks != 0)
}

// blinkTicks is how long a caret is seen, and how long it is not.
const blinkTicks = 30

// part is the target of a part.
func (s *NumberPicker) part(i int) display.Target { return s.target.At(i) }

// partOf returns which part has a target, noPart if it is not the picker's.
func (s *NumberPicker) partOf(t display.Target) int {
	if s.part(t.Index) == t {
		return t.Index
	}
	return noPart
}

// Update follows the input of a tick: that of the pointer on the picker, which was
// drawn in r, and that of the keyboard while focus is a part of it. It returns what is
// left of the input for others, and whether the number was confirmed. A tap is left as
// well, for a page moves its focus there.
func (s *NumberPicker) Update(w Window, r display.Rect, f control.Frame, focus *display.Target) (rest control.Frame, confirmed bool) {
	s.tick++
	if w.Guarded {
		f.Tap, f.JustPressed, f.Commands = false, false, without(f.Commands, control.Confirm)
	}
	if s.typed != nil && s.partOf(*focus) == noPart {
		s.end()
	}
	s.point(w, r, &f, focus)
	if s.partOf(*focus) != noPart { // the keyboard is at all parts at once
		*focus = s.target
		confirmed = s.keys(w, &f)
	}
	return f, confirmed
}

// Height is how high the picker is, so wide.
func (s *NumberPicker) Height(w Window, width float64) float64 {
	p := s.parts(w, display.Rect{W: width})
	return p.scale.Y + p.scale.H
}

// View appends the picker from the top of r; stateOf tells how pointer and keyboard stand
// to a target.
func (s *NumberPicker) View(w Window, l *display.List, r display.Rect, stateOf func(display.Target) State) {
	v := s.view(w, r)
	v.stateOf = stateOf
	v.append(l)
}

// view is how the picker looks from the top of r, whatever pointer and keyboard are at.
func (s *NumberPicker) view(w Window, r display.Rect) numberView {
	return numberView{Window: w, num: &s.Number, parts: s.parts(w, r), target: s.target,
		caretOn: (s.tick-s.typedAt)/blinkTicks%2 == 0, knobHeld: s.grip.part == scalePart}
}
