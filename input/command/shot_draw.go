package command

import (
	"image"

	"serenissima/render/op"
)

// Draw makes a picture of each sheet. The program sets it, for drawing takes
// what this package does without: a display.
var Draw func(sheets []op.Sheet) ([]image.Image, error)
