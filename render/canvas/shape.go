package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/display"
	"serenissima/render/raster"
)

// disc is the circle of radius one.
var disc = func() *display.Path {
	const corners = 128
	p := &display.Path{Name: "disc", Rings: make([][]display.Point, 1)}
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		p.Rings[0] = append(p.Rings[0], display.Point{X: cos, Y: sin})
	}
	return p
}()

// thinnest is the least width of an outline in device pixels.
const thinnest = 0.75

// rect draws a rectangle, filled or outlined.
func (c *Canvas) rect(o *display.Op, cache *strokeCache, scale float64) {
	if o.Rect.Empty() || o.Color.A == 0 || c.quads.misses(pixels(o.Rect, scale)) {
		return
	}
	width := 0.0
	if o.Kind == display.StrokeRect {
		width = max(thinnest, o.Width*scale)
	}
	const almost = 0.999 // of half the sides
	switch {
	case o.Rect.W == o.Rect.H && 2*o.Radius >= almost*o.Rect.W:
		c.disc(o, cache, width, scale)
	case o.Radius > 0 || width > 0:
		c.rounded(pixels(o.Rect, scale), cache, o.Radius*scale, width, o.Color)
	default:
		c.plain(pixels(o.Rect, scale), o.Color)
	}
}

// plain draws a rectangle without round corners.
func (c *Canvas) plain(r image.Rectangle, col color.NRGBA) {
	c.quads.from(c.white())
	mid := float32(blank.Min.X) + 0.5
	c.quads.add([4]float32{mid, mid, mid, mid}, corners(r), tintOf(col))
}

// white is an image with a white corner: a page, that which is being drawn from
// if possible.
func (c *Canvas) white() *ebiten.Image {
	for _, p := range c.masks.atlas.pages {
		if p.img == c.quads.src {
			return p.img
		}
	}
	return c.masks.atlas.first().img
}

// disc draws a circle or, with a width in device pixels, its outline inside.
func (c *Canvas) disc(o *display.Op, cache *strokeCache, width, scale float64) {
	radius := o.Rect.W * scale / 2
	if width >= radius {
		width = 0
	}
	at := o.Rect.Center()
	c.place(cache, stamp{path: disc, x: at.X * scale, y: at.Y * scale, scale: radius - width/2, width: width, color: o.Color})
}

// unstretched is the longest side of a rectangle with round corners that has a mask of its own,
// in device pixels: one piece instead of up to nine.
const unstretched = 32

// rounded draws a rectangle with round corners, filled or, with a width, its
// outline. The mask is that of a small one, whose middle is stretched: the size
// can change without a new mask.
func (c *Canvas) rounded(r image.Rectangle, cache *strokeCache, radius, width float64, col color.NRGBA) {
	short := float64(min(r.Dx(), r.Dy()))
	radius = min(radius, short/2)
	if 2*width >= short {
		width = 0
	}
	edge := max(int(math.Ceil(radius)), int(math.Ceil(width))) + 1
	w, h := r.Dx(), r.Dy()
	if max(w, h) > unstretched {
		w, h = min(w, 2*edge+1), min(h, 2*edge+1)
	}
	if cache.mask == nil || cache.mask.part.Size() != image.Pt(w, h) { // at another place it may cover a pixel more
		cache.mask = c.masks.rect(w, h, radius, width)
	}
	m := cache.mask
	m.use(c.frame)
	c.quads.from(m.img)
	columns, rows := cut(r.Min.X, r.Max.X, m.part.Min.X, m.part.Max.X), cut(r.Min.Y, r.Max.Y, m.part.Min.Y, m.part.Max.Y)
	t := tintOf(col)
	add := func(x, y piece) {
		c.quads.add([4]float32{x.src[0], y.src[0], x.src[1], y.src[1]}, [4]float32{x.dst[0], y.dst[0], x.dst[1], y.dst[1]}, t)
	}
	for i, y := range rows.pieces[:rows.n] {
		if i == 1 && columns.n == 3 { // the middle is the same all over
			if width == 0 {
				add(piece{columns.pieces[1].src, [2]float32{float32(r.Min.X), float32(r.Max.X)}}, y)
				continue
			}
			add(columns.pieces[0], y)
			add(columns.pieces[2], y)
			continue
		}
		for _, x := range columns.pieces[:columns.n] {
			add(x, y)
		}
	}
}

// A piece of a side of a stretched mask: from where to where it goes in the mask and on the
// screen.
type piece struct{ src, dst [2]float32 }

