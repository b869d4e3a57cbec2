package board

import (
	"sync"

	"serenissima/assets"
	"serenissima/game/serenissima"
	"serenissima/render/op"
	"serenissima/render/theme"
)

// seaNames are the letters of the names of the zones, from the middle of their
// line, in board units.
var seaNames = sync.OnceValue(func() []*op.Path {
	made := make([]*op.Path, len(charted().shapes))
	for z, shape := range charted().shapes {
		rings, width := assets.Letters(assets.Italic, shape.Name, shape.LabelSize)
		made[z] = &op.Path{Name: shape.Name}
		for _, ring := range rings {
			line := ringOf(ring)
			for i := range line {
				line[i].X -= width / 2
				line[i].Y += 0.3 * shape.LabelSize
			}
			made[z].Rings = append(made[z].Rings, line)
		}
	}
	return made
})

// appendSeaNames writes the names of the zones.
func appendSeaNames(l *op.List, v *View, s *serenissima.State) {
	k := v.Camera.Scale
	for z := 1; z < len(charted().shapes); z++ {
		shape := &charted().shapes[z]
		at := v.at(shape.Label.X, shape.Label.Y)
		l.Outline(seaNames()[z], at.X, at.Y, k, v.units(5), theme.SeaHalo)
		l.Shape(seaNames()[z], at.X, at.Y, k, theme.SeaInk)
	}
}
