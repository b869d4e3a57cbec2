package widget

import (
	"math"
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A Stop is something that the keyboard can be at, and where it is.
type Stop struct {
	Target display.Target
	At     display.Rect
}

// AppendStops appends what can be clicked in a list, in the order drawn, without what
// the keyboard passes by.
func AppendStops(dst []Stop, l *display.List) []Stop {
	for i := range l.Hits {
		if h := &l.Hits[i]; h.Target.Command != "" && !h.Off && !h.Skip && StopIndex(dst, h.Target) < 0 {
			dst = append(dst, Stop{h.Target, h.Rect})
		}
	}
	return dst
}

// StopIndex is the index of a target among stops, -1 if it is not there.
func StopIndex(list []Stop, t display.Target) int {
	return slices.IndexFunc(list, func(s Stop) bool { return s.Target == t })
}

// Direction is where an arrow key of a frame points to, the origin for none.
func Direction(f *control.Frame) (d display.Point) {
	for cmd, to := range map[display.Command]display.Point{control.MoveLeft: {X: -1}, control.MoveRight: {X: 1}, control.MoveUp: {Y: -1}, control.MoveDown: {Y: 1}} {
		if f.Has(cmd) {
			d.X, d.Y = d.X+to.X, d.Y+to.Y
		}
	}
	if d.X != 0 && d.Y != 0 { // one thing at a time
		d.Y = 0
	}
	return d
}

// Toward returns the index of the stop that lies nearest in a direction, -1 if
// there is none: rather one straight ahead than one that is nearer but aside.
func Toward(list []Stop, from display.Rect, d display.Point) int {
	const aslant = 3 // how much dearer a way aside is than one ahead
	best, least := -1, math.Inf(1)
	for i, s := range list {
		a, b := from.Center(), s.At.Center()
		ahead := (b.X-a.X)*d.X + (b.Y-a.Y)*d.Y
		aside := max(0, max(from.Y-s.At.Y-s.At.H, s.At.Y-from.Y-from.H))
		if d.X == 0 {
			aside = max(0, max(from.X-s.At.X-s.At.W, s.At.X-from.X-from.W))
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
