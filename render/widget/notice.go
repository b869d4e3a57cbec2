package widget

import (
	"serenissima/render/display"
	"serenissima/render/theme"
)

// Toast appends a short message over everything, at the top of the screen, and
// returns where it is.
func Toast(l *display.List, screen display.Rect, text string, unit float64) display.Rect {
	r := NoticeBox(screen, text, false, unit)
	appendNotice(l, r, r, text, unit)
	return r
}

// ClosableNotice appends a short message like a toast, with a button that closes it at its
// end. It stops clicks from falling through.
func ClosableNotice(l *display.List, screen display.Rect, text string, b Button, unit float64) {
	r := NoticeBox(screen, text, true, unit)
	l.Hit(display.Hit{Rect: r})
	side, rest := closer(unit), r
	b.Rect = rest.CutRight(side).Row(r.Y, side).Moved(-4, 4)
	appendNotice(l, r, rest, text, unit)
	AppendButton(l, b)
}

// closer is the side of the button that closes a message: of a finger at least.
func closer(unit float64) float64 { return max(44, 38*unit) }

// NoticeBox is where a toast is on the screen, or a message with a button.
func NoticeBox(screen display.Rect, text string, button bool, unit float64) display.Rect {
	size, pad := 17*unit, 14*unit
	side, least := 0.0, 0.0
	if button {
		side, least = closer(unit), closer(unit)+8
	}
	width := min(720*unit, screen.W-4*pad-side)
	w := widest(display.Wrap(text, display.Sans, size, width), display.Sans, size) + 2*pad + side
	h := max(least, Height(text, display.Sans, size, width)+1.4*pad)
	return display.Rect{X: screen.X + (screen.W-w)/2, Y: screen.Y + 16*unit, W: w, H: h}
}

// appendNotice appends the ground of a message, and its text in a part of that.
func appendNotice(l *display.List, r, part display.Rect, text string, unit float64) {
	size, pad := 17*unit, 14*unit
	l.Fill(r.Moved(0, 3), 8, theme.Shadow)
	l.Fill(r, 8, theme.Wood)
	l.Stroke(r, 8, 1.5, theme.Gilt)
	Text(l, display.Rect{X: part.X + pad, Y: part.Y + 0.7*pad, W: part.W - 2*pad + 1, H: part.H - 1.4*pad + 1}, text,
		display.TextStyle{Font: display.Sans, Size: size, Align: display.Center, Color: theme.Cream})
}
