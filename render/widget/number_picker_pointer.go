package widget

import (
	"math"
	"slices"

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

// When a button or key is held, it acts again after holdTicks, then every repeatTicks.
const (
	holdTicks   = 30
	repeatTicks = 6
)

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
		p := s.parts(w, r)
		s.place(&p, at)
	case noPart, fieldPart:
	default:
		chip := s.parts(w, r).chips[s.grip.part-chipPart0]
		if i, found := slices.BinarySearch(s.Values, chip.value); found {
			s.set(i)
		}
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
	s.typedAt = s.tick
	if s.typed == nil {
		s.begin()
		return
	}
	s.selected = false
	v := s.view(w, r)
	s.typed.Caret = v.caretAt(at.X)
}

// hold goes on with the part that is held.
func (s *NumberPicker) hold(w Window, r display.Rect, f *control.Frame) {
	g := &s.grip
	g.ticks++
	if g.part == scalePart {
		s.slide(w, r, f)
		return
	}
	if g.part >= chipPart0 {
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
	if math.Abs(at.Y-p.bar.Center().Y) > fineFrom*p.scale.H {
		g.shift -= (at.X - g.last.X) * (1 - 1.0/fineness)
	}
	g.last = at
	s.set(p.index(at.X+g.shift, len(s.Values)))
}
