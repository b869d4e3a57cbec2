package widget

import (
	"slices"

	"serenissima/render/display"
)

// MinText is the smallest size of letters, in logical pixels.
const MinText = 11.0

// Fit returns the size, at most the one wanted and at least MinText, at which a
// line is no wider than width.
func Fit(text string, f display.FontID, size, width float64) float64 {
	size = max(MinText, size)
	for size > MinText && !display.Fits(text, f, size, width) {
		size = max(MinText, size-0.5)
	}
	return size
}

// Line appends one line of text, in the middle of the height of r.
func Line(l *display.List, r display.Rect, text string, s display.TextStyle) {
	s.Size = Fit(text, s.Font, s.Size, r.W)
	text = display.Shorten(text, s.Font, s.Size, r.W)
	l.Print(anchor(r, s.Align), r.Y+r.H/2+display.Ascent(s.Size)/2, text, s)
}

// anchor is the x of a text in r.
func anchor(r display.Rect, align display.Align) float64 {
	switch align {
	case display.Center:
		return r.X + r.W/2
	case display.Right:
		return r.X + r.W
	}
	return r.X
}

// Text appends text in as many lines as it takes, in the middle of the height
// of r, smaller if there is not enough room.
func Text(l *display.List, r display.Rect, text string, s display.TextStyle) {
	s.Size = max(MinText, s.Size)
	for s.Size > MinText && !Holds(r, text, s) {
		s.Size = max(MinText, s.Size-0.5)
	}
	lines := display.Wrap(text, s.Font, s.Size, r.W)
	h := display.LineHeight(s.Size)
	if most := max(1, int((r.H+slack)/h)); len(lines) > most {
		lines = slices.Clone(lines[:most])
		lines[most-1] += " …"
	}
	y := r.Y + (r.H-h*float64(len(lines)))/2
	for _, line := range lines {
		Line(l, r.Row(y, h), line, s)
		y += h
	}
}

// slack is how much a box may be too low: one of just the right height is high enough, however
// that was summed up.
const slack = 0.01

// Holds reports whether a box has room for a text in letters of just that size.
func Holds(r display.Rect, text string, s display.TextStyle) bool {
	lines := display.Wrap(text, s.Font, s.Size, r.W)
	return float64(len(lines))*display.LineHeight(s.Size) <= r.H+slack && fit(lines, s.Font, s.Size, r.W)
}

func widest(lines []string, f display.FontID, size float64) float64 {
	w := 0.0
	for _, line := range lines {
		w = max(w, display.Measure(line, f, size))
	}
	return w
}

// fit reports whether no line is wider than width.
func fit(lines []string, f display.FontID, size, width float64) bool {
	return !slices.ContainsFunc(lines, func(line string) bool { return !display.Fits(line, f, size, width) })
}

// Height is how high text of the size gets when it is broken at a width.
func Height(text string, f display.FontID, size, width float64) float64 {
	size = max(MinText, size)
	return float64(len(display.Wrap(text, f, size, width))) * display.LineHeight(size)
}
