package main

import (
	"math"
	"slices"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
)

// This file paints a chart on white tiles: their glaze, the colours laid on it with a
// full brush, and what is drawn with a thin one.

// coastReach is how far from a coast its colours are seen.
const coastReach = 64

// tiles are the glaze and, on the land, ochre towards the coast in washes of which each
// ends in a rim where the colour gathered.
func (p *painter) tiles() {
	cloud, shaky, brush := clouds(7), noise(61), noise(62)
	inland := distances(p.sea, coastReach)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			fx, fy := float64(x), float64(y)
			if n := cloud(fx, fy); n < 0 {
				p.img.SetRGBA(x, y, mix(p.vellum, p.pale, -2.6*n))
			} else {
				p.img.SetRGBA(x, y, mix(p.vellum, p.tan, 2.4*n))
			}
			d := inland[y*p.img.Rect.Dx()+x]
			if d == 0 || d >= coastReach {
				continue
			}
			streak := 0.75 + 0.5*brush((fx+fy)/5, (fx-fy)/34)
			blend(p.img, x, y, p.stain, streak*0.34*math.Exp(-d/11))
			d += 9 * (shaky(fx/31, fy/31) + 0.5*shaky(fx/10, fy/10) - 0.75)
			for _, edge := range []float64{12, 25, 43} {
				blend(p.img, x, y, p.stain, streak*0.085*max(0, min(1, (edge-d)/3)))
				blend(p.img, x, y, p.stain, 0.05*max(0, 1-math.Abs(edge-1.5-d)/1.6))
			}
		}
	}
	p.pillows()
}

// pillows shade the tiles, which are not quite even: each has its own tone, and lies a
// little deeper at its rim.
func (p *painter) pillows() {
	tone := noise(63)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			fx, fy := float64(x), float64(y)
			column, u := math.Modf(fx / p.Tile)
			row, v := math.Modf(fy / p.Tile)
			if n := tone(2*column, 2*row) - 0.5; n > 0 {
				blend(p.img, x, y, p.tan, 0.5*n)
			} else {
				blend(p.img, x, y, p.pale, -0.5*n)
			}
			near, far := min(u, v)*p.Tile, (1-max(u, v))*p.Tile // from the lit sides and the others
			blend(p.img, x, y, p.pale, 0.5*max(0, 1-near/9))
			blend(p.img, x, y, p.sepia, 0.07*max(0, 1-far/11))
		}
	}
}

// glazedSea is water in cobalt: thin in the open, thicker towards the coast in bands that
// end where the waterlines run.
func (p *painter) glazedSea() {
	p.swell()
	offshore := distances(p.land, coastReach)
	wavering := p.wavering(offshore)
	streaks := noise(64)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			a := float64(p.sea.AlphaAt(x, y).A) / 255
			d := wavering(x, y)
			if a == 0 || d >= coastReach {
				continue
			}
			fx, fy := float64(x), float64(y)
			streak := 0.8 + 0.4*streaks(fx/40, fy/7)
			blend(p.img, x, y, p.band, a*streak*0.20*math.Exp(-d/13))
			for _, w := range waterlines {
				blend(p.img, x, y, p.band, a*streak*0.06*max(0, min(1, (w.away-d)/2.5)))
			}
		}
	}
	p.pillowsAtSea()
	p.veilOutside()
	p.bleed()
	p.waterlines(wavering)
	p.cracks()
	p.waves(offshore)
}

// bleed is where the line of the coast ran into the glaze on both of its sides.
func (p *painter) bleed() {
	land, sea := blur(p.land, 2), blur(p.sea, 2)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			if a := float64(land.AlphaAt(x, y).A) * float64(sea.AlphaAt(x, y).A) / 255 / 255; a > 0 {
				blend(p.img, x, y, p.dark, 1.1*a)
			}
		}
	}
}

