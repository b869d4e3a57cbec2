package main

import (
	"image"
	"image/color"
	"math"

	"serenissima/assets"
	"serenissima/render/op"
)

func path(rings [][]assets.Point) *op.Path { return &op.Path{Rings: points(rings)} }

func line(points []op.Point) *op.Path { return &op.Path{Open: true, Rings: [][]op.Point{points}} }

func points(rings [][]assets.Point) [][]op.Point {
	out := make([][]op.Point, len(rings))
	for i, ring := range rings {
		for _, p := range ring {
			out[i] = append(out[i], op.Point{X: p.X, Y: p.Y})
		}
	}
	return out
}

// blend mixes an ink into a pixel.
func blend(img *image.RGBA, x, y int, c color.NRGBA, a float64) {
	i := img.PixOffset(x, y)
	for k, v := range [3]uint8{c.R, c.G, c.B} {
		old := float64(img.Pix[i+k])
		img.Pix[i+k] = uint8(old + (float64(v)-old)*min(1, a) + 0.5)
	}
}

func mix(a, b color.NRGBA, t float64) color.RGBA {
	t = max(0, min(1, t))
	m := func(x, y uint8) uint8 { return uint8(float64(x) + (float64(y)-float64(x))*t + 0.5) }
	return color.RGBA{m(a.R, b.R), m(a.G, b.G), m(a.B, b.B), 0xFF}
}

// join adds a mask to another.
func join(dst, src *image.Alpha) {
	b := src.Rect.Intersect(dst.Rect)
	for y := b.Min.Y; y < b.Max.Y; y++ {
		for x := b.Min.X; x < b.Max.X; x++ {
			i := dst.PixOffset(x, y)
			dst.Pix[i] = uint8(min(255, int(dst.Pix[i])+int(src.AlphaAt(x, y).A)))
		}
	}
}

func invert(m *image.Alpha) *image.Alpha {
	out := image.NewAlpha(m.Rect)
	for i, a := range m.Pix {
		out.Pix[i] = 255 - a
	}
	return out
}

// blur is three box blurs, nearly a Gaussian; the mask grows by the margin that
// it needs.
func blur(m *image.Alpha, r int) *image.Alpha {
	b := m.Rect.Inset(-3 * r)
	w, h := b.Dx(), b.Dy()
	a, t := make([]float64, w*h), make([]float64, w*h)
	for y := range h {
		for x := range w {
			a[y*w+x] = float64(m.AlphaAt(b.Min.X+x, b.Min.Y+y).A)
		}
	}
	for range 3 {
		box(t, a, w, h, 1, w, r)
		box(a, t, h, w, w, 1, r)
	}
	out := image.NewAlpha(b)
	for i, v := range a {
		out.Pix[i] = uint8(v + 0.5)
	}
	return out
}

// box averages along lines of n values, step apart; the lines are stride apart.
func box(dst, src []float64, n, lines, step, stride, r int) {
	for l := range lines {
		base, sum := l*stride, 0.0
		for i := -r; i <= r; i++ {
			sum += src[base+step*max(0, min(n-1, i))]
		}
		for i := range n {
			dst[base+step*i] = sum / float64(2*r+1)
			sum += src[base+step*min(n-1, i+r+1)] - src[base+step*max(0, i-r)]
		}
	}
}

// noise returns smooth value noise between 0 and 1 with features of size one.
func noise(seed uint32) func(x, y float64) float64 {
	lattice := func(x, y int) float64 {
		h := uint32(x)*0x9E3779B1 ^ uint32(y)*0x85EBCA77 ^ seed*0xC2B2AE3D
		h = (h ^ h>>15) * 0x2C1B3C6D
		h = (h ^ h>>12) * 0x297A2D39
		return float64((h^h>>15)>>8) / (1 << 24)
	}
	ease := func(t float64) float64 { return t * t * (3 - 2*t) }
	return func(x, y float64) float64 {
		fx, fy := math.Floor(x), math.Floor(y)
		ix, iy := int(fx), int(fy)
		u, v := ease(x-fx), ease(y-fy)
		top := lattice(ix, iy)*(1-u) + lattice(ix+1, iy)*u
		low := lattice(ix, iy+1)*(1-u) + lattice(ix+1, iy+1)*u
		return top*(1-v) + low*v
	}
}

