package raster_test

import (
	"image"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
	"serenissima/render/raster"
)

var one = raster.Transform{Scale: 1}

// ink is the area that a mask covers, in pixels.
func ink(m *image.Alpha) float64 {
	sum := 0.0
	for _, a := range m.Pix {
		sum += float64(a) / 255
	}
	return sum
}

func TestFillCoversTheAreaWhereverItLies(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		at := raster.Transform{
			Scale: rapid.Float64Range(0.2, 4).Draw(t, "scale"), Angle: rapid.Float64Range(-4, 4).Draw(t, "angle"),
			X: rapid.Float64Range(-90, 90).Draw(t, "x"), Y: rapid.Float64Range(-90, 90).Draw(t, "y"),
		}
		box := &display.Path{Rings: [][]display.Point{{{X: 0, Y: 0}, {X: 30, Y: 0}, {X: 30, Y: 20}, {X: 0, Y: 20}}}}
		require.InDelta(t, 600*at.Scale*at.Scale, ink(raster.Fill(box, at)), 1+2*at.Scale)
	})
}

func TestAHoleTurnsTheOtherWay(t *testing.T) {
	ring := &display.Path{Rings: [][]display.Point{
		{{X: 0, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 10}, {X: 0, Y: 10}},
		{{X: 3, Y: 3}, {X: 3, Y: 7}, {X: 7, Y: 7}, {X: 7, Y: 3}},
	}}
	m := raster.Fill(ring, one)
	require.Equal(t, uint8(0xFF), m.AlphaAt(1, 1).A)
	require.Zero(t, m.AlphaAt(5, 5).A)
}

func TestStrokeIsAsWideAsAskedAndNoDarkerAtJoins(t *testing.T) {
	straight := &display.Path{Open: true, Rings: [][]display.Point{{{X: 10, Y: 10.5}, {X: 110, Y: 10.5}}}}
	cut := &display.Path{Open: true, Rings: [][]display.Point{{}}}
	for x := 10.0; x <= 110; x += 0.5 {
		cut.Rings[0] = append(cut.Rings[0], display.Point{X: x, Y: 10.5})
	}
	for _, width := range []float64{0.6, 1, 2.3, 6} {
		m := raster.Stroke(straight, one, width)
		require.InDelta(t, 100*width+math.Pi*width*width/4, ink(m), 2.5, "width %v", width)
		require.InDelta(t, ink(m), ink(raster.Stroke(cut, one, width)), 2, "many pieces, width %v", width)
	}
}

func TestStrokeOfAClosedPathComesBack(t *testing.T) {
	triangle := display.Path{Rings: [][]display.Point{{{X: 0, Y: 0}, {X: 40, Y: 0}, {X: 0, Y: 40}}}}
	require.Equal(t, uint8(0xFF), raster.Stroke(&triangle, one, 3).AlphaAt(0, 20).A)
	triangle.Open = true
	require.Zero(t, raster.Stroke(&triangle, one, 3).AlphaAt(0, 20).A)
}

func TestNothingIsDrawnOfNothing(t *testing.T) {
	require.True(t, raster.Fill(&display.Path{}, one).Rect.Empty())
	require.True(t, raster.Stroke(&display.Path{}, one, 2).Rect.Empty())
}

func TestRoundRectKeepsItsSize(t *testing.T) {
	for _, r := range []float64{0, 1, 7, 10, 99} {
		b := raster.Bounds(raster.RoundRect(30, 20, r), one, 0)
		require.Equal(t, image.Rect(0, 0, 31, 21), b, "radius %v", r)
	}
	require.InDelta(t, math.Pi*100, ink(raster.Fill(raster.RoundRect(20, 20, 10), one)), 2)
}
