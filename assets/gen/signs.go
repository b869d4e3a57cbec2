package main

import (
	"cmp"
	"math"
	"slices"

	"serenissima/assets"
	"serenissima/render/op"
	"serenissima/render/raster"
)

// ranges are mountains, along lines in degrees.
var ranges = [][]assets.Point{
	{{X: -1.6, Y: 43.0}, {X: 0.6, Y: 42.6}, {X: 2.4, Y: 42.4}},                                          // Pyrenees
	{{X: -5.5, Y: 40.3}, {X: -3.2, Y: 41.0}, {X: -1.4, Y: 40.6}},                                        // Castile
	{{X: -3.9, Y: 37.2}, {X: -2.6, Y: 37.6}, {X: -1.8, Y: 38.2}},                                        // Nevada
	{{X: 3.2, Y: 44.2}, {X: 4.0, Y: 45.2}},                                                              // Cevennes
	{{X: 6.6, Y: 44.4}, {X: 7.1, Y: 45.6}, {X: 9.4, Y: 46.3}, {X: 12.4, Y: 46.45}},                      // Alps
	{{X: 9.9, Y: 44.4}, {X: 11.6, Y: 43.9}, {X: 13.2, Y: 42.5}, {X: 14.9, Y: 41.2}, {X: 15.9, Y: 40.4}}, // Apennines
	{{X: 15.6, Y: 45.0}, {X: 17.6, Y: 44.0}, {X: 19.6, Y: 43.0}, {X: 20.6, Y: 42.0}},                    // Dinarides
	{{X: 20.9, Y: 41.2}, {X: 21.4, Y: 40.2}, {X: 21.8, Y: 39.2}},                                        // Pindus
	{{X: 22.9, Y: 43.3}, {X: 24.6, Y: 42.8}, {X: 26.6, Y: 42.8}},                                        // Haemus
	{{X: 23.4, Y: 44.9}, {X: 25.0, Y: 45.5}, {X: 26.4, Y: 46.0}},                                        // Carpathians
	{{X: 29.2, Y: 39.0}, {X: 31.2, Y: 39.7}, {X: 33.4, Y: 40.2}, {X: 36.2, Y: 40.3}},                    // Anatolia
	{{X: 31.6, Y: 37.6}, {X: 33.6, Y: 37.3}, {X: 35.3, Y: 37.8}, {X: 37.4, Y: 38.2}},                    // Taurus
	{{X: 36.35, Y: 33.3}, {X: 36.6, Y: 34.6}},                                                           // Lebanon
	{{X: -4.9, Y: 34.6}, {X: -2.4, Y: 34.3}, {X: 0.2, Y: 34.7}, {X: 2.2, Y: 35.4}},                      // Atlas
	{{X: 3.6, Y: 35.8}, {X: 5.4, Y: 35.6}, {X: 7.4, Y: 35.6}},                                           // Aures
	{{X: 14.2, Y: 31.0}, {X: 15.4, Y: 30.3}},                                                            // Libya
	{{X: 33.4, Y: 29.6}, {X: 34.2, Y: 29.2}},                                                            // Sinai
}

// palms and dunes stand in the desert, in degrees.
var (
	palms = []assets.Point{{X: 11.4, Y: 32.9}, {X: 11.9, Y: 32.6}, {X: 17.1, Y: 29.8}, {X: 17.5, Y: 29.5}, {X: 21.3, Y: 31.6}, {X: 21.8, Y: 31.3},
		{X: 30.6, Y: 29.4}, {X: 30.9, Y: 29.9}, {X: 9.2, Y: 33.4}, {X: 36.9, Y: 31.3}, {X: 36.6, Y: 30.9}, {X: -3.6, Y: 31.8}, {X: -3.1, Y: 31.5}, {X: 3.9, Y: 30.3}, {X: 5.0, Y: 32.6}, {X: 5.4, Y: 32.3}}
	dunes = []assets.Point{{X: 10.4, Y: 31.6}, {X: 18.8, Y: 29.3}, {X: 19.9, Y: 29.9}, {X: 22.9, Y: 30.7}, {X: 27.7, Y: 30.0}, {X: 28.8, Y: 29.4}, {X: 36.4, Y: 29.6}, {X: 0.4, Y: 31.9}, {X: 1.7, Y: 31.2}, {X: 7.3, Y: 30.6}, {X: -5.1, Y: 30.0}, {X: -1.2, Y: 30.1}}
)

// A bank is a line or point on the land where signs must not stand.
type bank struct {
	a, b  op.Point
	clear float64 // how far they keep away
}

// signs are the mountains and the few things that grow in the desert. They keep
// away from coasts, names and whatever the game lays on the chart.
func (p *painter) signs() {
	banks := p.banks()
	shore := blur(p.sea, 9)
	free := func(at op.Point, r float64) bool {
		for _, b := range banks {
			if distance(at, b.a, b.b) < b.clear+r {
				return false
			}
		}
		for _, q := range p.chart.Ports {
			box := op.Rect(q.Plaque).Inset(-r - 6)
			if box.Contains(at) {
				return false
			}
		}
		return p.isLand(at.X, at.Y) && shore.AlphaAt(int(at.X), int(at.Y)).A < 6
	}
	var peaks []op.Point
	for i, line := range ranges {
		uneven := noise(uint32(100 + i))
		p.survey.place(line)
		for k, at := range walk(line, 24) {
			at.X += 22 * (uneven(float64(k)*1.7, 3) - 0.5)
			at.Y += 30 * (uneven(float64(k)*2.3, 9) - 0.5)
			if free(at, 20) {
				peaks = append(peaks, at)
			}
		}
	}
	slices.SortFunc(peaks, func(a, b op.Point) int { return cmp.Or(cmp.Compare(a.Y, b.Y), cmp.Compare(a.X, b.X)) })
	for i, at := range peaks {
		p.peak(at, uint32(i))
	}
	for i, where := range palms {
		if at := op.Point(p.survey.project(where)); free(at, 16) {
			p.palm(at, 0.85+0.12*float64(i%3))
		}
	}
	for _, where := range dunes {
		if at := op.Point(p.survey.project(where)); free(at, 24) {
			p.dune(at)
		}
	}
}

