package match

import (
	"serenissima/game"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// hidden is how many of some boxes a panel lies over.
func hidden(panel display.Rect, boxes []display.Rect) (sum float64) {
	for _, x := range boxes {
		sum += panel.Over(x)
	}
	return sum
}

// inSight are the boxes of all on the screen that can be pointed at or read.
func (p *board) inSight(v *table.View) (list []display.Rect) {
	for _, ref := range p.play.now.Things {
		if x, ok := p.boxOf(v, ref); ok {
			list = append(list, x)
		}
	}
	return append(list, panelsOf(&v.Frame)...)
}

// panelsOf are the panels of the table, with what is told between them.
func panelsOf(f *layout.Frame) (list []display.Rect) {
	for _, x := range append(f.Panels[:], f.Latest, f.Corner) {
		if !x.Empty() {
			list = append(list, x)
		}
	}
	return list
}

// boxOf is where a thing is seen: its rim, or what lies around its middle.
func (p *board) boxOf(v *table.View, ref game.Ref) (display.Rect, bool) {
	if rim, ok := p.play.table.Stage(v).Rim(ref); ok {
		return rim, true
	}
	place, ok := p.play.table.Place(v, ref)
	half := 40 * v.Frame.Unit
	return display.Rect{X: place.At.X - half, Y: place.At.Y - half, W: 2 * half, H: 2 * half}, ok
}
