package main

import (
	"math"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
)

// A city has a skyline, on the chart where there is room for it.
type city struct {
	Skyline string       `json:"skyline"` // which of the skylines
	At      assets.Point `json:"at"`      // the middle of its foot, in board units
}

// A building stands on the foot of its city; later ones stand before it.
type building struct {
	kind rune    // see outlines
	x    float64 // of its middle
	w, h float64
}

// skylines are by the names of cities. The kinds: t tower with battlements, s spire, h
// house, d dome, g gate, p lighthouse of three steps, w wall.
var skylines = map[string][]building{
	"valencia": { // València: the bell tower and the gate of the Serrans
		{'h', -34, 20, 15}, {'h', 2, 22, 17}, {'t', -13, 12, 33}, {'d', 22, 20, 24}, {'h', 41, 16, 13},
		{'w', 0, 100, 8}, {'t', -38, 9, 18}, {'t', 33, 11, 20}, {'g', 24, 9, 15}, {'t', 15, 11, 20}},
	"genova": { // Genova: the lantern and houses up the hill
		{'h', -30, 18, 20}, {'h', -14, 18, 25}, {'s', 2, 10, 37}, {'h', 15, 18, 23}, {'h', 30, 16, 17}, {'t', -6, 9, 30},
		{'h', -22, 16, 13}, {'h', 24, 18, 12}, {'w', 2, 84, 7}, {'p', 48, 15, 44}, {'t', -40, 10, 16}},
	"venezia": { // Venezia: the campanile and the domes of Saint Mark
		{'h', -30, 16, 13}, {'s', -15, 9, 40}, {'d', 2, 15, 19}, {'d', 28, 15, 19}, {'d', 15, 18, 25}, {'w', 3, 74, 9}, {'g', 8, 6, 7}, {'g', 15, 7, 8}, {'g', 22, 6, 7}},
	"constantinople": { // Constantinople: the great church behind the walls
		{'d', -22, 20, 22}, {'d', 22, 20, 22}, {'d', 0, 38, 36}, {'h', -42, 16, 17}, {'h', 44, 14, 15}, {'w', 0, 116, 10},
		{'t', -54, 10, 17}, {'t', -27, 10, 15}, {'t', 27, 10, 15}, {'t', 54, 10, 17}, {'g', 0, 9, 12}},
	"alexandria": { // Alexandria: the lighthouse
		{'p', -36, 20, 54}, {'h', -8, 18, 13}, {'d', 10, 18, 23}, {'s', 26, 7, 32}, {'h', 36, 14, 14}, {'d', 48, 13, 17}, {'w', 12, 92, 7}},
}

// skylines draws the cities.
func (p *painter) skylines() {
	for _, c := range p.Cities {
		t := raster.Transform{Scale: 1, X: c.At.X, Y: c.At.Y}
		for _, b := range skylines[c.Skyline] {
			p.raise(b, t)
		}
		ground := []display.Point{{X: -62, Y: 2}, {X: -30, Y: 0.5}, {X: 10, Y: 1}, {X: 62, Y: 2.5}}
		p.pen(line(ground), t, 1.2, p.sepia, 0.55)
	}
}

// raise draws a building, lit from the left.
func (p *painter) raise(b building, t raster.Transform) {
	shape, strokes := b.outline()
	p.shape(&display.Path{Rings: [][]display.Point{shape}}, t, p.pale, 1)
	dark := []display.Point{{X: b.x + b.w*0.16, Y: 0}}
	for _, q := range shape { // the right side, in the shade
		if q.X >= b.x+b.w*0.16 {
			dark = append(dark, q)
		}
	}
	if b.kind != 'g' && len(dark) > 3 {
		p.shape(&display.Path{Rings: [][]display.Point{dark}}, t, p.stain, 0.45)
	}
	if b.kind == 'h' || b.kind == 's' {
		p.shape(&display.Path{Rings: [][]display.Point{shape[1:4]}}, t, p.rubric, 0.5)
	}
	p.pen(&display.Path{Rings: [][]display.Point{shape}}, t, 1.2, p.dark, 0.8)
	for _, s := range strokes {
		p.pen(line(s), t, 0.9, p.dark, 0.65)
	}
	if b.kind == 'g' {
		p.shape(&display.Path{Rings: [][]display.Point{shape}}, t, p.dark, 0.75)
	}
}

