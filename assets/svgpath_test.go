package assets

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestPathsAreReadInAllTheirForms(t *testing.T) {
	square := [][]Point{{{10, 10}, {20, 10}, {20, 20}, {10, 20}}}
	for _, d := range []string{
		"M10 10L20 10L20 20L10 20", "M10,10 20,10 20,20 10,20", "m10 10h10v10h-10", "m10 10 10 0 0 10-10 0", "M10 10H20V20H10",
		"M1e1 10l10-0 0 1e1-10 0", "M10 10l10 0l.0 10l-10-.0",
	} {
		rings, err := flatten(d)
		require.NoError(t, err, d)
		require.Equal(t, square, rings, d)
	}
}

func TestARingBeginsWhereTheLastOneClosed(t *testing.T) {
	rings, err := flatten("M10 10h10v10zm5 5h1")
	require.NoError(t, err)
	require.Equal(t, Point{15, 15}, rings[len(rings)-1][0])
}

func TestArcsKeepTheirDistance(t *testing.T) {
	for _, d := range []string{"M10 0a10 10 0 1 1-20 0", "M10 0A10 10 0 11-10 0", "M10 0a10 10 0 0 0-20 0"} {
		rings, err := flatten(d)
		require.NoError(t, err, d)
		ring := rings[0]
		require.Greater(t, len(ring), 4, d)
		require.Equal(t, Point{-10, 0}, ring[len(ring)-1])
		for _, p := range ring {
			require.InDelta(t, 100, p.X*p.X+p.Y*p.Y, 1e-6, d)
		}
	}
	down, err := flatten("M10 0a10 10 0 0 1-20 0")
	require.NoError(t, err)
	require.Positive(t, down[0][2].Y, "sweep is clockwise, y down")
}

func TestSmoothCurvesMirrorTheControlPoint(t *testing.T) {
	whole, err := flatten("M0 0C0 20 40 20 40 0C40-20 80-20 80 0")
	require.NoError(t, err)
	smooth, err := flatten("M0 0c0 20 40 20 40 0s40-20 40 0")
	require.NoError(t, err)
	require.Equal(t, whole, smooth)
}

func TestBrokenPathsAreRefused(t *testing.T) {
	for _, d := range []string{"M10", "M10 10L5", "M1 1R3 3", "M0 0a1 1 0"} {
		_, err := flatten(d)
		require.Error(t, err, d)
	}
}
