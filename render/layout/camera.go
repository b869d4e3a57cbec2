package layout

import (
	"math"
	"slices"

	"serenissima/render/display"
)

// A Camera looks at a part of the chart through a viewport of the window.
type Camera struct {
	View        display.Rect // the viewport, logical pixels
	Chart       display.Rect // the part of the chart that can be looked at, board units
	X, Y        float64      // the board unit in its middle
	Scale       float64      // logical pixels per board unit
	Top, Bottom float64      // of the viewport: pixels that something else may lie over
	Padding     Insets       // how far the rim of the chart may be moved into the viewport, while something lies over that
}

// Insets are so many pixels at each side of a viewport.
type Insets struct{ Left, Top, Right, Bottom float64 }

// Max is the larger of both at each side.
func (s Insets) Max(t Insets) Insets {
	return Insets{max(s.Left, t.Left), max(s.Top, t.Top), max(s.Right, t.Right), max(s.Bottom, t.Bottom)}
}

// Fit returns the camera that fills the viewport with as much of a chart as possible
// without leaving its rim; the chart, or the part of it that matters, is in board units.
func Fit(view, chart display.Rect) Camera {
	c := Camera{View: view, Chart: chart, X: chart.Center().X, Y: chart.Center().Y}
	c.Scale = c.least()
	c.clamp()
	return c
}

// least is the scale at which the whole chart is seen, with nothing over it.
func (c *Camera) least() float64 {
	return math.Min(c.View.W/c.Chart.W, (c.View.H-c.Top-c.Bottom)/c.Chart.H)
}

// clamp keeps the chart in the viewport: no further out than all of it, and the
// rim no further in than the part of the viewport that nothing lies over, nor for a while.
func (c *Camera) clamp() {
	c.Scale = math.Max(c.least(), math.Min(c.Scale, 3))
	hold := func(at, view, from, to, before, after float64) float64 {
		low, high := from+(view/2-before)/c.Scale, to-(view/2-after)/c.Scale
		if low >= high {
			return (low + high) / 2
		}
		return math.Max(low, math.Min(high, at))
	}
	c.X = hold(c.X, c.View.W, c.Chart.X, c.Chart.X+c.Chart.W, c.Padding.Left, c.Padding.Right)
	c.Y = hold(c.Y, c.View.H, c.Chart.Y, c.Chart.Y+c.Chart.H, max(c.Top, c.Padding.Top), max(c.Bottom, c.Padding.Bottom))
}

// Leave tells how much of the viewport something may lie over; a camera that saw
// everything goes on doing so.
func (c *Camera) Leave(top, bottom float64) {
	whole := c.Whole()
	c.Top, c.Bottom = top, bottom
	if whole {
		c.Scale = c.least()
	}
	c.clamp()
}

// At returns where a place of the chart is in the window.
func (c Camera) At(x, y float64) display.Point {
	return display.Point{X: c.View.X + c.View.W/2 + (x-c.X)*c.Scale, Y: c.View.Y + c.View.H/2 + (y-c.Y)*c.Scale}
}

// Origin returns where the corner of the chart is in the window.
func (c Camera) Origin() display.Point { return c.At(0, 0) }

// Board returns which place of the chart is seen at a point of the window.
func (c Camera) Board(p display.Point) display.Point {
	return display.Point{X: c.X + (p.X-c.View.X-c.View.W/2)/c.Scale, Y: c.Y + (p.Y-c.View.Y-c.View.H/2)/c.Scale}
}

// Zoom enlarges by the factor; what is seen at p stays there.
func (c *Camera) Zoom(factor float64, p display.Point) {
	at := c.Board(p)
	c.Scale *= factor
	c.Scale = math.Max(c.least(), math.Min(c.Scale, 3))
	now := c.Board(p)
	c.X += at.X - now.X
	c.Y += at.Y - now.Y
	c.clamp()
}

// Pan moves the chart by so many pixels.
func (c *Camera) Pan(dx, dy float64) {
	c.X -= dx / c.Scale
	c.Y -= dy / c.Scale
	c.clamp()
}

// Whole reports whether all of the chart is seen.
func (c *Camera) Whole() bool { return c.Scale <= c.least()*1.001 }

// Resize gives the camera a new viewport, and the part of the chart that is seen there, and keeps
// what it looks at; one that saw everything goes on doing so.
func (c *Camera) Resize(view, chart display.Rect) {
	whole := c.Whole()
	c.View, c.Chart = view, chart
	if whole {
		c.Scale = c.least()
	}
	c.clamp()
}

// LookAt puts a place of the chart into the middle.
func (c *Camera) LookAt(x, y float64) {
	c.X, c.Y = x, y
	c.clamp()
}

