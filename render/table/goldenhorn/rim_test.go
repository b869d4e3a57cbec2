package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/table"
)

// The rim lies around the chart, with as many dark bars as light ones on each side, and is left out
// where the chart all but fills the window or has no extent yet.
func TestRimLiesAroundTheChart(t *testing.T) {
	v := &table.View{}
	v.Frame.Board = display.Rect{Y: 40, W: 1200, H: 600}
	v.Camera.Scale = 0.5
	var l display.List
	sheet := display.Rect{X: 100, Y: 40, W: 1000, H: 600}
	appendRim(&l, v, sheet)
	require.NotEmpty(t, l.Ops)
	var bars float64
	for i := range l.Ops {
		o := &l.Ops[i]
		require.True(t, o.Kind == display.StrokeRect || o.Rect.Intersect(sheet.Inset(0.001)).Empty(), "%v", o.Rect)
		if o.Kind == display.FillRect && o.Rect.X < sheet.X && o.Rect.H > o.Rect.W {
			bars += o.Rect.H
		}
	}
	require.InDelta(t, sheet.H/2, bars, 1)
	light := l.Ops[0]
	require.Equal(t, display.StrokeRect, light.Kind)
	require.InDelta(t, sheet.X, light.Rect.X+light.Width, 1e-9, "it ends where the chart begins")
	require.InDelta(t, sheet.H, light.Rect.H-2*light.Width, 1e-9)

	for _, sheet := range []display.Rect{{X: -10, Y: 30, W: 1300, H: 700}, {X: 1.2, Y: 40, W: 1197.6, H: 600}, {}} {
		l = display.List{}
		v.Camera.Scale = min(0.5, sheet.W)
		appendRim(&l, v, sheet)
		require.Empty(t, l.Ops, "%v", sheet)
	}
}
