package seas

import (
	"math"

	"serenissima/render/op"
	"serenissima/render/table"
)

// PortNames covers the names of the ports on a chart with small boxes in the window, which follow
// the slant of the names.
func (c *Chart) PortNames(v *table.View) (boxes []op.Rect) {
	for i := range c.Ports {
		name := &c.Ports[i]
		size := name.Label.Size
		if size == 0 {
			continue
		}
		width := op.Measure(name.Name, op.Caps, size)
		begin := map[string]float64{"left": 0, "center": -width / 2, "right": -width}[name.Label.Align]
		sin, cos := math.Sincos(name.Label.Angle * math.Pi / 180)
		const rise = 0.33 // of the middle of the letters over their line, in sizes
		for along := begin; along < begin+width; along += size / 2 {
			at := v.At(name.Label.At.X+cos*along+sin*rise*size, name.Label.At.Y+sin*along-cos*rise*size)
			side := v.Units(0.75 * size)
			boxes = append(boxes, op.Rect{X: at.X - side/2, Y: at.Y - side/2, W: side, H: side})
		}
	}
	return boxes
}
