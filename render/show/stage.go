// Package show plays what happened at leisure. The rules never wait: they hand
// over beats, and a Timeline makes clips of their events, pure functions of
// progress that are drawn above the board.
package show

import (
	"math"

	"serenissima/game"
	"serenissima/render/op"
	"serenissima/render/theme"
)

// A Stage is the board as clips need it: where things are, how pieces look, what
// they are called. It shows the position that Timeline.Current returns.
type Stage interface {
	// Anchor returns where a ref is in the window: the berth of a ship, the
	// middle of an area or port, the panel of a seat, the deck, the supply.
	Anchor(ref game.Ref) (op.Point, bool)
	// Mark returns where the marker lies that points at ref: at a space of the
	// turn track, at the number of a ship on the wheel.
	Mark(ref game.Ref) (op.Point, bool)
	// Spot returns where a piece lies in a place and how large: the n-th last of
	// its kind, from zero. In a place without spots of its own that is the
	// anchor.
	Spot(piece, place game.Ref, n int) (at op.Point, size float64, ok bool)
	// Way returns a line along which ships go from a point of one area to a
	// point of a neighbouring one; at least the two points.
	Way(from, to game.Ref, a, b op.Point) []op.Point
	// In returns the same stage in another position.
	In(s game.State) Stage
	// Piece draws a thing with its middle at a point; size is its height or
	// width in logical pixels, and zero stands for that on the board.
	Piece(l *op.List, at op.Point, size float64, ref game.Ref)
	// Die draws a die of a seat, turned by tilt (radians).
	Die(l *op.List, at op.Point, size float64, hits int, tilt float64, seat game.Player)
	// Faces returns the hits that each of n dice of a throw shows.
	Faces(throw game.Ref, n int) []int
	// Livery returns the colours of a seat, those of nobody for Nobody.
	Livery(seat game.Player) theme.Livery
	// Name returns what a ref is called.
	Name(ref game.Ref) string
	// Tell returns an event in a sentence.
	Tell(ev game.Event) string
	// Unit is how much larger than usual the interface is drawn.
	Unit() float64
	// Board is the viewport of the chart.
	Board() op.Rect
}

// A Clip shows one thing that happened.
type Clip interface {
	// Ticks is how long it takes at speed one, 60 to the second.
	Ticks() int
	// Append draws it at progress t, 0 to 1. Equal arguments give equal pictures.
	Append(l *op.List, s Stage, t float64)
}

// second is the number of ticks in a second.
const second = 60

// ramp is how much of the stretch from a to b is behind x, 0 to 1.
func ramp(x, a, b float64) float64 { return max(0, min(1, (x-a)/(b-a))) }

// ease starts and ends gently.
func ease(t float64) float64 { return t * t * (3 - 2*t) }

// settle starts fast and ends gently.
func settle(t float64) float64 { return 1 - (1-t)*(1-t) }

// between is the point that lies the share t on the way from a to b.
func between(a, b op.Point, t float64) op.Point {
	return op.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t}
}

// along is the point of a line that has the share t of its length behind it.
func along(line []op.Point, t float64) op.Point {
	length := 0.0
	for i := 1; i < len(line); i++ {
		length += apart(line[i-1], line[i])
	}
	left := t * length
	for i := 1; i < len(line); i++ {
		d := apart(line[i-1], line[i])
		if left <= d && d > 0 {
			return between(line[i-1], line[i], left/d)
		}
		left -= d
	}
	return line[len(line)-1]
}

func apart(a, b op.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// faded draws something with a share of its opacity.
func faded(l *op.List, share float64, draw func()) {
	from := len(l.Ops)
	if share <= 0 {
		return
	}
	draw()
	for i := from; i < len(l.Ops); i++ {
		l.Ops[i].Color = theme.Fade(l.Ops[i].Color, share)
	}
}

// inOut is the opacity of what appears, stays and vanishes, by ticks.
func inOut(now, length float64) float64 {
	const soft = 6
	return min(ramp(now, 0, soft), 1-ramp(now, length-soft, length))
}
