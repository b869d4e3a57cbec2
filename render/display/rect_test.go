package display_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// What is cut off a rectangle and what is left of it are the whole of it.
func TestCutsLeaveTheRest(t *testing.T) {
	type cut = func(r *display.Rect, size float64) display.Rect
	whole := display.Rect{X: 10, Y: 20, W: 100, H: 60}
	for name, c := range map[string]struct {
		cut       cut
		off, rest display.Rect
	}{
		"top":    {(*display.Rect).CutTop, display.Rect{X: 10, Y: 20, W: 100, H: 15}, display.Rect{X: 10, Y: 35, W: 100, H: 45}},
		"bottom": {(*display.Rect).CutBottom, display.Rect{X: 10, Y: 65, W: 100, H: 15}, display.Rect{X: 10, Y: 20, W: 100, H: 45}},
		"left":   {(*display.Rect).CutLeft, display.Rect{X: 10, Y: 20, W: 15, H: 60}, display.Rect{X: 25, Y: 20, W: 85, H: 60}},
		"right":  {(*display.Rect).CutRight, display.Rect{X: 95, Y: 20, W: 15, H: 60}, display.Rect{X: 10, Y: 20, W: 85, H: 60}},
	} {
		r := whole
		require.Equal(t, c.off, c.cut(&r, 15), name)
		require.Equal(t, c.rest, r, name)
	}
	require.Equal(t, display.Rect{X: 10, Y: 20, W: 100, H: 60}, whole)
}

// The cells of a grid lie row by row, with a gap between them.
func TestCellsLieInAGrid(t *testing.T) {
	first := display.Rect{X: 1, Y: 2, W: 10, H: 5}
	require.Equal(t, first, first.Cell(0, 3, 2))
	require.Equal(t, display.Rect{X: 25, Y: 2, W: 10, H: 5}, first.Cell(2, 3, 2))
	require.Equal(t, display.Rect{X: 13, Y: 9, W: 10, H: 5}, first.Cell(4, 3, 2))
}

func TestBoxesWithinABox(t *testing.T) {
	r := display.Rect{X: 10, Y: 20, W: 100, H: 60}
	require.Equal(t, display.Rect{X: 13, Y: 24, W: 94, H: 52}, r.InsetBy(3, 4))
	require.Equal(t, display.Rect{X: 11, Y: 22, W: 100, H: 60}, r.Moved(1, 2))
	require.Equal(t, display.Rect{X: 10, Y: 30, W: 100, H: 8}, r.Row(30, 8))
	require.Equal(t, display.Rect{X: 30, Y: 20, W: 8, H: 60}, r.Column(30, 8))
	require.Equal(t, display.Rect{X: 50, Y: 45, W: 20, H: 10}, r.Middle(20, 10))
}
