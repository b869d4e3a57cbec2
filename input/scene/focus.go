package scene

import (
	"math"

	"serenissima/input"
	"serenissima/render/op"
)

// A stop is something that the keyboard can be at, and where it is.
type stop struct {
	target op.Target
	at     op.Rect
}

// direction is where an arrow key of a frame points to, the origin for none.
func direction(f *input.Frame) (d op.Point) {
	for cmd, to := range map[op.Command]op.Point{input.MoveLeft: {X: -1}, input.MoveRight: {X: 1}, input.MoveUp: {Y: -1}, input.MoveDown: {Y: 1}} {
		if f.Has(cmd) {
			d.X, d.Y = d.X+to.X, d.Y+to.Y
		}
	}
	if d.X != 0 && d.Y != 0 { // one thing at a time
		d.Y = 0
	}
	return d
}

// toward returns the index of the stop that lies nearest in a direction, -1 if
// there is none: rather one straight ahead than one that is nearer but aside.
func toward(list []stop, from op.Rect, d op.Point) int {
	const aslant = 3 // how much dearer a way aside is than one ahead
	best, least := -1, math.Inf(1)
	for i, s := range list {
		a, b := from.Center(), s.at.Center()
		ahead := (b.X-a.X)*d.X + (b.Y-a.Y)*d.Y
		aside := max(0, max(from.Y-s.at.Y-s.at.H, s.at.Y-from.Y-from.H))
		if d.X == 0 {
			aside = max(0, max(from.X-s.at.X-s.at.W, s.at.X-from.X-from.W))
		}
		if ahead < 1 {
			continue
		}
		if way := ahead + aslant*aside; way < least {
			best, least = i, way
		}
	}
	return best
}
