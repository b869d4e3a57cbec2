// Package motion plays what happened at leisure. The rules never wait: they hand
// over beats, and a Timeline makes clips of their events, pure functions of
// progress that are drawn above the board.
package motion

import (
	"math"

	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// A Stage is the board as clips need it: where things are, how pieces look, what
// they are called. It shows the position that Timeline.Current returns.
type Stage interface {
	// Anchor returns where a ref is in the window: the berth of a ship, the
	// middle of an area or port, the panel of a seat, the deck, the supply.
	Anchor(ref game.Ref) (display.Point, bool)
	// Marker draws the marker that has the share t of its way behind it from
	// pointing at one ref to pointing at another: spaces of the turn track, numbers
	// of ships on the wheel. A share beyond one is too far.
	Marker(l *display.List, from, to game.Ref, t float64)
	// Rim returns the frame of what has one: the plaque of a port, the panel of
	// a seat, the box around a ship.
	Rim(ref game.Ref) (display.Rect, bool)
	// Spot returns where a piece lies in a place and how large: the n-th last of
	// its kind, from zero. In a place without spots of its own that is the
	// anchor.
	Spot(piece, place game.Ref, n int) (at display.Point, size float64, ok bool)
	// Way returns a line along which ships go from a point of one area to a
	// point of a neighbouring one; at least the two points.
	Way(from, to game.Ref, a, b display.Point) []display.Point
	// In returns the same stage in another position.
	In(s game.State) Stage
	// Ship draws a ship under way with its oars at a share of their stroke.
	Ship(l *display.List, at display.Point, ref game.Ref, stroke float64)
	// Piece draws a thing with its middle at a point; size is its height or
	// width in logical pixels, and zero stands for that on the board.
	Piece(l *display.List, at display.Point, size float64, ref game.Ref)
	// Die draws a die of a seat, turned by tilt (radians).
	Die(l *display.List, at display.Point, size float64, hits int, tilt float64, seat game.Player)
	// Faces returns the hits that each of n dice of a throw shows.
	Faces(throw game.Ref, n int) []int
	// Sides returns the hits on each side of a die.
	Sides() []int
	// Face draws the likeness of a seat around a point, or its arms.
	Face(l *display.List, at display.Point, size float64, seat game.Player)
	// Colour returns the number of the livery of a seat, zero for Nobody.
	Colour(seat game.Player) int
	// Name returns what a ref is called.
	Name(ref game.Ref) string
	// Tell returns an event in a sentence.
	Tell(ev game.Event) string
	// Unit is how much larger than usual the interface is drawn.
	Unit() float64
	// Board is the viewport of the chart.
	Board() display.Rect
	// Open is the part of it over which nothing lies.
	Open() display.Rect
}

// A Clip shows one thing that happened.
type Clip interface {
	// Ticks is how long it takes at speed one, 60 to the second.
	Ticks() int
	// Append draws it at progress t, 0 to 1. Equal arguments give equal pictures.
	Append(l *display.List, s Stage, t float64)
}

// A picture is a clip that a function draws.
type picture struct {
	ticks int
	leads int      // ticks after which what follows may begin; zero: it is over
	about game.Ref // see subject
	over  bool     // it lies over what is beside the board
	draw  func(l *display.List, s Stage, t float64)
}

// Ticks implements Clip.
func (p *picture) Ticks() int { return p.ticks }

// lead implements leading.
func (p *picture) lead() float64 { return float64(p.leads) }

// Append implements Clip.
func (p *picture) Append(l *display.List, s Stage, t float64) { p.draw(l, s, t) }

// second is the number of ticks in a second.
const second = 60

func apart(a, b display.Point) float64 { return math.Hypot(a.X-b.X, a.Y-b.Y) }

// whole is a point that lies a whole number of pixels from a place of rest, so
// that the parts of what moves keep together.
func whole(at, rest display.Point) display.Point {
	return display.Point{X: rest.X + math.Round(at.X-rest.X), Y: rest.Y + math.Round(at.Y-rest.Y)}
}

// Faded draws something with a share of its opacity.
func Faded(l *display.List, share float64, draw func()) {
	from := len(l.Ops)
	if share <= 0 {
		return
	}
	draw()
	for i := from; i < len(l.Ops); i++ {
		l.Ops[i].Color = theme.Fade(l.Ops[i].Color, share)
	}
}
