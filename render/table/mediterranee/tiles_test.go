package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/table"
)

// Tiles fill the viewport from the rim of the chart to its own, over and under a chart that is less
// high, and there are none where the chart fills it.
func TestTilesFillWhatTheChartLeaves(t *testing.T) {
	v := &table.View{}
	v.Frame.Board, v.Frame.Unit = display.Rect{Y: 120, W: 390, H: 450}, 1
	for _, chart := range []display.Rect{{X: 0, Y: 220, W: 390, H: 250}, {X: 0, Y: 120, W: 390, H: 300}, {X: -50, Y: 100, W: 500, H: 480}} {
		var l display.List
		appendTiles(&l, v, chart)
		for y := v.Frame.Board.Y + 0.5; y < v.Frame.Board.Y+v.Frame.Board.H; y++ {
			tiled := false
			for i := range l.Ops {
				o := &l.Ops[i]
				tiled = tiled || o.Kind == display.FillRect && o.Rect.H > 20 && o.Rect.W >= 390 && y >= o.Rect.Y && y < o.Rect.Y+o.Rect.H
			}
			require.Equal(t, y < chart.Y || y >= chart.Y+chart.H, tiled, "%v at %v", chart, y)
		}
	}
}

// Beside a chart that is less wide, such as on a phone that lies, tiles fill the viewport as well.
func TestTilesFillWhatTheChartLeavesBeside(t *testing.T) {
	v := &table.View{}
	v.Frame.Board, v.Frame.Unit = display.Rect{Y: 42, W: 760, H: 290}, 1
	for _, chart := range []display.Rect{{X: 105, Y: 42, W: 550, H: 290}, {X: 0, Y: 30, W: 600, H: 310}, {X: 90, Y: 60, W: 580, H: 250}, {X: -10, Y: 40, W: 800, H: 300}} {
		var l display.List
		appendTiles(&l, v, chart)
		for x := v.Frame.Board.X + 0.5; x < v.Frame.Board.X+v.Frame.Board.W; x++ {
			tiled := false
			for i := range l.Ops {
				o := &l.Ops[i]
				tiled = tiled || o.Kind == display.FillRect && min(o.Rect.W, o.Rect.H) > 20 && o.Rect.Contains(display.Point{X: x, Y: 180})
			}
			require.Equal(t, x < chart.X || x >= chart.X+chart.W, tiled, "%v at %v", chart, x)
		}
	}
}

// Before the camera has a scale the chart is a point, and beside the viewport it is not seen.
func TestNoTilesWithoutAChart(t *testing.T) {
	v := &table.View{}
	v.Frame.Board, v.Frame.Unit = display.Rect{Y: 42, W: 760, H: 290}, 1
	for _, chart := range []display.Rect{{}, {X: 380, Y: 180}, {X: 900, Y: 42, W: 550, H: 290}} {
		var l display.List
		appendTiles(&l, v, chart)
		require.Empty(t, l.Ops, "%v", chart)
	}
}
