package raster

import (
	"image"
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
)

// cross is a translucent square with a line over it.
var cross = &assets.Drawing{Inks: []assets.Ink{
	{Color: color.NRGBA{R: 200, A: 128}, Figures: []assets.Figure{
		assets.NewFigure([][]assets.Point{{{X: 4, Y: 4}, {X: 20, Y: 4}, {X: 20, Y: 20}, {X: 4, Y: 20}}}),
		assets.NewFigure([][]assets.Point{{{X: 4, Y: 4}, {X: 20, Y: 4}, {X: 20, Y: 20}, {X: 4, Y: 20}}}),
	}},
	{Color: color.NRGBA{B: 255, A: 255}, Width: 2, Figures: []assets.Figure{assets.NewFigure([][]assets.Point{{{X: -500, Y: 12}, {X: 900, Y: 12}}})}},
}}

func TestInksLieOverEachOther(t *testing.T) {
	img := Draw(cross, Transform{Scale: 1}, image.Rect(0, 0, 24, 24))
	require.Equal(t, color.RGBA{R: 100, A: 128}, img.RGBAAt(6, 6), "twice the same ink is no darker")
	require.Equal(t, color.RGBA{B: 255, A: 255}, img.RGBAAt(10, 12))
	require.Equal(t, color.RGBA{B: 255, A: 255}, img.RGBAAt(0, 11))
	require.Zero(t, img.RGBAAt(2, 2).A)
}

// A drawing is the same whether it is drawn whole or in parts.
func TestPartsFitTogether(t *testing.T) {
	for _, scale := range []float64{0.7, 1, 3.3} {
		tr := Transform{Scale: scale, X: 0.5}
		side := int(24 * scale)
		whole := Draw(cross, tr, image.Rect(0, 0, side, side))
		for y := 0; y < side; y += 7 {
			for x := 0; x < side; x += 7 {
				part := image.Rect(x, y, min(side, x+7), min(side, y+7))
				got := Draw(cross, tr, part)
				for py := part.Min.Y; py < part.Max.Y; py++ {
					for px := part.Min.X; px < part.Max.X; px++ {
						var have color.RGBA
						if got != nil {
							have = got.RGBAAt(px, py)
						}
						want := whole.RGBAAt(px, py)
						require.InDelta(t, want.A, have.A, 2, "%d,%d at scale %v", px, py, scale)
						require.InDelta(t, want.R, have.R, 2)
					}
				}
			}
		}
	}
}

// What cannot be seen in a part may be left out before it is drawn.
func TestWithinAPartNothingIsMissing(t *testing.T) {
	for _, scale := range []float64{0.7, 1, 3.3} {
		tr := Transform{Scale: scale}
		part := image.Rect(0, 0, 7, 9)
		require.Equal(t, Draw(cross, tr, part), Draw(Within(cross, tr, part), tr, part))
	}
	require.Empty(t, Within(cross, Transform{Scale: 1}, image.Rect(0, 30, 60, 60)).Inks)
	require.Len(t, Within(cross, Transform{Scale: 1}, image.Rect(30, 0, 60, 60)).Inks, 1, "the line alone")
}

func TestWhereNothingIsInkedThereIsNothing(t *testing.T) {
	require.Nil(t, Draw(cross, Transform{Scale: 1}, image.Rect(30, 30, 60, 60)))
}