// Showing returns the camera that is moved least, and only zoomed out, so that a part of the
// chart, in board units, is seen with a margin of so many pixels around it where nothing lies
// over the viewport. Of a part that is too large its middle is seen.
func (c Camera) Showing(part display.Rect, margin float64) Camera {
	free := display.Point{X: c.View.W, Y: c.View.H - c.Top - c.Bottom}
	margin = min(margin, free.X/3, free.Y/3)
	c.Scale = min(c.Scale, (free.X-2*margin)/max(1, part.W), (free.Y-2*margin)/max(1, part.H))
	c.Scale = math.Max(c.least(), c.Scale)
	c.hold(part, margin, margin)
	return c
}

// Amid returns the camera that is moved least so that a part of the chart, in board units, keeps
// away from the sides of the viewport by a share of it. Of a part that is too large for that its
// middle is in the middle.
func (c Camera) Amid(part display.Rect, share float64) Camera {
	c.hold(part, share*c.View.W, share*(c.View.H-c.Top-c.Bottom))
	return c
}

// mostPadding is how much of a viewport may lie under something for that still to lie at its rim.
const mostPadding = 0.75

// Clear returns the camera that is moved least, and zoomed out only if it must, so that a part of the chart, in board
// units, is seen with a margin of so many pixels where none of some boxes of the window lies, at whose sides the
// chart may be moved further in then, and whether there is one. It keeps off panels as well, if it can. Without boxes
// the chart fills the viewport again.
func (c Camera) Clear(part display.Rect, margin float64, boxes, panels []display.Rect) (Camera, bool) {
	c.Padding = Insets{}
	c.clamp()
	paddings, view := []Insets{{}}, c.View
	for _, box := range boxes {
		if box = box.Intersect(view); box.Empty() {
			continue
		}
		var with []Insets
		for _, s := range paddings {
			for _, beside := range [...]Insets{
				{Bottom: view.Y + view.H - box.Y}, {Right: view.X + view.W - box.X}, {Left: box.X + box.W - view.X}, {Top: box.Y + box.H - view.Y},
			} {
				if beside.Left+beside.Right <= mostPadding*view.W && beside.Top+beside.Bottom <= mostPadding*view.H {
					with = append(with, s.Max(beside))
				}
			}
		}
		paddings = with
	}
	if part.Empty() || slices.Equal(paddings, []Insets{{}}) {
		return c, true
	}
	best, least := c, math.Inf(1)
	for _, padding := range paddings {
		free := display.Rect{X: view.X + padding.Left, Y: view.Y + max(c.Top, padding.Top), W: view.W - padding.Left - padding.Right}
		free.H = view.Y + view.H - max(c.Bottom, padding.Bottom) - free.Y
		to, cost := c, 0.0
		if k := min((free.W-2*margin)/(part.W*c.Scale), (free.H-2*margin)/(part.H*c.Scale)); k < 1 {
			to.Scale, cost = 0.7*c.Scale*k, 1e4 // things of the board may stay as large as they are
		}
		if to.Padding = padding; free.Empty() || to.Scale < c.least() {
			continue
		}
		low, in := to.At(part.X, part.Y), free.Inset(margin)
		seen := display.Rect{X: low.X, Y: low.Y, W: part.W * to.Scale, H: part.H * to.Scale}
		seen.X, seen.Y = max(in.X, min(low.X, in.X+in.W-seen.W)), max(in.Y, min(low.Y, in.Y+in.H-seen.H))
		to.Pan(seen.X-low.X, seen.Y-low.Y)
		for _, x := range panels {
			if !x.Intersect(seen).Empty() {
				cost += 1e3
			}
		}
		if cost += math.Hypot(to.X-c.X, to.Y-c.Y) * c.Scale; cost < least {
			best, least = to, cost
		}
	}
	if best.X == c.X && best.Y == c.Y && best.Scale == c.Scale {
		best.Padding = Insets{}
	}
	return best, !math.IsInf(least, 1)
}

// hold moves the camera as little as it must for a part of the chart to be seen with margins
// around it, in pixels.
func (c *Camera) hold(part display.Rect, wide, high float64) {
	along := func(at, low, size, before, after float64) float64 {
		most, fewest := low+before/c.Scale, low+size-after/c.Scale
		if most <= fewest {
			return (most + fewest) / 2
		}
		return math.Max(fewest, math.Min(most, at))
	}
	c.X = along(c.X, part.X, part.W, c.View.W/2-wide, c.View.W/2-wide)
	c.Y = along(c.Y, part.Y, part.H, c.View.H/2-c.Top-high, c.View.H/2-c.Bottom-high)
	c.clamp()
}

// Toward returns the camera a share of the way to another of the same viewport.
func (c Camera) Toward(to Camera, share float64) Camera {
	c.X += (to.X - c.X) * share
	c.Y += (to.Y - c.Y) * share
	c.Scale += (to.Scale - c.Scale) * share
	c.clamp()
	return c
}
