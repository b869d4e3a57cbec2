// Package widget holds what every page and panel is made of: buttons, fields, paper and text, forms,
// lists that can be searched, and pickers of numbers.
//
// What only looks like something is a function of a rectangle and of what is shown. Letters never
// leave their rectangle: they shrink, break into lines, or end in an ellipsis. What also changes is
// a value with an Update, which takes a control.Frame, and a View, which appends to a display list.
// The package knows neither the program around it nor any game.
package widget

import (
	"serenissima/assets/lang"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// A Window is what widgets know of the program around them. It is made anew for every
// tick and every picture.
type Window struct {
	Size    display.Point     // logical
	Unit    float64           // by how much the sizes of letters and buttons are multiplied
	Shown   *display.List     // the picture that is seen; nil: none yet
	Lang    *lang.Catalog     // the words of widgets
	Reach   float64           // what is to be tapped is at least so wide and high; zero: a mouse points
	Guarded bool              // nothing can be pressed yet, because it has just appeared
	Say     func(text string) // answers what somebody has done with a short message
	Click   func()            // lets a press be heard that is none of the pointer
}

// At returns the topmost thing at a point of the picture that is seen, nil if there is
// none.
func (w Window) At(p display.Point) *display.Hit {
	if w.Shown == nil {
		return nil
	}
	return w.Shown.At(p)
}

// Screen is the whole window.
func (w Window) Screen() display.Rect { return display.Rect{W: w.Size.X, H: w.Size.Y} }

// RowHeight is the height of a widget in a form: a finger's width at least.
func (w Window) RowHeight() float64 { return max(layout.Fingertip, layout.Fingertip*w.Unit) }
