package board

import (
	"math"
	"strconv"

	"serenissima/render/op"
	"serenissima/render/raster"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// The paths of pieces, in boxes of their own.
var (
	shield = &op.Path{Name: "shield", Rings: [][]op.Point{curve(
		[]op.Point{{X: 8, Y: 6}, {X: 50, Y: 12}, {X: 92, Y: 6}},
		[]op.Point{{X: 92, Y: 6}, {X: 98, Y: 62}, {X: 50, Y: 98}},
		[]op.Point{{X: 50, Y: 98}, {X: 2, Y: 62}, {X: 8, Y: 6}})}}
	hull = &op.Path{Name: "hull", Rings: [][]op.Point{curve(
		[]op.Point{{X: 1, Y: 50}, {X: 8, Y: 58}, {X: 12, Y: 59}},
		[]op.Point{{X: 12, Y: 59}, {X: 52, Y: 63}, {X: 90, Y: 56}},
		[]op.Point{{X: 90, Y: 56}, {X: 95, Y: 53}, {X: 99, Y: 44}},
		[]op.Point{{X: 99, Y: 44}, {X: 98, Y: 84}, {X: 80, Y: 86}},
		[]op.Point{{X: 80, Y: 86}, {X: 50, Y: 88}, {X: 20, Y: 86}},
		[]op.Point{{X: 20, Y: 86}, {X: 4, Y: 82}, {X: 1, Y: 50}})}}
	strake = &op.Path{Name: "strake", Rings: [][]op.Point{curve(
		[]op.Point{{X: 1, Y: 50}, {X: 8, Y: 58}, {X: 12, Y: 59}},
		[]op.Point{{X: 12, Y: 59}, {X: 52, Y: 63}, {X: 90, Y: 56}},
		[]op.Point{{X: 90, Y: 56}, {X: 95, Y: 53}, {X: 99, Y: 44}},
		[]op.Point{{X: 99, Y: 44}, {X: 97, Y: 60}, {X: 92, Y: 62}},
		[]op.Point{{X: 92, Y: 62}, {X: 50, Y: 70}, {X: 6, Y: 65}},
		[]op.Point{{X: 6, Y: 65}, {X: 2, Y: 60}, {X: 1, Y: 50}})}}
	sail = &op.Path{Name: "sail", Rings: [][]op.Point{curve(
		[]op.Point{{X: 18, Y: 52}, {X: 40, Y: 26}, {X: 76, Y: 2}},
		[]op.Point{{X: 76, Y: 2}, {X: 90, Y: 26}, {X: 84, Y: 53}},
		[]op.Point{{X: 84, Y: 53}, {X: 52, Y: 47}, {X: 18, Y: 52}})}}
	yard = &op.Path{Name: "yard", Open: true, Rings: [][]op.Point{
		curve([]op.Point{{X: 13, Y: 56}, {X: 40, Y: 24}, {X: 80, Y: 0}}), {{X: 52, Y: 58}, {X: 52, Y: 10}}}}
	oars = &op.Path{Name: "oars", Open: true, Rings: [][]op.Point{
		{{X: 18, Y: 84}, {X: 12, Y: 93}}, {{X: 29, Y: 85}, {X: 24, Y: 94}}, {{X: 40, Y: 86}, {X: 36, Y: 95}},
		{{X: 51, Y: 86}, {X: 48, Y: 95}}, {{X: 62, Y: 86}, {X: 60, Y: 95}}, {{X: 73, Y: 85}, {X: 72, Y: 94}}}}
	pennant = &op.Path{Name: "pennant", Rings: [][]op.Point{{{X: 97, Y: 47}, {X: 97, Y: 34}, {X: 113, Y: 38}, {X: 107, Y: 42}, {X: 112, Y: 47}, {X: 97, Y: 45}}}}
	wave    = &op.Path{Name: "wave", Open: true, Rings: [][]op.Point{curve(
		[]op.Point{{X: -6, Y: 0}, {X: -3, Y: -5}, {X: 0, Y: 0}}, []op.Point{{X: 0, Y: 0}, {X: 3, Y: 5}, {X: 6, Y: 0}})}}
	cross   = &op.Path{Name: "cross", Open: true, Rings: [][]op.Point{{{X: -5, Y: 0}, {X: 5, Y: 0}}, {{X: 0, Y: -5}, {X: 0, Y: 5}}}}
	bar     = &op.Path{Name: "bar", Open: true, Rings: [][]op.Point{{{X: -4.5, Y: 4.5}, {X: 4.5, Y: -4.5}}}}
	lozenge = &op.Path{Name: "lozenge", Rings: [][]op.Point{{{X: 0, Y: -5}, {X: 4, Y: 0}, {X: 0, Y: 5}, {X: -4, Y: 0}}}}
)

// sailPatterns are the shapes painted on sails, made inside the sail by hand.
var sailPatterns = map[theme.Pattern]*op.Path{
	theme.Waves: {Name: "waves", Open: true, Rings: [][]op.Point{
		ripple(33, 78, 40), ripple(45, 80, 30), ripple(57, 79, 20), ripple(24, 60, 48)}},
	theme.Crosses: {Name: "crosses", Open: true, Rings: [][]op.Point{
		{{X: 36, Y: 44}, {X: 44, Y: 44}}, {{X: 40, Y: 40}, {X: 40, Y: 48}}, {{X: 68, Y: 14}, {X: 76, Y: 14}}, {{X: 72, Y: 10}, {X: 72, Y: 18}},
		{{X: 75, Y: 42}, {X: 81, Y: 42}}, {{X: 78, Y: 39}, {X: 78, Y: 46}}}},
	theme.Bends: {Name: "bends", Open: true, Rings: [][]op.Point{
		{{X: 38, Y: 32}, {X: 44, Y: 49}}, {{X: 50, Y: 22}, {X: 60, Y: 49}}, {{X: 62, Y: 12}, {X: 74, Y: 51}}, {{X: 72, Y: 5}, {X: 83, Y: 44}}}},
	theme.Chequers: {Name: "chequers", Rings: [][]op.Point{
		square(38, 40, 7), square(52, 24, 7), square(66, 10, 7), square(66, 40, 8), square(52, 42, 6), square(74, 24, 7)}},
}

func ripple(x0, x1, y float64) []op.Point {
	var line []op.Point
	for x := x0; x <= x1; x += 1.5 {
		line = append(line, op.Point{X: x, Y: y + 1.8*math.Sin(x*0.75)})
	}
	return line
}

func square(x, y, d float64) []op.Point {
	return []op.Point{{X: x, Y: y}, {X: x + d, Y: y}, {X: x + d, Y: y + d}, {X: x, Y: y + d}}
}

// curve joins quadratic curves: from, control, to.
func curve(parts ...[]op.Point) []op.Point {
	var line []op.Point
	for _, c := range parts {
		for i := 0; i <= 10; i++ {
			t := float64(i) / 10
			u := 1 - t
			line = append(line, op.Point{
				X: u*u*c[0].X + 2*u*t*c[1].X + t*t*c[2].X,
				Y: u*u*c[0].Y + 2*u*t*c[1].Y + t*t*c[2].Y})
		}
	}
	return line
}

// AppendShield draws the arms of a colour with its top at the point's height
// less half of size.
func AppendShield(l *op.List, at op.Point, size float64, colour int) {
	livery := theme.LiveryOf(colour)
	x, y, k := at.X-size/2, at.Y-size/2, size/100
	l.Shape(shield, x, y, k, livery.Main)
	l.Outline(shield, x, y, k, max(1, size/22), theme.Ink)
	ui.Icon(l, livery.Crest, op.Point{X: at.X, Y: at.Y - size*0.03}, size*0.62, livery.Ink)
}

// AppendPeg draws a sailor: a disc with the mark of its owner.
func AppendPeg(l *op.List, at op.Point, r float64, colour int) {
	livery := theme.LiveryOf(colour)
	l.Disc(at.X, at.Y, r, livery.Main)
	l.Ring(at.X, at.Y, r, max(1, r/6), theme.Fade(theme.Ink, 0.8))
	k, w := r/9, max(1, r/3.6)
	switch livery.Pattern {
	case theme.Waves:
		l.Outline(wave, at.X, at.Y, k, w, livery.Ink)
	case theme.Crosses:
		l.Outline(cross, at.X, at.Y, k, w, livery.Ink)
	case theme.Bends:
		l.Outline(bar, at.X, at.Y, k, w, livery.Ink)
	case theme.Chequers:
		l.Shape(lozenge, at.X, at.Y, k, livery.Ink)
	}
}

// AppendFreePeg draws a free place for a sailor.
func AppendFreePeg(l *op.List, at op.Point, r float64) {
	l.Ring(at.X, at.Y, r, max(0.8, r/8), theme.Fade(theme.Brown, 0.45))
}

// AppendCube draws a cube of the good with the name in files.
func AppendCube(l *op.List, at op.Point, size float64, good string) {
	ware, ok := theme.Wares[good]
	if !ok {
		return
	}
	r := op.Rect{X: at.X - size/2, Y: at.Y - size/2, W: size, H: size}
	l.Fill(r, size*0.16, ware.Cube)
	l.Fill(op.Rect{X: r.X + size*0.1, Y: r.Y + size*0.05, W: size * 0.8, H: max(1, size*0.07)}, 0, theme.Fade(theme.White, 0.35))
	l.Stroke(r, size*0.16, max(0.8, size/18), theme.Fade(theme.Ink, 0.75))
	ui.Icon(l, ware.Icon, at, size*0.76, ware.Sign)
}

// AppendMedallion draws the sign of a good that is produced somewhere.
func AppendMedallion(l *op.List, at op.Point, r float64, good string) {
	ware, ok := theme.Wares[good]
	if !ok {
		return
	}
	l.Disc(at.X, at.Y, r, ware.Cube)
	l.Ring(at.X, at.Y, r, max(1, r/9), theme.Ink)
	ui.Icon(l, ware.Icon, at, r*1.36, ware.Sign)
}

// AppendCoin draws a coin, with a number if n is not zero.
func AppendCoin(l *op.List, at op.Point, r float64, n int) {
	l.Disc(at.X, at.Y, r, theme.Wares["gold"].Cube)
	l.Ring(at.X, at.Y, r, max(1, r/6), theme.Wares["gold"].Sign)
	if n != 0 {
		text := strconv.Itoa(n)
		l.Print(at.X, at.Y+op.Ascent(r*1.15)/2, text, op.SansBold, r*1.15, op.Center, theme.Wares["gold"].Sign)
	}
}

// AppendDie draws a die with its skulls, turned by tilt; rim is the colour of
// the side that throws it.
func AppendDie(l *op.List, at op.Point, size float64, skulls int, tilt float64, colour int) {
	livery := theme.LiveryOf(colour)
	corner := dieCorner(at, size, tilt)
	l.Ops = append(l.Ops,
		op.Op{Kind: op.FillPath, Path: die, X: corner.X + size*0.03, Y: corner.Y + size*0.06, Scale: size / 100, Angle: tilt, Color: theme.Shadow},
		op.Op{Kind: op.FillPath, Path: die, X: corner.X, Y: corner.Y, Scale: size / 100, Angle: tilt, Color: theme.Cream},
		op.Op{Kind: op.StrokePath, Path: die, X: corner.X, Y: corner.Y, Scale: size / 100, Width: max(1.5, size/16), Angle: tilt, Color: livery.Main})
	switch skulls {
	case 0:
		l.Disc(at.X, at.Y, size*0.07, theme.Brown)
	case 1:
		ui.Icon(l, "death-skull", at, size*0.7, theme.Danger)
	default:
		ui.Icon(l, "death-skull", op.Point{X: at.X - size*0.2, Y: at.Y - size*0.14}, size*0.46, theme.Danger)
		ui.Icon(l, "death-skull", op.Point{X: at.X + size*0.2, Y: at.Y + size*0.14}, size*0.46, theme.Danger)
	}
}

var die = &op.Path{Name: "die", Rings: raster.RoundRect(100, 100, 16).Rings}

// dieCorner is the corner of a die whose middle is given.
func dieCorner(at op.Point, size, tilt float64) op.Point {
	sin, cos := math.Sincos(tilt)
	h := size / 2
	return op.Point{X: at.X - (cos*h - sin*h), Y: at.Y - (sin*h + cos*h)}
}

// AppendDisc draws a short text on a disc, such as the moves to a zone.
func AppendDisc(l *op.List, at op.Point, r float64, text string, danger bool) {
	fill, ink := theme.Paper, theme.Ink
	if danger {
		fill, ink = theme.Danger, theme.Cream
	}
	l.Disc(at.X, at.Y+1.5, r, theme.Shadow)
	l.Disc(at.X, at.Y, r, fill)
	l.Ring(at.X, at.Y, r, max(1, r/9), theme.Ink)
	l.Print(at.X, at.Y+op.Ascent(r*1.2)/2, text, op.SansBold, r*1.2, op.Center, ink)
}

// rings are the patterns of the liveries around a disc of radius 80, up to 116.
var rings = map[theme.Pattern]*op.Path{
	theme.Waves:    {Name: "ring of waves", Open: true, Rings: [][]op.Point{swell(98, 7, 9)}},
	theme.Crosses:  {Name: "ring of crosses", Open: true, Rings: crosses(98, 13, 6)},
	theme.Bends:    {Name: "ring of bends", Open: true, Rings: spokes(84, 112, 0.3, 10)},
	theme.Chequers: {Name: "ring of chequers", Open: true, Rings: arcs(91, 105, 10)},
}

// swell is a circle that waves n times.
func swell(radius, height float64, n int) []op.Point {
	const steps = 120
	line := make([]op.Point, steps+1)
	for i := range line {
		a := 2 * math.Pi * float64(i) / steps
		line[i] = polar(radius+height*math.Sin(a*float64(n)), a)
	}
	return line
}

// spokes are n slanting strokes around a circle.
func spokes(from, to, slant float64, n int) [][]op.Point {
	var lines [][]op.Point
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		lines = append(lines, []op.Point{polar(from, a), polar(to, a+slant)})
	}
	return lines
}

