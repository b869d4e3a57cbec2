package widget

import (
	"slices"
	"unicode"

	"serenissima/render/control"
)

// An Entry is a line of text that is being typed.
type Entry struct {
	Text    []rune
	Caret   int // before this rune
	most    int // runes
	letters func(rune) bool
}

// NewEntry returns a line with a text, of so many runes at most, in which there can be
// these letters; nil: all that can be seen.
func NewEntry(text string, most int, letters func(rune) bool) Entry {
	if letters == nil {
		letters = unicode.IsGraphic
	}
	e := Entry{Text: []rune(text), most: most, letters: letters}
	if len(e.Text) > most {
		e.Text = e.Text[:most]
	}
	e.Caret = len(e.Text)
	return e
}

// String returns the text.
func (e *Entry) String() string { return string(e.Text) }

// Edit types what the frame says and reports whether a letter was refused because
// there can be none of its kind.
func (e *Entry) Edit(f control.Frame) (refused bool) {
	if f.Line != nil {
		refused = e.replace(f.Line)
	}
	for _, r := range f.Runes {
		switch {
		case !e.letters(r):
			refused = true
		case len(e.Text) < e.most:
			e.Text = slices.Insert(e.Text, e.Caret, r)
			e.Caret++
		}
	}
	for _, edit := range f.Edits {
		e.key(edit)
	}
	return refused
}

// replace takes a line as a whole, but for what is refused.
func (e *Entry) replace(line *control.Line) (refused bool) {
	e.Text, e.Caret = e.Text[:0], 0
	for i, r := range []rune(line.Text) {
		if !e.letters(r) {
			refused = true
			continue
		}
		if len(e.Text) == e.most {
			return refused
		}
		e.Text = append(e.Text, r)
		if i < line.Caret {
			e.Caret++
		}
	}
	return refused
}

// key does what an editing key does.
func (e *Entry) key(edit control.Edit) {
	switch edit {
	case control.Backspace:
		if e.Caret > 0 {
			e.Caret--
			e.Text = slices.Delete(e.Text, e.Caret, e.Caret+1)
		}
	case control.Delete:
		if e.Caret < len(e.Text) {
			e.Text = slices.Delete(e.Text, e.Caret, e.Caret+1)
		}
	case control.Left:
		e.Caret = max(0, e.Caret-1)
	case control.Right:
		e.Caret = min(len(e.Text), e.Caret+1)
	case control.Home:
		e.Caret = 0
	case control.End:
		e.Caret = len(e.Text)
	}
}
