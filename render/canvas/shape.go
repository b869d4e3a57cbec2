package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"

	"serenissima/render/op"
	"serenissima/render/raster"
)

// disc is the circle of radius one.
var disc = func() *op.Path {
	const corners = 128
	p := &op.Path{Name: "disc", Rings: make([][]op.Point, 1)}
	for i := range corners {
		sin, cos := math.Sincos(2 * math.Pi * float64(i) / corners)
		p.Rings[0] = append(p.Rings[0], op.Point{X: cos, Y: sin})
	}
	return p
}()

// thinnest is the least width of an outline in device pixels.
const thinnest = 0.75

// rect draws a rectangle, filled or outlined.
func (c *Canvas) rect(dst *ebiten.Image, o *op.Op, scale float64) {
	if o.Rect.Empty() || o.Color.A == 0 {
		return
	}
	width := 0.0
	if o.Kind == op.StrokeRect {
		width = max(thinnest, o.Width*scale)
	}
	const almost = 0.999 // of half the sides
	switch {
	case o.Rect.W == o.Rect.H && 2*o.Radius >= almost*o.Rect.W:
		c.disc(dst, o, width, scale)
	case o.Radius > 0 || width > 0:
		c.rounded(dst, pixels(o.Rect, scale), o.Radius*scale, width, o.Color)
	default:
		r := pixels(o.Rect, scale)
		var d ebiten.DrawImageOptions
		d.GeoM.Scale(float64(r.Dx()), float64(r.Dy()))
		d.GeoM.Translate(float64(r.Min.X), float64(r.Min.Y))
		d.ColorScale.ScaleWithColor(o.Color)
		dst.DrawImage(c.white, &d)
	}
}

// disc draws a circle or, with a width in device pixels, its outline inside.
func (c *Canvas) disc(dst *ebiten.Image, o *op.Op, width, scale float64) {
	radius := o.Rect.W * scale / 2
	if width >= radius {
		width = 0
	}
	at := o.Rect.Center()
	c.place(dst, disc, at.X*scale, at.Y*scale, radius-width/2, 0, width, o.Color)
}

// rounded draws a rectangle with round corners, filled or, with a width, its
// outline. The mask is that of a small one, whose middle is stretched: the size
// can change without a new mask.
func (c *Canvas) rounded(dst *ebiten.Image, r image.Rectangle, radius, width float64, col color.NRGBA) {
	short := float64(min(r.Dx(), r.Dy()))
	radius = min(radius, short/2)
	if 2*width >= short {
		width = 0
	}
	edge := max(int(math.Ceil(radius)), int(math.Ceil(width))) + 1
	w, h := min(r.Dx(), 2*edge+1), min(r.Dy(), 2*edge+1)
	m := c.masks.rect(w, h, radius, width, c.frame)
	src := m.img.Bounds()
	xs, us := cuts(r.Min.X, r.Max.X, src.Min.X, src.Max.X)
	ys, vs := cuts(r.Min.Y, r.Max.Y, src.Min.Y, src.Max.Y)
	red, green, blue, alpha := col.RGBA() // multiplied by alpha, as the mask is
	for i := range c.vertices {
		c.vertices[i] = ebiten.Vertex{
			DstX: xs[i%4], DstY: ys[i/4], SrcX: us[i%4], SrcY: vs[i/4],
			ColorR: float32(red) / 0xFFFF, ColorG: float32(green) / 0xFFFF, ColorB: float32(blue) / 0xFFFF, ColorA: float32(alpha) / 0xFFFF,
		}
	}
	dst.DrawTriangles32(c.vertices[:], nine, m.img, &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha})
}

// cuts returns where a side of a stretched mask is cut, on the screen and in
// the mask: in the middle of the mask, one pixel is stretched if need be.
func cuts(lo, hi, srcLo, srcHi int) (at, src [4]float32) {
	half := (srcHi - srcLo) / 2
	rest := srcHi - srcLo - half
	if srcHi-srcLo == hi-lo {
		rest = half // nothing is stretched, the cuts may lie anywhere
	} else {
		rest--
	}
	for i, v := range [4]int{lo, lo + half, hi - rest, hi} {
		at[i] = float32(v)
	}
	for i, v := range [4]int{srcLo, srcLo + half, srcHi - rest, srcHi} {
		src[i] = float32(v)
	}
	return at, src
}

// nine are the triangles of nine fields between four by four corners.
var nine = func() []uint32 {
	var list []uint32
	for y := range uint32(3) {
		for x := range uint32(3) {
			i := 4*y + x
			list = append(list, i, i+1, i+4, i+1, i+5, i+4)
		}
	}
	return list
}()

// path draws a path, filled or outlined.
func (c *Canvas) path(dst *ebiten.Image, o *op.Op, scale float64) {
	width := 0.0
	if o.Kind == op.StrokePath {
		width = max(thinnest, o.Width*scale)
	}
	c.place(dst, o.Path, o.X*scale, o.Y*scale, o.Scale*scale, o.Angle, width, o.Color)
}

// place draws the mask of a path with its origin at x, y: all in device pixels.
func (c *Canvas) place(dst *ebiten.Image, p *op.Path, x, y, scale, angle, width float64, col color.NRGBA) {
	if scale <= 0 || col.A == 0 {
		return
	}
	m, stretch, turn := c.masks.path(p, scale, angle, width, c.frame)
	if m.img == nil {
		return
	}
	var d ebiten.DrawImageOptions
	d.GeoM.Translate(float64(m.at.X), float64(m.at.Y))
	d.GeoM.Scale(stretch, stretch)
	d.GeoM.Rotate(turn)
	d.GeoM.Translate(whole(x), whole(y))
	d.Filter = ebiten.FilterLinear
	d.DisableMipmaps = true // hardly smaller, if at all
	d.ColorScale.ScaleWithColor(col)
	dst.DrawImage(m.img, &d)
}

// upload makes a white image of a mask.
func upload(alpha *image.Alpha) *ebiten.Image {
	pix := make([]byte, 4*len(alpha.Pix))
	for i, a := range alpha.Pix {
		pix[4*i], pix[4*i+1], pix[4*i+2], pix[4*i+3] = a, a, a, a
	}
	img := ebiten.NewImage(alpha.Rect.Dx(), alpha.Rect.Dy())
	img.WritePixels(pix)
	return img
}

// roundRect is the mask of a rectangle of whole pixels with round corners or,
// with a width, of its outline.
func roundRect(w, h int, radius, width float64) *image.Alpha {
	p := raster.RoundRect(float64(w), float64(h), radius)
	if width > 0 {
		hole := raster.RoundRect(float64(w)-2*width, float64(h)-2*width, max(0, radius-width)).Rings[0]
		inside := make([]op.Point, len(hole))
		for i, q := range hole { // the other way round
			inside[len(hole)-1-i] = op.Point{X: q.X + width, Y: q.Y + width}
		}
		p.Rings = append(p.Rings, inside)
	}
	m := raster.Fill(p, raster.Transform{Scale: 1})
	return m.SubImage(image.Rect(0, 0, w, h)).(*image.Alpha)
}