// crosses are n upright crosses on a circle.
func crosses(radius, arm float64, n int) [][]op.Point {
	var lines [][]op.Point
	for i := range n {
		a := 2 * math.Pi * (float64(i) + 0.5) / float64(n)
		turn := arm / radius
		lines = append(lines, []op.Point{polar(radius-arm, a), polar(radius+arm, a)}, []op.Point{polar(radius, a-turn), polar(radius, a+turn)})
	}
	return lines
}

// arcs are 2n short arcs by turns on two circles.
func arcs(inner, outer float64, n int) [][]op.Point {
	var lines [][]op.Point
	for i := range 2 * n {
		a, radius := math.Pi*float64(i)/float64(n), inner
		if i%2 == 1 {
			radius = outer
		}
		lines = append(lines, []op.Point{polar(radius, a), polar(radius, a+math.Pi/float64(n)/2), polar(radius, a+math.Pi/float64(n))})
	}
	return lines
}

func polar(radius, angle float64) op.Point {
	sin, cos := math.Sincos(angle)
	return op.Point{X: radius * cos, Y: radius * sin}
}

// A Ship is what can be seen of a galley.
type Ship struct {
	Number  string
	Colour  int
	Sailors int
	Cubes   []string // goods by their names in files
	Spaces  int
}