// pillowsAtSea lets the rims of the tiles be seen in the water too.
func (p *painter) pillowsAtSea() {
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			a := float64(p.sea.AlphaAt(x, y).A) / 255
			if a == 0 {
				continue
			}
			u, v := math.Mod(float64(x), p.Tile), math.Mod(float64(y), p.Tile)
			blend(p.img, x, y, p.pale, a*0.2*max(0, 1-min(u, v)/9))
			blend(p.img, x, y, p.band, a*0.09*max(0, 1-(p.Tile-max(u, v))/11))
		}
	}
}

// waterlines are lines along the coasts, so far away from them.
var waterlines = []struct{ away, width, alpha float64 }{{6.5, 1.7, 0.66}, {14, 1.5, 0.54}, {23, 1.4, 0.44}, {34, 1.3, 0.34}}

// wavering returns how far places are from the coast, by a hand that wavers more the
// farther out it is.
func (p *painter) wavering(offshore []float64) func(x, y int) float64 {
	shaky := noise(65)
	return func(x, y int) float64 {
		d := offshore[y*p.img.Rect.Dx()+x]
		if d >= coastReach {
			return d
		}
		fx, fy := float64(x), float64(y)
		return d + min(1, d/20)*(7*(shaky(fx/38, fy/38)-0.5)+4*(shaky(fx/13, fy/13)-0.5))
	}
}

// waterlines draws them, thinner and paler outside the game.
func (p *painter) waterlines(wavering func(x, y int) float64) {
	const step = 3             // of the grid
	const least, most = 18, 40 // points of a line, and of a stroke
	lifted := noise(66)        // where the brush leaves the tile
	columns, rows := (p.img.Rect.Dx()-1)/step+1, (p.img.Rect.Dy()-1)/step+1
	for _, w := range waterlines {
		for _, line := range contours(columns, rows, step, func(column, row int) float64 {
			return wavering(column*step, row*step) - w.away
		}) {
			if len(line) < least {
				continue
			}
			p.strokes(line, most, func(at assets.Point) (alpha float64) {
				if lifted(at.X/45, at.Y/45) < 0.06*math.Sqrt(w.away) {
					return 0
				}
				if p.played.AlphaAt(int(at.X), int(at.Y)).A < 128 {
					return w.alpha * p.HatchBelowVeil
				}
				return w.alpha
			}, w.width)
		}
	}
}

// strokes draw a line in pieces of so many points, each as dark as its places are; where
// that is zero the line is left out.
func (p *painter) strokes(line []assets.Point, most int, alpha func(at assets.Point) float64, width float64) {
	for from := 0; from+1 < len(line); {
		a := alpha(line[from])
		to := from + 1
		for to < len(line)-1 && to-from < most && alpha(line[to]) == a {
			to++
		}
		if a > 0 {
			stroke := thinned(smoothed(line[from:to+1]), 0.2)
			p.pen(&display.Path{Open: true, Rings: points([][]assets.Point{stroke})}, unmoved, width, p.band, a)
		}
		from = to
	}
}

// smoothed takes the corners off an open line.
func smoothed(line []assets.Point) []assets.Point {
	out := slices.Clone(line)
	for range 2 {
		before := slices.Clone(out)
		for i := 1; i+1 < len(out); i++ {
			out[i] = between(before[i], between(before[i-1], before[i+1], 0.5), 0.5)
		}
	}
	return out
}

// waves are strokes of the brush, few, where the sea is open and nothing is written.
func (p *painter) waves(offshore []float64) {
	const apart, clear = 118.0, 46.0
	uneven := noise(67)
	for row := 0; float64(row)*apart*0.62 < p.chart.H; row++ {
		for column := 0; float64(column)*apart < p.chart.W; column++ {
			x, y := float64(column), float64(row)
			at := display.Point{X: apart * (x + 0.5*float64(row%2) + 0.7*uneven(x*1.7, y*2.3)), Y: apart * 0.62 * (y + 0.8*uneven(y*1.9, x*2.1))}
			if at.X >= p.chart.W || at.Y >= p.chart.H || p.played.AlphaAt(int(at.X), int(at.Y)).A < 128 ||
				offshore[int(at.Y)*p.img.Rect.Dx()+int(at.X)] < clear || p.written(at, 26) {
				continue
			}
			p.wave(at, 0.8+0.5*uneven(x*3.1, y*1.3))
		}
	}
}

