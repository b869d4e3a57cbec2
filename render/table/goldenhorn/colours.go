package goldenhorn

import (
	"math"
	"sync"

	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
)

// cloth is how a colour looks.
func cloth(c rules.Colour) theme.Cloth { return theme.Cloths[c.String()] }

// signs are those of the colours, about 100 wide and high, with their middle at the origin.
var signs = [rules.NumColours + 1]*display.Path{
	rules.Red: {Name: "sign of red", Rings: [][]display.Point{{{X: 0, Y: -50}, {X: 36, Y: 0}, {X: 0, Y: 50}, {X: -36, Y: 0}}}},
	rules.Pink: {Name: "sign of pink", Rings: [][]display.Point{kit.Curve( // a heart
		[]display.Point{{X: 0, Y: -20}, {X: 12, Y: -46}, {X: 30, Y: -42}},
		[]display.Point{{X: 30, Y: -42}, {X: 52, Y: -36}, {X: 46, Y: -6}},
		[]display.Point{{X: 46, Y: -6}, {X: 38, Y: 18}, {X: 0, Y: 46}},
		[]display.Point{{X: 0, Y: 46}, {X: -38, Y: 18}, {X: -46, Y: -6}},
		[]display.Point{{X: -46, Y: -6}, {X: -52, Y: -36}, {X: -30, Y: -42}},
		[]display.Point{{X: -30, Y: -42}, {X: -12, Y: -46}, {X: 0, Y: -20}})}},
	rules.Orange: {Name: "sign of orange", Rings: [][]display.Point{kit.Ellipse(display.Point{}, 42, 42), backwards(kit.Ellipse(display.Point{}, 19, 19))}},
	rules.Yellow: {Name: "sign of yellow", Rings: [][]display.Point{star(5, 50, 21)}},
	rules.Green: {Name: "sign of green", Rings: [][]display.Point{ // a trefoil
		kit.Ellipse(display.Point{X: 0, Y: -22}, 21, 21), kit.Ellipse(display.Point{X: -23, Y: 8}, 21, 21), kit.Ellipse(display.Point{X: 23, Y: 8}, 21, 21),
		{{X: -14, Y: -14}, {X: 14, Y: -14}, {X: 14, Y: 12}, {X: -14, Y: 12}}, {{X: -4, Y: 0}, {X: 4, Y: 0}, {X: 13, Y: 48}, {X: -13, Y: 48}}}},
	rules.Blue: {Name: "sign of blue", Rings: [][]display.Point{crescent()}},
}

// backwards turns a ring the other way round, so that it is a hole.
func backwards(ring []display.Point) []display.Point {
	out := make([]display.Point, len(ring))
	for i, p := range ring {
		out[len(ring)-1-i] = p
	}
	return out
}

// star is a star of n points.
func star(n int, outer, inner float64) (ring []display.Point) {
	for i := range 2 * n {
		r := outer
		if i%2 == 1 {
			r = inner
		}
		ring = append(ring, kit.Polar(r, math.Pi*float64(i)/float64(n)-math.Pi/2))
	}
	return ring
}

// crescent is a moon whose horns point up and to the right.
func crescent() (ring []display.Point) {
	const steps = 24
	for i := range steps + 1 { // the outer rim, round from horn to horn
		ring = append(ring, kit.Polar(46, math.Pi*(-0.42+1.5*float64(i)/steps+0.22)))
	}
	first, last := ring[0], ring[len(ring)-1]
	middle := display.Point{X: (first.X + last.X) / 2, Y: (first.Y + last.Y) / 2}
	hollow := display.Point{X: middle.X * 0.62, Y: middle.Y * 0.62}
	r := math.Hypot(first.X-hollow.X, first.Y-hollow.Y)
	from, to := math.Atan2(last.Y-hollow.Y, last.X-hollow.X), math.Atan2(first.Y-hollow.Y, first.X-hollow.X)
	for to > from {
		to -= 2 * math.Pi
	}
	for i := 1; i < steps; i++ {
		ring = append(ring, plus(hollow, kit.Polar(r, from+(to-from)*float64(i)/steps)))
	}
	return ring
}

func plus(a, b display.Point) display.Point { return display.Point{X: a.X + b.X, Y: a.Y + b.Y} }

// appendSign draws the sign of a colour.
func appendSign(l *display.List, at display.Point, size float64, c rules.Colour) {
	l.Shape(signs[c], at.X, at.Y, size/100, cloth(c).Sign)
}

