package assets

import (
	"fmt"
	"math"
	"strconv"
)

// A pathReader reads the path data of SVG (SVG 1.1, section 8.3) and flattens
// its curves.
type pathReader struct {
	data  string
	pos   int
	err   error
	rings [][]Point
	cur   Point
	ctrl  Point // last control point, for smooth curves
	last  byte  // last command
}

// flatten turns path data into rings.
func flatten(data string) ([][]Point, error) {
	r := &pathReader{data: data}
	var cmd byte
	for r.skip(); r.pos < len(r.data) && r.err == nil; r.skip() {
		if c := r.data[r.pos]; c >= 'A' {
			cmd = c
			r.pos++
		} else if cmd == 'm' || cmd == 'M' {
			cmd-- // further pairs after a moveto are lines: 'l', 'L' stand one before
		}
		r.command(cmd)
		r.last = cmd
	}
	return r.rings, r.err
}

// skip passes over white space and commas.
func (r *pathReader) skip() {
	for r.pos < len(r.data) {
		switch r.data[r.pos] {
		case ' ', ',', '\t', '\n', '\r':
			r.pos++
		default:
			return
		}
	}
}

// num reads a number; numbers may follow each other without a space.
func (r *pathReader) num() float64 {
	r.skip()
	start, dot, exp := r.pos, false, false
loop:
	for ; r.pos < len(r.data); r.pos++ {
		switch c := r.data[r.pos]; {
		case c >= '0' && c <= '9':
		case (c == '-' || c == '+') && (r.pos == start || r.data[r.pos-1] == 'e'):
		case c == '.' && !dot && !exp:
			dot = true
		case c == 'e' && !exp:
			exp = true
		default:
			break loop
		}
	}
	v, err := strconv.ParseFloat(r.data[start:r.pos], 64)
	if err != nil && r.err == nil {
		r.err = fmt.Errorf("path data at %d: %w", start, err)
	}
	return v
}

// flag reads a 0 or 1 of an arc, which may stick to the next number.
func (r *pathReader) flag() bool {
	r.skip()
	if r.pos < len(r.data) {
		r.pos++
		return r.data[r.pos-1] == '1'
	}
	r.err = fmt.Errorf("path data ends within an arc")
	return false
}

// point reads a point, relative to the current one for a lower-case command.
func (r *pathReader) point(rel bool) Point {
	p := Point{r.num(), r.num()}
	if rel {
		p.X += r.cur.X
		p.Y += r.cur.Y
	}
	return p
}

func (r *pathReader) lineTo(p Point) {
	if len(r.rings) == 0 {
		r.rings = append(r.rings, []Point{r.cur})
	}
	i := len(r.rings) - 1
	r.rings[i] = append(r.rings[i], p)
	r.cur = p
}

func (r *pathReader) command(cmd byte) {
	rel := cmd >= 'a'
	switch cmd {
	case 'M', 'm':
		r.cur = r.point(rel)
		r.rings = append(r.rings, []Point{r.cur})
	case 'L', 'l':
		r.lineTo(r.point(rel))
	case 'H', 'h':
		x := r.num()
		if rel {
			x += r.cur.X
		}
		r.lineTo(Point{x, r.cur.Y})
	case 'V', 'v':
		y := r.num()
		if rel {
			y += r.cur.Y
		}
		r.lineTo(Point{r.cur.X, y})
	case 'C', 'c':
		a, b, p := r.point(rel), r.point(rel), r.point(rel)
		r.cubic(a, b, p)
	case 'S', 's':
		a := r.cur
		if r.last == 'C' || r.last == 'c' || r.last == 'S' || r.last == 's' {
			a = Point{2*r.cur.X - r.ctrl.X, 2*r.cur.Y - r.ctrl.Y}
		}
		b, p := r.point(rel), r.point(rel)
		r.cubic(a, b, p)
	case 'Q', 'q':
		q, p := r.point(rel), r.point(rel)
		c := r.cur
		r.cubic(Point{c.X + (q.X-c.X)*2/3, c.Y + (q.Y-c.Y)*2/3}, Point{p.X + (q.X-p.X)*2/3, p.Y + (q.Y-p.Y)*2/3}, p)
	case 'A', 'a':
		rx, ry, turn := r.num(), r.num(), r.num()
		large, sweep := r.flag(), r.flag()
		r.arc(rx, ry, turn*math.Pi/180, large, sweep, r.point(rel))
	case 'Z', 'z':
		if i := len(r.rings) - 1; i >= 0 {
			first := r.rings[i][0]
			r.rings = append(r.rings, []Point{first})
			r.cur = first
		}
	default:
		r.err = fmt.Errorf("path data: command %q is not used here", cmd)
	}
}

func (r *pathReader) cubic(a, b, p Point) {
	c := r.cur
	length := math.Hypot(a.X-c.X, a.Y-c.Y) + math.Hypot(b.X-a.X, b.Y-a.Y) + math.Hypot(p.X-b.X, p.Y-b.Y)
	steps := min(24, 2+int(length/8))
	for i := 1; i <= steps; i++ {
		t := float64(i) / float64(steps)
		u := 1 - t
		r.lineTo(Point{
			u*u*u*c.X + 3*u*u*t*a.X + 3*u*t*t*b.X + t*t*t*p.X,
			u*u*u*c.Y + 3*u*u*t*a.Y + 3*u*t*t*b.Y + t*t*t*p.Y,
		})
	}
	r.ctrl = b
}

// arc follows SVG 1.1, appendix F.6.
func (r *pathReader) arc(rx, ry, phi float64, large, sweep bool, p Point) {
	c := r.cur
	rx, ry = math.Abs(rx), math.Abs(ry)
	if rx == 0 || ry == 0 || c == p {
		r.lineTo(p)
		return
	}
	sin, cos := math.Sincos(phi)
	dx, dy := (c.X-p.X)/2, (c.Y-p.Y)/2
	x1, y1 := cos*dx+sin*dy, -sin*dx+cos*dy
	if l := x1*x1/(rx*rx) + y1*y1/(ry*ry); l > 1 {
		rx, ry = rx*math.Sqrt(l), ry*math.Sqrt(l)
	}
	k := math.Sqrt(math.Max(0, (rx*rx*ry*ry-rx*rx*y1*y1-ry*ry*x1*x1)/(rx*rx*y1*y1+ry*ry*x1*x1)))
	if large == sweep {
		k = -k
	}
	cx1, cy1 := k*rx*y1/ry, -k*ry*x1/rx
	cx, cy := cos*cx1-sin*cy1+(c.X+p.X)/2, sin*cx1+cos*cy1+(c.Y+p.Y)/2
	from := math.Atan2((y1-cy1)/ry, (x1-cx1)/rx)
	delta := math.Atan2((-y1-cy1)/ry, (-x1-cx1)/rx) - from
	if sweep && delta < 0 {
		delta += 2 * math.Pi
	} else if !sweep && delta > 0 {
		delta -= 2 * math.Pi
	}
	steps := max(2, int(math.Abs(delta)*math.Max(rx, ry)/6))
	for i := 1; i < steps; i++ {
		s, co := math.Sincos(from + delta*float64(i)/float64(steps))
		x, y := rx*co, ry*s
		r.lineTo(Point{cos*x - sin*y + cx, sin*x + cos*y + cy})
	}
	r.lineTo(p)
}
