// Package badge draws the sign of the program: a galley under sail, as she lies
// on the board. Windows, web pages and desktops show it.
package badge

import (
	"image"

	"serenissima/render/display"
	"serenissima/render/raster"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// A Shape is the outline of a badge.
type Shape uint8

// The shapes.
const (
	Rounded Shape = iota + 1 // a sheet with round corners: for desktops and browsers
	Full                     // fills the square, and whoever shows it cuts it as they like
)

// red is the livery of the galley.
const red = 2

// Small badges have no rim and a galley as large as can be.
const small = 48

// Draw returns a badge of so many pixels each way.
func Draw(size int, shape Shape) *image.RGBA {
	var l display.List
	side := float64(size)
	sheet, radius, width, middle := display.Rect{W: side, H: side}, side*0.2, side*0.7, side*0.49
	switch {
	case shape == Full:
		radius, width = 0, side*0.55 // all of it lies in the circle of four fifths, which is always seen
	case size < small:
		width, middle = side*0.86, side*0.5
	}
	l.Fill(sheet, radius, theme.Water)
	if shape == Rounded && size >= small {
		l.Stroke(sheet, radius, side/36, theme.Gilt)
		l.Stroke(sheet.Inset(side/36), radius-side/36, max(1, side/140), theme.WoodDark)
	}
	for i, y := range []float64{0.36, 0.405, 0.45} { // swell before the galley
		w := width * (1.05 - 0.25*float64(i))
		l.Fill(display.Rect{X: (side - w) / 2, Y: middle + width*(y+0.14), W: w, H: max(1, width/50)}, width/100, theme.Foam)
	}
	kit.AppendShip(&l, display.Point{X: side/2 - width*0.045, Y: middle}, width, kit.Ship{Colour: red})
	img := image.NewRGBA(image.Rect(0, 0, size, size))
	raster.Paint(img, &l, 1)
	return img
}
