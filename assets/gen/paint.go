package main

import (
	"image"
	"image/color"
	"math"
	"slices"

	"serenissima/assets"
	"serenissima/render/display"
	"serenissima/render/raster"
)

// unmoved leaves board units as they are: one is a pixel of the picture.
var unmoved = raster.Transform{Scale: 1}

// A painter lays one ink after the other on the sheet.
type painter struct {
	*sheet
	img    *image.RGBA
	chart  *assets.Chart
	land   *image.Alpha // what is land
	sea    *image.Alpha // what is water
	played *image.Alpha // what is a zone
	inked  assets.Drawing

	letters float64 // size of those that are written, zero while other things are drawn
}

// A style is how the parts of a chart are painted that are not painted the same on all.
type style struct{ ground, water, borders, finish func(*painter) }

// styles are by the names that a sheet gives.
var styles = map[string]style{
	"vellum": {(*painter).ground, (*painter).water, (*painter).borders, (*painter).vignette},
	"tiles":  {(*painter).tiles, (*painter).glazedSea, (*painter).brushedBorders, (*painter).joints},
}

// paint makes a chart: what is washed and blurred as a picture, what is inked as
// a drawing over it, which stays sharp at every scale.
func paint(c *assets.Chart, s *sheet) (*image.RGBA, *assets.Drawing) {
	full := image.Rect(0, 0, int(c.W), int(c.H))
	p := &painter{sheet: s, img: image.NewRGBA(full), chart: c, land: image.NewAlpha(full), played: image.NewAlpha(full)}
	for _, rings := range c.Land {
		join(p.land, raster.Fill(path(rings), unmoved))
	}
	p.surround()
	p.sea = invert(p.land)
	style := styles[s.Style]
	style.ground(p)
	style.water(p)
	p.rhumbs()
	p.rivers()
	p.signs()
	p.skylines()
	style.borders(p)
	p.coasts()
	p.rose(display.Point(s.Rose.At), s.Rose.Radius)
	p.names()
	style.finish(p)
	return p.img, &p.inked
}

// surround finds the sea of the game: the zones, or what the sheet says.
func (p *painter) surround() {
	for i := range p.chart.Zones {
		join(p.played, raster.Fill(path(p.chart.Zones[i].Rings), unmoved))
	}
	if len(p.Played) == 0 {
		return
	}
	wide := image.NewAlpha(p.played.Rect.Inset(-3 * p.Fade))
	for _, ring := range p.Played {
		ring = slices.Clone(ring)
		p.place(ring)
		ring = smooth(append(ring, ring[0]))
		join(wide, raster.Fill(path([][]assets.Point{ring}), unmoved))
	}
	join(p.played, blur(wide, p.Fade))
}

// ground is the vellum: clouds, fibres, a few stains, and the tan of the land
// towards the coast.
func (p *painter) ground() {
	cloud, fibres := clouds(7), noise(11)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			fx, fy := float64(x), float64(y)
			n := cloud(fx, fy) + 0.05*(fibres(fx/30, fy/2.6)-0.5) + 0.05*(fibres(fx/2.6, fy/18)-0.5)
			if n < 0 {
				p.img.SetRGBA(x, y, mix(p.vellum, p.pale, -2*n))
			} else {
				p.img.SetRGBA(x, y, mix(p.vellum, p.tan, 3.3*n))
			}
		}
	}
	for _, s := range p.Stains {
		p.spot(s.At.X, s.At.Y, s.Radius)
	}
	p.tint(blur(p.sea, 13), p.land, p.stain, 0.62)
	p.tint(blur(p.sea, 5), p.land, p.gilt, p.Gild)
}

// spot is the trace of a wet cup or thumb.
func (p *painter) spot(cx, cy, r float64) {
	warp := noise(uint32(cx))
	for y := int(cy - 1.3*r); y < int(cy+1.3*r); y++ {
		for x := int(cx - 1.3*r); x < int(cx+1.3*r); x++ {
			if !(image.Point{X: x, Y: y}).In(p.img.Rect) {
				continue
			}
			fx, fy := float64(x), float64(y)
			d := math.Hypot(fx-cx, fy-cy) + 0.45*r*(warp(fx/70, fy/70)-0.5)
			rim := math.Exp(-(d - r) * (d - r) / 60)
			blend(p.img, x, y, p.stain, 0.10*max(0, min(1, (r-d)/30))+0.13*rim*warp(fy/40, fx/40))
		}
	}
}