// ShipHeight is the height of a ship of the given width.
func ShipHeight(width float64) float64 { return width * 0.96 }

// holdAt is the middle of the i-th of n spaces of a ship.
func holdAt(at op.Point, width float64, n, i int) op.Point {
	k := width / 100
	return op.Point{X: at.X + 15.2*k*(float64(i)-float64(n-1)/2), Y: at.Y - ShipHeight(width)/2 + 75.5*k}
}

// AppendShip draws a galley of the given width with its middle at a point.
func AppendShip(l *op.List, at op.Point, width float64, s Ship) {
	livery := theme.LiveryOf(s.Colour)
	k := width / 100
	x, y := at.X-width/2, at.Y-ShipHeight(width)/2
	thin := max(1, width/46)
	l.Outline(oars, x, y, k, max(1, width/32), theme.Gilt)
	l.Outline(yard, x, y, k, max(1.2, width/26), theme.WoodDark)
	l.Shape(sail, x, y, k, livery.Main)
	if p := sailPatterns[livery.Pattern]; p != nil {
		if p.Open {
			l.Outline(p, x, y, k, max(1, width/40), theme.Fade(livery.Light, 0.75))
		} else {
			l.Shape(p, x, y, k, theme.Fade(livery.Light, 0.75))
		}
	}
	l.Outline(sail, x, y, k, thin, theme.Ink)
	l.Shape(pennant, x, y, k, livery.Main)
	l.Shape(hull, x, y, k, theme.Planks)
	l.Shape(strake, x, y, k, livery.Main)
	l.Outline(hull, x, y, k, thin, theme.Ink)
	cx, cy, r := x+61*k, y+29*k, 15.5*k
	l.Disc(cx, cy, r, theme.Paper)
	l.Ring(cx, cy, r, thin, theme.Ink)
	size := 22 * k
	l.Print(cx, cy+op.Ascent(size)/2, s.Number, op.SansBold, size, op.Center, theme.Ink)
	cell := 13.6 * k
	for i := range s.Spaces {
		c := holdAt(at, width, s.Spaces, i)
		l.Fill(op.Rect{X: c.X - cell/2, Y: c.Y - cell/2, W: cell, H: cell}, cell*0.14, theme.WoodDark)
		switch {
		case i < s.Sailors:
			AppendPeg(l, c, cell*0.46, s.Colour)
		case i-s.Sailors < len(s.Cubes):
			AppendCube(l, c, cell*0.94, s.Cubes[i-s.Sailors])
		}
	}
}

// AppendCross strikes something out, such as a sailor that is lost.
func AppendCross(l *op.List, at op.Point, r float64) {
	l.Outline(strike, at.X, at.Y, r/10, max(2, r*0.32), theme.Paper)
	l.Outline(strike, at.X, at.Y, r/10, max(1.4, r*0.2), theme.Rubric)
}

var strike = &op.Path{Name: "strike", Open: true, Rings: [][]op.Point{{{X: -9, Y: -9}, {X: 9, Y: 9}}, {{X: 9, Y: -9}, {X: -9, Y: 9}}}}