// A cutting is the pieces of a side of a stretched mask: all of it as it is, or its two ends
// and what is between them, one pixel of the mask.
type cutting struct {
	pieces [3]piece
	n      int
}

// cut lays a side of a mask on one at least as long.
func cut(lo, hi, srcLo, srcHi int) cutting {
	from, to, l, h := float32(srcLo), float32(srcHi), float32(lo), float32(hi)
	if hi-lo == srcHi-srcLo {
		return cutting{[3]piece{{[2]float32{from, to}, [2]float32{l, h}}}, 1}
	}
	half := float32((srcHi - srcLo) / 2)
	rest := to - from - half - 1
	return cutting{[3]piece{
		{[2]float32{from, from + half}, [2]float32{l, l + half}},
		{[2]float32{from + half + 0.5, from + half + 0.5}, [2]float32{l + half, h - rest}},
		{[2]float32{from + half + 1, to}, [2]float32{h - rest, h}},
	}, 3}
}

// path draws a path, filled or outlined.
func (c *Canvas) path(o *display.Op, cache *strokeCache, scale float64) {
	width := 0.0
	if o.Kind == display.StrokePath {
		width = max(thinnest, o.Width*scale)
	}
	c.place(cache, stamp{o.Path, o.X * scale, o.Y * scale, o.Scale * scale, o.Angle, width, o.Color})
}

// A stamp is a path with its origin at x, y, filled or, with a width, outlined: all in
// device pixels.
type stamp struct {
	path         *display.Path
	x, y         float64
	scale, angle float64
	width        float64
	color        color.NRGBA
}

// place draws the mask of a path.
func (c *Canvas) place(cache *strokeCache, s stamp) {
	if s.scale <= 0 || s.color.A == 0 {
		return
	}
	if reach := int(c.masks.outline(s.path).reach*s.scale + s.width + 2); c.quads.misses(image.Rect(-reach, -reach, reach, reach).Add(image.Pt(int(s.x), int(s.y)))) {
		return
	}
	if cache.mask == nil {
		f := c.masks.path(s.path, s.scale, s.angle, s.width)
		cache.mask, cache.stretch, cache.turn = f.mask, f.stretch, f.turn
	}
	m, stretch, turn := cache.mask, cache.stretch, cache.turn
	m.use(c.frame)
	if m.img == nil {
		return
	}
	c.quads.from(m.img)
	x, y, tint := whole(s.x), whole(s.y), tintOf(s.color)
	w, h := m.part.Dx(), m.part.Dy()
	if turn == 0 {
		left, top := float64(m.at.X)*stretch, float64(m.at.Y)*stretch
		c.quads.add(corners(m.part), [4]float32{snapped(x + left), snapped(y + top),
			snapped(x + left + float64(w)*stretch), snapped(y + top + float64(h)*stretch)}, tint)
		return
	}
	sin, cos := math.Sincos(turn)
	sin, cos = sin*stretch, cos*stretch
	corner := func(at image.Point) [2]float32 {
		u, v := float64(at.X), float64(at.Y)
		return [2]float32{snapped(x + u*cos - v*sin), snapped(y + u*sin + v*cos)}
	}
	c.quads.skew(corners(m.part), corner(m.at), corner(m.at.Add(image.Pt(w, 0))),
		corner(m.at.Add(image.Pt(0, h))), corner(m.at.Add(image.Pt(w, h))), tint)
}

// snapped is a coordinate of a corner, on the edge of a pixel if it is near: so
// edges are sharp, and a mask that is stretched by less than a pixel stays as it
// is.
func snapped(v float64) float32 {
	edge := math.Floor(v)
	switch part := v - edge; {
	case part < 3.0/16:
		return float32(edge)
	case part < 8.0/16:
		return float32(edge + 5.0/16)
	case part < 13.0/16:
		return float32(edge + 11.0/16)
	}
	return float32(edge + 1)
}

// roundRect is the mask of a rectangle of whole pixels with round corners or,
// with a width, of its outline.
func roundRect(w, h int, radius, width float64) *image.Alpha {
	p := raster.RoundRect(float64(w), float64(h), radius)
	if width > 0 {
		hole := raster.RoundRect(float64(w)-2*width, float64(h)-2*width, max(0, radius-width)).Rings[0]
		inside := make([]display.Point, len(hole))
		for i, q := range hole { // the other way round
			inside[len(hole)-1-i] = display.Point{X: q.X + width, Y: q.Y + width}
		}
		p.Rings = append(p.Rings, inside)
	}
	m := raster.Fill(p, raster.Transform{Scale: 1})
	return m.SubImage(image.Rect(0, 0, w, h)).(*image.Alpha)
}
