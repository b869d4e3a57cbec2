// Package raster turns paths into masks on the CPU. Graphics cards, and above
// all their imitations in software, fill intricate outlines slowly and wrongly;
// a mask made once and kept is quick and right everywhere.
package raster

import (
	"image"
	"math"

	"golang.org/x/image/vector"

	"serenissima/render/display"
)

// A Transform scales, turns and moves points: about the origin, clockwise, then
// to X, Y.
type Transform struct {
	Scale, Angle, X, Y float64
}

// Apply returns where a point goes.
func (t Transform) Apply(p display.Point) display.Point {
	x, y := p.X*t.Scale, p.Y*t.Scale
	if t.Angle != 0 {
		sin, cos := math.Sincos(t.Angle)
		x, y = cos*x-sin*y, sin*x+cos*y
	}
	return display.Point{X: x + t.X, Y: y + t.Y}
}

// Bounds returns the smallest rectangle of whole pixels around the path, grown
// by margin.
func Bounds(p *display.Path, t Transform, margin float64) image.Rectangle {
	x0, y0, x1, y1 := math.Inf(1), math.Inf(1), math.Inf(-1), math.Inf(-1)
	for _, ring := range p.Rings {
		for _, q := range ring {
			q = t.Apply(q)
			if q.X < x0 {
				x0 = q.X
			}
			if q.X > x1 {
				x1 = q.X
			}
			if q.Y < y0 {
				y0 = q.Y
			}
			if q.Y > y1 {
				y1 = q.Y
			}
		}
	}
	if x1 < x0 {
		return image.Rectangle{}
	}
	return image.Rect(int(math.Floor(x0-margin)), int(math.Floor(y0-margin)), int(math.Ceil(x1+margin))+1, int(math.Ceil(y1+margin))+1)
}

// Fill returns the mask of the path's inside by the non-zero rule; its bounds
// tell where it lies.
func Fill(p *display.Path, t Transform) *image.Alpha {
	b := Bounds(p, t, 0)
	z := vector.NewRasterizer(b.Dx(), b.Dy())
	enclose(z, p.Rings, t, b.Min)
	return draw(z, b)
}

// enclose adds rings to what is filled in a box that begins at a pixel.
func enclose[P ~struct{ X, Y float64 }](z *vector.Rasterizer, rings [][]P, t Transform, from image.Point) {
	at := func(p P) (float32, float32) {
		q := t.Apply(display.Point(p))
		return float32(q.X) - float32(from.X), float32(q.Y) - float32(from.Y)
	}
	for _, ring := range rings {
		if len(ring) < 3 {
			continue
		}
		z.MoveTo(at(ring[0]))
		for _, p := range ring[1:] {
			z.LineTo(at(p))
		}
		z.ClosePath()
	}
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
// with round joins and ends. Each pixel takes the cover of the piece nearest to
// it, so that joins are no darker than the rest.
func Stroke(p *display.Path, t Transform, width float64) *image.Alpha {
	mask := image.NewAlpha(Bounds(p, t, width/2+1))
	for _, ring := range p.Rings {
		n := len(ring)
		if p.Open {
			n--
		}
		for i := range n {
			segment(mask, t.Apply(ring[i]), t.Apply(ring[(i+1)%len(ring)]), width/2)
		}
	}
	return mask
}

// segment draws a line with round ends of radius r. Most of what a chart takes to
// be made is spent here, and min and max of floats are calls in a browser: hence
// the comparisons.
func segment(mask *image.Alpha, p, q display.Point, r float64) {
	if p.Y > q.Y {
		p, q = q, p
	}
	dx, dy := q.X-p.X, q.Y-p.Y
	length := dx*dx + dy*dy
	reach := r + 0.5
	most := math.Min(1, 2*r) // a line thinner than a pixel covers a part of it
	b := mask.Rect
	for y := max(b.Min.Y, int(math.Floor(p.Y-reach))); y <= min(b.Max.Y-1, int(math.Ceil(q.Y+reach))); y++ {
		from, to := between(p, q, float64(y)+0.5-reach, float64(y)+0.5+reach)
		row, py := mask.PixOffset(b.Min.X, y)-b.Min.X, float64(y)+0.5-p.Y
		for x := max(b.Min.X, int(math.Floor(from-reach))); x <= min(b.Max.X-1, int(math.Ceil(to+reach))); x++ {
			px, along := float64(x)+0.5-p.X, 0.0
			if length > 0 {
				along = share((px*dx + py*dy) / length)
			}
			ox, oy := px-along*dx, py-along*dy
			away := ox*ox + oy*oy
			if away >= reach*reach {
				continue
			}
			cover := reach - math.Sqrt(away)
			if cover > most {
				cover = most
			}
			mask.Pix[row+x] = max(mask.Pix[row+x], uint8(255*cover+0.5))
		}
	}
}

// between returns the ends in x of the part of the line from p down to q that
// lies between two heights.
func between(p, q display.Point, top, bottom float64) (from, to float64) {
	if q.Y == p.Y {
		from, to = p.X, q.X
	} else {
		from = p.X + (q.X-p.X)*share((top-p.Y)/(q.Y-p.Y))
		to = p.X + (q.X-p.X)*share((bottom-p.Y)/(q.Y-p.Y))
	}
	if from > to {
		from, to = to, from
	}
	return from, to
}

// share restricts a number to 0 to 1.
func share(v float64) float64 {
	if v < 0 {
		return 0
	}
	if v > 1 {
		return 1
	}
	return v
}

// RoundRect returns the path of a rectangle from the origin with rounded
// corners.
func RoundRect(w, h, r float64) *display.Path {
	r = math.Min(r, math.Min(w, h)/2)
	var ring []display.Point
	steps := max(1, int(r))
	if r > 0 {
		steps = min(24, steps+3)
	}
	for i, c := range []display.Point{{X: w - r, Y: r}, {X: w - r, Y: h - r}, {X: r, Y: h - r}, {X: r, Y: r}} {
		for j := 0; j <= steps; j++ {
			sin, cos := math.Sincos(math.Pi/2*(float64(i)-1) + math.Pi/2*float64(j)/float64(steps))
			ring = append(ring, display.Point{X: c.X + r*cos, Y: c.Y + r*sin})
		}
	}
	return &display.Path{Rings: [][]display.Point{ring}}
}
