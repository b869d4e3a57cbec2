// Package kit draws the pieces that several games have in common: ships, shields, pegs, cubes, coins
// and dice. It knows no table.
package kit

import (
	"math"
	"strconv"

	"serenissima/render/display"
	"serenissima/render/raster"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The paths of pieces, in boxes of their own.
var (
	shield = &display.Path{Name: "shield", Rings: [][]display.Point{Curve(
		[]display.Point{{X: 8, Y: 6}, {X: 50, Y: 12}, {X: 92, Y: 6}},
		[]display.Point{{X: 92, Y: 6}, {X: 98, Y: 62}, {X: 50, Y: 98}},
		[]display.Point{{X: 50, Y: 98}, {X: 2, Y: 62}, {X: 8, Y: 6}})}}
	wave = &display.Path{Name: "wave", Open: true, Rings: [][]display.Point{Curve(
		[]display.Point{{X: -6, Y: 0}, {X: -3, Y: -5}, {X: 0, Y: 0}}, []display.Point{{X: 0, Y: 0}, {X: 3, Y: 5}, {X: 6, Y: 0}})}}
	cross   = &display.Path{Name: "cross", Open: true, Rings: [][]display.Point{{{X: -5, Y: 0}, {X: 5, Y: 0}}, {{X: 0, Y: -5}, {X: 0, Y: 5}}}}
	bar     = &display.Path{Name: "bar", Open: true, Rings: [][]display.Point{{{X: -4.5, Y: 4.5}, {X: 4.5, Y: -4.5}}}}
	lozenge = &display.Path{Name: "lozenge", Rings: [][]display.Point{{{X: 0, Y: -5}, {X: 4, Y: 0}, {X: 0, Y: 5}, {X: -4, Y: 0}}}}
)

// Ellipse is a ring around a point.
func Ellipse(at display.Point, rx, ry float64) []display.Point {
	const n = 48
	ring := make([]display.Point, n)
	for i := range ring {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / n)
		ring[i] = display.Point{X: at.X + rx*cos, Y: at.Y + ry*sin}
	}
	return ring
}

// Curve joins quadratic curves: from, control, to.
func Curve(parts ...[]display.Point) []display.Point {
	var line []display.Point
	for _, c := range parts {
		for i := 0; i <= 10; i++ {
			t := float64(i) / 10
			u := 1 - t
			line = append(line, display.Point{
				X: u*u*c[0].X + 2*u*t*c[1].X + t*t*c[2].X,
				Y: u*u*c[0].Y + 2*u*t*c[1].Y + t*t*c[2].Y})
		}
	}
	return line
}

// AppendShield draws the arms of a colour with its top at the point's height
// less half of size.
func AppendShield(l *display.List, at display.Point, size float64, colour int) {
	livery := theme.LiveryOf(colour)
	x, y, k := at.X-size/2, at.Y-size/2, size/100
	l.Shape(shield, x, y, k, livery.Main)
	if p := shieldPatterns[livery.Pattern]; p != nil && size >= 26 {
		l.Shape(p(), x, y, k, theme.Fade(livery.Light, 0.3))
	}
	l.Outline(shield, x, y, k, max(1, size/22), theme.Ink)
	widget.Icon(l, livery.Crest, display.Point{X: at.X, Y: at.Y - size*0.03}, size*0.62, livery.Ink)
}

// AppendCloth fills a rectangle with the colour and the pattern of a livery.
func AppendCloth(l *display.List, r display.Rect, colour int) {
	livery := theme.LiveryOf(colour)
	l.Fill(r, 0, livery.Main)
	pattern := clothPatterns[livery.Pattern]
	if pattern == nil || r.Empty() {
		return
	}
	const most = 16 // pixels
	side := min(most, r.W, r.H)
	l.PushClip(r)
	for y := r.Y; y < r.Y+r.H; y += side {
		for x := r.X; x < r.X+r.W; x += side {
			l.Shape(pattern, x, y, side/10, theme.Fade(livery.Light, 0.6))
		}
	}
	l.PopClip()
}

