package goldenhorn

import (
	"testing"

	"serenissima/render/display"
	"serenissima/render/table/tabletest"
	"serenissima/render/theme"
)

// The names of the seas can be read.
func TestSeaNamesStandOut(t *testing.T) {
	var names []tabletest.SeaName
	for i, sea := range charted().seas {
		w, h := seaLengths()[i], 0.75*sea.Label.Size
		names = append(names, tabletest.SeaName{Name: sea.Name, At: display.Rect{X: (sea.Label.At.X - w/2) / chartW, Y: (sea.Label.At.Y - h/2) / chartW, W: w / chartW, H: h / chartW}})
	}
	tabletest.NamesStandOut(t, chartPicture, names, theme.SeaInk, theme.SeaHalo)
}
