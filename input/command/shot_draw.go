package command

import (
	"image"

	"serenissima/render/display"
)

// Draw makes a picture of each sheet that next returns, until that is nil, and hands
// it to take before it asks for the next one. The program sets it, for drawing takes
// what this package does without: a display.
var Draw func(next func() *display.Sheet, take func(image.Image)) error