// clouds returns noise around zero of several sizes, in board units, turned and
// bent so that the lattice below it does not show.
func clouds(seed uint32) func(x, y float64) float64 {
	n, bend := noise(seed), noise(seed+1)
	octaves := []struct{ size, force, angle float64 }{{430, 0.36, 0.5}, {150, 0.3, 1.3}, {62, 0.22, 2.2}, {23, 0.12, 2.9}}
	return func(x, y float64) float64 {
		bx, by := x+90*bend(x/120, y/120), y+90*bend(y/130+9, x/130)
		sum := -0.5
		for _, o := range octaves {
			sin, cos := math.Sincos(o.angle)
			sum += o.force * n((bx*cos-by*sin)/o.size, (bx*sin+by*cos)/o.size)
		}
		return sum
	}
}

// dash cuts lines into pieces: drawn and left out in turn.
func dash(p *op.Path, pattern ...float64) *op.Path {
	out := &op.Path{Open: true}
	for _, line := range p.Rings {
		k, left, piece := 0, pattern[0], []op.Point{line[0]}
		for i := 1; i < len(line); i++ {
			a, b := line[i-1], line[i]
			length := math.Hypot(b.X-a.X, b.Y-a.Y)
			at := 0.0
			for length-at > left {
				at += left
				q := op.Point{X: a.X + (b.X-a.X)*at/length, Y: a.Y + (b.Y-a.Y)*at/length}
				if k%2 == 0 {
					out.Rings = append(out.Rings, append(piece, q))
				}
				piece = []op.Point{q}
				k++
				left = pattern[k%len(pattern)]
			}
			left -= length - at
			piece = append(piece, b)
		}
		if k%2 == 0 && len(piece) > 1 {
			out.Rings = append(out.Rings, piece)
		}
	}
	return out
}

// walk returns points along a line, the same way apart.
func walk(line []assets.Point, every float64) []op.Point {
	var list []op.Point
	left := 0.0
	for i := 1; i < len(line); i++ {
		a, b := line[i-1], line[i]
		length := math.Hypot(b.X-a.X, b.Y-a.Y)
		for ; left < length; left += every {
			list = append(list, op.Point{X: a.X + (b.X-a.X)*left/length, Y: a.Y + (b.Y-a.Y)*left/length})
		}
		left -= length
	}
	return list
}

// distance is how far p is from the line between a and b.
func distance(p, a, b op.Point) float64 {
	dx, dy := b.X-a.X, b.Y-a.Y
	t := 0.0
	if l := dx*dx + dy*dy; l > 0 {
		t = max(0, min(1, ((p.X-a.X)*dx+(p.Y-a.Y)*dy)/l))
	}
	return math.Hypot(p.X-a.X-t*dx, p.Y-a.Y-t*dy)
}

// clip shortens rays from inside the sheet to its rim.
func clip(p *op.Path, w, h float64) *op.Path {
	out := &op.Path{Open: true}
	for _, ray := range p.Rings {
		a, b := ray[0], ray[1]
		t := 1.0
		for _, edge := range [][2]float64{{w - a.X, b.X - a.X}, {-a.X, b.X - a.X}, {h - a.Y, b.Y - a.Y}, {-a.Y, b.Y - a.Y}} {
			if s := edge[0] / edge[1]; s > 0 && s < t {
				t = s
			}
		}
		out.Rings = append(out.Rings, []op.Point{a, {X: a.X + t*(b.X-a.X), Y: a.Y + t*(b.Y-a.Y)}})
	}
	return out
}
