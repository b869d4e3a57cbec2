package layout

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
)

// chart is a part of a chart.
var chart = display.Rect{X: 100, Y: 40, W: 2560, H: 1280}

// anyView is any viewport.
func anyView(t *rapid.T) display.Rect {
	return display.Rect{W: rapid.Float64Range(390, 3840).Draw(t, "width"), H: rapid.Float64Range(250, 2600).Draw(t, "height")}
}

// anyCamera has been moved about at will.
func anyCamera(t *rapid.T) Camera {
	c := Fit(anyView(t), chart)
	for range rapid.IntRange(0, 6).Draw(t, "moves") {
		at := display.Point{X: rapid.Float64Range(0, c.View.W).Draw(t, "x"), Y: rapid.Float64Range(0, c.View.H).Draw(t, "y")}
		switch rapid.IntRange(0, 3).Draw(t, "kind") {
		case 0:
			c.Zoom(rapid.Float64Range(0.3, 4).Draw(t, "factor"), at)
		case 1:
			c.Pan(at.X-c.View.W/2, at.Y-c.View.H/2)
		case 2:
			c.LookAt(at.X, at.Y)
		default:
			c.Resize(anyView(t), chart)
		}
	}
	return c
}

// However the camera is moved, the window shows no more beside the chart than it
// must, and places and points are each other's inverse.
func TestCameraStaysOnTheChart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := anyCamera(t)
		low, high := c.At(chart.X, chart.Y), c.At(chart.X+chart.W, chart.Y+chart.H)
		require.False(t, low.X > c.View.X+0.01 && high.X > c.View.X+c.View.W+0.01, "gap on the left")
		require.False(t, low.X < c.View.X-0.01 && high.X < c.View.X+c.View.W-0.01, "gap on the right")
		require.False(t, low.Y > c.View.Y+0.01 && high.Y > c.View.Y+c.View.H+0.01, "gap above")
		require.False(t, low.Y < c.View.Y-0.01 && high.Y < c.View.Y+c.View.H-0.01, "gap below")
		x, y := rapid.Float64Range(0, chart.W).Draw(t, "bx"), rapid.Float64Range(0, chart.H).Draw(t, "by")
		back := c.Board(c.At(x, y))
		require.InDelta(t, x, back.X, 0.001)
		require.InDelta(t, y, back.Y, 0.001)
	})
}

// Zooming in keeps what is under the pointer there.
func TestZoomIsAboutThePointer(t *testing.T) {
	c := Fit(display.Rect{W: 1280, H: 640}, chart)
	p := display.Point{X: 300, Y: 200}
	before := c.Board(p)
	c.Zoom(2, p)
	require.InDelta(t, before.X, c.Board(p).X, 0.001)
	require.InDelta(t, before.Y, c.Board(p).Y, 0.001)
	require.InDelta(t, 1.0, c.Scale, 0.001)
}

// A window that shows the whole chart goes on doing so when it changes, and one
// that looks closely keeps looking at the same place.
func TestResize(t *testing.T) {
	c := Fit(display.Rect{W: 1280, H: 640}, chart)
	c.Resize(display.Rect{W: 900, H: 500}, chart)
	require.Equal(t, Fit(display.Rect{W: 900, H: 500}, chart), c)
	c.Zoom(3, display.Point{X: 450, Y: 250})
	at := display.Point{X: c.X, Y: c.Y}
	c.Resize(display.Rect{W: 1000, H: 480}, chart)
	require.InDelta(t, at.X, c.X, 0.001)
	require.InDelta(t, at.Y, c.Y, 0.001)
}

// A window of another shape may show another part of the chart.
func TestResizeChangesThePartThatIsSeen(t *testing.T) {
	c := Fit(display.Rect{W: 1280, H: 640}, chart)
	wider := display.Rect{X: 20, Y: 40, W: 2720, H: 1280}
	c.Resize(display.Rect{W: 1360, H: 640}, wider)
	require.Equal(t, Fit(display.Rect{W: 1360, H: 640}, wider), c)
}

// A camera that is to show a part of the chart shows all of it, clear of what lies over the
// viewport; one that sees it already does not move, and none comes nearer.
func TestShowingMovesTheCameraAsLittleAsItCan(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := anyCamera(t)
		c.Leave(rapid.Float64Range(0, c.View.H/4).Draw(t, "top"), rapid.Float64Range(0, c.View.H/4).Draw(t, "bottom"))
		part := display.Rect{X: rapid.Float64Range(100, 2000).Draw(t, "x"), Y: rapid.Float64Range(100, 1000).Draw(t, "y"), W: 200, H: 100}
		to := c.Showing(part, 0)
		require.LessOrEqual(t, to.Scale, c.Scale)
		low, high := to.At(part.X, part.Y), to.At(part.X+part.W, part.Y+part.H)
		require.GreaterOrEqual(t, low.X, to.View.X-0.01)
		require.LessOrEqual(t, high.X, to.View.X+to.View.W+0.01)
		require.GreaterOrEqual(t, low.Y, to.View.Y+to.Top-0.01)
		require.LessOrEqual(t, high.Y, to.View.Y+to.View.H-to.Bottom+0.01)
		again := to.Showing(part, 0)
		require.InDelta(t, to.X, again.X, 0.01)
		require.InDelta(t, to.Y, again.Y, 0.01)
		require.InDelta(t, to.Scale, again.Scale, 1e-9)
		half := c.Toward(to, 0.5)
		require.InDelta(t, (c.Scale+to.Scale)/2, half.Scale, 1e-9)
		require.Equal(t, to.Scale, c.Toward(to, 1).Scale)
	})
}
