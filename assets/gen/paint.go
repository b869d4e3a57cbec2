package main

import (
	"image"
	"image/color"
	"math"

	"serenissima/assets"
	"serenissima/render/op"
	"serenissima/render/raster"
)

// The inks of the chart.
var (
	vellum  = color.NRGBA{0xEB, 0xDD, 0xBB, 0xFF}
	stain   = color.NRGBA{0xC9, 0xA7, 0x6C, 0xFF}
	wash    = color.NRGBA{0xA8, 0xC6, 0xBD, 0xFF}
	deep    = color.NRGBA{0x8F, 0xB4, 0xAE, 0xFF}
	band    = color.NRGBA{0x4E, 0x88, 0x83, 0xFF}
	hatch   = color.NRGBA{0x23, 0x53, 0x4F, 0xFF}
	veil    = color.NRGBA{0xE4, 0xD7, 0xB4, 0xFF}
	ink     = color.NRGBA{0x33, 0x26, 0x1A, 0xFF}
	rubric  = color.NRGBA{0x9C, 0x1F, 0x1B, 0xFF}
	seaName = color.NRGBA{0x16, 0x40, 0x3F, 0xFF}
	light   = color.NRGBA{0xF1, 0xF6, 0xEE, 0xFF}
	gilt    = color.NRGBA{0xD9, 0xA4, 0x41, 0xFF}
	teal    = color.NRGBA{0x2E, 0x6F, 0x78, 0xFF}
)

// A painter lays one ink after the other on the sheet.
type painter struct {
	img    *image.RGBA
	chart  *assets.Chart
	land   *image.Alpha // what is land
	sea    *image.Alpha // what is water
	played *image.Alpha // what is a zone
}

func paint(c *assets.Chart) *image.RGBA {
	full := image.Rect(0, 0, int(c.W), int(c.H))
	p := &painter{img: image.NewRGBA(full), chart: c}
	p.land, p.played = image.NewAlpha(full), image.NewAlpha(full)
	for _, rings := range c.Land {
		join(p.land, raster.Fill(path(rings), raster.Transform{Scale: 1}))
	}
	for i := range c.Zones {
		join(p.played, raster.Fill(path(c.Zones[i].Rings), raster.Transform{Scale: 1}))
	}
	p.sea = invert(p.land)
	p.sheet()
	p.water()
	p.lines()
	p.names()
	p.vignette()
	return p.img
}

// sheet is the vellum with its grain and stains.
func (p *painter) sheet() {
	grain := noise(7)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			n := 0.5*grain(float64(x)/420, float64(y)/420) + 0.3*grain(float64(x)/90, float64(y)/90) + 0.2*grain(float64(x)/7, float64(y)/7)
			p.img.SetRGBA(x, y, mix(vellum, stain, 0.34*(n-0.32)))
		}
	}
	p.tint(blur(p.sea, 13), p.land, stain, 0.55)
	p.hills()
}

// hills are small signs on the land, away from coasts and plaques.
func (p *painter) hills() {
	far := blur(p.sea, 40)
	place := noise(99)
	for y := 60.0; y < p.chart.H-40; y += 46 {
		for x := 60.0; x < p.chart.W-60; x += 74 {
			hx, hy := x+40*place(x, y), y+26*place(y, x)
			if far.AlphaAt(int(hx), int(hy)).A > 3 || p.land.AlphaAt(int(hx), int(hy)).A < 255 || place(x/300, y/300) < 0.52 {
				continue
			}
			for i := range 3 {
				w := 11 + 5*place(hx+float64(i), hy)
				at := op.Point{X: hx + float64(i)*15, Y: hy + 4*place(hx, float64(i)+hy)}
				peak := &op.Path{Open: true, Rings: [][]op.Point{{{X: -w, Y: w * 0.8}, {X: -w * 0.3, Y: -w * 0.1}, {X: 0, Y: -w * 0.6}, {X: w * 0.45, Y: 0}, {X: w, Y: w * 0.8}}}}
				p.stroke(peak, raster.Transform{Scale: 1, X: at.X, Y: at.Y}, 1.5, ink, 0.26)
			}
		}
	}
}

