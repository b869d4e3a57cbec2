package chart

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/theme"
)

var someLand = Land{Plain: display.Rect{X: 0.1, Y: 0.7, W: 0.2, H: 0.2}, Signs: []*display.Path{Hill, Grove}}

// beyond is what lies beyond a sheet.
func beyond(board, sheet display.Rect, scale float64) []display.Op {
	v := &table.View{}
	v.Frame.Board = board
	v.Camera.View, v.Camera.Scale = board, scale
	var l display.List
	someLand.AppendBeyond(&l, v, sheet)
	return l.Ops
}

// The rim lies around the chart, with as many dark bars as light ones on each side, and is left out
// where the chart all but fills the window or has no extent yet.
func TestRimLiesAroundTheChart(t *testing.T) {
	board, sheet := display.Rect{Y: 40, W: 1200, H: 600}, display.Rect{X: 100, Y: 40, W: 1000, H: 600}
	list := beyond(board, sheet, 0.5)
	require.NotEmpty(t, list)
	var bars float64
	for _, o := range list {
		require.True(t, o.Kind != display.FillRect || o.Color != theme.Brown || o.Rect.Intersect(sheet.Inset(0.001)).Empty(), "%v", o.Rect)
		if o.Kind == display.FillRect && o.Color == theme.Brown && o.Rect.X < sheet.X && o.Rect.H > o.Rect.W {
			bars += o.Rect.H
		}
	}
	require.InDelta(t, sheet.H/2, bars, 1)
	light := list[slices.IndexFunc(list, func(o display.Op) bool { return o.Kind == display.StrokeRect })]
	require.InDelta(t, sheet.X, light.Rect.X+light.Width, 1e-9, "it ends where the chart begins")
	require.InDelta(t, sheet.H, light.Rect.H-2*light.Width, 1e-9)

	for _, sheet := range []display.Rect{{X: -10, Y: 30, W: 1300, H: 700}, {X: 1.2, Y: 40, W: 1197.6, H: 600}, {}} {
		require.Empty(t, beyond(board, sheet, min(0.5, sheet.W)), "%v", sheet)
	}
}

// Wherever the chart ends in its window, land goes on to the edges: the plain part of its picture, with signs that lie
// off the chart and ticks on all sides that are seen.
func TestLandGoesOnBeyondTheChart(t *testing.T) {
	for _, x := range []struct {
		board, sheet display.Rect
		scale        float64
	}{
		{display.Rect{W: 390, H: 475}, display.Rect{Y: 140, W: 390, H: 195}, 195.0 / 1280}, // a phone that stands
		{display.Rect{W: 1920, H: 740}, display.Rect{X: 220, W: 1480, H: 740}, 740.0 / 1280},
		{display.Rect{W: 1280, H: 640}, display.Rect{Y: -400, W: 1280, H: 640}, 0.5}, // moved up for what lies below
		{display.Rect{W: 1280, H: 640}, display.Rect{X: -900, Y: -380, W: 1280, H: 640}, 0.5},
	} {
		signs, ticks := 0, 0
		for i, o := range beyond(x.board, x.sheet, x.scale) {
			switch {
			case i == 0:
				plain := display.Rect{X: o.Rect.X + 0.1*o.Rect.W, Y: o.Rect.Y + 0.7*o.Rect.H, W: 0.2 * o.Rect.W, H: 0.2 * o.Rect.H}
				require.True(t, o.Kind == display.DrawImage && plain.Holds(x.board), "%v", plain)
			case o.Path == Hill || o.Path == Grove:
				require.True(t, display.Point{X: o.X, Y: o.Y}.Box(o.Scale, o.Scale).Intersect(x.sheet).Empty())
				signs++
			case o.Path == comb:
				ticks++
			}
		}
		require.Greater(t, signs, 4, "%v", x.sheet)
		require.GreaterOrEqual(t, ticks, 4)
	}
}