// banks are the names, the leaders and the rose.
func (p *painter) banks() []bank {
	list := []bank{{roseAt, roseAt, 1.25 * roseSize}}
	for _, q := range p.chart.Ports {
		_, width := assets.Letters(assets.Caps, q.Name, q.Label.Size)
		a, b := span(q.Label, width)
		list = append(list, bank{a, b, 0.6 * q.Label.Size})
		for i := 1; i < len(q.Leader); i++ {
			list = append(list, bank{op.Point(q.Leader[i-1]), op.Point(q.Leader[i]), 8})
		}
	}
	for _, v := range places {
		at := op.Point(p.survey.project(assets.Point{X: v.lon, Y: v.lat}))
		_, width := assets.Letters(assets.Italic, v.name, placeSize)
		sin, cos := math.Sincos(v.angle * math.Pi / 180)
		if v.left {
			sin, cos = -sin, -cos
		}
		list = append(list, bank{at, op.Point{X: at.X + (width+9)*cos, Y: at.Y + (width+9)*sin}, 10})
	}
	return list
}

// peak is a mountain, lit from the left.
func (p *painter) peak(at op.Point, seed uint32) {
	uneven := noise(seed + 1000)
	t := raster.Transform{Scale: 0.85 + 0.4*uneven(1, 1), X: at.X, Y: at.Y}
	top := op.Point{X: 3 * (uneven(2, 5) - 0.5), Y: -17}
	left := []op.Point{{X: -19, Y: 8}, {X: -13, Y: 2 + 3*uneven(3, 1)}, {X: -8, Y: -5}, {X: -4, Y: -13 + 3*uneven(4, 4)}, top}
	right := []op.Point{top, {X: 4, Y: -12}, {X: 7, Y: -6 + 3*uneven(5, 2)}, {X: 13, Y: 1}, {X: 19, Y: 8}}
	body := append(slices.Clone(left), right[1:]...)
	p.tint(raster.Fill(&op.Path{Rings: [][]op.Point{body}}, t), nil, vellum, 0.8)
	ridge := []op.Point{top, {X: 1, Y: -8}, {X: -2, Y: -1}, {X: 2, Y: 8}}
	shade := append(slices.Clone(right), ridge[3], ridge[2], ridge[1])
	p.tint(raster.Fill(&op.Path{Rings: [][]op.Point{shade}}, t), nil, stain, 0.42)
	p.pen(&op.Path{Open: true, Rings: [][]op.Point{left}}, t, 1.5, sepia, 0.62)
	p.pen(&op.Path{Open: true, Rings: [][]op.Point{right}}, t, 2, sepia, 0.72)
	lines := &op.Path{Open: true}
	for i := range 4 {
		x := 2 + 3.6*float64(i)
		y := -10 + 4.6*float64(i)
		lines.Rings = append(lines.Rings, []op.Point{{X: x, Y: y}, {X: x - 1.6, Y: min(8, y+9-1.2*float64(i))}})
	}
	p.pen(lines, t, 1.1, sepia, 0.5)
}

func (p *painter) palm(at op.Point, size float64) {
	t := raster.Transform{Scale: size, X: at.X, Y: at.Y}
	shape := &op.Path{Open: true, Rings: [][]op.Point{{{X: 2, Y: 14}, {X: 0, Y: 6}, {X: 0, Y: 0}, {X: 1, Y: -7}}}}
	p.pen(shape, t, 2.2, sepia, 0.6)
	leaves := &op.Path{Open: true}
	for _, end := range []op.Point{{X: -12, Y: -2}, {X: -10, Y: -12}, {X: -2, Y: -18}, {X: 7, Y: -16}, {X: 13, Y: -9}, {X: 12, Y: 1}} {
		leaf := []op.Point{}
		for i := range 7 {
			u := float64(i) / 6
			leaf = append(leaf, op.Point{X: 1 + (end.X-1)*u, Y: -7 + (end.Y+7)*u - 7*u*(1-u)})
		}
		leaves.Rings = append(leaves.Rings, leaf)
	}
	p.pen(leaves, t, 1.7, hatch, 0.5)
}

func (p *painter) dune(at op.Point) {
	lines := &op.Path{Open: true}
	for _, d := range []op.Point{{X: -20, Y: 0}, {X: 8, Y: 5}, {X: -6, Y: 12}} {
		arc := []op.Point{}
		for i := range 11 {
			u := float64(i) / 10
			arc = append(arc, op.Point{X: d.X + 26*u, Y: d.Y - 22*u*(1-u)*(0.6+0.8*u)})
		}
		lines.Rings = append(lines.Rings, arc)
	}
	p.pen(lines, raster.Transform{Scale: 1, X: at.X, Y: at.Y}, 1.4, sepia, 0.42)
}
