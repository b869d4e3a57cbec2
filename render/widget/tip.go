package widget

import (
	"math"

	"serenissima/render/display"
)

// Explained returns the box of what is explained, the nearest to a point of several with
// one target, and those of all other things that can be pressed, which an explanation
// should not cover. A shape has no box: it is explained beside the pointer.
func Explained(l *display.List, t display.Target, at display.Point) (box display.Rect, seen []display.Rect) {
	away := math.Inf(1)
	for i := range l.Hits {
		switch h := &l.Hits[i]; {
		case h.Path != nil:
		case h.Target == t:
			if d := distance(h.Rect, at); d <= away {
				box, away = h.Rect, d
			}
		case h.Target.Command != "":
			seen = append(seen, h.Rect)
		}
	}
	return box, seen
}

// distance is how far a point is from a rectangle, zero within.
func distance(r display.Rect, at display.Point) float64 {
	return math.Hypot(max(r.X-at.X, at.X-r.X-r.W, 0), max(r.Y-at.Y, at.Y-r.Y-r.H, 0))
}