// outline is the shape of a building, from the foot on its left clockwise, and
// what is drawn on it.
func (b building) outline() (shape []display.Point, strokes [][]display.Point) {
	l, r, m, top := b.x-b.w/2, b.x+b.w/2, b.x, -b.h
	slit := func(x, y, h float64) { strokes = append(strokes, []display.Point{{X: x, Y: y}, {X: x, Y: y + h}}) }
	switch b.kind {
	case 't':
		n := max(2, int(b.w/4))
		step := b.w / float64(2*n-1)
		shape = []display.Point{{X: l, Y: 0}}
		for i := range n {
			x := l + 2*step*float64(i)
			shape = append(shape, display.Point{X: x, Y: top}, display.Point{X: x + step, Y: top})
			if i < n-1 {
				shape = append(shape, display.Point{X: x + step, Y: top + 2.2}, display.Point{X: x + 2*step, Y: top + 2.2})
			}
		}
		shape = append(shape, display.Point{X: r, Y: 0})
		strokes = append(strokes, []display.Point{{X: l, Y: top + 5}, {X: r, Y: top + 5}})
		slit(m, top+8, 3)
	case 's':
		roof := top + b.h*0.3
		shape = []display.Point{{X: l, Y: 0}, {X: l, Y: roof}, {X: m, Y: top}, {X: r, Y: roof}, {X: r, Y: 0}}
		strokes = append(strokes, []display.Point{{X: l, Y: roof}, {X: r, Y: roof}}, []display.Point{{X: l, Y: roof + 5}, {X: r, Y: roof + 5}})
		slit(m, roof+1.5, 2.5)
	case 'h':
		roof := top + b.h*0.36
		shape = []display.Point{{X: l, Y: 0}, {X: l - 1, Y: roof}, {X: m, Y: top}, {X: r + 1, Y: roof}, {X: r, Y: 0}}
		strokes = append(strokes, []display.Point{{X: l - 1, Y: roof}, {X: r + 1, Y: roof}})
		slit(m-b.w/5, roof+3, 2.4)
		slit(m+b.w/5, roof+3, 2.4)
	case 'd':
		drum := top + b.w*0.46 + 4
		shape = []display.Point{{X: l, Y: 0}, {X: l, Y: drum}}
		for i := range 13 {
			sin, cos := math.Sincos(math.Pi * float64(i) / 12)
			shape = append(shape, display.Point{X: m - 0.46*b.w*cos, Y: drum - 0.46*b.w*sin})
		}
		shape = append(shape, display.Point{X: r, Y: drum}, display.Point{X: r, Y: 0})
		strokes = append(strokes, []display.Point{{X: l, Y: drum}, {X: r, Y: drum}}, []display.Point{{X: m, Y: top + 4}, {X: m, Y: top - 1}}, []display.Point{{X: m - 1.5, Y: top + 0.8}, {X: m + 1.5, Y: top + 0.8}})
		for x := l + 4; x < r-2; x += 5 {
			slit(x, drum+2.4, 2)
		}
	case 'p':
		a, c := top+b.h*0.55, top+b.h*0.24
		shape = []display.Point{{X: l, Y: 0}, {X: l + 0.06*b.w, Y: a}, {X: m - 0.28*b.w, Y: a}, {X: m - 0.26*b.w, Y: c}, {X: m - 0.14*b.w, Y: c}, {X: m - 0.12*b.w, Y: top},
			{X: m + 0.12*b.w, Y: top}, {X: m + 0.14*b.w, Y: c}, {X: m + 0.26*b.w, Y: c}, {X: m + 0.28*b.w, Y: a}, {X: r - 0.06*b.w, Y: a}, {X: r, Y: 0}}
		for _, d := range []display.Point{{X: -6, Y: -4}, {X: 0, Y: -7}, {X: 6, Y: -4}} { // its fire
			strokes = append(strokes, []display.Point{{X: m + d.X*0.35, Y: top - 2}, {X: m + d.X, Y: top + d.Y}})
		}
		slit(m, a+4, 3)
		slit(m, c+3, 3)
	case 'g':
		shape = []display.Point{{X: l, Y: 0}, {X: l, Y: top + b.w/2}}
		for i := range 7 {
			sin, cos := math.Sincos(math.Pi * float64(i) / 6)
			shape = append(shape, display.Point{X: m - b.w/2*cos, Y: top + b.w/2 - b.w/2*sin})
		}
		shape = append(shape, display.Point{X: r, Y: 0})
	default:
		shape = []display.Point{{X: l, Y: 0}, {X: l, Y: top}, {X: r, Y: top}, {X: r, Y: 0}}
		for x := l + 3; x < r-4; x += 8 { // stones
			strokes = append(strokes, []display.Point{{X: x, Y: top + b.h*0.5}, {X: x + 4, Y: top + b.h*0.5}})
		}
	}
	return shape, strokes
}
