package main

import (
	"image/color"
	"math"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
)

// rose is a compass rose by itself.
func rose() *assets.Drawing {
	p := painter{sheet: &sheet{inks: house}}
	p.rose(display.Point{}, 100)
	return &p.inked
}

// rose draws the compass rose: a graduated ring, sixteen winds and a lily in the
// north.
func (p *painter) rose(c display.Point, r float64) {
	p.circle(c, 1.02*r, 0, p.pale, 0.75)
	p.circle(c, r, 2, p.dark, 0.85)
	p.circle(c, 0.88*r, 1.2, p.dark, 0.7)
	for i := range 64 {
		from, width := 0.88, 1.0
		if i%2 == 0 {
			width = 1.8
		}
		sin, cos := math.Sincos(float64(i) * math.Pi / 32)
		tick := &display.Path{Open: true, Rings: [][]display.Point{{{X: from * r * sin, Y: -from * r * cos}, {X: r * sin, Y: -r * cos}}}}
		p.pen(tick, raster.Transform{Scale: 1, X: c.X, Y: c.Y}, width, p.dark, 0.75)
	}
	for i := range 8 {
		p.wind(c, math.Pi*(float64(i)+0.5)/4, 0.66*r, 0.055*r, p.dark)
	}
	for i := range 4 {
		p.wind(c, math.Pi*(float64(i)+0.5)/2, 0.84*r, 0.115*r, p.teal)
	}
	for i := range 4 {
		p.wind(c, math.Pi*float64(i)/2, 1.2*r, 0.14*r, p.rubric)
	}
	p.circle(c, 0.12*r, 0, p.gilt, 1)
	p.circle(c, 0.12*r, 1.4, p.dark, 0.9)
	lily := &display.Path{}
	lily.Rings = points(assets.Icon("fleur-de-lys"))
	size := 0.43 * r
	p.shape(lily, raster.Transform{Scale: size / assets.IconSize, X: c.X - size/2, Y: c.Y - 1.16*r - size}, p.dark, 0.9)
}

// wind is a ray of the rose, half dark and half pale.
func (p *painter) wind(c display.Point, angle, long, wide float64, dark color.NRGBA) {
	t := raster.Transform{Scale: 1, Angle: angle, X: c.X, Y: c.Y}
	tip, right, left := display.Point{Y: -long}, display.Point{X: wide, Y: -1.3 * wide}, display.Point{X: -wide, Y: -1.3 * wide}
	p.shape(&display.Path{Rings: [][]display.Point{{{}, right, tip}}}, t, dark, 1)
	p.shape(&display.Path{Rings: [][]display.Point{{{}, tip, left}}}, t, p.pale, 1)
	p.pen(&display.Path{Rings: [][]display.Point{{{}, right, tip, left}}}, t, 1, p.dark, 0.85)
}

// circle is a disc or, with a width, a ring around c.
func (p *painter) circle(c display.Point, r, width float64, ink color.NRGBA, alpha float64) {
	shape, at := raster.RoundRect(2*r, 2*r, r), raster.Transform{Scale: 1, X: c.X - r, Y: c.Y - r}
	if width > 0 {
		p.pen(shape, at, width, ink, alpha)
		return
	}
	p.shape(shape, at, ink, alpha)
}
