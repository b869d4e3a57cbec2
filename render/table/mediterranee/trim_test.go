package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// The name of the game stands on the chart of a wide window, and on no phone.
func TestTheCartoucheStandsOnWideCharts(t *testing.T) {
	for size, stands := range map[display.Point]bool{{X: 1280, Y: 800}: true, {X: 844, Y: 390}: false, {X: 390, Y: 844}: false} {
		d := layOut(t, bookGame(), size.X, size.Y)
		var l display.List
		Table{}.Draw(&l, d.view)
		require.Equal(t, stands, contains(texts(&l), "the first edition of 1996"), "%v", size)
	}
}
