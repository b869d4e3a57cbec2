package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/op"
	"serenissima/render/table"
)

// Tiles fill the viewport from the rim of the chart to its own, over and under a chart that is less
// high, and there are none where the chart fills it.
func TestTilesFillWhatTheChartLeaves(t *testing.T) {
	v := &table.View{}
	v.Frame.Board, v.Frame.Unit = op.Rect{Y: 120, W: 390, H: 450}, 1
	for _, chart := range []op.Rect{{X: 0, Y: 220, W: 390, H: 250}, {X: 0, Y: 120, W: 390, H: 300}, {X: -50, Y: 100, W: 500, H: 480}} {
		var l op.List
		appendTiles(&l, v, chart)
		for y := v.Frame.Board.Y + 0.5; y < v.Frame.Board.Y+v.Frame.Board.H; y++ {
			tiled := false
			for i := range l.Ops {
				o := &l.Ops[i]
				tiled = tiled || o.Kind == op.FillRect && o.Rect.H > 20 && o.Rect.W >= 390 && y >= o.Rect.Y && y < o.Rect.Y+o.Rect.H
			}
			require.Equal(t, y < chart.Y || y >= chart.Y+chart.H, tiled, "%v at %v", chart, y)
		}
	}
}
