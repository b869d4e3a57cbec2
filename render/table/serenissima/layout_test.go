package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// anyWindow is a window of any size that the game promises to fit.
func anyWindow(t *rapid.T) display.Point {
	if rapid.Bool().Draw(t, "upright") {
		return display.Point{X: rapid.Float64Range(390, 1600).Draw(t, "width"), Y: rapid.Float64Range(844, 2600).Draw(t, "height")}
	}
	return display.Point{X: rapid.Float64Range(640, 3840).Draw(t, "width"), Y: rapid.Float64Range(390, 2160).Draw(t, "height")}
}

// The parts of a window lie in it; what lies over the board covers neither the
// bar nor each other.
func TestFramesFitTheirWindow(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anyWindow(t)
		f := divide(size, rapid.SampledFrom([]float64{1, 1.15, 1.3, 1.5}).Draw(t, "text"), rapid.Bool().Draw(t, "fingers"))
		if rapid.Bool().Draw(t, "left") {
			f = f.leftHanded()
		}
		window := display.Rect{W: size.X, H: size.Y}
		parts := map[string]display.Rect{"track": f.Panels[trackPanel], "players": f.Panels[playersPanel], "subject": f.Subject, "hint": f.Hint, "buttons": f.Buttons}
		if !f.Folds { // where they lie on the sheet, over the board
			parts["wheel"], parts["deck"] = f.Panels[wheelPanel], f.Panels[deckPanel]
		} else if f.Shape == layout.Tall {
			parts["ribbon"] = f.Panels[ribbonPanel]
		}
		if !f.Latest.Empty() {
			parts["tidings"] = f.Latest
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
		if f.Folds {
			folded := []display.Rect{f.Panels[spacesPanel], f.Panels[wheelPanel], f.Panels[deckPanel]}
			require.True(t, f.Board.Holds(f.Sheet.Inset(0.5)), "the sheet leaves the board of %v", size)
			for i, r := range folded {
				require.True(t, f.Sheet.Holds(r.Inset(0.5)), "%v leaves the sheet of %v", r, size)
				for _, other := range folded[:i] {
					require.True(t, r.Inset(0.5).Intersect(other).Empty(), "%v lies over %v at %v", r, other, size)
				}
			}
		}
		if f.Shape == layout.Small {
			require.InDelta(t, size.Y, f.Board.Y+f.Board.H, 0.001)
		} else {
			require.InDelta(t, f.Bar.Y, f.Board.Y+f.Board.H+f.Panels[ribbonPanel].H, 0.001)
			require.InDelta(t, size.Y, f.Bar.Y+f.Bar.H, 0.001)
		}
		require.Greater(t, f.Board.H, 0.35*size.Y, "%v", size)
	})
}

// Of a phone that stands the chart has more than half, with letters as they are meant to be.
func TestTheChartHasMostOfAPhone(t *testing.T) {
	for _, size := range []display.Point{{X: 390, Y: 844}, {X: 393, Y: 873}, {X: 412, Y: 915}, {X: 430, Y: 932}} {
		f := divide(size, 1, true)
		require.Greater(t, f.Board.H, 0.55*size.Y, "%v", size)
	}
}

// For the left hand the buttons change sides with the active galley, and a second
// time they are back where they were.
func TestLeftHanded(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		size := anyWindow(t)
		f := divide(size, rapid.SampledFrom([]float64{1, 1.15, 1.3, 1.5}).Draw(t, "text"), rapid.Bool().Draw(t, "fingers"))
		left := f.leftHanded()
		require.True(t, left.Left)
		require.InDelta(t, size.X, f.Buttons.Center().X+left.Buttons.Center().X, 0.001)
		require.InDelta(t, size.X, f.Tools.Center().X+left.Tools.Center().X, 0.001)
		if f.Shape == layout.Wide {
			require.Equal(t, f.Board, left.Board)
			require.Equal(t, f.Panels[playersPanel], left.Panels[playersPanel])
			require.Equal(t, f.Panels[wheelPanel], left.Panels[wheelPanel])
			require.Greater(t, left.Subject.X, left.Buttons.X)
		}
		back := left.leftHanded()
		require.False(t, back.Left)
		for _, pair := range [][2]display.Rect{{f.Board, back.Board}, {f.Tools, back.Tools}, {f.Hint, back.Hint}, {f.Panels[trackPanel], back.Panels[trackPanel]}} {
			require.InDelta(t, pair[0].X, pair[1].X, 0.001)
		}
	})
}

// At the sizes most people have, the whole chart fills the board exactly.
func TestChartFillsCommonWindows(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1920, Y: 1200}} {
		f := divide(size, 1, false)
		require.Equal(t, layout.Wide, f.Shape)
		require.InDelta(t, f.Board.W/chartW, f.Board.H/chartH, 0.001, "%v", size)
	}
}

// Messages lie over no card of a port where the whole chart is seen in a wide window.
func TestMessagesLieOverNoCard(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1920, Y: 1080}, {X: 2560, Y: 1080}} {
		v := testView(startState(t, 4), size.X, size.Y)
		require.False(t, v.Frame.Strip.Empty(), "%v", size)
		for p := range charted().Ports[1:] {
			require.True(t, plaqueRect(v, rules.PortID(p+1)).Intersect(v.Frame.Strip).Empty(), "%v", size)
		}
	}
}

// The arrow at the active galley lies over no card of a port where there is room below it.
func TestTheArrowAtTheActiveGalleyHidesNoPrice(t *testing.T) {
	below := 0
	for z := rules.ZoneID(1); int(z) < len(charted().Zones); z++ {
		s := startState(t, 4)
		s.Active = 1
		s.Galleys[1] = rules.Galley{Owner: 1, Sailors: 2, Zone: z}
		v := testView(s, 1280, 800)
		at, width, ok := galleyAt(v, s, 1)
		require.True(t, ok)
		var l display.List
		appendPointer(&l, v, s)
		require.Len(t, l.Ops, 2)
		tip := display.Point{X: l.Ops[0].X, Y: l.Ops[0].Y}
		if tip.Y > at.Y {
			below++
			continue
		}
		require.False(t, onPlaques(v, display.Point{X: tip.X, Y: tip.Y - 0.1*width}.Box(0.2*width, 0.1*width)))
	}
	require.Positive(t, below)
}
