package widget

import (
	"image/color"
	"strings"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// A Tooltip is an explanation of a thing: what it is called, what is known of it, and then
// what a click does, or why it does nothing.
type Tooltip struct {
	Screen display.Rect
	At     display.Point  // the pointer
	Thing  display.Rect   // what is explained
	Seen   []display.Rect // what is to be seen as well, what matters least last
	Unit   float64        // multiplies its size

	Title string    // in small capitals
	Signs []TipSign // below the title
	Text  string    // lines of facts
	Act   string    // what a click does
	Why   string    // why it does not, and how it would
	Rule  string    // where there is more to read
}

// A TipSign is a sign on a tooltip, drawn into a square, and what is written beside it.
type TipSign struct {
	Append func(l *display.List, r display.Rect)
	Text   string
	Row    bool // it begins a row
}

// The measures of a tooltip at unit one.
const (
	tipPad   = 10
	tipWidth = 340 // of its text at most
	tipGap   = 5   // between its parts
	tipSign  = 13  // of the book before a rule
	tipRow   = 22  // of signs
)

// A tipPart is a part of a tooltip as it is written.
type tipPart struct {
	text   string
	style  display.TextStyle
	indent float64 // of its sign
}

// parts are those that a tooltip has, from top to bottom.
func (t *Tooltip) parts() (list []tipPart) {
	add := func(text string, font display.FontID, size float64, c color.NRGBA, indent float64) {
		if text != "" {
			list = append(list, tipPart{text, display.TextStyle{Font: font, Size: max(MinText, size*t.Unit), Color: c}, indent * t.Unit})
		}
	}
	add(t.Title, display.Caps, 17, theme.Rubric, 0)
	add(t.Text, display.Sans, 15, theme.Ink, 0)
	act, then, _ := strings.Cut(t.Act, "\n")
	add(act, display.SansBold, 15, theme.Ink, 0)
	add(then, display.Sans, 15, theme.Ink, 0)
	add(t.Why, display.Italic, 15, theme.Rubric, 0)
	add(t.Rule, display.SansSmall, 12.5, theme.Brown, tipSign+4)
	return list
}

// signs are where the signs of a tooltip lie below its title, in rows of a width at most, and
// how large all of them are.
func (t *Tooltip) signs(width float64) (at []display.Rect, w, h float64) {
	x, row := 0.0, tipRow*t.Unit
	for _, s := range t.Signs {
		wide := s.width(t.Unit)
		if x > 0 && (s.Row || x+wide > width) {
			x, h = 0, h+row+2*t.Unit
		}
		at = append(at, display.Rect{X: x, Y: h, W: wide, H: row})
		w = max(w, x+wide)
		x += wide + 12*t.Unit
	}
	if len(at) > 0 {
		h += row
	}
	return at, w, h
}

// width is how wide a sign is with what is written beside it.
func (s *TipSign) width(unit float64) float64 {
	w := tipRow * unit
	if s.Text != "" {
		w += 4*unit + display.Measure(s.Text, display.SansBold, tipNumber*unit)
	}
	return w
}

// tipNumber is the size of what is written beside a sign.
const tipNumber = 16

// append draws a sign.
func (s *TipSign) append(l *display.List, r display.Rect, unit float64) {
	s.Append(l, r.Column(r.X, r.H))
	if s.Text != "" {
		l.Print(r.X+r.H+4*unit, r.Center().Y+display.Ascent(tipNumber*unit)/2, s.Text, display.TextStyle{Font: display.SansBold, Size: max(MinText, tipNumber*unit), Color: theme.Ink})
	}
}

// AppendTooltip appends a tooltip, wholly on the screen, and returns where it is: beside
// the thing, near the pointer but not under it, and over nothing that is to be seen, as
// far as that can be.
func AppendTooltip(l *display.List, t Tooltip) display.Rect {
	pad, gap := tipPad*t.Unit, tipGap*t.Unit
	width := min(tipWidth*t.Unit, t.Screen.W-2*pad-8)
	w, h := 0.0, 2*pad-gap
	parts := t.parts()
	for _, p := range parts {
		w = max(w, widest(display.Wrap(p.text, p.style.Font, p.style.Size, width-p.indent), p.style.Font, p.style.Size)+p.indent)
		h += Height(p.text, p.style.Font, p.style.Size, width-p.indent) + gap
	}
	signs, wide, high := t.signs(width)
	if w = max(w, wide); high > 0 {
		h += high + gap
	}
	w += 2 * pad
	arrow := display.Rect{X: t.At.X - 8*t.Unit, Y: t.At.Y - 12*t.Unit, W: 24 * t.Unit, H: 38 * t.Unit} // as the pointer is drawn
	r, ok := Beside(t.Screen, t.Thing.Inset(-4*t.Unit).Union(arrow), t.At, w, h, t.Seen...)
	if !ok { // the thing fills the screen
		r, _ = Beside(t.Screen, arrow, t.At, w, h)
	}
	l.Fill(r.Moved(0, 2), 6, theme.Shadow)
	l.Fill(r, 6, theme.Paper)
	l.Stroke(r, 6, 1, theme.PaperRim)
	y := r.Y + pad
	for i, p := range parts {
		tall := Height(p.text, p.style.Font, p.style.Size, width-p.indent)
		if p.style.Font == display.SansBold && i > 0 { // what can be done is set off from what is
			l.Fill(display.Rect{X: r.X + pad, Y: y - gap/2, W: r.W - 2*pad, H: 1}, 0, theme.PaperLine)
		}
		if p.indent > 0 {
			Icon(l, "book", display.Point{X: r.X + pad + p.indent/2 - 2*t.Unit, Y: y + display.LineHeight(p.style.Size)/2}, tipSign*t.Unit, theme.Brown)
		}
		Text(l, display.Rect{X: r.X + pad + p.indent, Y: y, W: r.W - 2*pad - p.indent, H: tall}, p.text, p.style)
		y += tall + gap
		if p.style.Font == display.Caps && high > 0 {
			for k, at := range signs {
				at.X, at.Y = at.X+r.X+pad, at.Y+y
				t.Signs[k].append(l, at, t.Unit)
			}
			y += high + gap
		}
	}
	return r
}