// clothPatterns are the patterns of the liveries on squares ten wide, which fit
// together.
var clothPatterns = map[theme.Pattern]*display.Path{
	theme.Waves:    {Name: "cloth with waves", Rings: [][]display.Point{billow(5, 0, 10, 2*math.Pi/10, 1.9, 1.1)}},
	theme.Crosses:  {Name: "cloth with crosses", Rings: [][]display.Point{{{X: 4, Y: 1.8}, {X: 6, Y: 1.8}, {X: 6, Y: 4}, {X: 8.2, Y: 4}, {X: 8.2, Y: 6}, {X: 6, Y: 6}, {X: 6, Y: 8.2}, {X: 4, Y: 8.2}, {X: 4, Y: 6}, {X: 1.8, Y: 6}, {X: 1.8, Y: 4}, {X: 4, Y: 4}}}},
	theme.Bends:    {Name: "cloth with bends", Rings: [][]display.Point{{{X: 0, Y: 8}, {X: 8, Y: 0}, {X: 10, Y: 0}, {X: 10, Y: 2}, {X: 2, Y: 10}, {X: 0, Y: 10}}, {{X: 0, Y: 0}, {X: 2, Y: 0}, {X: 0, Y: 2}}, {{X: 10, Y: 8}, {X: 10, Y: 10}, {X: 8, Y: 10}}}},
	theme.Chequers: {Name: "cloth with chequers", Rings: [][]display.Point{box(0, 0, 5, 5), box(5, 5, 5, 5)}},
}

// AppendPeg draws a sailor: a disc with the mark of its owner.
func AppendPeg(l *display.List, at display.Point, r float64, colour int) {
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
func AppendFreePeg(l *display.List, at display.Point, r float64) {
	l.Outline(freePlace, at.X, at.Y, r/10, max(0.9, r/7), theme.Fade(theme.Brown, 0.75))
}

// freePlace is a dashed circle, ten wide.
var freePlace = func() *display.Path {
	const dashes = 8
	p := &display.Path{Name: "free place", Open: true}
	for i := range dashes {
		var dash []display.Point
		for k := range 5 {
			dash = append(dash, Polar(9.3, 2*math.Pi*(float64(i)+0.14*float64(k))/dashes))
		}
		p.Rings = append(p.Rings, dash)
	}
	return p
}()

// AppendCube draws a cube of the good with the name in files.
func AppendCube(l *display.List, at display.Point, size float64, good string) {
	ware, ok := theme.Wares[good]
	if !ok {
		return
	}
	r := at.Box(size, size)
	l.Fill(r, size*0.16, ware.Cube)
	l.Fill(display.Rect{X: r.X + size*0.1, Y: r.Y + size*0.05, W: size * 0.8, H: max(1, size*0.07)}, 0, theme.Fade(theme.White, 0.35))
	l.Stroke(r, size*0.16, max(0.8, size/18), theme.Fade(theme.Ink, 0.75))
	widget.Icon(l, ware.Icon, at, size*0.76, ware.Sign)
}

// AppendMedallion draws the sign of a good that is produced somewhere.
func AppendMedallion(l *display.List, at display.Point, r float64, good string) {
	ware, ok := theme.Wares[good]
	if !ok {
		return
	}
	l.Disc(at.X, at.Y, r, ware.Cube)
	l.Ring(at.X, at.Y, r, max(1, r/9), theme.Ink)
	widget.Icon(l, ware.Icon, at, r*1.36, ware.Sign)
}

// AppendFolded shows in the middle of a place that what unfolds upwards there is folded, or that it is open.
func AppendFolded(l *display.List, r display.Rect, open bool) {
	at, size := r.Center(), 0.16*r.H
	l.Outline(chevron, at.X, at.Y, size, max(2, 0.06*r.H), theme.Gold)
	if l.Ops[len(l.Ops)-1].Angle = -math.Pi / 2; open {
		l.Ops[len(l.Ops)-1].Angle = math.Pi / 2
	}
}

// chevron points to the right, in a box from -1 to 1.
var chevron = &display.Path{Name: "fold", Open: true, Rings: [][]display.Point{{{X: -0.5, Y: -1}, {X: 0.5, Y: 0}, {X: -0.5, Y: 1}}}}

// coinLetters is how large the number on a coin of a radius is.
func coinLetters(r float64) float64 { return max(widget.MinText, r*1.15) }

// CoinWidth is how wide a coin of a radius is: as its number needs it.
func CoinWidth(r float64, n int) float64 {
	if n == 0 {
		return 2 * r
	}
	return max(2*r, display.Measure(strconv.Itoa(n), display.SansBold, coinLetters(r))+0.4*r)
}

// AppendCoin draws a coin, with a number if n is not zero; one that is wider than a coin lies on a long one.
func AppendCoin(l *display.List, at display.Point, r float64, n int) {
	w := CoinWidth(r, n)
	coin := display.Rect{X: at.X - w/2, Y: at.Y - r, W: w, H: 2 * r}
	l.Fill(coin, r, theme.Wares["gold"].Cube)
	l.Stroke(coin, r, max(1, r/6), theme.Wares["gold"].Sign)
	if n != 0 {
		size := coinLetters(r)
		l.Print(at.X, at.Y+display.Ascent(size)/2, strconv.Itoa(n), display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Wares["gold"].Sign})
	}
}

