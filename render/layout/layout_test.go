package layout

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/op"
)

// anyWindow is a window of any size that the game promises to fit.
func anyWindow(t *rapid.T) op.Point {
	if rapid.Bool().Draw(t, "upright") {
		return op.Point{X: rapid.Float64Range(390, 1600).Draw(t, "width"), Y: rapid.Float64Range(844, 2600).Draw(t, "height")}
	}
	return op.Point{X: rapid.Float64Range(640, 3840).Draw(t, "width"), Y: rapid.Float64Range(390, 2160).Draw(t, "height")}
}

// The parts of a window lie in it; what lies over the board covers neither the
// bar nor each other.
func TestFramesFitTheirWindow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anyWindow(t)
		f := Divide(size, rapid.SampledFrom([]float64{1, 1.15, 1.3, 1.5}).Draw(t, "text"), rapid.Bool().Draw(t, "fingers"))
		if rapid.Bool().Draw(t, "left") {
			f = f.LeftHanded()
		}
		window := op.Rect{W: size.X, H: size.Y}
		parts := map[string]op.Rect{"track": f.Track, "players": f.Players, "subject": f.Subject, "hint": f.Hint, "buttons": f.Buttons}
		if f.Shape != Small { // where they lie on the table, over the board
			parts["wheel"], parts["deck"] = f.Wheel, f.Deck
		}
		if !f.Tidings.Empty() {
			parts["tidings"] = f.Tidings
		}
		for name, r := range parts {
			require.False(t, r.Empty(), "%s at %v", name, size)
			in := r.Intersect(window)
			require.InDelta(t, r.W*r.H, in.W*in.H, 1, "%s leaves the window of %v", name, size)
			for other, q := range parts {
				if other != name {
					require.True(t, r.Inset(0.5).Intersect(q).Empty(), "%s lies over %s at %v", name, other, size)
				}
			}
		}
		if f.Shape == Small {
			require.InDelta(t, size.Y, f.Board.Y+f.Board.H, 0.001)
			for name, r := range map[string]op.Rect{"wheel": f.Wheel, "deck": f.Deck} {
				require.InDelta(t, r.W*r.H, r.Intersect(f.Table).W*r.Intersect(f.Table).H, 1, "%s leaves the table of %v", name, size)
			}
			require.False(t, f.Wheel.Intersect(f.Deck).W > 0 && f.Wheel.Intersect(f.Deck).H > 0, "wheel and deck at %v", size)
		} else {
			require.InDelta(t, size.Y, f.Board.H+f.Bar.H, 0.001)
		}
		require.Greater(t, f.Board.H, 0.35*size.Y, "%v", size)
	})
}

// For the left hand the buttons change sides with the active galley, and a second
// time they are back where they were.
func TestLeftHanded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anyWindow(t)
		f := Divide(size, rapid.SampledFrom([]float64{1, 1.15, 1.3, 1.5}).Draw(t, "text"), rapid.Bool().Draw(t, "fingers"))
		left := f.LeftHanded()
		require.True(t, left.Left)
		require.InDelta(t, size.X, f.Buttons.Center().X+left.Buttons.Center().X, 0.001)
		require.InDelta(t, size.X, f.Tools.Center().X+left.Tools.Center().X, 0.001)
		if f.Shape == Wide {
			require.Equal(t, f.Board, left.Board)
			require.Equal(t, f.Players, left.Players)
			require.Equal(t, f.Wheel, left.Wheel)
			require.Greater(t, left.Subject.X, left.Buttons.X)
		}
		back := left.LeftHanded()
		require.False(t, back.Left)
		for _, pair := range [][2]op.Rect{{f.Board, back.Board}, {f.Tools, back.Tools}, {f.Hint, back.Hint}, {f.Track, back.Track}} {
			require.InDelta(t, pair[0].X, pair[1].X, 0.001)
		}
	})
}

// At the sizes most people have, the whole chart fills the board exactly.
func TestChartFillsCommonWindows(t *testing.T) {
	for _, size := range []op.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1920, Y: 1200}} {
		f := Divide(size, 1, false)
		require.Equal(t, Wide, f.Shape)
		require.InDelta(t, f.Board.W/BoardW, f.Board.H/BoardH, 0.001, "%v", size)
	}
}

// anyCamera has been moved about at will.
func anyCamera(t *rapid.T) Camera {
	c := Fit(Divide(anyWindow(t), 1, false).Board)
	for range rapid.IntRange(0, 6).Draw(t, "moves") {
		at := op.Point{X: rapid.Float64Range(0, c.View.W).Draw(t, "x"), Y: rapid.Float64Range(0, c.View.H).Draw(t, "y")}
		switch rapid.IntRange(0, 3).Draw(t, "kind") {
		case 0:
			c.Zoom(rapid.Float64Range(0.3, 4).Draw(t, "factor"), at)
		case 1:
			c.Pan(at.X-c.View.W/2, at.Y-c.View.H/2)
		case 2:
			c.LookAt(at.X, at.Y)
		default:
			c.Resize(Divide(anyWindow(t), 1, false).Board)
		}
	}
	return c
}

// However the camera is moved, the window shows no more beside the chart than it
// must, and places and points are each other's inverse.
func TestCameraStaysOnTheChart(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		c := anyCamera(t)
		low, high := c.At(0, 0), c.At(BoardW, BoardH)
		require.False(t, low.X > c.View.X+0.01 && high.X > c.View.X+c.View.W+0.01, "gap on the left")
		require.False(t, low.X < c.View.X-0.01 && high.X < c.View.X+c.View.W-0.01, "gap on the right")
		require.False(t, low.Y > c.View.Y+0.01 && high.Y > c.View.Y+c.View.H+0.01, "gap above")
		require.False(t, low.Y < c.View.Y-0.01 && high.Y < c.View.Y+c.View.H-0.01, "gap below")
		x, y := rapid.Float64Range(0, BoardW).Draw(t, "bx"), rapid.Float64Range(0, BoardH).Draw(t, "by")
		back := c.Board(c.At(x, y))
		require.InDelta(t, x, back.X, 0.001)
		require.InDelta(t, y, back.Y, 0.001)
	})
}

// Zooming in keeps what is under the pointer there.
func TestZoomIsAboutThePointer(t *testing.T) {
	c := Fit(op.Rect{W: 1280, H: 640})
	p := op.Point{X: 300, Y: 200}
	before := c.Board(p)
	c.Zoom(2, p)
	require.InDelta(t, before.X, c.Board(p).X, 0.001)
	require.InDelta(t, before.Y, c.Board(p).Y, 0.001)
	require.InDelta(t, 1.0, c.Scale, 0.001)
}

// A window that shows the whole chart goes on doing so when it changes, and one
// that looks closely keeps looking at the same place.
func TestResize(t *testing.T) {
	c := Fit(op.Rect{W: 1280, H: 640})
	c.Resize(op.Rect{W: 900, H: 500})
	require.Equal(t, Fit(op.Rect{W: 900, H: 500}), c)
	c.Zoom(3, op.Point{X: 450, Y: 250})
	at := op.Point{X: c.X, Y: c.Y}
	c.Resize(op.Rect{W: 1000, H: 480})
	require.InDelta(t, at.X, c.X, 0.001)
	require.InDelta(t, at.Y, c.Y, 0.001)
}
