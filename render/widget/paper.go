package widget

import (
	"cmp"
	"math"
	"slices"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// Paper appends a sheet of paper. It stops clicks from falling through.
func Paper(l *display.List, r display.Rect) {
	radius := min(10, r.H/4)
	l.Fill(display.Rect{X: r.X + 1, Y: r.Y + 3, W: r.W, H: r.H}, radius, theme.Shadow)
	l.Fill(r, radius, theme.Paper)
	l.Stroke(r, radius, 1.5, theme.PaperRim)
	if r.H > 60 {
		l.Stroke(r.Inset(4), max(0, radius-4), 1, theme.PaperLine)
	}
	l.Hit(display.Hit{Rect: r})
}

// Rule appends a thin double line, as under a heading.
func Rule(l *display.List, x, y, w float64) {
	l.Fill(display.Rect{X: x, Y: y, W: w, H: 1.5}, 0, theme.Gilt)
	l.Fill(display.Rect{X: x, Y: y + 4, W: w, H: 1}, 0, theme.Gilt)
}

// Heading appends a heading in red, in the middle of the height of r.
func Heading(l *display.List, r display.Rect, text string, size float64, align display.Align) {
	Line(l, r, text, display.TextStyle{Font: display.Caps, Size: size, Align: align, Color: theme.Rubric})
}

// Scrim darkens everything appended so far and stops clicks.
func Scrim(l *display.List, screen display.Rect) {
	l.Fill(screen, 0, theme.Scrim)
	l.Hit(display.Hit{Rect: screen})
}

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

// Toast appends a short message over everything, at the top of the screen, and
// returns where it is.
func Toast(l *display.List, screen display.Rect, text string, unit float64) display.Rect {
	r := NoticeBox(screen, text, false, unit)
	appendNotice(l, r, r, text, unit)
	return r
}

// News appends a short message like a toast, with a button that closes it at its
// end. It stops clicks from falling through.
func News(l *display.List, screen display.Rect, text string, b Button, unit float64) {
	r := NoticeBox(screen, text, true, unit)
	l.Hit(display.Hit{Rect: r})
	side, rest := closer(unit), r
	b.Rect = rest.CutRight(side).Row(r.Y, side).Moved(-4, 4)
	appendNotice(l, r, rest, text, unit)
	AppendButton(l, b)
}

// closer is the side of the button that closes a message: of a finger at least.
func closer(unit float64) float64 { return max(44, 38*unit) }

// NoticeBox is where a toast is on the screen, or a message with a button.
func NoticeBox(screen display.Rect, text string, button bool, unit float64) display.Rect {
	size, pad := 17*unit, 14*unit
	side, least := 0.0, 0.0
	if button {
		side, least = closer(unit), closer(unit)+8
	}
	width := min(720*unit, screen.W-4*pad-side)
	w := widest(display.Wrap(text, display.Sans, size, width), display.Sans, size) + 2*pad + side
	h := max(least, Height(text, display.Sans, size, width)+1.4*pad)
	return display.Rect{X: screen.X + (screen.W-w)/2, Y: screen.Y + 16*unit, W: w, H: h}
}

// appendNotice appends the ground of a message, and its text in a part of that.
func appendNotice(l *display.List, r, part display.Rect, text string, unit float64) {
	size, pad := 17*unit, 14*unit
	l.Fill(r.Moved(0, 3), 8, theme.Shadow)
	l.Fill(r, 8, theme.Wood)
	l.Stroke(r, 8, 1.5, theme.Gilt)
	Text(l, display.Rect{X: part.X + pad, Y: part.Y + 0.7*pad, W: part.W - 2*pad + 1, H: part.H - 1.4*pad + 1}, text,
		display.TextStyle{Font: display.Sans, Size: size, Align: display.Center, Color: theme.Cream})
}

// AppendCard appends the ground of something large that can be chosen, such as an
// entry of a list.
func AppendCard(l *display.List, r display.Rect, state State, chosen bool) {
	radius := min(8, r.H/5)
	rim, width := theme.PaperRim, 1.0
	l.Fill(r, radius, field)
	if state.Hover {
		l.Fill(r, radius, paperGleam)
	}
	if chosen {
		rim, width = theme.Rubric, 2.5
	}
	l.Stroke(r, radius, width, rim)
	if state.Focus {
		FocusRing(l, r, radius)
	}
}
