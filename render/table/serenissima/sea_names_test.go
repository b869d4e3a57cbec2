package serenissima

import (
	"testing"

	"serenissima/render/display"
	"serenissima/render/table/tabletest"
	"serenissima/render/theme"
)

// The names of the seas can be read wherever light lies on their zones, and where none does.
func TestSeaNamesStandOut(t *testing.T) {
	var names []tabletest.SeaName
	for z := 1; z < len(charted().Shapes); z++ {
		r := charted().SeaBox(z)
		names = append(names, tabletest.SeaName{Name: charted().Shapes[z].Name, At: display.Rect{X: r.X / chartW, Y: r.Y / chartW, W: r.W / chartW, H: r.H / chartW}})
	}
	tabletest.NamesStandOut(t, chartPicture, names, theme.SeaInk, theme.SeaHalo, theme.Shade, theme.Reach, theme.ReachFar, theme.Asked)
}
