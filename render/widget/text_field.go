package widget

import (
	"cmp"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// A TextField is a line that can be typed into.
type TextField struct {
	Rect        display.Rect
	Text        []rune
	Caret       int  // before this rune
	Typing      bool // the keyboard types into it
	CaretOn     bool // the caret is in its visible half second
	Placeholder string
	Bad         bool // the text will not do
	Selected    bool // all of the text: the next letter takes its place
	Bold        bool
	Align       display.Align // of text that fits, Left or Center
	Label       string        // what is asked for, for those who do not see it; empty: the text says it
	Target      display.Target
	Tip         string
	State
}

// AppendTextField appends a text field; long text slides so that the caret can
// be seen.
func AppendTextField(l *display.List, t TextField) {
	r := t.Rect
	radius := min(7, r.H/5)
	rim, width := theme.PaperRim, 1.5
	switch {
	case t.Bad:
		rim, width = theme.Rubric, 2.5
	case t.Typing:
		rim, width = theme.Gilt, 2.5
	}
	l.Fill(r, radius, field)
	if t.Hover && !t.Typing {
		l.Fill(r, radius, paperGleam)
	}
	l.Stroke(r, radius, width, rim)
	if t.Focus && !t.Typing {
		FocusRing(l, r, radius)
	}
	l.Hit(display.Hit{Rect: r, Target: t.Target, Tip: t.Tip, Label: cmp.Or(t.Label, string(t.Text), t.Placeholder), Field: true})

	inner := t.inner()
	size, font := t.letters()
	if len(t.Text) == 0 && t.Placeholder != "" && !t.Typing {
		Line(l, inner, t.Placeholder, display.TextStyle{Font: display.Italic, Size: size, Align: t.Align, Color: theme.Brown})
		return
	}
	text := string(t.Text)
	if !t.Typing {
		text = display.Shorten(text, font, size, inner.W)
	}
	left := t.left(text)
	l.PushClip(r.Column(inner.X-1, inner.W+2))
	base := r.Y + r.H/2 + display.Ascent(size)/2
	if t.Selected && t.Typing {
		l.Fill(display.Rect{X: left - 3, Y: base - size*0.9, W: display.Measure(text, font, size) + 6, H: size * 1.18}, 3, theme.Fade(theme.Gold, 0.7))
	}
	l.Print(left, base, text, display.TextStyle{Font: font, Size: size, Color: theme.Ink})
	if t.Typing && t.CaretOn {
		l.Fill(display.Rect{X: t.CaretX(), Y: base - size*0.85, W: 1.5, H: size * 1.1}, 0, theme.Rubric)
	}
	l.PopClip()
}

// inner is where the text stands.
func (t *TextField) inner() display.Rect {
	return t.Rect.InsetBy(min(12, t.Rect.H*0.25), 0)
}

// letters are size and font of the text.
func (t *TextField) letters() (size float64, font display.FontID) {
	if !t.Bold {
		return t.Rect.H * 0.43, display.Sans
	}
	return Fit(string(t.Text), display.SansBold, t.Rect.H*0.52, t.inner().W), display.SansBold
}

// left is where the text begins, which may be outside of the field.
func (t *TextField) left(text string) float64 {
	inner := t.inner()
	size, font := t.letters()
	left := inner.X
	if t.Typing {
		left -= max(0, display.Measure(string(t.Text[:t.Caret]), font, size)-inner.W+2)
	}
	if t.Align == display.Center {
		left += max(0, (inner.W-display.Measure(text, font, size))/2)
	}
	return left
}

// CaretX is where the caret stands.
func (t *TextField) CaretX() float64 {
	size, font := t.letters()
	return t.left(string(t.Text)) + display.Measure(string(t.Text[:t.Caret]), font, size)
}