// water is the sea with its band along the coast, hatching, and the veil over
// the waters outside the game.
func (p *painter) water() {
	p.swell()
	p.shores()
	p.veilOutside()
	for _, rings := range p.chart.Land {
		for _, ring := range rings {
			for _, tick := range p.ticks(ring) {
				alpha := 0.62
				if p.played.AlphaAt(int(tick[1].X), int(tick[1].Y)).A < 128 {
					alpha = p.HatchBelowVeil
				}
				if alpha > 0 {
					p.pen(line(tick), unmoved, 1.3, p.hatch, alpha)
				}
			}
		}
	}
}

// swell is the sea, deeper here and shallower there.
func (p *painter) swell() {
	p.tint(p.sea, nil, p.wash, 0.97)
	cloud, swell := clouds(21), noise(22)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			a := float64(p.sea.AlphaAt(x, y).A) / 255
			if a == 0 {
				continue
			}
			fx, fy := float64(x), float64(y)
			n := 2.1*cloud(0.8*fx, 1.3*fy) + 0.24*(swell(fx/34, fy/9)-0.5) + 0.16*(swell(fx/11, fy/3.4)-0.5)
			if n > 0 {
				blend(p.img, x, y, p.deep, a*min(0.95, 1.25*n))
			} else {
				blend(p.img, x, y, p.shallow, a*min(0.9, -1.15*n))
			}
		}
	}
}

// veilOutside lays a veil over the seas outside the game.
func (p *painter) veilOutside() {
	outside := image.NewAlpha(p.sea.Rect)
	for i := range outside.Pix {
		outside.Pix[i] = uint8(max(0, int(p.sea.Pix[i])-int(p.played.Pix[i])))
	}
	p.tint(outside, nil, p.veil, 0.74)
}

// shores darken the sea towards the coast: a broad band and, in it, the edges of
// three washes laid over each other by hand.
func (p *painter) shores() {
	p.tint(blur(p.land, 26), p.sea, p.band, 0.74)
	p.tint(blur(p.land, 5), p.sea, p.band, 0.40)
	near, shaky := blur(p.land, 12), noise(33)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			a := float64(p.sea.AlphaAt(x, y).A) / 255
			d := float64(near.AlphaAt(x, y).A) / 255
			if a == 0 || d == 0 {
				continue
			}
			fx, fy := float64(x), float64(y)
			d += 0.06 * (shaky(fx/26, fy/26) + 0.6*shaky(fx/9, fy/9) - 0.8)
			for _, edge := range []float64{0.045, 0.15, 0.30} {
				blend(p.img, x, y, p.band, a*0.13*max(0, min(1, (d-edge)/0.022)))
				blend(p.img, x, y, p.band, a*0.11*max(0, 1-math.Abs(d-edge-0.012)/0.016)) // where the colour gathers
			}
		}
	}
}

// ticks are short lines from a coast out to sea. They stand on a smoothed coast,
// so that they do not cross at capes.
func (p *painter) ticks(ring []assets.Point) [][]display.Point {
	const every, long, around = 5.8, 8.0, 3
	feet := walk(append(ring[:len(ring):len(ring)], ring[0]), every)
	if len(feet) < 2*around {
		return nil
	}
	uneven := noise(5)
	var list [][]display.Point
	for i, at := range feet {
		a, b := feet[(i+len(feet)-around)%len(feet)], feet[(i+around)%len(feet)]
		chord := math.Hypot(b.X-a.X, b.Y-a.Y)
		if chord == 0 {
			continue
		}
		nx, ny := (b.Y-a.Y)/chord, -(b.X-a.X)/chord
		if p.isLand(at.X+5*nx, at.Y+5*ny) {
			nx, ny = -nx, -ny
		}
		l := long * (0.6 + 0.8*uneven(at.X/3, at.Y/3))
		if p.isLand(at.X+4*nx, at.Y+4*ny) || p.isLand(at.X+2*l*nx, at.Y+2*l*ny) {
			continue // in a bay too narrow for it
		}
		list = append(list, []display.Point{at, {X: at.X + l*nx, Y: at.Y + l*ny}})
	}
	return list
}

