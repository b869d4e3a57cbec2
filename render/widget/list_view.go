package widget

import (
	"cmp"
	"slices"

	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// Sizes of a list at unit one.
const (
	barWidth  = 14 // of the strip with the bar
	rowText   = 17
	aboutText = 15
	rowPad    = 9
	iconSide  = 26
	edge      = 12 // the shade where there is more
)

// listParts are where the parts of a list lie.
type listParts struct {
	search display.Rect // empty: everything is in sight
	body   display.Rect
	tops   []float64 // of the rows that are left, and the end of the last, from zero
}

// A listKey is everything that the layout depends on besides the rows.
type listKey struct {
	r           display.Rect
	unit        float64
	query, lang string
}

// A listCache holds the layout, since a row is as high as its text, which takes time
// with hundreds of rows.
type listCache struct {
	key   listKey
	parts listParts
}

func (s *List) key(w Window, r display.Rect) listKey {
	return listKey{r, w.Unit, s.query.String(), w.Lang.Tag()}
}

// parts lays the list out.
func (s *List) parts(w Window, r display.Rect) listParts {
	if s.cache.key == s.key(w, r) {
		return s.cache.parts
	}
	p := listParts{body: r, tops: []float64{0}}
	width := r.W - barWidth*w.Unit
	all := 0.0
	for i := range s.rows {
		all += s.rowHeight(w, width, i)
	}
	if all > r.H || s.Searching() {
		p.search = p.body.CutTop(w.RowHeight())
		p.body.CutTop(8 * w.Unit)
	}
	y := 0.0
	for _, i := range s.found {
		y += s.rowHeight(w, width, i)
		p.tops = append(p.tops, y)
	}
	return p
}

// searchable reports whether there is a search.
func (p *listParts) searchable() bool { return !p.search.Empty() }

// content is the height of all rows together.
func (p *listParts) content() float64 { return p.tops[len(p.tops)-1] }

// scroll is the body at an offset.
func (p *listParts) scroll(offset float64) Scroll {
	return Scroll{Rect: p.body, Content: p.content(), Offset: offset}
}

// Height is how high the list would like to be, so wide.
func (s *List) Height(w Window, width float64) (height float64) {
	for i := range s.rows {
		height += s.rowHeight(w, width-barWidth*w.Unit, i)
	}
	return height
}

// rowHeight is how high a row is for its texts: a fingertip at least.
func (s *List) rowHeight(w Window, width float64, i int) float64 {
	r, u := &s.rows[i], w.Unit
	inner := s.text(w, display.Rect{W: width}, r).W
	h := Height(r.Text, display.Sans, rowText*u, inner)
	if about := r.second(); about != "" {
		h += Height(about, display.Sans, aboutText*u, inner)
	}
	return max(layout.Fingertip, h+2*rowPad*u*0.8)
}

// text is where the texts of a row stand.
func (s *List) text(w Window, r display.Rect, row *Row) display.Rect {
	pad := rowPad * w.Unit
	left := pad
	if s.icons { // all texts begin at the same place
		left += (iconSide + rowPad) * w.Unit
	}
	r.X, r.W = r.X+left, r.W-left-pad
	if row.On {
		r.W -= (iconSide*0.7 + rowPad) * w.Unit
	}
	return r
}

// second is the second line: of a row that cannot be chosen, why.
func (r *Row) second() string {
	if r.Off {
		return cmp.Or(r.Tip, r.About)
	}
	return r.About
}

// View appends the list in r; stateOf tells how pointer and keyboard stand to a target.
func (s *List) View(w Window, l *display.List, r display.Rect, stateOf func(display.Target) State) {
	p := s.parts(w, r)
	if p.searchable() {
		s.viewSearch(w, l, p.search, stateOf)
	}
	if len(s.found) == 0 && s.Searching() {
		none := w.Lang.T("widget.list.none", "text", s.query.String())
		at := p.body.Inset(rowPad * w.Unit)
		at.H = min(at.H, max(layout.Fingertip, Height(none, display.Italic, rowText*w.Unit, at.W)))
		Text(l, at, none, display.TextStyle{Font: display.Italic, Size: rowText * w.Unit, Color: theme.Brown})
		return
	}
	scroll := p.scroll(s.offset)
	AppendScroll(l, scroll, func(top float64) {
		first, _ := slices.BinarySearch(p.tops, p.body.Y-top)
		for i := max(0, first-1); i < len(s.found) && top+p.tops[i] < p.body.Y+p.body.H; i++ {
			at := p.body.Row(top+p.tops[i], p.tops[i+1]-p.tops[i])
			if p.content() > p.body.H {
				at.W -= barWidth * w.Unit
			}
			s.viewRow(w, l, at, s.found[i], i < len(s.found)-1, stateOf)
		}
	})
	shadeEdges(l, scroll, w.Unit)
}

// viewRow appends a row, with a rule below it if another one follows.
func (s *List) viewRow(w Window, l *display.List, r display.Rect, i int, rule bool, stateOf func(display.Target) State) {
	u, row, t := w.Unit, &s.rows[i], s.row(i)
	state := stateOf(t)
	ground := r.InsetBy(0, 1)
	switch {
	case row.On:
		l.Fill(ground, 6, theme.Fade(theme.Gold, 0.5))
	case state.Hover && !row.Off:
		l.Fill(ground, 6, theme.Fade(theme.GiltLight, 0.4))
	}
	if rule {
		l.Fill(r.Row(r.Y+r.H-0.5, 1), 0, theme.PaperLine)
	}
	ink, second := theme.Ink, theme.Brown
	if row.Off {
		ink, second = theme.PaperOffText, theme.PaperOffText
	}
	pad, side := rowPad*u, iconSide*u
	if row.Icon != "" {
		Icon(l, row.Icon, display.Point{X: r.X + pad + side/2, Y: r.Center().Y}, side, ink)
	}
	text := s.text(w, r, row)
	upper := Height(row.Text, display.Sans, rowText*u, text.W)
	lower := 0.0
	if row.second() != "" {
		lower = Height(row.second(), display.Sans, aboutText*u, text.W)
	}
	text = text.Middle(text.W, upper+lower)
	Text(l, text.CutTop(upper), row.Text, display.TextStyle{Font: display.Sans, Size: rowText * u, Color: ink})
	if lower > 0 {
		Text(l, text, row.second(), display.TextStyle{Font: display.Sans, Size: aboutText * u, Color: second})
	}
	if row.On {
		Icon(l, "check-mark", display.Point{X: r.X + r.W - pad - side*0.35, Y: r.Center().Y}, side*0.7, theme.Rubric)
	}
	if w.Guarded && !row.Off {
		l.Fill(ground, 6, theme.Fade(theme.PaperOff, 0.55))
	}
	if state.Focus {
		l.Stroke(ground, 6, 3, theme.Focus)
	}
	label := row.Text
	if about := row.second(); about != "" {
		label += ", " + about
	}
	l.Hit(display.Hit{Rect: r, Target: t, Tip: row.Tip, Off: row.Off, Label: label, On: row.On, Skip: i != s.At()})
}

// viewSearch appends the field for what is searched for, how many rows are left and,
// while they are not all, a button that shows them again.
func (s *List) viewSearch(w Window, l *display.List, r display.Rect, stateOf func(display.Target) State) {
	u, t := w.Unit, s.row(SearchIndex)
	field := r
	if s.Searching() {
		clear := s.row(clearIndex)
		AppendButton(l, Button{Rect: field.CutRight(r.H), Caption: "×", Label: w.Lang.T("widget.list.clear"),
			Tip: w.Lang.T("widget.list.clear"), Paper: true, Target: clear, State: stateOf(clear)})
		field.CutRight(8 * u)
	}
	state := stateOf(t)
	AppendTextField(l, TextField{Rect: field, Text: s.query.Text, Caret: s.query.Caret, Typing: s.writing || s.Searching(),
		CaretOn: (s.tick-s.typedAt)/blinkTicks%2 == 0, Placeholder: w.Lang.T("widget.list.search"), Target: t, State: state})
	if !s.Searching() {
		return
	}
	count := w.Lang.T("widget.list.found", "n", len(s.found), "all", len(s.rows))
	size := 14 * u
	wide := display.Measure(count, display.SansSmall, size)
	typed := display.Measure(string(s.query.Text), display.Sans, field.H*0.43) + 24
	if field.W-typed > wide+24*u {
		l.Print(field.X+field.W-12*u, field.Y+field.H/2+display.Ascent(size)/2, count,
			display.TextStyle{Font: display.SansSmall, Size: size, Align: display.Right, Color: theme.Brown})
	}
}

// shadeEdges darkens the edges of a scrolled list behind which there is more.
func shadeEdges(l *display.List, s Scroll, u float64) {
	const steps = 8
	offset := s.Clamp()
	for i := range steps {
		h := edge * u * float64(i+1) / steps
		if offset > 0.5 {
			l.Fill(s.Rect.Row(s.Rect.Y, h), 0, theme.Fade(theme.Shadow, 0.09))
		}
		if offset < s.Content-s.Rect.H-0.5 {
			l.Fill(s.Rect.Row(s.Rect.Y+s.Rect.H-h, h), 0, theme.Fade(theme.Shadow, 0.09))
		}
	}
}
