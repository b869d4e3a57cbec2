package device

import (
	"encoding/json"
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A Writer lets the keyboard of a touch screen, which opens for fields of the host
// alone, write into those of the program. The host has it or not; a nil Writer does
// nothing.
type Writer struct {
	write func(text []byte)
	last  fields        // that were told
	any   bool          // some were told
	seen  int           // the number of the last change that was taken
	typed *control.Line // nil: nothing new
	done  bool          // the line was ended
}

// Fields are what a Writer tells, as JSON.
type fields struct {
	At     [][4]float64 `json:"at"`     // x, y, width and height of what can be typed into, logical
	Typing bool         `json:"typing"` // into one of them
	Text   string       `json:"text"`
	Caret  int          `json:"caret"` // before this rune
	Seen   int          `json:"seen"`  // changes by the host that the text knows of
}

// Show tells what of a list can be typed into and what is being typed, if it is
// news.
func (w *Writer) Show(l *display.List, text string, caret int, typing bool) {
	if w == nil {
		return
	}
	now := fields{At: [][4]float64{}, Typing: typing, Text: text, Caret: caret, Seen: w.seen}
	for i := range l.Hits {
		if h := &l.Hits[i]; h.Field && l.At(h.Rect.Center()) == h {
			now.At = append(now.At, [4]float64{h.Rect.X, h.Rect.Y, h.Rect.W, h.Rect.H})
		}
	}
	if w.any && now.equal(&w.last) {
		return
	}
	told, err := json.Marshal(now)
	if err != nil {
		return
	}
	w.last, w.any = now, true
	w.write(told)
}

// equal reports whether f tells the same as g.
func (f *fields) equal(g *fields) bool {
	return slices.Equal(f.At, g.At) && f.Typing == g.Typing && f.Text == g.Text && f.Caret == g.Caret && f.Seen == g.Seen
}

// Take puts what has been typed since the last call into a frame.
func (w *Writer) Take(f *control.Frame) {
	if w == nil {
		return
	}
	f.Line, w.typed = w.typed, nil
	if w.done {
		f.Commands, w.done = append(f.Commands, control.Confirm), false
	}
}

// change notes what the host has: the line, the number of that change, and whether
// the line was ended with it.
func (w *Writer) change(line control.Line, n int, done bool) {
	w.typed, w.seen, w.done = &line, n, w.done || done
}
