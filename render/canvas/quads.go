package canvas

import (
	"image"
	"image/color"
	"math"

	"github.com/hajimehoshi/ebiten/v2"
)

// Quads gathers rectangles of an image until another image is drawn: each
// drawing on its own costs far more than its pixels, above all in a browser.
type quads struct {
	dst      *ebiten.Image
	part     image.Rectangle // of it that may be drawn on
	src      *ebiten.Image
	vertices []ebiten.Vertex
	indices  []uint32
	sizing   bool // what is added is only to be measured
}

// on begins to draw on an image, or ends to with nil.
func (q *quads) on(dst *ebiten.Image) {
	q.flush()
	q.dst, q.src = dst, nil
	if dst != nil {
		q.part = dst.Bounds()
	}
}

// now returns the part of the image to draw on without quads, after those so
// far.
func (q *quads) now() *ebiten.Image {
	q.flush()
	if q.part == q.dst.Bounds() {
		return q.dst
	}
	return q.dst.SubImage(q.part).(*ebiten.Image)
}

// flush draws what has been gathered.
func (q *quads) flush() {
	if len(q.vertices) == 0 {
		return
	}
	q.draw(q.dst, smooth)
}

// How quads are drawn.
var (
	smooth = &ebiten.DrawTrianglesOptions{
		ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Filter: ebiten.FilterLinear, DisableMipmaps: true,
	}
	copied = &ebiten.DrawTrianglesOptions{ColorScaleMode: ebiten.ColorScaleModePremultipliedAlpha, Blend: ebiten.BlendCopy}
)

// draw draws what has been gathered.
func (q *quads) draw(dst *ebiten.Image, how *ebiten.DrawTrianglesOptions) {
	n := len(q.vertices) / 4 * 6
	for len(q.indices) < n {
		v := uint32(len(q.indices) / 6 * 4)
		q.indices = append(q.indices, v, v+1, v+2, v+1, v+3, v+2)
	}
	dst.DrawTriangles32(q.vertices, q.indices[:n], q.src, how)
	q.vertices = q.vertices[:0]
}

// copy makes areas look as they do in an image of the same size.
func (q *quads) copy(img *ebiten.Image, areas []image.Rectangle) {
	q.from(img)
	for _, a := range areas {
		q.add(corners(a), corners(a), tint{1, 1, 1, 1})
	}
	q.draw(q.dst, copied)
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

// add draws a part of the image into a rectangle; both are left, top, right and
// bottom.
func (q *quads) add(src, dst [4]float32, t tint) {
	if !q.sizing && !q.cut(&src, &dst) {
		return
	}
	q.put(src, [2]float32{dst[0], dst[1]}, [2]float32{dst[2], dst[1]}, [2]float32{dst[0], dst[3]}, [2]float32{dst[2], dst[3]}, t)
}

// misses reports whether nothing within a box is to be drawn.
func (q *quads) misses(box image.Rectangle) bool { return !q.sizing && !box.Overlaps(q.part) }

// cut restricts a rectangle to the part that may be drawn on, and reports
// whether any of it is left.
func (q *quads) cut(src, dst *[4]float32) bool {
	part := corners(q.part)
	for lo := range 2 {
		hi := lo + 2
		if dst[lo] >= part[lo] && dst[hi] <= part[hi] {
			continue
		}
		if dst[hi] <= part[lo] || dst[lo] >= part[hi] {
			return false
		}
		k := (src[hi] - src[lo]) / (dst[hi] - dst[lo])
		if cut := dst[hi] - part[hi]; cut > 0 {
			src[hi], dst[hi] = src[hi]-cut*k, part[hi]
		}
		if cut := part[lo] - dst[lo]; cut > 0 {
			src[lo], dst[lo] = src[lo]+cut*k, part[lo]
		}
	}
	return true
}

// skew draws a part of the image between four corners: of the upper side, of the
// lower one.
func (q *quads) skew(src [4]float32, a, b, c, d [2]float32, t tint) {
	n := len(q.vertices)
	q.put(src, a, b, c, d, t)
	if q.sizing || q.box(n).In(q.part) {
		return
	}
	alone := [4]ebiten.Vertex(q.vertices[n:])
	q.vertices = q.vertices[:n]
	dst := q.now()
	q.vertices = append(q.vertices, alone[:]...)
	q.draw(dst, smooth)
}

// put adds what skew draws.
func (q *quads) put(src [4]float32, a, b, c, d [2]float32, t tint) {
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
	for i := n + 1; i < len(q.vertices); i++ { // min and max of floats are calls in a browser
		v := &q.vertices[i]
		if v.DstX < left {
			left = v.DstX
		}
		if v.DstX > right {
			right = v.DstX
		}
		if v.DstY < top {
			top = v.DstY
		}
		if v.DstY > bottom {
			bottom = v.DstY
		}
	}
	return image.Rect(int(math.Floor(float64(left))), int(math.Floor(float64(top))), int(math.Ceil(float64(right))), int(math.Ceil(float64(bottom))))
}
