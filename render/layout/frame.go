// Package layout says where things are: the parts of the window, the camera over
// the chart, the place of each galley.
package layout

import "serenissima/render/op"

// A Shape is the kind of window that a Frame is made for.
type Shape uint8

// The shapes.
const (
	Wide  Shape = iota + 1 // desktops
	Tall                   // higher than wide: tablets and phones upright
	Small                  // phones on their side
)

// A Frame is the division of a window during a game. Rectangles may lie over
// the board where the chart has nothing.
type Frame struct {
	Shape   Shape
	Size    op.Point
	Unit    float64 // how much larger than at 1280 x 800 pieces of the interface are
	Board   op.Rect // the viewport of the chart
	Track   op.Rect // turn track
	Players op.Rect
	Wheel   op.Rect
	Deck    op.Rect // Doge deck and supplies
	Bar     op.Rect // the bottom of the window
	Subject op.Rect // the active galley, in the bar
	Hint    op.Rect // what is expected of whom
	Buttons op.Rect
}

// Divide divides a window of the given size in logical pixels; textScale is 1
// to 1.5.
func Divide(size op.Point, textScale float64) Frame {
	f := Frame{Shape: Wide, Size: size}
	switch {
	case size.X < 1.15*size.Y:
		f.Shape = Tall
	case size.Y < 560:
		f.Shape = Small
	}
	f.Unit = min(size.X/1280, size.Y/800)
	switch f.Shape {
	case Tall:
		f.Unit = min(size.X/760, size.Y/1000)
	case Small:
		f.Unit = min(size.X/844, size.Y/430)
	}
	f.Unit = max(0.62, min(2.2, f.Unit)) * max(1, min(1.5, textScale))
	f.Unit = min(f.Unit, f.room()) // larger letters only where there is room for them
	u := f.Unit
	m := 8 * u
	switch f.Shape {
	case Tall:
		f.bar(232 * u)
		f.Subject = op.Rect{X: m, Y: f.Bar.Y + m, W: size.X - 2*m, H: 84 * u}
		f.Hint = op.Rect{X: m, Y: f.Subject.Y + f.Subject.H + m, W: size.X - 2*m, H: 40 * u}
		f.Buttons = op.Rect{X: m, Y: f.Hint.Y + f.Hint.H + m, W: size.X - 2*m, H: size.Y - f.Hint.Y - f.Hint.H - 2*m}
		f.Track = op.Rect{X: m, Y: m, W: 300 * u, H: 66 * u}
		f.Players = op.Rect{X: m, Y: f.Track.Y + f.Track.H + m, W: size.X - 2*m, H: 84 * u}
		f.Wheel = op.Rect{X: m, Y: f.Bar.Y - m - 190*u, W: 190 * u, H: 190 * u}
		f.Deck = op.Rect{X: f.Wheel.X + f.Wheel.W + m, Y: f.Bar.Y - m - 96*u, W: 280 * u, H: 96 * u}
	case Small:
		f.bar(104 * u)
		f.Subject = op.Rect{X: m, Y: f.Bar.Y + m/2, W: 214 * u, H: f.Bar.H - m}
		x := f.Subject.X + f.Subject.W + m
		f.Hint = op.Rect{X: x, Y: f.Bar.Y + m/2, W: size.X - x - m, H: 34 * u}
		f.Buttons = op.Rect{X: x, Y: f.Hint.Y + f.Hint.H + m/2, W: size.X - x - m, H: size.Y - f.Hint.Y - f.Hint.H - m}
		f.Track = op.Rect{X: m, Y: m, W: 250 * u, H: 56 * u}
		f.Players = op.Rect{X: size.X - 210*u - m, Y: m, W: 210 * u, H: 4 * 30 * u}
		f.Wheel = op.Rect{X: m, Y: f.Bar.Y - 126*u, W: 120 * u, H: 120 * u}
		f.Deck = op.Rect{X: f.Wheel.X + f.Wheel.W + m, Y: f.Bar.Y - 74*u, W: 230 * u, H: 68 * u}
	default:
		f.bar(max(140*u, min(200*u, size.Y-size.X*BoardH/BoardW))) // the chart fills the rest where it can
		f.Subject = op.Rect{X: m, Y: f.Bar.Y + m, W: 376 * u, H: f.Bar.H - 2*m}
		x := f.Subject.X + f.Subject.W + m
		f.Hint = op.Rect{X: x, Y: f.Bar.Y + m, W: size.X - x - m, H: 38 * u}
		f.Buttons = op.Rect{X: x, Y: f.Hint.Y + f.Hint.H + m, W: size.X - x - m, H: f.Bar.Y + f.Bar.H - m - (f.Hint.Y + f.Hint.H + m)}
		f.Track = op.Rect{X: m, Y: m, W: 262 * u, H: 92 * u}
		f.Players = op.Rect{X: size.X - 246*u - m, Y: m, W: 246 * u, H: 4 * 41 * u}
		f.Wheel = op.Rect{X: m, Y: f.Bar.Y - m - 178*u, W: 178 * u, H: 178 * u}
		f.Deck = op.Rect{X: f.Wheel.X + f.Wheel.W + m, Y: f.Bar.Y - m - 118*u, W: 250 * u, H: 118 * u}
	}
	f.Board = op.Rect{W: size.X, H: f.Bar.Y}
	return f
}

// room is the largest unit at which no part of the window lies over another.
func (f *Frame) room() float64 {
	switch f.Shape {
	case Tall:
		return min(f.Size.X/500, f.Size.Y/680)
	case Small:
		return min(f.Size.X/500, f.Size.Y/330)
	}
	return min(f.Size.X/760, f.Size.Y/470)
}

// bar puts the bar at the bottom.
func (f *Frame) bar(h float64) {
	f.Bar = op.Rect{Y: f.Size.Y - h, W: f.Size.X, H: h}
}