// written reports whether the name of a sea is near a place.
func (p *painter) written(at display.Point, near float64) bool {
	for i := range p.chart.Zones {
		z := &p.chart.Zones[i]
		_, width := assets.Letters(assets.Italic, z.Name, z.LabelSize)
		a, b := display.Point{X: z.Label.X - width/2, Y: z.Label.Y}, display.Point{X: z.Label.X + width/2, Y: z.Label.Y}
		if distance(at, a, b) < near {
			return true
		}
	}
	return false
}

// wave is two strokes that swell and end in a point.
func (p *painter) wave(at display.Point, size float64) {
	const steps = 10
	t := raster.Transform{Scale: size, X: at.X, Y: at.Y}
	for _, s := range []struct{ x, y, long, thick float64 }{{-18, 0, 36, 1.9}, {-5, 8, 22, 1.4}} {
		var over, under []display.Point
		for i := range steps + 1 {
			u := float64(i) / steps
			crest := s.y - 3.2*math.Sin(2*math.Pi*u)
			thick := s.thick * math.Sin(math.Pi*u)
			over = append(over, display.Point{X: s.x + s.long*u, Y: crest - thick/2})
			under = append(under, display.Point{X: s.x + s.long*u, Y: crest + thick/2})
		}
		slices.Reverse(under)
		p.shape(&display.Path{Rings: [][]display.Point{append(over, under...)}}, t, p.band, 0.42)
	}
}

// brushedBorders are dashed.
func (p *painter) brushedBorders() {
	for _, b := range p.chart.Borders {
		p.pen(&display.Path{Open: true, Rings: points(b.Lines)}, unmoved, 5, p.light, 0.36)
	}
	for _, b := range p.chart.Borders {
		p.pen(dash(&display.Path{Open: true, Rings: points(b.Lines)}, 13, 7), unmoved, 2.4, p.seaName, 0.85)
	}
}

// joints part the tiles.
func (p *painter) joints() {
	grid := func(by float64) *display.Path {
		lines := &display.Path{Open: true}
		for x := p.Tile; x < p.chart.W; x += p.Tile {
			lines.Rings = append(lines.Rings, []display.Point{{X: x + by, Y: 0}, {X: x + by, Y: p.chart.H}})
		}
		for y := p.Tile; y < p.chart.H; y += p.Tile {
			lines.Rings = append(lines.Rings, []display.Point{{X: 0, Y: y + by}, {X: p.chart.W, Y: y + by}})
		}
		return lines
	}
	p.pen(grid(0), unmoved, 1.5, p.sepia, 0.2)
	p.pen(grid(1.4), unmoved, 1.1, p.pale, 0.32)
}

// meetings are where four tiles meet, well inland, and a sign of a size can stand.
func (p *painter) meetings(free func(at display.Point, r float64) bool, r float64) (list []display.Point) {
	if p.Tile == 0 {
		return nil
	}
	shore := blur(p.sea, 20)
	for y := p.Tile; y < p.chart.H; y += p.Tile {
		for x := p.Tile; x < p.chart.W; x += p.Tile {
			if at := (display.Point{X: x, Y: y}); free(at, r) && shore.AlphaAt(int(x), int(y)).A == 0 {
				list = append(list, at)
			}
		}
	}
	return list
}

