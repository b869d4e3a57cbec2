package mediterranee

import (
	"testing"

	"serenissima/render/table/tabletest"
)

// The names of the seas can be read wherever light lies on their zones, and where none does.
func TestSeaNamesStandOut(t *testing.T) {
	var names []tabletest.SeaName
	for z := 1; z < len(charted().Shapes); z++ {
		r := charted().SeaBox(z)
		r.X, r.Y, r.W, r.H = r.X/chartW, r.Y/chartW, r.W/chartW, r.H/chartW
		names = append(names, tabletest.SeaName{Name: charted().Shapes[z].Name, At: r})
	}
	tabletest.NamesStandOut(t, chartPicture, names, seaInk, seaHalo, far, byLeave, chosen)
}
