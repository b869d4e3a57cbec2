package widget

import (
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A heldKey is how often in a row a key has been repeated because it is held.
type heldKey struct {
	by   int
	n    int
	tick int // of the last time
}

// keys follows the keyboard and reports whether the number is confirmed.
func (s *NumberPicker) keys(w Window, f *control.Frame) (confirmed bool) {
	used := s.write(f)
	if used {
		s.typedAt = s.tick
	}
	if by, leap := s.steps(f); by != 0 {
		used = true
		if leap {
			s.set(s.leap(s.index, by))
		} else {
			s.again(by, s.key.count(by, s.tick))
		}
	}
	switch {
	case f.Has(control.Cancel) && s.typed != nil:
		s.cancel()
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

// count returns how often in a row a held key has stepped that way before this tick.
func (k *heldKey) count(by, tick int) int {
	if pause := tick - k.tick; by == k.by && pause <= repeatTicks {
		k.n++
	} else {
		k.n = 0
	}
	k.by, k.tick = by, tick
	return k.n
}
