package command

import (
	"image"

	"serenissima/render/op"
)

// Draw makes a picture of a list for a window of that size in logical pixels,
// with scale pixels for each. The program sets it, for drawing takes what this
// package does without: a display.
var Draw func(l *op.List, size op.Point, scale float64) (image.Image, error)
