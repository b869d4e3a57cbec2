package widget

import (
	"image/color"
	"math"
	"slices"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// Sizes of a picker at unit one.
const (
	widestRow   = 460 // of field and buttons
	widestScale = 760
	scaleBar    = 11 // the height of the scale itself
	knob        = 13 // its radius
	scaleText   = 14
	footGap     = 26 // between the numbers of the scale
	refusalText = 15
	rowGap      = 8
)

// numberParts are where the parts of a picker lie.
type numberParts struct {
	less, field, more display.Rect
	cloth             display.Rect // below them, if the sum is laid in coins
	tray              coinTray     // of the coins, in the place of the bar
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

// parts lays the picker out from the top of r.
func (s *NumberPicker) parts(w Window, r display.Rect) (p numberParts) {
	u := w.Unit
	h := w.RowHeight()
	row := middle(r, widestRow*u)
	side := h * 1.25
	for _, n := range []int{0, len(s.Values) - 1} { // that stands there while something else is typed
		side = max(side, display.Measure(s.strayCaption(w, n, 1), display.Caps, 16*u)+26*u)
	}
	side = min(side, max(h, row.W*0.3))
	gap := rowGap * u
	wide := middle(r, widestScale*u)
	if p.tray = s.tray(w, wide); p.tray.columns > 0 {
		return s.coinParts(w, r, p.tray, side)
	}
	p.less = display.Rect{X: row.X, Y: r.Y, W: side, H: h}
	p.more = display.Rect{X: row.X + row.W - side, Y: r.Y, W: side, H: h}
	p.field = display.Rect{X: row.X + side + gap, Y: r.Y, W: row.W - 2*side - 2*gap, H: h}

	p.scale = display.Rect{X: wide.X, Y: r.Y + h + gap, W: wide.W}
	p.bar = display.Rect{X: wide.X + (knob+2)*u, W: wide.W - 2*(knob+2)*u, H: scaleBar * u}
	var lines float64
	p.marks, lines = s.placeMarks(w, p.bar, wide)
	for i := range p.marks {
		p.marks[i].at.Y += p.scale.Y
	}
	above, below, foot := (knob-scaleBar/2.0+2)*u, (scaleBar+knob*0.7)*u, s.footHeight(w, wide.W)
	lines = max(lines, layout.Fingertip-above-below-foot)
	p.bar.Y = p.scale.Y + lines + above
	p.foot = display.Rect{X: wide.X, Y: p.bar.Y + below, W: wide.W, H: foot}
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

// footHeight is what everything needs that can stand below the scale.
func (s *NumberPicker) footHeight(w Window, width float64) float64 {
	last := s.Values[len(s.Values)-1]
	widest := w.Lang.T("widget.number.between", "n", last, "low", last, "high", last)
	h := display.LineHeight(scaleText * w.Unit)
	for _, text := range []string{widest, s.least(w.Lang), s.most(w.Lang), s.ask(w.Lang)} {
		h = max(h, Height(text, display.SansBold, refusalText*w.Unit, width))
	}
	return h
}

// Height is how high the picker is, so wide.
func (s *NumberPicker) Height(w Window, width float64) float64 {
	p := s.parts(w, display.Rect{W: width})
	return p.scale.Y + p.scale.H
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
func (s *NumberPicker) between(n int) float64 {
	below, above := s.around(n)
	switch {
	case below == above || above == len(s.Values):
		return float64(below)
	case below < 0:
		return 0
	}
	low, high := s.Values[below], s.Values[above]
	return float64(below) + float64(n-low)/float64(high-low)
}

// placeMarks lays out the texts of the marks above a bar, from height zero, each
// beginning or ending at its mark, below each other where they would touch, and returns
// how high they are together.
func (s *NumberPicker) placeMarks(w Window, bar, room display.Rect) (list []markPart, height float64) {
	u := w.Unit
	p := numberParts{bar: bar}
	line := display.LineHeight(scaleText * u)
	for _, m := range s.Marks {
		text := w.Lang.T("widget.number.at", "text", m.Text, "n", m.Value)
		x := p.x(s.between(m.Value), len(s.Values))
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
func (s *NumberPicker) strayCaption(w Window, index, by int) string {
	n := w.Lang.Number(s.Values[index])
	if by < 0 {
		return "‹ " + n
	}
	return n + " ›"
}

// View appends the picker from the top of r; stateOf tells how pointer and keyboard stand
// to a target.
func (s *NumberPicker) View(w Window, l *display.List, r display.Rect, stateOf func(display.Target) State) {
	p := s.parts(w, r)
	if p.tray.columns > 0 {
		s.viewCloth(w, l, &p)
	}
	s.viewButton(w, l, p.less, -1, stateOf)
	s.viewField(w, l, p.field, stateOf)
	s.viewButton(w, l, p.more, 1, stateOf)
	s.viewScale(w, l, &p, stateOf)
}

// viewButton appends a button that steps.
func (s *NumberPicker) viewButton(w Window, l *display.List, r display.Rect, by int, stateOf func(display.Target) State) {
	b := Button{Rect: r, Caption: "–", Label: w.Lang.T("widget.less"), Target: s.part(lessPart), Paper: true, Skip: true, Asleep: w.Asleep}
	why := s.least(w.Lang)
	if by > 0 {
		b.Caption, b.Label, b.Target = "+", w.Lang.T("widget.more"), s.part(morePart)
		why = s.most(w.Lang)
	}
	switch to, stray := s.next(by); {
	case to < 0 || to == len(s.Values):
		b.Off, b.Tip = true, why
	case stray:
		b.Caption = s.strayCaption(w, to, by)
		b.Label = w.Lang.Number(s.Values[to])
	}
	b.State = stateOf(b.Target)
	AppendButton(l, b)
}

// field is what the field shows.
func (s *NumberPicker) field(w Window, r display.Rect) TextField {
	f := TextField{Rect: r, Text: []rune(w.Lang.Number(s.Value())), Bold: true, Align: display.Center, Target: s.target,
		Label: w.Lang.T("widget.number.field", "name", s.Name, "n", s.Value())}
	if s.typed != nil {
		f.Text, f.Caret, f.Typing, f.Selected = s.typed.Text, s.typed.Caret, true, s.selected
		f.CaretOn = !s.selected && (s.tick-s.typedAt)/blinkTicks%2 == 0
		f.Bad = !s.Valid()
	}
	return f
}

func (s *NumberPicker) viewField(w Window, l *display.List, r display.Rect, stateOf func(display.Target) State) {
	f := s.field(w, r)
	f.State = stateOf(s.target)
	AppendTextField(l, f)
}

// caretAt is the place for the caret that is nearest to a place in the field.
func (s *NumberPicker) caretAt(w Window, r display.Rect, x float64) int {
	f := s.field(w, s.parts(w, r).field)
	best := 0
	for i := range len(f.Text) + 1 {
		if math.Abs(caretX(f, i)-x) < math.Abs(caretX(f, best)-x) {
			best = i
		}
	}
	return best
}

func caretX(f TextField, i int) float64 {
	f.Caret = i
	return f.CaretX()
}

// viewScale appends the scale with its marks.
func (s *NumberPicker) viewScale(w Window, l *display.List, p *numberParts, stateOf func(display.Target) State) {
	u, t := w.Unit, s.part(scalePart)
	l.Hit(display.Hit{Rect: p.scale, Target: t, Label: s.tell(w.Lang, s.Value()), Skip: true})
	if p.tray.columns > 0 {
		s.viewTray(w, l, p)
		return
	}
	x := p.x(float64(s.index), len(s.Values))
	s.viewBar(w, l, p, x)
	for _, m := range p.marks {
		l.Fill(display.Rect{X: math.Round(m.x) - 1, Y: m.at.Y, W: 2, H: p.bar.Y + p.bar.H - m.at.Y}, 0, theme.Rubric)
	}
	for _, m := range p.marks {
		at := display.Rect{X: m.at.X + 5*u, Y: m.at.Y, W: m.at.W - 10*u, H: m.at.H}
		Text(l, at, m.text, display.TextStyle{Font: display.SansSmall, Size: scaleText * u, Color: theme.Brown})
	}
	s.viewFoot(w, l, p)
	s.viewKnob(l, display.Point{X: x, Y: p.bar.Center().Y}, u, stateOf(t).Hover)
}

// viewBar appends the bar of the scale as charts have it: divided at round numbers,
// and inked up to the value.
func (s *NumberPicker) viewBar(w Window, l *display.List, p *numberParts, x float64) {
	u, bar := w.Unit, p.bar
	cuts := s.divisions(p, 26*u)
	divided := func(r display.Rect, ground, ink color.NRGBA) {
		l.PushClip(r)
		l.Fill(bar, 2*u, ground)
		for i := range len(cuts) - 1 {
			half := display.Rect{X: cuts[i].x, Y: bar.Y, W: cuts[i+1].x - cuts[i].x, H: bar.H / 2}
			half.Y += bar.H / 2 * float64(i%2)
			l.Fill(half, 0, ink)
		}
		l.PopClip()
	}
	divided(display.Rect{X: x, Y: bar.Y, W: bar.X + bar.W - x, H: bar.H}, theme.Paper, theme.Fade(theme.Brown, 0.5))
	divided(display.Rect{X: bar.X, Y: bar.Y, W: x - bar.X, H: bar.H}, theme.Gold, theme.Rubric)
	l.Stroke(bar, 2*u, 1, theme.Brown)
	s.viewGaps(l, p, u)
}

// viewGaps interrupts the bar where values are missing.
func (s *NumberPicker) viewGaps(l *display.List, p *numberParts, u float64) {
	unit := s.unit()
	for i := 1; i < len(s.Values); i++ {
		if s.Values[i]-s.Values[i-1] == unit {
			continue
		}
		left, right := p.x(float64(i-1), len(s.Values)), p.x(float64(i), len(s.Values))
		gap := min(8*u, (right-left)*0.4)
		l.Fill(display.Rect{X: (left+right)/2 - gap/2, Y: p.bar.Y - 1, W: gap, H: p.bar.H + 2}, 0, theme.Paper)
	}
}

// A division is a place where the scale is divided.
type division struct {
	value int
	x     float64
}

// divisions divides the scale at round numbers that are at least so far apart, and at its
// ends.
func (s *NumberPicker) divisions(p *numberParts, least float64) []division {
	n := len(s.Values)
	list := []division{{s.Values[0], p.x(0, n)}}
	last := division{s.Values[n-1], p.x(float64(n-1), n)}
	for every, i := s.unit(), 0; ; every, i = every*[]int{5, 2}[i%2], i+1 {
		list = list[:1]
		tight := false
		for j := 1; j < n-1; j++ {
			if s.Values[j]%every != 0 {
				continue
			}
			x := p.x(float64(j), n)
			tight = tight || x-list[len(list)-1].x < least && len(list) > 1
			if x-list[0].x >= least/2 && last.x-x >= least/2 {
				list = append(list, division{s.Values[j], x})
			}
		}
		if !tight {
			return append(list, last)
		}
	}
}

// viewFoot appends the numbers of the scale or, while something is typed that cannot be
// chosen, why.
func (s *NumberPicker) viewFoot(w Window, l *display.List, p *numberParts) {
	u, foot := w.Unit, p.foot
	if s.viewRefusal(w, l, p, theme.Rubric) {
		return
	}
	size := max(MinText, scaleText*u)
	wide := display.Measure(w.Lang.Number(s.Values[len(s.Values)-1]), display.SansSmall, size)
	base := foot.Y + display.LineHeight(size)/2 + display.Ascent(size)/2
	least := wide + footGap*u
	cuts := s.divisions(p, least)
	for i, c := range cuts {
		text := w.Lang.Number(c.value)
		half := display.Measure(text, display.SansSmall, size) / 2
		x := max(foot.X+half, min(c.x, foot.X+foot.W-half))
		if crowded := i > 0 && i < len(cuts)-1 && (c.x-cuts[0].x < least || cuts[len(cuts)-1].x-c.x < least); crowded || i > 0 && cuts[len(cuts)-1].x == cuts[0].x {
			continue
		}
		l.Print(x, base, text, display.TextStyle{Font: display.SansSmall, Size: size, Align: display.Center, Color: theme.Brown})
	}
}

// viewRefusal appends why what is typed cannot be chosen, and reports whether that is so.
func (s *NumberPicker) viewRefusal(w Window, l *display.List, p *numberParts, ink color.NRGBA) bool {
	why := s.Refusal(w.Lang)
	if why != "" {
		Text(l, p.foot, why, display.TextStyle{Font: display.SansBold, Size: refusalText * w.Unit, Align: display.Center, Color: ink})
	}
	return why != ""
}

// viewKnob appends what is dragged along the scale: a gilt coin.
func (s *NumberPicker) viewKnob(l *display.List, at display.Point, u float64, hover bool) {
	radius := knob * u
	l.Disc(at.X+0.5*u, at.Y+2*u, radius, theme.Shadow)
	l.Disc(at.X, at.Y, radius, theme.Gilt)
	if hover || s.grip.part == scalePart {
		l.Disc(at.X, at.Y, radius, theme.Fade(theme.GiltLight, 0.6))
	}
	l.Ring(at.X, at.Y, radius, 1.5*u, theme.Wood)
	l.Ring(at.X, at.Y, radius*0.68, 1.2*u, theme.GiltLight)
	l.Disc(at.X, at.Y, radius*0.18, theme.Wood)
}
