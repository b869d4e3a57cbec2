package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
	"serenissima/render/layout"
)

// The picker lies on the board, its wheel is larger than before, a finger finds its
// numbers where there is room, and the words beside it have a place of their own.
func TestPickersFitTheirWindow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anyWindow(t)
		f := divide(size, rapid.SampledFrom([]float64{1, 1.15, 1.3, 1.5}).Draw(t, "text"), rapid.Bool().Draw(t, "fingers"))
		if rapid.Bool().Draw(t, "left") {
			f = f.leftHanded()
		}
		p := f.choosing()
		within := func(name string, r, room display.Rect) {
			in := r.Intersect(room)
			require.InDelta(t, r.W*r.H, in.W*in.H, 1, "%s %v leaves %v at %v", name, r, room, size)
		}
		within("table", p.Sheet, p.Board)
		within("wheel", p.Panels[wheelPanel], p.Sheet)
		within("about", p.About, p.Sheet)
		require.True(t, p.Panels[wheelPanel].Inset(0.5).Intersect(p.About).Empty(), "at %v", size)
		require.Greater(t, p.About.W, 150*p.Unit, "at %v", size)
		require.Greater(t, p.About.H, 80*p.Unit, "at %v", size)
		require.True(t, p.Latest.Empty())
		if !f.Folds { // where it is large on the sheet already
			require.Greater(t, p.Panels[wheelPanel].W, 1.1*f.Panels[wheelPanel].W, "at %v", size)
		}
		if f.Shape == layout.Small {
			within("hint", p.Hint, p.Sheet)
			require.True(t, p.Hint.Inset(0.5).Intersect(p.About).Empty(), "at %v", size)
			require.True(t, p.Hint.Inset(0.5).Intersect(p.Panels[wheelPanel]).Empty(), "at %v", size)
		}
		require.GreaterOrEqual(t, p.Panels[wheelPanel].W*pitch, 32.0, "at %v", size)
	})
}
