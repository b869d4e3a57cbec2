package main

import (
	"math"

	"serenissima/assets"
	"serenissima/render/op"
	"serenissima/render/raster"
)

// A place is a town that is no port of the game.
type place struct {
	name     string
	lon, lat float64
	angle    float64 // of its name, degrees clockwise
	left     bool    // whether the name ends at the place
}

var places = []place{
	{"Narbona", 3.02, 43.17, 38, true},
	{"Pisa", 10.28, 43.68, 0, false},
	{"Ancona", 13.52, 43.60, 0, true},
	{"Roma", 12.25, 41.77, -24, false},
	{"Malaga", -4.42, 36.70, -55, false},
	{"Oran", -0.62, 35.74, 66, false},
	{"Bona", 7.74, 36.93, 66, false},
	{"Tolometa", 20.95, 32.73, 72, false},
	{"Derna", 22.64, 32.77, 62, false},
	{"Satalia", 30.70, 36.87, -62, false},
}

const placeSize = 21.0 // of the names of places

// names are those of ports and other places; those of seas are written by the
// game, for they give way to ships.
func (p *painter) names() {
	for _, v := range places {
		at := p.survey.project(assets.Point{X: v.lon, Y: v.lat})
		p.circle(op.Point(at), 4, 0, ink, 0.9)
		label := assets.Label{Angle: v.angle, Size: placeSize}
		sin, cos := math.Sincos(v.angle * math.Pi / 180)
		gap := 9.0
		if v.left {
			label.Align, gap = "right", -gap
		}
		label.At = assets.Point{X: at.X + gap*cos, Y: at.Y + gap*sin}
		text, t := write(assets.Italic, v.name, label)
		p.pen(text, t, 4, vellum, 0.7)
		p.shape(text, t, sepia, 1)
	}
	for i := range p.chart.Ports { // a halo parts them from coasts and hatching
		text, t := write(assets.Caps, p.chart.Ports[i].Name, p.chart.Ports[i].Label)
		p.pen(text, t, 10, vellum, 0.3)
		p.pen(text, t, 6, vellum, 0.85)
		p.shape(text, t, rubric, 1)
	}
}

// write returns the letters of a name and where its label puts them.
func write(font assets.FontID, name string, l assets.Label) (*op.Path, raster.Transform) {
	rings, width := assets.Letters(font, name, l.Size)
	start, _ := span(l, width)
	sin, cos := math.Sincos(l.Angle * math.Pi / 180)
	down := 0.32 * l.Size // from the middle of the letters to their baseline
	return path(rings), raster.Transform{Scale: 1, Angle: l.Angle * math.Pi / 180, X: start.X - down*sin, Y: start.Y + down*cos}
}

// span returns the two ends of the middle line of a label of that width.
func span(l assets.Label, width float64) (start, end op.Point) {
	back := 0.0
	switch l.Align {
	case "right":
		back = width
	case "center":
		back = width / 2
	}
	sin, cos := math.Sincos(l.Angle * math.Pi / 180)
	start = op.Point{X: l.At.X - back*cos, Y: l.At.Y - back*sin}
	return start, op.Point{X: start.X + width*cos, Y: start.Y + width*sin}
}
