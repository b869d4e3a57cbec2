package widget

import (
	"cmp"
	"math"
	"slices"

	"serenissima/render/display"
)

// Beside is the place of a box next to a thing that does not cover it: above, below or
// at a side, near a point. Of what else is to be seen it covers what matters least, which
// comes last. If there is no such place it lies above the point, and ok is false.
func Beside(screen, thing display.Rect, at display.Point, w, h float64, seen ...display.Rect) (r display.Rect, ok bool) {
	above, below, left, right := thing.Y-h, thing.Y+thing.H, thing.X-w, thing.X+thing.W
	x, y := at.X-w/2, at.Y-h/2
	var places []display.Rect
	points := []display.Point{{X: x, Y: above}, {X: x, Y: below}, {X: right, Y: y}, {X: left, Y: y}} // in the middle
	if thing.W > 2*w {                                                                               // its edges are far: then beside what is seen there, the nearest first
		middle := len(points)
		for _, s := range seen {
			for _, y := range [...]float64{above, below} {
				points = append(points, display.Point{X: s.X + s.W, Y: y}, display.Point{X: s.X - w, Y: y})
			}
		}
		slices.SortStableFunc(points[middle:], func(a, b display.Point) int { return cmp.Compare(math.Abs(a.X-x), math.Abs(b.X-x)) })
	}
	points = append(points, // then flush with an edge
		display.Point{X: right - w, Y: above}, display.Point{X: thing.X, Y: above}, display.Point{X: right - w, Y: below}, display.Point{X: thing.X, Y: below})
	near := len(points)
	for _, s := range seen { // then beyond what is seen, the nearest first
		points = append(points, display.Point{X: x, Y: s.Y + s.H}, display.Point{X: x, Y: s.Y - h})
	}
	for _, x := range [...]float64{screen.X, screen.X + screen.W - w} { // then in a corner
		points = append(points, display.Point{X: x, Y: screen.Y}, display.Point{X: x, Y: screen.Y + screen.H - h})
	}
	away := func(p display.Point) float64 { return math.Abs(p.Y + h/2 - thing.Center().Y) }
	slices.SortStableFunc(points[near:], func(a, b display.Point) int { return cmp.Compare(away(a), away(b)) })
	for _, p := range points {
		if r := Keep(display.Rect{X: p.X, Y: p.Y, W: w, H: h}, screen); r.Intersect(thing).Empty() {
			places = append(places, r)
		}
	}
	best := -1
	for _, place := range places {
		spared := slices.IndexFunc(seen, func(x display.Rect) bool { return !place.Intersect(x).Empty() })
		if spared < 0 {
			return place, true
		}
		if spared > best {
			r, best = place, spared
		}
	}
	if best < 0 {
		return Keep(display.Rect{X: x, Y: above, W: w, H: h}, screen), false
	}
	return r, true
}

// Keep moves r so that it lies in the screen, as far as it fits.
func Keep(r, screen display.Rect) display.Rect {
	const margin = 4
	r.X = max(screen.X+margin, min(r.X, screen.X+screen.W-margin-r.W))
	r.Y = max(screen.Y+margin, min(r.Y, screen.Y+screen.H-margin-r.H))
	return r
}

// Explained returns the box of what is explained, the nearest to a point of several with
// one target, and those of all other things that can be pressed, which an explanation
// should not cover. A shape has no box: it is explained beside the pointer.
func Explained(l *display.List, t display.Target, at display.Point) (box display.Rect, seen []display.Rect) {
	away := math.Inf(1)
	for i := range l.Hits {
		switch h := &l.Hits[i]; {
		case h.Path != nil:
		case h.Target == t:
			if d := distance(h.Rect, at); d <= away {
				box, away = h.Rect, d
			}
		case h.Target.Command != "":
			seen = append(seen, h.Rect)
		}
	}
	return box, seen
}

// distance is how far a point is from a rectangle, zero within.
func distance(r display.Rect, at display.Point) float64 {
	return math.Hypot(max(r.X-at.X, at.X-r.X-r.W, 0), max(r.Y-at.Y, at.Y-r.Y-r.H, 0))
}
