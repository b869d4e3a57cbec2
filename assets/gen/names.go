package main

import (
	"math"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
)

const townSize = 22.0 // of the names of towns: they can just be read where two units are a pixel

// names are those of ports and towns; those of seas are written by the
// game, for they give way to ships.
func (p *painter) names() {
	defer func() { p.letters = 0 }()
	for _, v := range p.Towns {
		at := p.project(v.At)
		p.letters = townSize
		p.circle(display.Point(at), 4, 0, p.dark, 0.9)
		label := assets.Label{Angle: v.Angle, Size: townSize}
		sin, cos := math.Sincos(v.Angle * math.Pi / 180)
		gap := 9.0
		if v.Left {
			label.Align, gap = "right", -gap
		}
		label.At = assets.Point{X: at.X + gap*cos, Y: at.Y + gap*sin}
		text, t := write(assets.Italic, v.Name, label)
		p.pen(text, t, 4, p.halo, 0.7)
		p.shape(text, t, p.sepia, 1)
	}
	if !p.PortNames {
		return
	}
	for i := range p.chart.Ports { // a halo parts them from coasts and hatching
		text, t := write(assets.Caps, p.chart.Ports[i].Name, p.chart.Ports[i].Label)
		p.letters = p.chart.Ports[i].Label.Size
		p.pen(text, t, 10, p.halo, 0.3)
		p.pen(text, t, 6, p.halo, 0.85)
		p.shape(text, t, p.rubric, 1)
	}
}

// labelOf returns the two ends of a town with its name.
func (s *sheet) labelOf(v town) (a, b display.Point) {
	a = display.Point(s.project(v.At))
	_, width := assets.Letters(assets.Italic, v.Name, townSize)
	sin, cos := math.Sincos(v.Angle * math.Pi / 180)
	if v.Left {
		sin, cos = -sin, -cos
	}
	return a, display.Point{X: a.X + (width+9)*cos, Y: a.Y + (width+9)*sin}
}

// write returns the letters of a name and where its label puts them.
func write(font assets.FontID, name string, l assets.Label) (*display.Path, raster.Transform) {
	rings, width := assets.Letters(font, name, l.Size)
	start, _ := span(l, width)
	sin, cos := math.Sincos(l.Angle * math.Pi / 180)
	down := 0.32 * l.Size // from the middle of the letters to their baseline
	return path(rings), raster.Transform{Scale: 1, Angle: l.Angle * math.Pi / 180, X: start.X - down*sin, Y: start.Y + down*cos}
}

// span returns the two ends of the middle line of a label of that width.
func span(l assets.Label, width float64) (start, end display.Point) {
	back := 0.0
	switch l.Align {
	case "right":
		back = width
	case "center":
		back = width / 2
	}
	sin, cos := math.Sincos(l.Angle * math.Pi / 180)
	start = display.Point{X: l.At.X - back*cos, Y: l.At.Y - back*sin}
	return start, display.Point{X: start.X + width*cos, Y: start.Y + width*sin}
}
