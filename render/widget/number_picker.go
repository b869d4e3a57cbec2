package widget

import (
	"strconv"

	"serenissima/assets/lang"
	"serenissima/render/display"
)

// A NumberPicker asks for one of many numbers: a sum of money, a count of pieces. It is
// answered with buttons for less and more, on a scale, or with digits.
//
// The parts of a picker have its target, with the index of the part.
type NumberPicker struct {
	Range
	target display.Target
	index  int  // of the value that is chosen
	chosen bool // by somebody, not only at first

	typed    *Entry // what is being typed, nil for nothing
	selected bool   // all of it: the next digit takes its place
	before   int    // the index when typing began
	typedAt  int    // the tick in which something was typed last

	grip grip
	run  run
	tick int
}

// The parts of a picker.
const (
	fieldPart = iota
	lessPart
	morePart
	scalePart
	noPart = -1
)

// NewNumberPicker returns a picker with its target, in which the index is zero.
func NewNumberPicker(t display.Target, r Range) *NumberPicker {
	return &NumberPicker{Range: r, target: t, index: r.nearest(r.Preset), grip: grip{part: noPart}}
}

// Value is the number that is chosen: always one of the range, while something else is
// being typed the one before.
func (s *NumberPicker) Value() int { return s.Values[s.index] }

// Choose chooses a number, or the nearest one that can be chosen.
func (s *NumberPicker) Choose(n int) { s.set(s.nearest(n)) }

// Chosen reports whether somebody has chosen the number, be it the one at first.
func (s *NumberPicker) Chosen() bool { return s.chosen }

// Valid reports whether the value is what the screen shows: false while a number is
// being typed that cannot be chosen.
func (s *NumberPicker) Valid() bool {
	if s.typed == nil {
		return true
	}
	n, ok := s.number()
	below, above := s.around(n)
	return ok && below == above
}

// Refusal says why what is being typed cannot be chosen, empty if it can.
func (s *NumberPicker) Refusal(words *lang.Catalog) string {
	if s.Valid() {
		return ""
	}
	n, ok := s.number()
	if !ok {
		return s.ask(words)
	}
	return s.refusal(words, n)
}

// Tell says in a line what is asked, for those who do not see it.
func (s *NumberPicker) Tell(words *lang.Catalog) string { return s.tell(words, s.Value()) }

// Read chooses a number that somebody has written, or says why it cannot be chosen.
func (s *NumberPicker) Read(words *lang.Catalog, text string) (refusal string) {
	n, ok := read(text)
	if !ok {
		return s.ask(words)
	}
	if refusal = s.refusal(words, n); refusal == "" {
		s.Choose(n)
	}
	return refusal
}

// Target is that of the field, at which the keyboard is.
func (s *NumberPicker) Target() display.Target { return s.target }

// Writing returns the line that is being typed, nil for none.
func (s *NumberPicker) Writing() *Entry { return s.typed }

// Resting reports whether the picker stays as it is without input: a caret blinks,
// and a button that is held goes on.
func (s *NumberPicker) Resting() bool {
	return s.grip.part == noPart && (s.typed == nil || (s.tick-s.typedAt)%blinkTicks != 0)
}

// blinkTicks is how long a caret is seen, and how long it is not.
const blinkTicks = 30

// part is the target of a part.
func (s *NumberPicker) part(i int) display.Target {
	t := s.target
	t.Index = i
	return t
}

// partOf returns which part has a target, noPart if it is not the picker's.
func (s *NumberPicker) partOf(t display.Target) int {
	if s.part(t.Index) == t {
		return t.Index
	}
	return noPart
}

// step chooses the next value up or down.
func (s *NumberPicker) step(by int) {
	to, _ := s.next(by)
	s.set(to)
}

// next returns the index of the next value up or down, which is none where there are no
// more. From a number that is typed and cannot be chosen, a stray one, it is the nearest
// one on that side.
func (s *NumberPicker) next(by int) (to int, stray bool) {
	if s.typed == nil {
		return s.index + by, false
	}
	n, ok := s.number()
	below, above := s.around(n)
	switch {
	case !ok || below == above:
		return s.index + by, false
	case by < 0:
		return below, true
	}
	return above, true
}

// set chooses the value with an index, or the last on that side, and ends typing.
func (s *NumberPicker) set(i int) {
	s.index, s.typed, s.chosen = max(0, min(i, len(s.Values)-1)), nil, true
}

// number is what is being typed, as a number.
func (s *NumberPicker) number() (n int, ok bool) { return read(s.typed.String()) }

// begin lets a number be typed.
func (s *NumberPicker) begin() {
	if s.typed != nil {
		return
	}
	e := NewEntry(strconv.Itoa(s.Value()), s.mostDigits(), isDigit)
	s.typed, s.selected, s.before, s.typedAt = &e, true, s.index, s.tick
}

// mostDigits is one more than the last value has, so that larger numbers can be typed
// and refused.
func (s *NumberPicker) mostDigits() int { return len(strconv.Itoa(s.Values[len(s.Values)-1])) + 1 }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }
