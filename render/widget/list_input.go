package widget

import (
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// Update follows the input of a tick: that of the pointer on the list, which was drawn
// in r, and that of the keyboard while focus belongs to the list, among whose rows it
// moves. It returns what is left of the input for others, and the index of the row that
// was chosen, -1 for none. A tap is left as well, for a page moves its focus there.
func (s *List) Update(w Window, r display.Rect, f control.Frame, focus *display.Target) (rest control.Frame, chosen int) {
	s.tick++
	if w.Guarded {
		f.Tap, f.Commands = false, without(f.Commands, control.Confirm)
	}
	chosen = -1
	s.scroll(w, r, &f)
	if f.Tap {
		chosen = s.tap(w, f.TapAt, focus)
	}
	if s.owns(*focus) {
		s.moveTo(*focus)
		if i := s.keys(w, r, &f, focus); i >= 0 {
			chosen = i
		}
	}
	p := s.parts(w, r)
	if s.follow && len(s.found) > 0 {
		top, bottom := p.tops[s.at], p.tops[s.at+1]
		s.offset = max(min(s.offset, top-edge*w.Unit), bottom+edge*w.Unit-p.body.H)
	}
	s.follow = false
	s.writing = *focus == s.row(SearchIndex)
	s.offset = p.scroll(s.offset).Clamp()
	s.cache = listCache{key: s.key(w, r), parts: p}
	return f, chosen
}

// tap returns the row at a point, -1 for none.
func (s *List) tap(w Window, at display.Point, focus *display.Target) int {
	hit := w.At(at)
	if hit == nil || hit.Off || !s.owns(hit.Target) {
		return -1
	}
	switch i := hit.Target.Index; i {
	case SearchIndex:
		s.typedAt = s.tick
	case clearIndex:
		s.clear()
		*focus = s.Target()
		return -1
	default:
		s.moveTo(hit.Target)
		*focus = hit.Target
		return i
	}
	*focus = hit.Target
	return -1
}

// moveTo notes that the keyboard has been moved to a target.
func (s *List) moveTo(t display.Target) {
	if i := slices.Index(s.found, t.Index); i >= 0 && i != s.at {
		s.at = i
	}
}

// scroll follows wheel and drag.
func (s *List) scroll(w Window, r display.Rect, f *control.Frame) {
	p := s.parts(w, r)
	in, taken := *f, false
	if !f.Inside || !r.Contains(f.Pointer) {
		in.Wheel = 0
	}
	if s.offset, taken = s.grip.Follow(p.scroll(s.offset), in, w.Unit); taken {
		f.JustPressed, f.Dragging, f.DragEnd, f.Wheel = false, false, false, 0
	}
}

// keys follows the keyboard and returns the row that was chosen, -1 for none.
func (s *List) keys(w Window, r display.Rect, f *control.Frame, focus *display.Target) int {
	typed := false
	if p := s.parts(w, r); p.searchable() {
		typed = s.write(f)
	}
	if by := s.steps(w, r, f); by != 0 {
		s.at, s.follow = max(0, min(s.at+by, len(s.found)-1)), true
		*focus = s.Target()
	}
	chosen := -1
	switch {
	case f.Has(control.Cancel) && s.Searching():
		s.clear()
		*focus = s.Target()
		f.Commands = without(f.Commands, control.Cancel)
	case f.Has(control.Confirm) && !typed:
		f.Commands = without(f.Commands, control.Confirm, control.Skip)
		switch i := s.At(); {
		case focus.Index == clearIndex:
			s.clear()
			*focus = s.Target()
		case i < 0:
		case s.rows[i].Off:
			w.Say(s.rows[i].second())
		default:
			w.Click()
			chosen = i
		}
	}
	f.Commands = without(f.Commands, control.MoveUp, control.MoveDown)
	f.Edits, f.Line = nil, nil
	if typed { // keys for letters may be bound to commands
		f.Runes, f.Chord = nil, control.Chord{}
		f.Commands = slices.DeleteFunc(f.Commands, func(c display.Command) bool {
			return c != control.Next && c != control.Prev && c != control.Cancel
		})
		if focus.Index != SearchIndex {
			*focus = s.Target()
		}
	}
	return chosen
}

// write searches for what is typed and reports whether that is anything. A space begins
// no search, for it chooses a row.
func (s *List) write(f *control.Frame) bool {
	typed := control.Frame{Line: f.Line, Runes: f.Runes}
	if !s.Searching() {
		typed.Runes = slices.DeleteFunc(slices.Clone(f.Runes), func(r rune) bool { return r == ' ' })
	}
	for _, e := range f.Edits {
		if e == control.Backspace || e == control.Delete || e == control.Left || e == control.Right {
			typed.Edits = append(typed.Edits, e)
		}
	}
	before := s.query.String()
	s.query.Edit(typed)
	if s.query.String() != before {
		s.typedAt = s.tick
		s.search(s.At())
		s.offset = 0
	}
	return len(typed.Runes) > 0 || typed.Line != nil
}

// steps returns by how many rows the keyboard moves.
func (s *List) steps(w Window, r display.Rect, f *control.Frame) (by int) {
	up, down := slices.Contains(f.Edits, control.Up), slices.Contains(f.Edits, control.Down)
	switch {
	case up || f.Has(control.MoveUp):
		by = -1
	case down || f.Has(control.MoveDown):
		by = 1
	case slices.Contains(f.Edits, control.PageUp):
		by = -s.page(w, r)
	case slices.Contains(f.Edits, control.PageDown):
		by = s.page(w, r)
	case slices.Contains(f.Edits, control.Home):
		by = -len(s.found)
	case slices.Contains(f.Edits, control.End):
		by = len(s.found)
	case len(f.Runes) > 0: // a plus that is typed is no trigger
	case f.Has(control.ZoomOut): // the triggers of a pad
		by = -s.page(w, r)
	case f.Has(control.ZoomIn):
		by = s.page(w, r)
	}
	f.Commands = without(f.Commands, control.ZoomIn, control.ZoomOut)
	return by
}

// page is how many rows a page has, about.
func (s *List) page(w Window, r display.Rect) int {
	p := s.parts(w, r)
	return max(1, int(p.body.H*float64(len(s.found))/max(1, p.content()))-1)
}