// water is the sea with its band along the coast, hatching, and the veil over
// the waters outside the game.
func (p *painter) water() {
	p.tint(p.sea, nil, wash, 1)
	swell := noise(21)
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			if a := p.sea.AlphaAt(x, y).A; a > 0 {
				n := swell(float64(x)/260, float64(y)/160)*0.7 + swell(float64(x)/12, float64(y)/5)*0.3
				blend(p.img, x, y, deep, float64(a)/255*0.75*n)
			}
		}
	}
	p.tint(blur(p.land, 22), p.sea, band, 0.75)
	ticks := &op.Path{Open: true}
	for _, rings := range p.chart.Land {
		for _, ring := range rings {
			ticks.Rings = append(ticks.Rings, p.ticks(ring)...)
		}
	}
	p.tint(raster.Stroke(ticks, raster.Transform{Scale: 1}, 1.4), p.sea, hatch, 0.46)
	outside := image.NewAlpha(p.sea.Rect)
	for i := range outside.Pix {
		outside.Pix[i] = uint8(max(0, int(p.sea.Pix[i])-int(p.played.Pix[i])))
	}
	p.tint(outside, nil, veil, 0.74)
}

// ticks are short lines from a coast out to sea.
func (p *painter) ticks(ring []assets.Point) [][]op.Point {
	const every, long = 6.6, 7.5
	var list [][]op.Point
	left := every
	for i := range ring {
		a, b := ring[i], ring[(i+1)%len(ring)]
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		for ; left <= length; left += every {
			t := left / length
			at := op.Point{X: a.X + t*(b.X-a.X), Y: a.Y + t*(b.Y-a.Y)}
			nx, ny := (b.Y-a.Y)/length, -(b.X-a.X)/length
			if p.land.AlphaAt(int(at.X+4*nx), int(at.Y+4*ny)).A > 127 {
				nx, ny = -nx, -ny
			}
			list = append(list, []op.Point{at, {X: at.X + long*nx, Y: at.Y + long*ny}})
		}
		left -= length
	}
	return list
}

// lines are rhumb lines, borders, coasts and the rose.
func (p *painter) lines() {
	for _, c := range []op.Point{{X: 1330, Y: 900}, {X: 560, Y: 470}, {X: 2140, Y: 700}} {
		for i := range 16 {
			sin, cos := math.Sincos(float64(i) * math.Pi / 8)
			ray := &op.Path{Open: true, Rings: [][]op.Point{{c, {X: c.X + 3000*cos, Y: c.Y + 3000*sin}}}}
			clipped := raster.Stroke(clip(ray, p.chart.W, p.chart.H), raster.Transform{Scale: 1}, 1)
			p.tint(clipped, nil, ink, 0.15)
		}
	}
	for _, b := range p.chart.Borders {
		lines := &op.Path{Open: true, Rings: points(b.Lines)}
		p.stroke(lines, raster.Transform{Scale: 1}, 5, light, 0.40)
		p.stroke(dash(lines, 11, 6, 3, 6), raster.Transform{Scale: 1}, 2.3, seaName, 0.75)
	}
	for _, rings := range p.chart.Land {
		p.stroke(path(rings), raster.Transform{Scale: 1}, 2.6, ink, 0.92)
	}
	p.rose(op.Point{X: 1796, Y: 1178}, 74)
}