// AppendDie draws a die with its skulls, turned by tilt; rim is the colour of
// the side that throws it.
func AppendDie(l *display.List, at display.Point, size float64, skulls int, tilt float64, colour int) {
	livery := theme.LiveryOf(colour)
	corner := dieCorner(at, size, tilt)
	l.Ops = append(l.Ops,
		display.Op{Kind: display.FillPath, Path: die, X: corner.X + size*0.03, Y: corner.Y + size*0.06, Scale: size / 100, Angle: tilt, Color: theme.Shadow},
		display.Op{Kind: display.FillPath, Path: die, X: corner.X, Y: corner.Y, Scale: size / 100, Angle: tilt, Color: theme.Cream},
		display.Op{Kind: display.StrokePath, Path: die, X: corner.X, Y: corner.Y, Scale: size / 100, Width: max(1.5, size/16), Angle: tilt, Color: livery.Main})
	switch skulls {
	case 0:
		l.Disc(at.X, at.Y, size*0.07, theme.Brown)
	case 1:
		widget.Icon(l, "death-skull", at, size*0.7, theme.Danger)
	default:
		widget.Icon(l, "death-skull", display.Point{X: at.X - size*0.2, Y: at.Y - size*0.14}, size*0.46, theme.Danger)
		widget.Icon(l, "death-skull", display.Point{X: at.X + size*0.2, Y: at.Y + size*0.14}, size*0.46, theme.Danger)
	}
}

var die = &display.Path{Name: "die", Rings: raster.RoundRect(100, 100, 16).Rings}

// dieCorner is the corner of a die whose middle is given.
func dieCorner(at display.Point, size, tilt float64) display.Point {
	sin, cos := math.Sincos(tilt)
	h := size / 2
	return display.Point{X: at.X - (cos*h - sin*h), Y: at.Y - (sin*h + cos*h)}
}

// DiscRadius is that of a disc on which a number can be read, at least the given one.
func DiscRadius(r float64) float64 { return max(r, widget.MinText/1.2) }

