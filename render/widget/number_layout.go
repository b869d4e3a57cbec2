package widget

import (
	"math"
	"slices"

	"serenissima/render/display"
	"serenissima/render/layout"
)

// Sizes of a picker at unit one.
const (
	widestRow   = 460 // of field and buttons
	widestScale = 760
	leastScale  = 250 // a narrower picker has none
	scaleBar    = 11  // the height of the scale itself
	knob        = 13  // its radius
	scaleText   = 14
	footGap     = 26 // between the numbers of the scale
	refusalText = 15
	rowGap      = 8
)

// numberParts are where the parts of a picker lie.
type numberParts struct {
	less, field, more display.Rect
	chips             []chipPart   // in the place of the scale, nil if it has none
	scale             display.Rect // all that belongs to the scale and can be pressed
	bar               display.Rect // from the first value to the last
	marks             []markPart
	foot              display.Rect // the numbers below the scale, or why a number cannot be chosen
}

// A markPart is where a mark is.
type markPart struct {
	Mark
	text string
	x    float64      // on the scale
	at   display.Rect // the text
}

// parts lays the picker out from the top of a room.
func (r *Range) parts(w Window, room display.Rect) (p numberParts) {
	u := w.Unit
	h := w.RowHeight()
	row := middle(room, widestRow*u)
	side := h * 1.25
	for _, n := range []int{0, len(r.Values) - 1} { // that stands there while something else is typed
		side = max(side, display.Measure(r.strayCaption(w, n, 1), display.Caps, 16*u)+26*u)
	}
	side = min(side, max(h, row.W*0.3))
	gap := rowGap * u
	if r.Chips != nil {
		return r.chipParts(w, room, side)
	}
	wide := middle(room, widestScale*u)
	p.buttons(row.Row(room.Y, h), side, gap)
	if room.W < leastScale*u && len(r.Marks) == 0 {
		p.scale.Y = room.Y + h
		return p
	}

	p.scale = wide.Row(room.Y+h+gap, 0)
	p.bar = wide.Row(0, scaleBar*u).InsetBy((knob+2)*u, 0)
	var lines float64
	p.marks, lines = r.placeMarks(w, p.bar, wide)
	for i := range p.marks {
		p.marks[i].at.Y += p.scale.Y
	}
	above, below, foot := (knob-scaleBar/2.0+2)*u, (scaleBar+knob*0.7)*u, r.footHeight(w, wide.W)
	lines = max(lines, layout.Fingertip-above-below-foot)
	p.bar.Y = p.scale.Y + lines + above
	p.foot = wide.Row(p.bar.Y+below, foot)
	p.scale.H = lines + above + below + foot
	return p
}

// middle is the middle of r, no wider than that.
func middle(r display.Rect, width float64) display.Rect {
	if r.W > width {
		r.X, r.W = r.X+(r.W-width)/2, width
	}
	return r
}

// buttons lays the field out in a row, between its buttons.
func (p *numberParts) buttons(row display.Rect, side, gap float64) {
	p.field = row
	p.less, p.more = p.field.CutLeft(side), p.field.CutRight(side)
	p.field = p.field.InsetBy(gap, 0)
}

// footHeight is what everything needs that can stand below the scale.
func (r *Range) footHeight(w Window, width float64) float64 {
	last := r.Values[len(r.Values)-1]
	widest := w.Lang.T("widget.number.between", "n", last, "low", last, "high", last)
	h := display.LineHeight(scaleText * w.Unit)
	for _, text := range []string{widest, r.least(w.Lang), r.most(w.Lang), r.ask(w.Lang)} {
		h = max(h, Height(text, display.SansBold, refusalText*w.Unit, width))
	}
	return h
}

// x is where the value with an index lies on the scale, which may lie between two.
func (p *numberParts) x(index float64, n int) float64 {
	return p.bar.X + p.bar.W*index/float64(max(1, n-1))
}

// index is that of the value nearest to a place on the scale.
func (p *numberParts) index(x float64, n int) int {
	return max(0, min(n-1, int(math.Round((x-p.bar.X)/p.bar.W*float64(n-1)))))
}

// between is where a number lies among the indices of the values.
func (r *Range) between(n int) float64 {
	below, above := r.around(n)
	switch {
	case below == above || above == len(r.Values):
		return float64(below)
	case below < 0:
		return 0
	}
	low, high := r.Values[below], r.Values[above]
	return float64(below) + float64(n-low)/float64(high-low)
}

// placeMarks lays out the texts of the marks above a bar, from height zero, each
// beginning or ending at its mark, below each other where they would touch, and returns
// how high they are together.
func (r *Range) placeMarks(w Window, bar, room display.Rect) (list []markPart, height float64) {
	u := w.Unit
	p := numberParts{bar: bar}
	line := display.LineHeight(scaleText * u)
	for _, m := range r.Marks {
		text := w.Lang.T("widget.number.at", "text", m.Text, "n", m.Value)
		x := p.x(r.between(m.Value), len(r.Values))
		at := display.Rect{X: x, W: min(display.Measure(text, display.SansSmall, scaleText*u)+10*u, room.W)}
		at.H = Height(text, display.SansSmall, scaleText*u, at.W-8*u)
		if at.X+at.W > room.X+room.W {
			at.X = max(room.X, x-at.W)
		}
		list = append(list, markPart{m, text, x, at})
	}
	slices.SortStableFunc(list, func(a, b markPart) int { return int(b.x - a.x) }) // from the right, so that the line of one does not cross the text of another
	var rows [][]int
	for i := range list {
		k := slices.IndexFunc(rows, func(row []int) bool {
			return !slices.ContainsFunc(row, func(j int) bool {
				return list[j].at.X < list[i].at.X+list[i].at.W+6*u && list[i].at.X < list[j].at.X+list[j].at.W+6*u
			})
		})
		if k < 0 {
			k, rows = len(rows), append(rows, nil)
		}
		rows[k] = append(rows[k], i)
	}
	for k := len(rows) - 1; k >= 0; k-- { // the first row lies nearest to the scale
		tall := line
		for _, i := range rows[k] {
			tall = max(tall, list[i].at.H)
		}
		for _, i := range rows[k] {
			list[i].at.Y = height + tall - list[i].at.H
		}
		height += tall
	}
	if height > 0 {
		height += 3 * u
	}
	return list, height
}

// strayCaption is what a button says that leads from a number that cannot be chosen to the
// value with an index.
func (r *Range) strayCaption(w Window, index, by int) string {
	n := w.Lang.Number(r.Values[index])
	if by < 0 {
		return "‹ " + n
	}
	return n + " ›"
}

// A division is a place where the scale is divided.
type division struct {
	value int
	x     float64
}

// divisions divides the scale at round numbers that are at least so far apart, and at its
// ends.
func (r *Range) divisions(p *numberParts, least float64) []division {
	n := len(r.Values)
	list := []division{{r.Values[0], p.x(0, n)}}
	last := division{r.Values[n-1], p.x(float64(n-1), n)}
	for every, i := r.unit(), 0; ; every, i = every*[]int{5, 2}[i%2], i+1 {
		list = list[:1]
		tight := false
		for j := 1; j < n-1; j++ {
			if r.Values[j]%every != 0 {
				continue
			}
			x := p.x(float64(j), n)
			tight = tight || x-list[len(list)-1].x < least && len(list) > 1
			if x-list[0].x >= least/2 && last.x-x >= least/2 {
				list = append(list, division{r.Values[j], x})
			}
		}
		if !tight {
			return append(list, last)
		}
	}
}
