package main

import (
	"cmp"
	"slices"

	"serenissima/render/display"
	"serenissima/render/raster"
)

// rivers grow wider on their way to the sea.
func (p *painter) rivers() {
	const step = 3 // board units
	for _, r := range p.Rivers {
		course := slices.Clone(r.Line)
		p.place(course)
		bends := noise(uint32(len(course)))
		var line []display.Point
		for _, at := range walk(smooth(course), step) {
			at.X += 11 * (bends(at.X/19, at.Y/19) - 0.5)
			at.Y += 11 * (bends(at.Y/19, at.X/19+50) - 0.5)
			if p.isLand(at.X, at.Y) {
				line = append(line, at)
			}
		}
		for _, part := range []struct{ from, width float64 }{{0, 1.3}, {150, 2}, {400, 2.8}} {
			if from := int(part.from / step); from+1 < len(line) {
				p.pen(&display.Path{Open: true, Rings: [][]display.Point{line[from:]}}, unmoved, part.width, p.hatch, 0.28)
			}
		}
	}
}

// wood is a few trees around a place where all of them are free to stand.
func (p *painter) wood(at display.Point, seed uint32, free func(at display.Point, r float64) bool) {
	uneven := noise(seed + 2000)
	var trees []display.Point
	for i := range 12 {
		x, y := float64(i)*1.9, 0.5
		tree := display.Point{X: at.X + 110*(uneven(x, y)-0.5), Y: at.Y + 56*(uneven(y, x)-0.5)}
		near := func(other display.Point) bool { return distance(tree, other, other) < 13 }
		if free(tree, 12) && !slices.ContainsFunc(trees, near) {
			trees = append(trees, tree)
		}
	}
	if len(trees) < 3 {
		return // no wood
	}
	slices.SortFunc(trees, func(a, b display.Point) int { return cmp.Compare(a.Y, b.Y) })
	for i, tree := range trees {
		p.tree(tree, 0.85+0.3*uneven(float64(i), 4))
	}
}

// tree is lit from the left, like all that stands on the land.
func (p *painter) tree(at display.Point, size float64) {
	t := raster.Transform{Scale: size, X: at.X, Y: at.Y}
	crown := []display.Point{{X: -2, Y: 2}, {X: -7, Y: 1}, {X: -8, Y: -4}, {X: -6, Y: -8}, {X: -3, Y: -10}, {X: 0, Y: -14}, {X: 4, Y: -11}, {X: 7, Y: -7}, {X: 8, Y: -2}, {X: 6, Y: 2}, {X: 2, Y: 2}}
	crown = rounded(crown)
	p.tint(raster.Fill(&display.Path{Rings: [][]display.Point{crown}}, t), nil, p.leaf, 0.5)
	shade := rounded([]display.Point{{X: 1, Y: 2}, {X: 3, Y: -3}, {X: 2, Y: -9}, {X: 1, Y: -13}, {X: 4, Y: -11}, {X: 7, Y: -7}, {X: 8, Y: -2}, {X: 6, Y: 2}})
	p.tint(raster.Fill(&display.Path{Rings: [][]display.Point{shade}}, t), nil, p.leaf, 0.6)
	p.pen(&display.Path{Rings: [][]display.Point{crown}}, t, 1.2, p.sepia, 0.65)
	p.pen(&display.Path{Open: true, Rings: [][]display.Point{{{X: 0, Y: 2}, {X: 0, Y: 7}}, {{X: 3, Y: 6}, {X: 9, Y: 6}}}}, t, 1.4, p.sepia, 0.6)
}
