package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Quads gathers rectangles of images until another image or another part of the
// screen is drawn: each drawing on its own costs far more than its pixels,
// above all in a browser.
type quads struct {
	dst      *ebiten.Image // all of what is drawn on
	to       *ebiten.Image // the part of it
	part     image.Rectangle
	src      *ebiten.Image
	vertices []ebiten.Vertex
	indices  []uint32
	sizing   bool // what is added is only to be measured
}

// on begins to draw on an image, or ends to with nil.
func (q *quads) on(dst *ebiten.Image) {
	q.flush()
	q.dst, q.to, q.src = dst, dst, nil
	if dst != nil {
		q.part = dst.Bounds()
	}
}

// within restricts what follows to a part of the image.
func (q *quads) within(part image.Rectangle) {
	if part == q.part {
		return
	}
	q.flush()
	q.part, q.to = part, q.dst
	if part != q.dst.Bounds() {
		q.to = q.dst.SubImage(part).(*ebiten.Image)
	}
}

// now returns the part of the image to draw on without quads, after those so
// far.
func (q *quads) now() *ebiten.Image {
	q.flush()
	return q.to
}

// flush draws what has been gathered.
func (q *quads) flush() {
	if len(q.vertices) == 0 {
		return
	}
	q.draw(&ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear, DisableMipmaps: true,
	})
}

// draw draws what has been gathered in some way.
func (q *quads) draw(how *ebiten.DrawTrianglesOptions) {
	n := len(q.vertices) / 4 * 6
	for len(q.indices) < n {
		v := uint32(len(q.indices) / 6 * 4)
		q.indices = append(q.indices, v, v+1, v+2, v+1, v+3, v+2)
	}
	q.to.DrawTriangles32(q.vertices, q.indices[:n], q.src, how)
	q.vertices = q.vertices[:0]
}

// copy makes areas look as they do in an image of the same size.
func (q *quads) copy(img *ebiten.Image, areas []image.Rectangle) {
	q.from(img)
	for _, a := range areas {
		q.add(corners(a), corners(a), tint{1, 1, 1, 1})
	}
	q.draw(&ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: ebiten.BlendCopy})
	q.src = nil
}

// A tint is a colour multiplied by its alpha, as vertices have it.
type tint struct{ r, g, b, a float32 }

func tintOf(c color.NRGBA) tint {
	r, g, b, a := c.RGBA()
	return tint{float32(r) / 0xFFFF, float32(g) / 0xFFFF, float32(b) / 0xFFFF, float32(a) / 0xFFFF}
}

// from says of which image the quads that follow are parts.
func (q *quads) from(src *ebiten.Image) {
	if src != q.src && !q.sizing {
		q.flush()
		q.src = src
	}
}

// add draws a part of the image into a rectangle.
func (q *quads) add(src, dst [4]float32, t tint) {
	q.skew(src, [2]float32{dst[0], dst[1]}, [2]float32{dst[2], dst[1]}, [2]float32{dst[0], dst[3]}, [2]float32{dst[2], dst[3]}, t)
}

// skew draws a part of the image between four corners: of the upper side, of the
// lower one.
func (q *quads) skew(src [4]float32, a, b, c, d [2]float32, t tint) {
	q.vertices = append(q.vertices,
		ebiten.Vertex{DstX: a[0], DstY: a[1], SrcX: src[0], SrcY: src[1], ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a},
		ebiten.Vertex{DstX: b[0], DstY: b[1], SrcX: src[2], SrcY: src[1], ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a},
		ebiten.Vertex{DstX: c[0], DstY: c[1], SrcX: src[0], SrcY: src[3], ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a},
		ebiten.Vertex{DstX: d[0], DstY: d[1], SrcX: src[2], SrcY: src[3], ColorR: t.r, ColorG: t.g, ColorB: t.b, ColorA: t.a})
}

// corners are the edges of a rectangle: left, top, right, bottom.
func corners(r image.Rectangle) [4]float32 {
	return [4]float32{float32(r.Min.X), float32(r.Min.Y), float32(r.Max.X), float32(r.Max.Y)}
}

// box is what the quads cover that have been gathered since there were n
// vertices.
func (q *quads) box(n int) image.Rectangle {
	if n == len(q.vertices) {
		return image.Rectangle{}
	}
	v := q.vertices[n]
	left, top, right, bottom := v.DstX, v.DstY, v.DstX, v.DstY
	for _, v := range q.vertices[n+1:] {
		left, right = min(left, v.DstX), max(right, v.DstX)
		top, bottom = min(top, v.DstY), max(bottom, v.DstY)
	}
	return image.Rect(int(math.Floor(float64(left))), int(math.Floor(float64(top))), int(math.Ceil(float64(right))), int(math.Ceil(float64(bottom))))
}
