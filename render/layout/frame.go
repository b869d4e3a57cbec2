// Package layout says what the parts of a window are called, and looks at a chart
// through a camera. How a window is divided is the business of each table.
package layout

import "serenissima/render/display"

// A Shape is the kind of window that a Frame is made for.
type Shape uint8

// The shapes.
const (
	Wide  Shape = iota + 1 // desktops
	Tall                   // higher than wide: tablets and phones upright
	Small                  // phones on their side
)

// ShapeOf is the shape of a window of the given size in logical pixels.
func ShapeOf(size display.Point) Shape {
	switch {
	case size.X < 1.15*size.Y:
		return Tall
	case size.Y < 560:
		return Small
	}
	return Wide
}

// A Window is what a frame is made for.
type Window struct {
	Size      display.Point // logical pixels
	TextScale float64       // of letters, 1 to 1.5
	Fingers   bool          // are what is pointed with, as they always are on a phone
	Left      bool          // it is the left hand that points
}

// MaxPanels is how many panels of its own a table may have.
const MaxPanels = 8

// A Frame is the division of a window during a game. Rectangles may lie over the board
// where the chart has nothing.
//
// A frame of a phone folds panels away: they lie over the board, on a sheet, only when asked
// for. With large letters the sheet takes the place of what else lies over the board.
type Frame struct {
	Shape      Shape
	Size       display.Point
	Overview   bool         // the chart is read as a whole, however small it is
	Near       float64      // the scale of the chart to which the camera comes so that it can be read; zero: that of any chart
	Large      bool         // letters are so large that what lies over the chart is arranged for them
	Left       bool         // laid out for the left hand
	Folds      bool         // panels lie on the sheet, and only when asked for
	Unit       float64      // how much larger than at 1280 x 800 pieces of the interface are
	Chart      display.Rect // the part of the chart that can be looked at, in board units
	Board      display.Rect // the viewport of the chart
	Skip       display.Rect // the button that skips what is shown
	Bar        display.Rect // the bottom of the window
	Subject    display.Rect // the thing at work, in the bar
	Hint       display.Rect // what is expected of whom
	Buttons    display.Rect
	ButtonRows int          // in which the buttons stand
	Latest     display.Rect // the last that happened, empty where there is no room
	Tools      display.Rect // the buttons for pace, menu and log
	Sheet      display.Rect // with what is folded away; empty: nothing is
	Bottom     float64      // panels end above it
	Reach      float64      // what is to be tapped is at least so wide and high; zero: a mouse points

	Panels [MaxPanels]display.Rect // of the table, by its own numbers
	Corner display.Rect            // the panel that those in the middle of the board keep off
	// Where messages lie at the top of a wide board, below nothing and over no card of the chart; empty: in the middle.
	Strip display.Rect
	// Where, below panels, the board is free on the left and on the right.
	FreeLeft, FreeRight float64
	// How far down the head of an upright phone reaches while a decision lies in the drawer; zero: as far as ever.
	FoldedHead float64
	// How much of the board lies under panels at its top and bottom, where that is more
	// than corners.
	CoverTop, CoverBottom float64
}

// Open is the part of the board that no panels lie over, but for those in its corners.
func (f *Frame) Open() display.Rect {
	r := f.Board
	r.Y, r.H = r.Y+f.CoverTop, r.H-f.CoverTop-f.CoverBottom
	return r
}

// Fingertip is how wide and high what a finger taps has to be, in logical pixels.
const Fingertip = 44

// Narrow reports whether a window, in which pieces of the interface are so much larger, is that of a phone held upright.
func Narrow(size display.Point, unit float64) bool { return ShapeOf(size) == Tall && size.X < 560*unit }

// Narrow reports whether the window is that of a phone held upright.
func (f *Frame) Narrow() bool { return Narrow(f.Size, f.Unit) }