// weaves are the patterns of the colours on a square of 100.
var weaves = [rules.NumColours + 1]func() [][]display.Point{
	rules.Red: func() (shapes [][]display.Point) { // lattice
		for x := -100.0; x <= 100; x += 25 {
			shapes = append(shapes, strip(x, 0, x+100, 100, 2.2), strip(x+100, 0, x, 100, 2.2))
		}
		return shapes
	},
	rules.Pink: func() (shapes [][]display.Point) { // dots
		for row := range 9 {
			for column := range 8 {
				shapes = append(shapes, disc8(display.Point{X: 7 + 14*float64(column) + 7*float64(row%2), Y: 6 + 12*float64(row)}, 2.6))
			}
		}
		return shapes
	},
	rules.Orange: func() (shapes [][]display.Point) { // bars
		for y := 6.0; y < 100; y += 14 {
			shapes = append(shapes, strip(0, y, 100, y, 4.6))
		}
		return shapes
	},
	rules.Yellow: func() (shapes [][]display.Point) { // pales
		for x := 6.0; x < 100; x += 14 {
			shapes = append(shapes, strip(x, 0, x, 100, 4.6))
		}
		return shapes
	},
	rules.Green: func() (shapes [][]display.Point) { // bends
		for x := -100.0; x <= 100; x += 19 {
			shapes = append(shapes, strip(x+100, 0, x, 100, 4.6))
		}
		return shapes
	},
	rules.Blue: func() (shapes [][]display.Point) { // waves
		for y := 6.0; y < 100; y += 15 {
			shapes = append(shapes, wave(y))
		}
		return shapes
	},
}

// strip is a line of a thickness.
func strip(x0, y0, x1, y1, thick float64) []display.Point {
	length := math.Hypot(x1-x0, y1-y0)
	nx, ny := -(y1-y0)/length*thick/2, (x1-x0)/length*thick/2
	return []display.Point{{X: x0 + nx, Y: y0 + ny}, {X: x0 - nx, Y: y0 - ny}, {X: x1 - nx, Y: y1 - ny}, {X: x1 + nx, Y: y1 + ny}}
}

// disc8 is a small disc of few corners.
func disc8(at display.Point, r float64) (ring []display.Point) {
	for i := range 8 {
		ring = append(ring, plus(at, kit.Polar(r, math.Pi*float64(i)/4)))
	}
	return ring
}

// wave is a wavy line across the square.
func wave(y float64) []display.Point {
	var over, under []display.Point
	for x := 0.0; x <= 100; x += 2.5 {
		crest := y + 3*math.Sin(x*0.38)
		over = append(over, display.Point{X: x, Y: crest - 1.7})
		under = append([]display.Point{{X: x, Y: crest + 1.7}}, under...)
	}
	return append(over, under...)
}

// woven is the pattern of a colour, cut to a convex ground in a box of 100 whose corners go
// clockwise on the screen.
func woven(c rules.Colour, ground []display.Point) *display.Path {
	p := &display.Path{Name: "weave of " + c.String()}
	for _, shape := range weaves[c]() {
		if shape = kit.Cut(ground, shape); len(shape) > 2 {
			p.Rings = append(p.Rings, shape)
		}
	}
	return p
}

// A weave is the patterns of all colours on one ground.
type weave func() [rules.NumColours + 1]*display.Path

// wovenIn are the patterns on a ground. They are made when they are first drawn: to cut them takes
// longer than anything else with which the program would start, whatever game is played.
func wovenIn(ground []display.Point) weave {
	return sync.OnceValue(func() (paths [rules.NumColours + 1]*display.Path) {
		for c := rules.Red; c <= rules.Blue; c++ {
			paths[c] = woven(c, ground)
		}
		return paths
	})
}

// discCloth is the patterns on a disc, as stations have them.
var discCloth = wovenIn(kit.Ellipse(display.Point{X: 50, Y: 50}, 50, 50))

// patternFrom is how wide a cloth is, in logical pixels, on which a pattern can be seen.
const patternFrom = 20

// appendCube draws a cube of goods.
func appendCube(l *display.List, at display.Point, size float64, c rules.Colour) {
	r := at.Box(size, size)
	l.Fill(r, size*0.16, cloth(c).Main)
	l.Fill(display.Rect{X: r.X + size*0.1, Y: r.Y + size*0.05, W: size * 0.8, H: max(1, size*0.07)}, 0, theme.Fade(theme.White, 0.35))
	l.Stroke(r, size*0.16, max(0.8, size/16), theme.Fade(theme.Ink, 0.8))
	appendSign(l, at, size*0.66, c)
}

// appendGhost draws the place that a cube would take.
func appendGhost(l *display.List, at display.Point, size float64, c rules.Colour) {
	r := at.Box(size, size)
	l.Fill(r, size*0.16, theme.Fade(cloth(c).Main, 0.28))
	l.Outline(dashedSquare, r.X, r.Y, size/100, max(1, size/20), theme.Fade(cloth(c).Main, 0.95))
}

// dashedSquare is the rim of a free place, in a box of 100.
var dashedSquare = func() *display.Path {
	p := &display.Path{Name: "free place of a cube", Open: true}
	for i := range 4 {
		a := 4 + 24*float64(i)
		p.Rings = append(p.Rings, []display.Point{{X: a, Y: 3}, {X: a + 14, Y: 3}}, []display.Point{{X: a, Y: 97}, {X: a + 14, Y: 97}},
			[]display.Point{{X: 3, Y: a}, {X: 3, Y: a + 14}}, []display.Point{{X: 97, Y: a}, {X: 97, Y: a + 14}})
	}
	return p
}()

