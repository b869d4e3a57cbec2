package table

import "serenissima/render/display"

// An Aside helps to choose a number: it lies around the number on the sheet where a sum is named, and keeps
// its own state as long as that sum is asked for.
type Aside interface {
	// CoinRows is in how many rows of coins the number is laid down, zero for a number without coins.
	CoinRows(d Desk) int
	// Wider is by how much the sheet is wider for it, at unit one.
	Wider(d Desk) float64
	// Shapes lists the shapes that it can have, the fullest first: the sheet takes the first that it has room
	// for, else the last.
	Shapes(d Desk) []AsideShape
	// Lay lays one of the shapes out in a width, around a number that is so high where it is so wide.
	Lay(d Desk, shape int, width float64, number func(width float64) float64) AsideLayout
	// Draw appends it as it has been laid out, beside a number that is chosen.
	Draw(d Desk, l *display.List, shape int, at AsideLayout, chosen int)
	// Tick lets a tick pass in which a number is chosen; nothing moves if it is still.
	Tick(chosen int, still bool)
	// Resting reports whether it stays as it is without input as long as a number is chosen.
	Resting(chosen int) bool
}

// An AsideShape is a shape of an Aside.
type AsideShape struct {
	Sparing bool // it is taken only if on a phone on its side what stands above the board stays in sight
}

// An AsideLayout is where an Aside lies, and the number.
type AsideLayout struct {
	Height float64
	Number display.Rect
	Parts  []display.Rect // of the Aside, empty for those that it has not
}

// Moved is the same layout elsewhere.
func (a AsideLayout) Moved(by display.Point) AsideLayout {
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
