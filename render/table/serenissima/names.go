package serenissima

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// namesClearOf says where the name of each zone is written, in board units: at
// the first of its places that galleys leave free, else where they hide least of
// it.
func namesClearOf(f *fleet) (at [maxZones]display.Point) {
	for z := 1; z < len(charted().Shapes); z++ {
		least := math.Inf(1)
		for _, p := range berths()[z].Names {
			hidden := f.hides(nameBox(z, display.Point(p)))
			if hidden < least {
				at[z], least = display.Point(p), hidden
			}
			if hidden == 0 {
				break
			}
		}
	}
	return at
}

// maxZones is more than any chart of the game has.
const maxZones = 32

// nameBox is what the name of a zone covers with its middle at a place.
func nameBox(z int, at display.Point) display.Rect {
	shape := &charted().Shapes[z]
	w := display.Measure(shape.Name, display.Italic, shape.LabelSize)
	return display.Rect{X: at.X - w/2, Y: at.Y - shape.LabelSize*0.45, W: w, H: shape.LabelSize * 0.9}
}

// hides is how much of a rectangle lies below galleys, in square units.
func (f *fleet) hides(r display.Rect) (sum float64) {
	for _, m := range f {
		if m.width == 0 {
			continue
		}
		h, top := kit.ShipHeight(m.width), 0.0
		if m.shown {
			top = 0.26 * m.width
		}
		if c := r.Intersect(display.Rect{X: m.at.X - m.width/2, Y: m.at.Y - h/2 - top, W: 1.1 * m.width, H: h + top}); !c.Empty() {
			sum += c.W * c.H
		}
	}
	return sum
}

// appendSeaNames writes the names of the zones that can be read.
func appendSeaNames(l *display.List, v *table.View, names [maxZones]display.Point) {
	k := v.Camera.Scale
	for z := 1; z < len(charted().Shapes); z++ {
		if v.Units(charted().Shapes[z].LabelSize) < widget.MinText {
			continue
		}
		at := v.At(names[z].X, names[z].Y)
		l.Outline(charted().Names[z], at.X, at.Y, k, v.Units(5), theme.SeaHalo)
		l.Shape(charted().Names[z], at.X, at.Y, k, theme.SeaInk)
	}
}
