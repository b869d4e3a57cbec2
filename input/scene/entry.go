package scene

import (
	"slices"

	"serenissima/game/session"
	"serenissima/input"
)

// An entry is a line of text that is being typed.
type entry struct {
	text   []rune
	caret  int             // before this rune
	most   int             // runes
	accept func(rune) bool // nil: everything that a name can have
}

func newEntry(text string, most int, accept func(rune) bool) entry {
	e := entry{text: []rune(text), most: most, accept: accept}
	if len(e.text) > most {
		e.text = e.text[:most]
	}
	e.caret = len(e.text)
	return e
}

// String returns the text.
func (e *entry) String() string { return string(e.text) }

// replace takes a line as a whole, but for what is refused.
func (e *entry) replace(line *input.Line) (refused bool) {
	e.text, e.caret = e.text[:0], 0
	for i, r := range []rune(line.Text) {
		switch {
		case !session.Readable(r):
			continue
		case e.accept != nil && !e.accept(r):
			refused = true
			continue
		case len(e.text) == e.most:
			return refused
		}
		e.text = append(e.text, r)
		if i < line.Caret {
			e.caret++
		}
	}
	return refused
}

// edit types what the frame says; it reports whether a letter was refused
// because it is none of those accepted.
func (e *entry) edit(f input.Frame) (refused bool) {
	if f.Line != nil {
		refused = e.replace(f.Line)
	}
	for _, r := range f.Runes {
		switch {
		case !session.Readable(r):
		case e.accept != nil && !e.accept(r):
			refused = true
		case len(e.text) < e.most:
			e.text = slices.Insert(e.text, e.caret, r)
			e.caret++
		}
	}
	for _, edit := range f.Edits {
		switch edit {
		case input.Backspace:
			if e.caret > 0 {
				e.caret--
				e.text = slices.Delete(e.text, e.caret, e.caret+1)
			}
		case input.Delete:
			if e.caret < len(e.text) {
				e.text = slices.Delete(e.text, e.caret, e.caret+1)
			}
		case input.Left:
			e.caret = max(0, e.caret-1)
		case input.Right:
			e.caret = min(len(e.text), e.caret+1)
		case input.Home:
			e.caret = 0
		case input.End:
			e.caret = len(e.text)
		}
	}
	return refused
}
