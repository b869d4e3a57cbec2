package display

import "math"

// A Rect is a rectangle in logical pixels.
type Rect struct{ X, Y, W, H float64 }

// Box is a box of a size whose middle is the point.
func (p Point) Box(w, h float64) Rect { return Rect{p.X - w/2, p.Y - h/2, w, h} }

// Inset returns r made smaller by d on each side.
func (r Rect) Inset(d float64) Rect { return Rect{r.X + d, r.Y + d, r.W - 2*d, r.H - 2*d} }

// InsetBy returns r made smaller by x on the left and on the right, by y above and below.
func (r Rect) InsetBy(x, y float64) Rect { return Rect{r.X + x, r.Y + y, r.W - 2*x, r.H - 2*y} }

// Moved returns r so far from where it is.
func (r Rect) Moved(x, y float64) Rect { return Rect{r.X + x, r.Y + y, r.W, r.H} }

// Row is a row as wide as r, its top at y. Where it is not known yet how high it gets, h is zero.
func (r Rect) Row(y, h float64) Rect { return Rect{r.X, y, r.W, h} }

// Column is a column as high as r, its left side at x.
func (r Rect) Column(x, w float64) Rect { return Rect{x, r.Y, w, r.H} }

// Cell is the i-th cell, from zero, of a grid with so many columns whose first cell is r.
func (r Rect) Cell(i, columns int, gap float64) Rect {
	return r.Moved(float64(i%columns)*(r.W+gap), float64(i/columns)*(r.H+gap))
}

// Middle is a box of a size whose middle is that of r.
func (r Rect) Middle(w, h float64) Rect { return Rect{r.X + (r.W-w)/2, r.Y + (r.H-h)/2, w, h} }

// CutTop cuts a row of a height off and returns it; r is what is left below it.
func (r *Rect) CutTop(h float64) Rect {
	row := r.Row(r.Y, h)
	r.Y, r.H = r.Y+h, r.H-h
	return row
}

// CutBottom cuts a row of a height off and returns it; r is what is left above it.
func (r *Rect) CutBottom(h float64) Rect {
	r.H -= h
	return r.Row(r.Y+r.H, h)
}

// CutLeft cuts a column of a width off and returns it; r is what is left on the right.
func (r *Rect) CutLeft(w float64) Rect {
	column := r.Column(r.X, w)
	r.X, r.W = r.X+w, r.W-w
	return column
}

// CutRight cuts a column of a width off and returns it; r is what is left on the left.
func (r *Rect) CutRight(w float64) Rect {
	r.W -= w
	return r.Column(r.X+r.W, w)
}

// Contains reports whether the point lies in r.
func (r Rect) Contains(p Point) bool {
	return p.X >= r.X && p.Y >= r.Y && p.X < r.X+r.W && p.Y < r.Y+r.H
}

// Center returns the middle of r.
func (r Rect) Center() Point { return Point{r.X + r.W/2, r.Y + r.H/2} }

// Empty reports whether r has no area.
func (r Rect) Empty() bool { return r.W <= 0 || r.H <= 0 }

// Intersect returns the common part of r and s.
func (r Rect) Intersect(s Rect) Rect {
	x, y := max(r.X, s.X), max(r.Y, s.Y)
	return Rect{x, y, min(r.X+r.W, s.X+s.W) - x, min(r.Y+r.H, s.Y+s.H) - y}
}

// Holds reports whether another box lies in this one wholly.
func (r Rect) Holds(other Rect) bool {
	return r.Contains(Point{X: other.X, Y: other.Y}) && r.Contains(Point{X: other.X + other.W, Y: other.Y + other.H})
}

// Away is how far the middle of the box is from a point.
func (r Rect) Away(from Point) float64 {
	at := r.Center()
	return math.Hypot(at.X-from.X, at.Y-from.Y)
}

// Over is how much of another box this one lies over: 1 for all of it.
func (r Rect) Over(other Rect) float64 {
	in := r.Intersect(other)
	return max(0, in.W) * max(0, in.H) / (other.W * other.H)
}

// Columns divides r into n columns of equal width with a gap between them.
func (r Rect) Columns(n int, gap float64) []Rect {
	list := make([]Rect, n)
	w := (r.W - gap*float64(n-1)) / float64(n)
	for i := range list {
		list[i] = Rect{r.X + (w+gap)*float64(i), r.Y, w, r.H}
	}
	return list
}

// Union returns the smallest rectangle around r and s, of which an empty one does not count.
func (r Rect) Union(s Rect) Rect {
	if r.Empty() {
		return s
	}
	if s.Empty() {
		return r
	}
	x, y := math.Min(r.X, s.X), math.Min(r.Y, s.Y)
	return Rect{x, y, math.Max(r.X+r.W, s.X+s.W) - x, math.Max(r.Y+r.H, s.Y+s.H) - y}
}

// Without are the parts of r that x does not cover.
func (r Rect) Without(x Rect) (parts []Rect) {
	x = x.Intersect(r)
	if x.Empty() {
		return []Rect{r}
	}
	above := r.CutTop(x.Y - r.Y)
	middle := r.CutTop(x.H)
	left := middle.CutLeft(x.X - middle.X)
	middle.CutLeft(x.W)
	for _, part := range []Rect{above, left, middle, r} {
		if !part.Empty() {
			parts = append(parts, part)
		}
	}
	return parts
}
