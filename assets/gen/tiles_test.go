package main

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/render/display"
)

// tiled is a painter of a sheet of two tiles.
func tiled() *painter {
	return &painter{sheet: &sheet{inks: house, Tile: 160}, chart: &assets.Chart{W: 320, H: 160}}
}

func TestCracksStayOnTheirTile(t *testing.T) {
	p := tiled()
	p.cracks()
	require.Len(t, p.inked.Inks, 1, "all cracks are one ink")
	require.Greater(t, len(p.inked.Inks[0].Figures), 4)
	for _, f := range p.inked.Inks[0].Figures {
		b := f.Box
		require.True(t, b.X >= -2 && b.Y >= -2 && b.X+b.W <= 322 && b.Y+b.H <= 162, "%v", b)
		require.Equal(t, b.X+b.W/2 < 160, b.X+b.W < 162, "a crack runs across the joint: %v", b)
	}
}

func TestSmoothedLinesKeepTheirEnds(t *testing.T) {
	line := []assets.Point{{X: 0, Y: 0}, {X: 10, Y: 8}, {X: 20, Y: 0}, {X: 30, Y: 8}}
	out := smoothed(line)
	require.Len(t, out, len(line))
	require.Equal(t, line[0], out[0])
	require.Equal(t, line[3], out[3])
	require.Less(t, out[1].Y, 8.0)
	require.Equal(t, 8.0, line[1].Y, "the line itself stays")
}

func TestStrokesLeaveOutWhatIsNotSeen(t *testing.T) {
	p := tiled()
	var line []assets.Point
	for x := range 9 {
		line = append(line, assets.Point{X: 10 * float64(x)})
	}
	p.strokes(line, 40, func(at assets.Point) float64 {
		if at.X >= 30 && at.X < 60 {
			return 0
		}
		return 0.5
	}, 1)
	require.Len(t, p.inked.Inks, 1)
	figures := p.inked.Inks[0].Figures
	require.Len(t, figures, 2)
	require.Equal(t, assets.Rect{W: 30}, figures[0].Box)
	require.Equal(t, assets.Rect{X: 60, W: 20}, figures[1].Box)
}

func TestExtentOfARing(t *testing.T) {
	require.Equal(t, 12.0, extent([]display.Point{{X: 1, Y: 1}, {X: 5, Y: 1}, {X: 5, Y: 4}, {X: 1, Y: 4}}))
}
