package kit

import (
	"serenissima/render/display"
	"serenissima/render/theme"
)

// AppendSail draws a ship so small that nothing but a sail in the colour of its owner is seen.
// The size is half its width.
func AppendSail(l *display.List, at display.Point, size float64, colour int) {
	livery, rim := theme.LiveryOf(colour), theme.Cream
	if livery.Main.G > 0xD0 { // as pale as the rim
		rim = livery.Ink
	}
	l.Shape(lateen, at.X+size/6, at.Y+size/4.8, size, theme.Shadow)
	l.Shape(lateen, at.X, at.Y, size, livery.Main)
	l.Outline(lateen, at.X, at.Y, size, max(0.6, size/8), rim)
}

// lateen is a sail, about two wide, its middle in the origin.
var lateen = &display.Path{Name: "lateen", Rings: [][]display.Point{{{X: -0.9, Y: 0.8}, {X: 0.5, Y: -1}, {X: 1, Y: 0.8}}}}
