package match

import (
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/table"
)

// hidden is how many of some boxes a panel lies over.
func hidden(panel display.Rect, boxes []display.Rect) (sum float64) {
	for _, x := range boxes {
		sum += panel.Over(x)
	}
	return sum
}

// readable are the boxes of all on the screen that can be pointed at or read: of things their rims, or what lies
// around their middles, and the panels of the table.
func readable(now *position.Position, v *table.View) (list []display.Rect) {
	half, stage := 40*v.Frame.Unit, now.Table.Stage(v)
	for _, ref := range now.Things {
		if rim, ok := stage.Rim(ref); ok {
			list = append(list, rim)
		} else if place, ok := now.Table.Place(v, ref); ok {
			list = append(list, display.Rect{X: place.At.X, Y: place.At.Y}.Inset(-half))
		}
	}
	for _, x := range append(v.Frame.Panels[:], v.Frame.Latest, v.Frame.Corner) {
		if !x.Empty() {
			list = append(list, x)
		}
	}
	return list
}