// AppendDisc draws a short text on a disc, such as the moves to a zone.
func AppendDisc(l *display.List, at display.Point, r float64, text string, danger bool) {
	r = DiscRadius(r)
	fill, ink := theme.Paper, theme.Ink
	if danger {
		fill, ink = theme.Danger, theme.Cream
	}
	l.Disc(at.X, at.Y+1.5, r, theme.Shadow)
	l.Disc(at.X, at.Y, r, fill)
	l.Ring(at.X, at.Y, r, max(1, r/9), theme.Ink)
	l.Print(at.X, at.Y+display.Ascent(r*1.2)/2, text, display.TextStyle{Font: display.SansBold, Size: r * 1.2, Align: display.Center, Color: ink})
}

// Rings are the patterns of the liveries around a disc of radius 80, up to 116.
var Rings = map[theme.Pattern]*display.Path{
	theme.Waves:    {Name: "ring of waves", Open: true, Rings: [][]display.Point{swell(98, 7, 9)}},
	theme.Crosses:  {Name: "ring of crosses", Open: true, Rings: crosses(98, 13, 6)},
	theme.Bends:    {Name: "ring of bends", Open: true, Rings: spokes(84, 112, 0.3, 10)},
	theme.Chequers: {Name: "ring of chequers", Open: true, Rings: arcs(91, 105, 10)},
}

// swell is a circle that waves n times.
func swell(radius, height float64, n int) []display.Point {
	const steps = 120
	line := make([]display.Point, steps+1)
	for i := range line {
		a := 2 * math.Pi * float64(i) / steps
		line[i] = Polar(radius+height*math.Sin(a*float64(n)), a)
	}
	return line
}

// spokes are n slanting strokes around a circle.
func spokes(from, to, slant float64, n int) [][]display.Point {
	var lines [][]display.Point
	for i := range n {
		a := 2 * math.Pi * float64(i) / float64(n)
		lines = append(lines, []display.Point{Polar(from, a), Polar(to, a+slant)})
	}
	return lines
}

// crosses are n upright crosses on a circle.
func crosses(radius, arm float64, n int) [][]display.Point {
	var lines [][]display.Point
	for i := range n {
		a := 2 * math.Pi * (float64(i) + 0.5) / float64(n)
		turn := arm / radius
		lines = append(lines, []display.Point{Polar(radius-arm, a), Polar(radius+arm, a)}, []display.Point{Polar(radius, a-turn), Polar(radius, a+turn)})
	}
	return lines
}

// arcs are 2n short arcs by turns on two circles.
func arcs(inner, outer float64, n int) [][]display.Point {
	var lines [][]display.Point
	for i := range 2 * n {
		a, radius := math.Pi*float64(i)/float64(n), inner
		if i%2 == 1 {
			radius = outer
		}
		lines = append(lines, []display.Point{Polar(radius, a), Polar(radius, a+math.Pi/float64(n)/2), Polar(radius, a+math.Pi/float64(n))})
	}
	return lines
}

// Polar is the point at a distance and an angle from the origin.
func Polar(radius, angle float64) display.Point {
	sin, cos := math.Sincos(angle)
	return display.Point{X: radius * cos, Y: radius * sin}
}

// AppendCross strikes something out, such as a sailor that is lost.
func AppendCross(l *display.List, at display.Point, r float64) {
	l.Outline(Strike, at.X, at.Y, r/10, max(2, r*0.32), theme.Paper)
	l.Outline(Strike, at.X, at.Y, r/10, max(1.4, r*0.2), theme.Rubric)
}

// Strike is two crossed lines, 18 wide and high, their middle in the origin.
var Strike = &display.Path{Name: "strike", Open: true, Rings: [][]display.Point{{{X: -9, Y: -9}, {X: 9, Y: 9}}, {{X: 9, Y: -9}, {X: -9, Y: 9}}}}

// AppendHoldCell draws an empty space of a hold.
func AppendHoldCell(l *display.List, r display.Rect) {
	l.Fill(r, r.W*0.14, theme.WoodDark)
	l.Stroke(r, r.W*0.14, max(1, r.W/24), theme.Gilt)
}
