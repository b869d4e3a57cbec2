package game

import "strconv"

// A Writer puts together the canonical text of a State.
type Writer struct{ Dst []byte }

// Text appends t as it is.
func (w *Writer) Text(t string) { w.Dst = append(w.Dst, t...) }

// Int appends n as it is.
func (w *Writer) Int(n int) { w.Dst = strconv.AppendInt(w.Dst, int64(n), 10) }

// Num appends a space, the name and its number.
func (w *Writer) Num(name string, n int) {
	w.Text(" " + name + " ")
	w.Int(n)
}

// Nums appends names and numbers in turn.
func (w *Writer) Nums(pairs ...any) {
	for i := 0; i < len(pairs); i += 2 {
		w.Num(pairs[i].(string), pairs[i+1].(int))
	}
}

// Flag appends a space and the name if it is on.
func (w *Writer) Flag(name string, on bool) {
	if on {
		w.Text(" " + name)
	}
}

// Line begins a line with some words and a number.
func (w *Writer) Line(words string, n int) {
	w.Text("\n" + words + " ")
	w.Int(n)
}
