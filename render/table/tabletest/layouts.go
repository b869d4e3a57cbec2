package tabletest

import (
	"fmt"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
	"serenissima/render/layout"
)

// windows are those that a table has to fit: a large and a usual screen, a small one, and
// a phone both ways, each with usual and large letters, for either hand.
func windows() (list []layout.Window) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, letters := range []float64{1, 1.5} {
			for _, left := range []bool{false, true} {
				list = append(list, layout.Window{Size: size, TextScale: letters, Fingers: size.X < 1024, Left: left})
			}
		}
	}
	return list
}

// layouts checks that what a frame is divided into lies in the window, and no part over
// another. What is folded away lies on the sheet.
func layouts(t require.TestingT, g Game) {
	for _, w := range windows() {
		f := g.Table.Layout(w)
		require.Equal(t, w.Size, f.Size, "%v", w)
		require.Equal(t, w.Left, f.Left, "%v", w)
		require.Positive(t, f.Unit, "%v", w)
		require.Positive(t, min(f.Chart.W, f.Chart.H), "%v", w)
		require.Greater(t, f.Board.W*f.Board.H, 0.2*w.Size.X*w.Size.Y, "%v: the board is large", w)
		within(t, w, display.Rect{W: w.Size.X, H: w.Size.Y}, map[string]display.Rect{"board": f.Board, "bar": f.Bar, "tools": f.Tools, "sheet": f.Sheet})
		surface := map[string]display.Rect{"skip": f.Skip, "subject": f.Subject, "hint": f.Hint, "buttons": f.Buttons, "tidings": f.Latest}
		sheet := map[string]display.Rect{}
		for i, r := range f.Panels {
			if name := fmt.Sprint("panel ", i); !f.Sheet.Empty() && inside(f.Sheet, r) {
				sheet[name] = r
			} else {
				surface[name] = r
			}
		}
		within(t, w, display.Rect{W: w.Size.X, H: w.Size.Y}, surface)
		apart(t, w, surface)
		apart(t, w, sheet)
		for _, name := range []string{"skip", "hint", "buttons"} {
			require.False(t, surface[name].Empty(), "%v: %s", w, name)
		}
		for name, r := range surface { // tools stand in the hint, which makes room for them
			require.True(t, name == "hint" || r.Inset(0.5).Intersect(f.Tools).Empty(), "%v: %s %v lies over the tools %v", w, name, r, f.Tools)
		}
	}
}

// within requires that parts lie in a room.
func within(t require.TestingT, w layout.Window, room display.Rect, parts map[string]display.Rect) {
	for name, r := range parts {
		require.True(t, r.Empty() || inside(room, r), "%v: %s %v leaves %v", w, name, r, room)
	}
}

// inside reports whether a rectangle lies in a room, but for what rounding does.
func inside(room, r display.Rect) bool {
	in := room.Intersect(r)
	return r.W*r.H-in.W*in.H < 1
}

// apart requires that no two parts lie over each other.
func apart(t require.TestingT, w layout.Window, parts map[string]display.Rect) {
	for name, r := range parts {
		for other, q := range parts {
			require.True(t, name == other || r.Inset(0.5).Intersect(q).Empty(), "%v: %s %v lies over %s %v", w, name, r, other, q)
		}
	}
}