// rose is the compass rose.
func (p *painter) rose(c op.Point, r float64) {
	ring := raster.RoundRect(2*r, 2*r, r)
	at := raster.Transform{Scale: 1, X: c.X - r, Y: c.Y - r}
	p.fill(ring, at, vellum, 0.6)
	p.stroke(ring, at, 2, ink, 0.8)
	inner := raster.RoundRect(1.7*r, 1.7*r, 0.85*r)
	p.stroke(inner, raster.Transform{Scale: 1, X: c.X - 0.85*r, Y: c.Y - 0.85*r}, 1, ink, 0.7)
	for turn := range 16 {
		long, wide := 1.0*r, 0.17*r
		dark, pale := rubric, light
		switch {
		case turn%2 == 1:
			long, wide, dark = 0.55*r, 0.07*r, ink
		case turn%4 == 2:
			long, wide, dark = 0.72*r, 0.13*r, teal
		default:
			long = 1.13 * r
		}
		angle := float64(turn) * math.Pi / 8
		t := raster.Transform{Scale: 1, Angle: angle, X: c.X, Y: c.Y}
		p.fill(&op.Path{Rings: [][]op.Point{{{X: 0, Y: 0}, {X: wide, Y: -wide}, {X: 0, Y: -long}}}}, t, dark, 1)
		p.fill(&op.Path{Rings: [][]op.Point{{{X: 0, Y: 0}, {X: -wide, Y: -wide}, {X: 0, Y: -long}}}}, t, pale, 1)
		p.stroke(&op.Path{Rings: [][]op.Point{{{X: 0, Y: 0}, {X: wide, Y: -wide}, {X: 0, Y: -long}, {X: -wide, Y: -wide}}}}, t, 1, ink, 0.8)
	}
	hub := raster.RoundRect(0.2*r, 0.2*r, 0.1*r)
	p.fill(hub, raster.Transform{Scale: 1, X: c.X - 0.1*r, Y: c.Y - 0.1*r}, gilt, 1)
	p.stroke(hub, raster.Transform{Scale: 1, X: c.X - 0.1*r, Y: c.Y - 0.1*r}, 1.2, ink, 0.9)
}

// names are the sea names and, in red, the ports.
func (p *painter) names() {
	for i := range p.chart.Zones {
		z := &p.chart.Zones[i]
		text, width := letters(assets.Italic, z.Name, z.LabelSize)
		t := raster.Transform{Scale: 1, X: z.Label.X - width/2, Y: z.Label.Y + 0.3*z.LabelSize}
		p.tint(blur(raster.Stroke(text, t, 7), 3), nil, wash, 0.9)
		p.fill(text, t, seaName, 1)
	}
	for i := range p.chart.Ports {
		label := p.chart.Ports[i].Label
		text, width := letters(assets.Caps, p.chart.Ports[i].Name, label.Size)
		angle := label.Angle * math.Pi / 180
		back := 0.0
		switch label.Align {
		case "right":
			back = width
		case "center":
			back = width / 2
		}
		sin, cos := math.Sincos(angle)
		down := 0.32 * label.Size
		t := raster.Transform{Scale: 1, Angle: angle,
			X: label.At.X - back*cos - down*sin, Y: label.At.Y - back*sin + down*cos}
		p.tint(blur(raster.Stroke(text, t, 7), 2), nil, vellum, 0.95)
		p.fill(text, t, rubric, 1)
	}
}

// vignette darkens the rim of the sheet.
func (p *painter) vignette() {
	w, h := float64(p.img.Rect.Dx()), float64(p.img.Rect.Dy())
	for y := range p.img.Rect.Dy() {
		for x := range p.img.Rect.Dx() {
			edge := math.Min(math.Min(float64(x), w-float64(x)), math.Min(float64(y), h-float64(y)))
			if edge < 130 {
				k := 1 - edge/130
				blend(p.img, x, y, ink, 0.22*k*k)
			}
		}
	}
}

func (p *painter) fill(s *op.Path, t raster.Transform, c color.NRGBA, alpha float64) {
	p.tint(raster.Fill(s, t), nil, c, alpha)
}

func (p *painter) stroke(s *op.Path, t raster.Transform, width float64, c color.NRGBA, alpha float64) {
	p.tint(raster.Stroke(s, t, width), nil, c, alpha)
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