func (p *painter) isLand(x, y float64) bool { return p.land.AlphaAt(int(x), int(y)).A > 127 }

// rhumbs are the lines of the winds, over those of longitude and latitude.
func (p *painter) rhumbs() {
	const every = 5 // degrees
	from, to := p.Grid.From, p.Grid.To
	for lon := every * math.Ceil(from.X/every); lon < to.X; lon += every {
		p.meridian(assets.Point{X: lon, Y: from.Y}, assets.Point{X: lon, Y: to.Y})
	}
	for lat := every * math.Ceil(from.Y/every); lat < to.Y; lat += every {
		p.meridian(assets.Point{X: from.X, Y: lat}, assets.Point{X: to.X, Y: lat})
	}
	for _, at := range p.Rhumbs {
		c := display.Point(at)
		for i := range 16 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 8)
			ray := line([]display.Point{c, {X: c.X + 3000*cos, Y: c.Y + 3000*sin}})
			p.pen(clip(ray, p.chart.W, p.chart.H), unmoved, 1, p.sepia, 0.22)
		}
	}
}

// meridian draws a line between two places in degrees, bent as the map is.
func (p *painter) meridian(a, b assets.Point) {
	const parts = 48
	var way []display.Point
	for i := range parts + 1 {
		t := float64(i) / parts
		way = append(way, display.Point(p.project(assets.Point{X: a.X + (b.X-a.X)*t, Y: a.Y + (b.Y-a.Y)*t})))
	}
	p.pen(line(way), unmoved, 1, p.sepia, 0.16)
}

func (p *painter) borders() {
	for _, b := range p.chart.Borders {
		lines := &display.Path{Open: true, Rings: points(b.Lines)}
		p.pen(lines, unmoved, 5, p.light, 0.34)
	}
	for _, b := range p.chart.Borders {
		p.pen(dash(&display.Path{Open: true, Rings: points(b.Lines)}, 11, 6, 3, 6), unmoved, 2.3, p.seaName, 0.8)
	}
}

// coasts are inked twice by a hand that is not quite steady, so that the line
// swells and thins: in short strokes, of which those in sight can be found.
func (p *painter) coasts() {
	const most = 24  // points of a stroke
	const long = 200 // longer edges run outside the sheet, where their corners must stay
	shaky := noise(41)
	for pass, width := range []float64{2.5, 1.5} {
		for _, rings := range p.chart.Land {
			for _, outline := range rings {
				ring := rounded(rounded(points([][]assets.Point{dense(outline, long)})[0]))
				for i, q := range ring {
					if pass == 1 {
						ring[i].X += 2.6 * (shaky(q.X/23, q.Y/23) - 0.5)
						ring[i].Y += 2.6 * (shaky(q.Y/23, q.X/23+50) - 0.5)
					}
				}
				ring = append(ring, ring[0])
				for i := 0; i+1 < len(ring); i += most {
					p.pen(line(ring[i:min(len(ring), i+most+1)]), unmoved, width, p.dark, 0.94)
				}
			}
		}
	}
}

// vignette darkens the rim of the sheet.
func (p *painter) vignette() {
	const wide = 150
	w, h := float64(p.img.Rect.Dx()), float64(p.img.Rect.Dy())
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			dx, dy := min(float64(x), w-float64(x)), min(float64(y), h-float64(y))
			k := math.Hypot(max(0, 1-dx/wide), max(0, 1-dy/wide))
			blend(p.img, x, y, p.stain, 0.34*k*k)
			blend(p.img, x, y, p.dark, 0.10*k*k*k)
		}
	}
}

// tint lays an ink on the sheet through a mask, and through a second one if
// that is given.
func (p *painter) tint(mask, only *image.Alpha, c color.NRGBA, alpha float64) {
	b := mask.Rect.Intersect(p.img.Rect)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			a := float64(mask.AlphaAt(x, y).A) / 255 * alpha
			if only != nil {
				a *= float64(only.AlphaAt(x, y).A) / 255
			}
			if a > 0 {
				blend(p.img, x, y, c, a)
			}
		}
	}
}
