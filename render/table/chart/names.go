package chart

import (
	"math"

	"serenissima/render/display"
	"serenissima/render/table"
)

// portBoxes covers the names of the ports with small boxes in board units, which follow the slant
// of the names.
func (c *Chart) portBoxes() (boxes []display.Rect) {
	for i := range c.Ports {
		name := &c.Ports[i]
		size := name.Label.Size
		if size == 0 {
			continue
		}
		width := display.Measure(name.Name, display.Caps, size)
		begin := map[string]float64{"left": 0, "center": -width / 2, "right": -width}[name.Label.Align]
		sin, cos := math.Sincos(name.Label.Angle * math.Pi / 180)
		const rise = 0.33 // of the middle of the letters over their line, in sizes
		for along := begin; along < begin+width; along += size / 2 {
			x, y := name.Label.At.X+cos*along+sin*rise*size, name.Label.At.Y+sin*along-cos*rise*size
			side := 0.75 * size
			boxes = append(boxes, display.Rect{X: x - side/2, Y: y - side/2, W: side, H: side})
		}
	}
	return boxes
}

// PortNameAreas are the names of the ports as slanted boxes in board units, by port; nil for one
// without a name on the chart.
func (c *Chart) PortNameAreas() (areas []*display.Path) {
	for i := range c.Ports {
		name := &c.Ports[i]
		size := name.Label.Size
		if size == 0 {
			areas = append(areas, nil)
			continue
		}
		width := display.Measure(name.Name, display.Caps, size)
		begin := map[string]float64{"left": 0, "center": -width / 2, "right": -width}[name.Label.Align]
		sin, cos := math.Sincos(name.Label.Angle * math.Pi / 180)
		var ring []display.Point
		for _, corner := range [...]display.Point{{X: begin, Y: 0.2 * size}, {X: begin + width, Y: 0.2 * size}, {X: begin + width, Y: -0.8 * size}, {X: begin, Y: -0.8 * size}} {
			ring = append(ring, display.Point{X: name.Label.At.X + cos*corner.X - sin*corner.Y, Y: name.Label.At.Y + sin*corner.X + cos*corner.Y})
		}
		areas = append(areas, &display.Path{Name: "name of " + name.Name, Rings: [][]display.Point{ring}})
	}
	return areas
}

// seaBoxes covers the names of the zones with a box each, in board units.
func (c *Chart) seaBoxes() (boxes []display.Rect) {
	for z := 1; z < len(c.Shapes); z++ {
		boxes = append(boxes, c.SeaBox(z))
	}
	return boxes
}

// SeaBox covers the name of a zone, in board units.
func (c *Chart) SeaBox(z int) display.Rect {
	shape := &c.Shapes[z]
	w, h := display.Measure(shape.Name, display.Italic, shape.LabelSize), 0.75*shape.LabelSize
	return display.Point(shape.Label).Box(w, h)
}

// NameBoxes covers the names of the ports and of the zones with boxes in board units.
func (c *Chart) NameBoxes() []display.Rect { return append(c.portBoxes(), c.seaBoxes()...) }

// PortNames covers the names of the ports on a chart with small boxes in the window.
func (c *Chart) PortNames(v *table.View) []display.Rect { return onScreen(v, c.portBoxes()) }

// SeaNames covers the names of the zones on a chart with boxes in the window.
func (c *Chart) SeaNames(v *table.View) []display.Rect { return onScreen(v, c.seaBoxes()) }

// onScreen are boxes in board units as they lie in the window.
func onScreen(v *table.View, boxes []display.Rect) []display.Rect {
	for i, r := range boxes {
		at := v.At(r.X, r.Y)
		boxes[i] = display.Rect{X: at.X, Y: at.Y, W: v.Units(r.W), H: v.Units(r.H)}
	}
	return boxes
}
