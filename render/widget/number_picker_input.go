package widget

import (
	"math"
	"slices"
	"strings"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A grip is what the pointer holds of a picker.
type grip struct {
	part  int // noPart: nothing
	ticks int // that it has been held
	slide bool
	last  display.Point
	shift float64 // of a slide: from the pointer to what counts, sideways
}

// A run is how often in a row a key has been repeated because it is held.
type run struct {
	by   int
	n    int
	tick int // of the last time
}

// When a button or key is held, it acts again after holdTicks, then every repeatTicks.
// After singleSteps of one value each it leaps from one round number to the next.
const (
	holdTicks   = 30
	repeatTicks = 6
	singleSteps = 10
)

// Update follows the input of a tick: that of the pointer on the picker, which was
// drawn in r, and that of the keyboard while focus is a part of it. It returns what is
// left of the input for others, and whether the number was confirmed. A tap is left as
// well, for a page moves its focus there.
func (s *NumberPicker) Update(w Window, r display.Rect, f control.Frame, focus *display.Target) (rest control.Frame, confirmed bool) {
	s.tick++
	if w.Asleep {
		f.Tap, f.JustPressed, f.Commands = false, false, without(f.Commands, control.Confirm)
	}
	if s.typed != nil && s.partOf(*focus) == noPart {
		s.leave()
	}
	s.point(w, r, &f, focus)
	if s.partOf(*focus) != noPart { // the keyboard is at all parts at once
		*focus = s.target
		confirmed = s.keys(w, &f)
	}
	return f, confirmed
}

// leave ends typing because the keyboard has gone elsewhere.
func (s *NumberPicker) leave() {
	if !s.Valid() {
		s.index = s.before
	}
	s.typed = nil
}

// point follows the pointer.
func (s *NumberPicker) point(w Window, r display.Rect, f *control.Frame, focus *display.Target) {
	if f.Wheel != 0 && f.Inside && s.under(w, f.Pointer) != noPart {
		s.step(int(f.Wheel))
		f.Wheel = 0
	}
	held := s.grip.part
	if f.JustPressed {
		held = s.under(w, f.Pointer)
		s.grip = grip{part: held, last: f.Pointer, slide: held == scalePart && !f.Touch}
		if !f.Touch { // a finger may be about to scroll what the picker lies on
			s.press(w, r, f.Pointer)
		}
	}
	if f.Tap && (f.Touch || held == noPart || held == fieldPart) {
		s.tap(w, r, f.TapAt, focus)
	}
	if held == noPart || held == fieldPart {
		s.grip.part = noPart
		return
	}
	s.hold(w, r, f)
	if down := f.Pressed || f.Touch && f.Inside && !f.Tap; !down || f.PinchAt != (display.Point{}) { // a finger that rests counts as lifted in a frame
		s.grip.part = noPart
	}
	if !f.Touch || s.grip.slide || s.grip.ticks > holdTicks {
		f.JustPressed, f.Pressed, f.Dragging, f.DragEnd, f.LongPress = false, false, false, false, false
	}
}

// under returns the part that is seen at a point, noPart for none.
func (s *NumberPicker) under(w Window, at display.Point) int {
	if hit := w.At(at); hit != nil {
		return s.partOf(hit.Target)
	}
	return noPart
}

// press takes the part that is held.
func (s *NumberPicker) press(w Window, r display.Rect, at display.Point) {
	switch s.grip.part {
	case lessPart:
		s.step(-1)
	case morePart:
		s.step(1)
	case scalePart:
		s.place(w, r, at)
	}
}

// tap takes the part at a point.
func (s *NumberPicker) tap(w Window, r display.Rect, at display.Point, focus *display.Target) {
	part := s.under(w, at)
	if part == fieldPart {
		s.pointAtField(w, r, at)
		*focus = s.target
		return
	}
	s.grip.part = part
	s.press(w, r, at)
	s.grip.part = noPart
}

// pointAtField begins to type or, if that has begun, moves the caret.
func (s *NumberPicker) pointAtField(w Window, r display.Rect, at display.Point) {
	if s.typed == nil {
		s.begin()
		return
	}
	s.selected, s.typedAt = false, s.tick
	s.typed.Caret = s.caretAt(w, r, at.X)
}

// place chooses what a point of the scale means: a mark if it is on its text.
func (s *NumberPicker) place(w Window, r display.Rect, at display.Point) {
	p := s.parts(w, r)
	if p.tray.columns > 0 {
		i := p.tray.coin(at)
		if i == s.index { // the last one is taken back
			i--
		}
		s.set(i)
		return
	}
	for _, m := range p.marks {
		if m.at.Contains(at) {
			below, _ := s.around(m.Value)
			s.set(below)
			return
		}
	}
	s.set(p.index(at.X, len(s.Values)))
}

// hold goes on with the part that is held.
func (s *NumberPicker) hold(w Window, r display.Rect, f *control.Frame) {
	g := &s.grip
	g.ticks++
	if g.part == scalePart {
		s.slide(w, r, f)
		return
	}
	if f.Dragging && f.Touch {
		g.part = noPart
		return
	}
	if n := g.ticks - holdTicks; n > 0 && n%repeatTicks == 0 && s.under(w, f.Pointer) == g.part {
		by := 1
		if g.part == lessPart {
			by = -1
		}
		s.again(by, n/repeatTicks)
	}
}

// again steps for the n-th time in a row.
func (s *NumberPicker) again(by, n int) {
	if n < singleSteps {
		s.step(by)
		return
	}
	s.set(s.leap(s.index, by))
}

// How far from the scale a drag gets finer, in heights of the scale, and by how much.
const (
	fineFrom = 1.5
	fineness = 8
)

// slide follows a drag along the scale. Far from the scale it is finer, so that each of
// many values can be met with a finger.
func (s *NumberPicker) slide(w Window, r display.Rect, f *control.Frame) {
	g, at := &s.grip, f.Pointer
	if !g.slide {
		dx, dy := math.Abs(at.X-g.last.X), math.Abs(at.Y-g.last.Y)
		switch {
		case f.Dragging && dy > dx: // it scrolls
			g.part = noPart
			return
		case f.Dragging, g.ticks > holdTicks:
			g.slide = true
		default:
			return
		}
	} else if at == g.last {
		return
	}
	p := s.parts(w, r)
	if p.tray.columns > 0 {
		g.last = at
		s.set(p.tray.coin(at))
		return
	}
	if math.Abs(at.Y-p.bar.Center().Y) > fineFrom*p.scale.H {
		g.shift -= (at.X - g.last.X) * (1 - 1.0/fineness)
	}
	g.last = at
	s.set(p.index(at.X+g.shift, len(s.Values)))
}

// signs are the runes that step.
const signs = "+-−–"

// keys follows the keyboard and reports whether the number is confirmed.
func (s *NumberPicker) keys(w Window, f *control.Frame) (confirmed bool) {
	used := s.write(f)
	if by, leap := s.steps(f); by != 0 {
		used = true
		if leap {
			s.set(s.leap(s.index, by))
		} else {
			s.again(by, s.repeated(by))
		}
	}
	switch {
	case f.Has(control.Cancel) && s.typed != nil:
		s.index, s.typed = s.before, nil
		f.Commands = without(f.Commands, control.Cancel)
	case f.Has(control.Confirm) && !slices.Contains(f.Runes, ' '):
		confirmed = s.confirm(w)
		f.Commands = without(f.Commands, control.Confirm)
	}
	f.Commands = without(f.Commands, control.MoveLeft, control.MoveRight, control.MoveUp, control.MoveDown, control.ZoomIn, control.ZoomOut)
	f.Edits, f.Line = nil, nil
	if used { // keys for digits may be bound to commands
		f.Runes, f.Chord = nil, control.Chord{}
		f.Commands = slices.DeleteFunc(f.Commands, func(c display.Command) bool {
			return c != control.Next && c != control.Prev && c != control.Cancel
		})
	}
	return confirmed
}

// confirm ends typing with the number that is chosen, or says why it cannot be.
func (s *NumberPicker) confirm(w Window) bool {
	if why := s.Refusal(w.Lang); why != "" {
		w.Say(why)
		return false
	}
	s.typed = nil
	return true
}

// write types what the frame says and reports whether that is anything.
func (s *NumberPicker) write(f *control.Frame) bool {
	typed := control.Frame{Line: f.Line}
	for _, r := range f.Runes {
		if isDigit(r) {
			typed.Runes = append(typed.Runes, r)
		}
	}
	for _, e := range f.Edits {
		erases := e == control.Backspace || e == control.Delete
		if erases || s.caretMoves() && slices.Contains([]control.Edit{control.Left, control.Right, control.Home, control.End}, e) {
			typed.Edits = append(typed.Edits, e)
		}
	}
	if len(typed.Runes)+len(typed.Edits) == 0 && typed.Line == nil {
		return false
	}
	s.begin()
	if s.selected {
		s.replace(&typed)
	}
	s.typed.Edit(typed)
	s.typedAt = s.tick
	s.index, s.chosen = s.before, true
	if n, ok := s.number(); ok {
		if below, above := s.around(n); below == above {
			s.index = below
		}
	}
	return true
}

// caretMoves reports whether the arrows move the caret instead of stepping.
func (s *NumberPicker) caretMoves() bool { return s.typed != nil && !s.selected }

// replace empties the line for what is typed over it. The keyboard of a touch screen
// only adds to the line, so of its line counts what was added.
func (s *NumberPicker) replace(typed *control.Frame) {
	old := s.typed.String()
	s.selected = false
	if line := typed.Line; line != nil {
		if added, longer := strings.CutPrefix(line.Text, old); longer && added != "" {
			typed.Line = &control.Line{Text: added, Caret: max(0, line.Caret-len(old))}
		}
		return
	}
	s.typed.Text, s.typed.Caret, typed.Edits = s.typed.Text[:0], 0, nil
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

// steps returns which way the keyboard steps, zero for not at all, and whether it leaps
// to the next round number.
func (s *NumberPicker) steps(f *control.Frame) (by int, leap bool) {
	for _, a := range arrows {
		sideways := a.edit == control.Left || a.edit == control.Right
		key := slices.Contains(f.Edits, a.edit)
		if key && !(sideways && s.caretMoves()) || !key && f.Has(a.command) {
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
		case e == control.Home && !s.caretMoves():
			s.set(0)
		case e == control.End && !s.caretMoves():
			s.set(len(s.Values) - 1)
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

// repeated counts how often in a row a held key has stepped that way.
func (s *NumberPicker) repeated(by int) int {
	r := &s.run
	if pause := s.tick - r.tick; by == r.by && pause <= repeatTicks {
		r.n++
	} else {
		r.n = 0
	}
	r.by, r.tick = by, s.tick
	return r.n
}
