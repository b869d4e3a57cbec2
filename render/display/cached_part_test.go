package display_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// A part is drawn once for everything that it is drawn from, and appended as it
// was then wherever it comes in the list.
func TestAPartIsKept(t *testing.T) {
	var part display.CachedPart[int]
	drawn := 0
	picture := func(above, from int) *display.List {
		l := &display.List{}
		for range above {
			l.Fill(display.Rect{W: 1, H: 1}, 0, red)
		}
		part.Append(l, from, func() {
			drawn++
			l.Fill(display.Rect{W: float64(from), H: 1}, 0, red)
			l.Hit(display.Hit{Rect: display.Rect{W: float64(from), H: 1}})
		})
		return l
	}
	first := picture(0, 3)
	again := picture(2, 3)
	require.Equal(t, 1, drawn)
	require.Equal(t, first.Ops, again.Ops[2:])
	require.Equal(t, first.Hits, again.Hits)
	require.Equal(t, 4.0, picture(0, 4).Ops[0].Rect.W)
	require.Equal(t, first, picture(0, 3), "not as it was before the last time")
	require.Equal(t, 3, drawn)
	part.Forget()
	require.Equal(t, first, picture(0, 3))
	require.Equal(t, 4, drawn)
}
