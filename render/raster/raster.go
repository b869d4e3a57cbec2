// Package raster turns paths into masks on the CPU. Graphics cards, and above
// all their imitations in software, fill intricate outlines slowly and wrongly;
// a mask made once and kept is quick and right everywhere.
package raster

import (
	"image"
	"math"

	"golang.org/x/image/vector"

	"serenissima/render/op"
)

// A Transform scales, turns and moves points: about the origin, clockwise, then
// to X, Y.
type Transform struct {
	Scale, Angle, X, Y float64
}

// Apply returns where a point goes.
func (t Transform) Apply(p op.Point) op.Point {
	x, y := p.X*t.Scale, p.Y*t.Scale
	if t.Angle != 0 {
		sin, cos := math.Sincos(t.Angle)
		x, y = cos*x-sin*y, sin*x+cos*y
	}
	return op.Point{X: x + t.X, Y: y + t.Y}
}

// Bounds returns the smallest rectangle of whole pixels around the path, grown
// by margin.
func Bounds(p *op.Path, t Transform, margin float64) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, ring := range p.Rings {
		for _, q := range ring {
			q = t.Apply(q)
			x0, y0, x1, y1 = math.Min(x0, q.X), math.Min(y0, q.Y), math.Max(x1, q.X), math.Max(y1, q.Y)
		}
	}
	if x1 < x0 {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0-margin)), int(math.Floor(y0-margin)), int(math.Ceil(x1+margin))+1, int(math.Ceil(y1+margin))+1)
}

// Fill returns the mask of the path's inside by the non-zero rule; its bounds
// tell where it lies.
func Fill(p *op.Path, t Transform) *image.Alpha {
	b := Bounds(p, t, 0)
	z := vector.NewRasterizer(b.Dx(), b.Dy())
	at := func(q op.Point) (float32, float32) {
		q = t.Apply(q)
		return float32(q.X) - float32(b.Min.X), float32(q.Y) - float32(b.Min.Y)
	}
	for _, ring := range p.Rings {
		if len(ring) < 3 {
			continue
		}
		z.MoveTo(at(ring[0]))
		for _, q := range ring[1:] {
			z.LineTo(at(q))
		}
		z.ClosePath()
	}
	return draw(z, b)
}

func draw(z *vector.Rasterizer, b image.Rectangle) *image.Alpha {
	mask := image.NewAlpha(image.Rect(0, 0, b.Dx(), b.Dy()))
	if !b.Empty() {
		z.Draw(mask, mask.Bounds(), image.Opaque, image.Point{})
	}
	mask.Rect = b
	return mask
}

// Stroke returns the mask of the path's outline of the given width in pixels,
// with round joins and ends.
func Stroke(p *op.Path, t Transform, width float64) *image.Alpha {
	b := Bounds(p, t, width/2+1)
	z := vector.NewRasterizer(b.Dx(), b.Dy())
	origin := op.Point{X: float64(b.Min.X), Y: float64(b.Min.Y)}
	for _, ring := range p.Rings {
		n := len(ring)
		if p.Open {
			n--
		}
		for i := 0; i < n; i++ {
			segment(z, sub(t.Apply(ring[i]), origin), sub(t.Apply(ring[(i+1)%len(ring)]), origin), width/2)
		}
	}
	return draw(z, b)
}

func sub(p, q op.Point) op.Point { return op.Point{X: p.X - q.X, Y: p.Y - q.Y} }

// segment adds a line with round ends. All pieces turn the same way, so that
// where they overlap the mask is full.
func segment(z *vector.Rasterizer, p, q op.Point, r float64) {
	along := math.Atan2(q.Y-p.Y, q.X-p.X)
	steps := max(3, int(r*1.5)+2)
	move := true
	arc := func(c op.Point, from float64) {
		for i := 0; i <= steps; i++ {
			sin, cos := math.Sincos(from + math.Pi*float64(i)/float64(steps))
			x, y := float32(c.X+r*cos), float32(c.Y+r*sin)
			if move {
				z.MoveTo(x, y)
				move = false
			} else {
				z.LineTo(x, y)
			}
		}
	}
	arc(q, along-math.Pi/2)
	arc(p, along+math.Pi/2)
	z.ClosePath()
}

// RoundRect returns the path of a rectangle from the origin with rounded
// corners.
func RoundRect(w, h, r float64) *op.Path {
	r = math.Min(r, math.Min(w, h)/2)
	var ring []op.Point
	steps := max(1, int(r))
	if r > 0 {
		steps = min(24, steps+3)
	}
	for i, c := range []op.Point{{X: w - r, Y: r}, {X: w - r, Y: h - r}, {X: r, Y: h - r}, {X: r, Y: r}} {
		for j := 0; j <= steps; j++ {
			sin, cos := math.Sincos(math.Pi/2*(float64(i)-1) + math.Pi/2*float64(j)/float64(steps))
			ring = append(ring, op.Point{X: c.X + r*cos, Y: c.Y + r*sin})
		}
	}
	return &op.Path{Rings: [][]op.Point{ring}}
}
