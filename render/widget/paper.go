package widget

import (
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Paper appends a sheet of paper. It stops clicks from falling through.
func Paper(l *display.List, r display.Rect) {
	radius := min(10, r.H/4)
	l.Fill(r.Moved(1, 3), radius, theme.Shadow)
	l.Fill(r, radius, theme.Paper)
	l.Stroke(r, radius, 1.5, theme.PaperRim)
	if r.H > 60 {
		l.Stroke(r.Inset(4), max(0, radius-4), 1, theme.PaperLine)
	}
	l.Hit(display.Hit{Rect: r})
}

// Rule appends a thin double line, as under a heading.
func Rule(l *display.List, x, y, w float64) {
	l.Fill(display.Rect{X: x, Y: y, W: w, H: 1.5}, 0, theme.Gilt)
	l.Fill(display.Rect{X: x, Y: y + 4, W: w, H: 1}, 0, theme.Gilt)
}

// Heading appends a heading in red, in the middle of the height of r.
func Heading(l *display.List, r display.Rect, text string, size float64, align display.Align) {
	Line(l, r, text, display.TextStyle{Font: display.Caps, Size: size, Align: align, Color: theme.Rubric})
}

// Scrim darkens everything appended so far and stops clicks.
func Scrim(l *display.List, screen display.Rect) {
	l.Fill(screen, 0, theme.Scrim)
	l.Hit(display.Hit{Rect: screen})
}

// AppendCard appends the ground of something large that can be chosen, such as an
// entry of a list.
func AppendCard(l *display.List, r display.Rect, state State, chosen bool) {
	radius := min(8, r.H/5)
	rim, width := theme.PaperRim, 1.0
	l.Fill(r, radius, field)
	if state.Hover {
		l.Fill(r, radius, paperGleam)
	}
	if chosen {
		rim, width = theme.Rubric, 2.5
	}
	l.Stroke(r, radius, width, rim)
	if state.Focus {
		FocusRing(l, r, radius)
	}
}