// appendPerson draws a mercenary or a peasant that stands with its middle at a point.
func appendPerson(l *display.List, at display.Point, size float64, kind int) {
	x, y, k := at.X-size/2, at.Y-size/2, size/100
	body, line := mercenary, theme.Ink
	fill := theme.Steel
	if kind == rules.Peasant {
		body, fill = peasant, theme.Frock
	}
	l.Shape(body, x, y, k, fill)
	l.Outline(body, x, y, k, max(0.8, size/24), line)
	if kind == rules.Mercenary {
		l.Outline(spear, x, y, k, max(1.2, size/12), theme.Ink)
	}
}

// appendPersonOnWood does the same with a light rim, without which a peasant is not seen on dark
// wood.
func appendPersonOnWood(l *display.List, at display.Point, size float64, kind int) {
	body := mercenary
	if kind == rules.Peasant {
		body = peasant
	}
	l.Outline(body, at.X-size/2, at.Y-size/2, size/100, max(2.2, size/7), theme.CreamDim)
	appendPerson(l, at, size, kind)
}

// People in a box of 100.
var (
	mercenary = &display.Path{Name: "mercenary", Rings: [][]display.Point{kit.Curve(
		[]display.Point{{X: 36, Y: 30}, {X: 36, Y: 8}, {X: 48, Y: 4}},
		[]display.Point{{X: 48, Y: 4}, {X: 60, Y: 8}, {X: 60, Y: 30}},
		[]display.Point{{X: 60, Y: 30}, {X: 62, Y: 36}, {X: 58, Y: 40}},
		[]display.Point{{X: 58, Y: 40}, {X: 74, Y: 44}, {X: 74, Y: 62}},
		[]display.Point{{X: 74, Y: 62}, {X: 72, Y: 72}, {X: 64, Y: 72}},
		[]display.Point{{X: 64, Y: 72}, {X: 66, Y: 84}, {X: 66, Y: 96}},
		[]display.Point{{X: 66, Y: 96}, {X: 48, Y: 98}, {X: 30, Y: 96}},
		[]display.Point{{X: 30, Y: 96}, {X: 30, Y: 84}, {X: 32, Y: 72}},
		[]display.Point{{X: 32, Y: 72}, {X: 24, Y: 72}, {X: 22, Y: 62}},
		[]display.Point{{X: 22, Y: 62}, {X: 22, Y: 44}, {X: 38, Y: 40}},
		[]display.Point{{X: 38, Y: 40}, {X: 34, Y: 36}, {X: 36, Y: 30}})}}
	spear   = &display.Path{Name: "spear", Open: true, Rings: [][]display.Point{{{X: 82, Y: 96}, {X: 82, Y: 8}}, {{X: 77, Y: 18}, {X: 82, Y: 4}, {X: 87, Y: 18}}}}
	peasant = &display.Path{Name: "peasant", Rings: [][]display.Point{kit.Curve(
		[]display.Point{{X: 14, Y: 32}, {X: 34, Y: 30}, {X: 38, Y: 24}},
		[]display.Point{{X: 38, Y: 24}, {X: 40, Y: 8}, {X: 50, Y: 8}},
		[]display.Point{{X: 50, Y: 8}, {X: 60, Y: 8}, {X: 62, Y: 24}},
		[]display.Point{{X: 62, Y: 24}, {X: 66, Y: 30}, {X: 86, Y: 32}},
		[]display.Point{{X: 86, Y: 32}, {X: 74, Y: 38}, {X: 62, Y: 38}},
		[]display.Point{{X: 62, Y: 38}, {X: 62, Y: 46}, {X: 60, Y: 50}},
		[]display.Point{{X: 60, Y: 50}, {X: 76, Y: 54}, {X: 80, Y: 96}},
		[]display.Point{{X: 80, Y: 96}, {X: 50, Y: 99}, {X: 20, Y: 96}},
		[]display.Point{{X: 20, Y: 96}, {X: 24, Y: 54}, {X: 40, Y: 50}},
		[]display.Point{{X: 40, Y: 50}, {X: 38, Y: 46}, {X: 38, Y: 38}},
		[]display.Point{{X: 38, Y: 38}, {X: 26, Y: 38}, {X: 14, Y: 32}})}}
)

// appendStation draws a place of the course: its colour as a disc with a gilt rim.
func appendStation(l *display.List, at display.Point, r float64, c rules.Colour) {
	l.Disc(at.X, at.Y+r*0.08, r*1.06, theme.Shadow)
	l.Disc(at.X, at.Y, r, theme.Ink)
	l.Disc(at.X, at.Y, r*0.96, theme.Gilt)
	l.Disc(at.X, at.Y, r*0.82, theme.Ink)
	if c < rules.Red || c > rules.Blue { // before the tile is laid
		l.Disc(at.X, at.Y, r*0.78, theme.Paper)
		return
	}
	inner := r * 0.78
	l.Disc(at.X, at.Y, inner, cloth(c).Main)
	if 2*inner >= patternFrom {
		l.Shape(discCloth()[c], at.X-inner, at.Y-inner, inner/50, theme.Fade(cloth(c).Sign, 0.22))
	}
	appendSign(l, at, inner*1.1, c)
}
