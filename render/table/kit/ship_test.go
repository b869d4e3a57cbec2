package kit

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// A galley that sails to the right is the same one in a mirror, but for her
// number and what she carries.
func TestAGalleyFacesEast(t *testing.T) {
	var west, east display.List
	galley := Ship{Number: "7", Colour: 2, Sailors: 2, Cubes: []string{"wine", "gold"}, Spaces: 5}
	AppendShip(&west, display.Point{X: 100, Y: 100}, 200, galley)
	galley.East = true
	AppendShip(&east, display.Point{X: 100, Y: 100}, 200, galley)
	require.Len(t, east.Ops, len(west.Ops))
	parts := 0
	for i, w := range west.Ops {
		e := east.Ops[i]
		switch {
		case e.Path != nil && e.Path == Eastward(w.Path):
			parts++
			for r, ring := range w.Path.Rings {
				for k, q := range ring {
					slack := 1e-9
					if w.Path == shade { // the light does not turn
						slack = 6.001
					}
					require.InDelta(t, 200-(w.X+q.X*w.Scale), e.X+e.Path.Rings[r][k].X*e.Scale, slack)
				}
			}
			w.Path, w.X = e.Path, e.X
		case w.X != e.X || w.Rect.X != e.Rect.X: // the disc with the number
			if w.Kind == display.DrawText {
				require.InDelta(t, 200-w.X, e.X, 1e-9)
			} else {
				require.InDelta(t, 200-w.Rect.Center().X, e.Rect.Center().X, 1e-9)
			}
			w.X, w.Rect.X = e.X, e.Rect.X
		}
		require.Equal(t, w, e)
	}
	require.Greater(t, parts, 15)
	galley.Ashore = true
	east.Reset()
	AppendShip(&east, display.Point{X: 100, Y: 100}, 200, galley)
	require.True(t, slices.ContainsFunc(east.Ops, func(o display.Op) bool { return o.Path == hull }), "panels show all of them the same way")
}