// flower is what the corners of four tiles make together: a leaf on each, and buds on the
// joints.
func (p *painter) flower(at display.Point) {
	leaf := rounded(rounded([]display.Point{{X: 5, Y: 0}, {X: 8, Y: -5}, {X: 14, Y: -5.5}, {X: 24, Y: 0}, {X: 14, Y: 5.5}, {X: 8, Y: 5}}))
	bud := rounded(rounded([]display.Point{{X: 6, Y: 0}, {X: 10, Y: -2.6}, {X: 14, Y: 0}, {X: 10, Y: 2.6}}))
	for i := range 4 {
		t := raster.Transform{Scale: 0.9, Angle: math.Pi * (float64(i)/2 + 0.25), X: at.X, Y: at.Y}
		p.shape(&display.Path{Rings: [][]display.Point{leaf}}, t, p.wash, 0.7)
		p.pen(&display.Path{Rings: [][]display.Point{leaf}}, t, 1.1, p.band, 0.36)
		p.pen(line([]display.Point{{X: 7, Y: 0}, {X: 17, Y: 0}}), t, 0.9, p.band, 0.3)
		t.Angle = math.Pi * float64(i) / 2
		p.shape(&display.Path{Rings: [][]display.Point{bud}}, t, p.band, 0.34)
	}
	p.circle(at, 3.4, 0, p.stain, 0.75)
	p.circle(at, 3.4, 1, p.band, 0.36)
}

// cracks run through the glaze of each tile by itself: one across, then others from it to
// the rim, and so on until the pieces are small.
func (p *painter) cracks() {
	for y := 0.0; y < p.chart.H; y += p.Tile {
		for x := 0.0; x < p.chart.W; x += p.Tile {
			seed := noise(uint32(1000 + x + 17*y))
			tile := []display.Point{{X: x, Y: y}, {X: x + p.Tile, Y: y}, {X: x + p.Tile, Y: y + p.Tile}, {X: x, Y: y + p.Tile}}
			p.crack(tile, p.Tile*p.Tile*(0.1+0.5*seed(3, 3)), seed, 1)
		}
	}
}

// crack splits a convex piece of glaze again and again until it is no larger than that.
func (p *painter) crack(piece []display.Point, area float64, chance func(x, y float64) float64, n int) {
	if extent(piece) < area {
		return
	}
	side := func(i int) float64 {
		a, b := piece[i], piece[(i+1)%len(piece)]
		return math.Hypot(b.X-a.X, b.Y-a.Y)
	}
	long := 0
	for i := range piece {
		if side(i) > side(long) {
			long = i
		}
	}
	across := (long + len(piece)/2) % len(piece)
	on := func(i, k int) display.Point {
		share := 0.28 + 0.44*chance(float64(7*n+k), float64(11*n))
		return display.Point(between(assets.Point(piece[i]), assets.Point(piece[(i+1)%len(piece)]), share))
	}
	a, b := on(long, 1), on(across, 2)
	p.pen(line(p.jagged(a, b, chance)), unmoved, 0.9, p.sepia, 0.17)
	first, second := []display.Point{a}, []display.Point{b}
	for i := long; i != across; i = (i + 1) % len(piece) {
		first = append(first, piece[(i+1)%len(piece)])
	}
	for i := across; i != long; i = (i + 1) % len(piece) {
		second = append(second, piece[(i+1)%len(piece)])
	}
	p.crack(append(first, b), area, chance, 2*n)
	p.crack(append(second, a), area, chance, 2*n+1)
}

// jagged is a line from one point to another that strays from the straight one.
func (p *painter) jagged(a, b display.Point, chance func(x, y float64) float64) []display.Point {
	length := math.Hypot(b.X-a.X, b.Y-a.Y)
	parts := max(2, int(length/13))
	list := []display.Point{a}
	for i := 1; i < parts; i++ {
		share := float64(i) / float64(parts)
		stray := math.Sin(math.Pi*share) * (0.16*length*(chance(a.X, b.Y)-0.5) + 7*(chance(a.X+5*float64(i), b.Y)-0.5))
		list = append(list, display.Point{X: a.X + (b.X-a.X)*share - (b.Y-a.Y)/length*stray, Y: a.Y + (b.Y-a.Y)*share + (b.X-a.X)/length*stray})
	}
	return append(list, b)
}

// extent is the area of a ring.
func extent(ring []display.Point) float64 {
	area := 0.0
	for i, a := range ring {
		b := ring[(i+1)%len(ring)]
		area += a.X*b.Y - b.X*a.Y
	}
	return math.Abs(area) / 2
}
