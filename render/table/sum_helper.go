package table

import "serenissima/render/display"

// A SumHelper helps to choose a number: it lies around the number on the sheet where a sum is named, and keeps
// its own state as long as that sum is asked for.
type SumHelper interface {
	// ExtraWidth is by how much the sheet is wider for it, at unit one.
	ExtraWidth(d Desk) float64
	// Shapes lists the shapes that it can have, the fullest first: the sheet takes the first that it has room
	// for, else the last.
	Shapes(d Desk) []SumShape
	// Layout lays one of the shapes out in a width, around a number that is so high where it is so wide.
	Layout(d Desk, shape int, width float64, number func(width float64) float64) SumLayout
	// Draw appends it as it has been laid out, beside a number that is chosen.
	Draw(d Desk, l *display.List, shape int, at SumLayout, chosen int)
	// Tick lets a tick pass in which a number is chosen; nothing moves if it is still.
	Tick(chosen int, still bool)
	// Resting reports whether it stays as it is without input as long as a number is chosen.
	Resting(chosen int) bool
}

// A SumShape is a shape of a SumHelper.
type SumShape struct {
	Sparing bool // it is taken only if on a phone on its side what stands above the board stays in sight
}

// A SumLayout is where a SumHelper lies, and the number.
type SumLayout struct {
	Height  float64
	Heading display.Rect // of the sheet, which the SumHelper writes
	Number  display.Rect
	Parts   []display.Rect // of the SumHelper, empty for those that it has not
}

// Moved is the same layout elsewhere.
func (a SumLayout) Moved(by display.Point) SumLayout {
	move := func(r display.Rect) display.Rect {
		r.X, r.Y = r.X+by.X, r.Y+by.Y
		return r
	}
	a.Number = move(a.Number)
	parts := a.Parts
	a.Parts = nil
	for _, r := range parts {
		a.Parts = append(a.Parts, move(r))
	}
	return a
}
