package motion

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// How much of its opacity a thing keeps that is not there yet, and one that is about to go.
const (
	Ghostly = 0.62
	Leaving = 0.4
)

// Ghost draws a piece that would lie somewhere, with a rim that tells it from one that does.
func Ghost(l *display.List, s Stage, at display.Point, size float64, what game.Ref) {
	Faded(l, Ghostly, func() { s.Piece(l, at, size, what) })
	half, wide := size/2+1, max(1.5, size/14)
	switch what.Kind {
	case game.SeatRef: // arms have a shape of their own
	case game.SailorRef:
		l.Ring(at.X, at.Y, half, wide, theme.Gold)
	default:
		l.Stroke(display.Rect{X: at.X - half, Y: at.Y - half, W: 2 * half, H: 2 * half}, size*0.16, wide, theme.Gold)
	}
}
