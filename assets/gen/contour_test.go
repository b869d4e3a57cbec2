package main

import (
	"image"
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDistancesAreThoseToTheNearestFullPixel(t *testing.T) {
	m := image.NewAlpha(image.Rect(0, 0, 30, 20))
	full := []image.Point{{X: 4, Y: 5}, {X: 22, Y: 17}}
	for _, p := range full {
		m.Pix[m.PixOffset(p.X, p.Y)] = 255
	}
	const most = 9
	got := distances(m, most)
	for i, d := range got {
		want := float64(most)
		for _, p := range full {
			want = min(want, math.Hypot(float64(i%30-p.X), float64(i/30-p.Y)))
		}
		require.InDelta(t, want, d, 1e-9, "pixel %d, %d", i%30, i/30)
	}
}

func TestContoursGoRoundAHill(t *testing.T) {
	const step, radius = 2, 13
	lines := contours(30, 30, step, func(column, row int) float64 {
		return radius - math.Hypot(float64(column*step-29), float64(row*step-29))
	})
	require.Len(t, lines, 1)
	require.Equal(t, lines[0][0], lines[0][len(lines[0])-1], "it is closed")
	for _, p := range lines[0] {
		require.InDelta(t, radius, math.Hypot(p.X-29, p.Y-29), 0.2)
	}
}

func TestContoursEndAtTheRim(t *testing.T) {
	lines := contours(5, 4, 10, func(column, _ int) float64 { return 1.5 - float64(column) })
	require.Len(t, lines, 1)
	require.Equal(t, 30.0, math.Abs(lines[0][0].Y-lines[0][len(lines[0])-1].Y))
	for _, p := range lines[0] {
		require.InDelta(t, 15, p.X, 1e-9)
	}
	require.Equal(t, lines, contours(5, 4, 10, func(column, _ int) float64 { return 1.5 - float64(column) }), "the same each time")
}
