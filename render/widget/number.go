package widget

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/render/control"
	"serenissima/render/display"
)

// A Number is one of a Range, and what is being typed to choose another.
type Number struct {
	Range
	index  int  // of the value that is chosen
	chosen bool // by somebody, not only at first

	typed    *Entry // what is being typed, nil for nothing
	selected bool   // all of it: the next digit takes its place
	before   int    // the index when typing began
}

// Value is the number that is chosen: always one of the range, while something else is
// being typed the one before.
func (num *Number) Value() int { return num.Values[num.index] }

// Choose chooses a number, or the nearest one that can be chosen.
func (num *Number) Choose(n int) { num.set(num.nearest(n)) }

// Chosen reports whether somebody has chosen the number, be it the one at first.
func (num *Number) Chosen() bool { return num.chosen }

// Valid reports whether the value is what the screen shows: false while a number is
// being typed that cannot be chosen.
func (num *Number) Valid() bool {
	if num.typed == nil {
		return true
	}
	n, ok := num.read()
	below, above := num.around(n)
	return ok && below == above
}

// Refusal says why what is being typed cannot be chosen, empty if it can.
func (num *Number) Refusal(words *lang.Catalog) string {
	if num.Valid() {
		return ""
	}
	n, ok := num.read()
	if !ok {
		return num.ask(words)
	}
	return num.refusal(words, n)
}

// Tell says in a line what is asked, for those who do not see it.
func (num *Number) Tell(words *lang.Catalog) string { return num.tell(words, num.Value()) }

// Read chooses a number that somebody has written, or says why it cannot be chosen.
func (num *Number) Read(words *lang.Catalog, text string) (refusal string) {
	n, ok := read(text)
	if !ok {
		return num.ask(words)
	}
	if refusal = num.refusal(words, n); refusal == "" {
		num.Choose(n)
	}
	return refusal
}

// Writing returns the line that is being typed, nil for none.
func (num *Number) Writing() *Entry { return num.typed }

// read is what is being typed, as a number.
func (num *Number) read() (n int, ok bool) { return read(num.typed.String()) }

// set chooses the value with an index, or the last on that side, and ends typing.
func (num *Number) set(i int) {
	num.index, num.typed, num.chosen = max(0, min(i, len(num.Values)-1)), nil, true
}

// next returns the index of the next value up or down, which is none where there are no
// more. From a number that is typed and cannot be chosen, a stray one, it is the nearest
// one on that side.
func (num *Number) next(by int) (to int, stray bool) {
	if num.typed == nil {
		return num.index + by, false
	}
	n, ok := num.read()
	below, above := num.around(n)
	switch {
	case !ok || below == above:
		return num.index + by, false
	case by < 0:
		return below, true
	}
	return above, true
}

// step chooses the next value up or down.
func (num *Number) step(by int) {
	to, _ := num.next(by)
	num.set(to)
}

// singleSteps are the steps of one value each that are made in a row before they become leaps from
// one round number to the next.
const singleSteps = 10

// again steps for the n-th time in a row.
func (num *Number) again(by, n int) {
	if n < singleSteps {
		num.step(by)
		return
	}
	num.set(num.leap(num.index, by))
}

// place chooses what a point of the scale means: a mark if it is on its text.
func (num *Number) place(p *numberParts, at display.Point) {
	for _, m := range p.marks {
		if m.at.Contains(at) {
			below, _ := num.around(m.Value)
			num.set(below)
			return
		}
	}
	num.set(p.index(at.X, len(num.Values)))
}

// begin lets a number be typed.
func (num *Number) begin() {
	if num.typed != nil {
		return
	}
	e := NewEntry(strconv.Itoa(num.Value()), num.mostDigits(), isDigit)
	num.typed, num.selected, num.before = &e, true, num.index
}

// mostDigits is one more than the last value has, so that larger numbers can be typed
// and refused.
func (num *Number) mostDigits() int { return len(strconv.Itoa(num.Values[len(num.Values)-1])) + 1 }

func isDigit(r rune) bool { return r >= '0' && r <= '9' }

// end ends typing; what cannot be chosen is forgotten.
func (num *Number) end() {
	if !num.Valid() {
		num.index = num.before
	}
	num.typed = nil
}

// cancel ends typing and forgets what was typed.
func (num *Number) cancel() { num.index, num.typed = num.before, nil }

// caretMoves reports whether the arrows move the caret instead of stepping.
func (num *Number) caretMoves() bool { return num.typed != nil && !num.selected }

// write types what the frame says and reports whether that is anything.
func (num *Number) write(f *control.Frame) bool {
	typed := control.Frame{Line: f.Line}
	for _, r := range f.Runes {
		if isDigit(r) {
			typed.Runes = append(typed.Runes, r)
		}
	}
	for _, e := range f.Edits {
		erases := e == control.Backspace || e == control.Delete
		if erases || num.caretMoves() && slices.Contains([]control.Edit{control.Left, control.Right, control.Home, control.End}, e) {
			typed.Edits = append(typed.Edits, e)
		}
	}
	if len(typed.Runes)+len(typed.Edits) == 0 && typed.Line == nil {
		return false
	}
	num.begin()
	if num.selected {
		num.replace(&typed)
	}
	num.typed.Edit(typed)
	num.index, num.chosen = num.before, true
	if n, ok := num.read(); ok {
		if below, above := num.around(n); below == above {
			num.index = below
		}
	}
	return true
}

// replace empties the line for what is typed over it. The keyboard of a touch screen
// only adds to the line, so of its line counts what was added.
func (num *Number) replace(typed *control.Frame) {
	old := num.typed.String()
	num.selected = false
	if line := typed.Line; line != nil {
		if added, longer := strings.CutPrefix(line.Text, old); longer && added != "" {
			typed.Line = &control.Line{Text: added, Caret: max(0, line.Caret-len(old))}
		}
		return
	}
	num.typed.Text, num.typed.Caret, typed.Edits = num.typed.Text[:0], 0, nil
}

// arrows are the commands of a pad or keyboard that step, and the edits by which a
// keyboard says the same while the key is held.
var arrows = []struct {
	command display.Command
	edit    control.Edit
	by      int
}{
	{control.MoveLeft, control.Left, -1},
	{control.MoveDown, control.Down, -1},
	{control.MoveRight, control.Right, 1},
	{control.MoveUp, control.Up, 1},
}

// signs are the runes that step.
const signs = "+-−–"

// steps returns which way the keyboard steps, zero for not at all, and whether it leaps
// to the next round number.
func (num *Number) steps(f *control.Frame) (by int, leap bool) {
	for _, a := range arrows {
		sideways := a.edit == control.Left || a.edit == control.Right
		key := slices.Contains(f.Edits, a.edit)
		if key && !(sideways && num.caretMoves()) || !key && f.Has(a.command) {
			by = a.by
		}
	}
	for _, r := range f.Runes {
		switch {
		case r == '+':
			by = 1
		case strings.ContainsRune(signs, r):
			by = -1
		}
	}
	if by != 0 {
		return by, false
	}
	for _, e := range f.Edits {
		switch {
		case e == control.PageUp:
			by = 1
		case e == control.PageDown:
			by = -1
		case e == control.Home && !num.caretMoves():
			num.set(0)
		case e == control.End && !num.caretMoves():
			num.set(len(num.Values) - 1)
		}
	}
	switch {
	case len(f.Runes) > 0: // the signs have been seen
	case f.Has(control.ZoomIn): // the triggers of a pad
		by = 1
	case f.Has(control.ZoomOut):
		by = -1
	}
	return by, true
}
