package raster_test

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/raster"
)

func TestPaint(t *testing.T) {
	red, blue := color.NRGBA{R: 0xFF, A: 0xFF}, color.NRGBA{B: 0xFF, A: 0xFF}
	var l display.List
	l.Fill(display.Rect{X: 2, Y: 2, W: 10, H: 10}, 0, red)
	l.Stroke(display.Rect{X: 2, Y: 2, W: 10, H: 10}, 0, 1, blue)
	l.Shape(&display.Path{Rings: [][]display.Point{{{X: 0, Y: 0}, {X: 1, Y: 0}, {X: 1, Y: 1}, {X: 0, Y: 1}}}}, 5, 5, 2, blue)
	l.Print(30, 20, "I", display.TextStyle{Font: display.SansBold, Size: 20, Align: display.Center, Color: red})
	img := image.NewRGBA(image.Rect(0, 0, 80, 60))
	raster.Paint(img, &l, 2)
	for at, want := range map[image.Point]color.RGBA{
		{X: 0, Y: 0}:   {},
		{X: 4, Y: 14}:  {B: 0xFF, A: 0xFF},
		{X: 7, Y: 7}:   {R: 0xFF, A: 0xFF},
		{X: 12, Y: 12}: {B: 0xFF, A: 0xFF},
		{X: 13, Y: 13}: {B: 0xFF, A: 0xFF},
		{X: 14, Y: 14}: {R: 0xFF, A: 0xFF},
		{X: 24, Y: 24}: {},
		{X: 60, Y: 30}: {R: 0xFF, A: 0xFF}, // the letter, in the middle
		{X: 50, Y: 30}: {},
	} {
		require.Equal(t, want, img.RGBAAt(at.X, at.Y), at)
	}
}
