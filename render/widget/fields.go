package widget

import (
	"cmp"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// A Choice is a row of which one item is chosen. The targets of the items are
// Target with their index from zero.
type Choice struct {
	Rect   display.Rect
	Items  []Item
	Chosen int // -1: none
	Target display.Target
}

// An Item is one of a Choice.
type Item struct {
	Caption string
	Tip     string
	Off     bool
}

// AppendChoice appends a choice; stateOf tells how the item with a target is.
func AppendChoice(l *display.List, ch Choice, stateOf func(display.Target) State) {
	r := ch.Rect
	radius := min(8, r.H/5)
	l.Fill(r, radius, theme.PaperDark)
	w := r.W / float64(len(ch.Items))
	inset := r.H * 0.15
	size := r.H * 0.4
	for _, item := range ch.Items { // the same for all
		size = Fit(item.Caption, display.SansBold, size, w-2*inset)
	}
	var focus *display.Rect
	for i, item := range ch.Items {
		cell := r.Column(r.X+w*float64(i), w)
		t := ch.Target.At(i)
		state := stateOf(t)
		text := theme.Ink
		switch {
		case i == ch.Chosen:
			l.Fill(cell, radius, theme.Wood)
			text = theme.Cream
		case item.Off:
			text = theme.PaperOffText
		case state.Hover:
			l.Fill(cell, radius, paperGleam)
		}
		if i > 0 && i != ch.Chosen && i-1 != ch.Chosen {
			l.Fill(display.Rect{X: cell.X, Y: r.Y + r.H*0.25, W: 1, H: r.H * 0.5}, 0, theme.PaperRim)
		}
		if state.Focus {
			focus = &cell
		}
		Text(l, cell.Inset(inset), item.Caption, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: text})
		l.Hit(display.Hit{Rect: cell, Target: t, Tip: item.Tip, Off: item.Off, Label: item.Caption, On: i == ch.Chosen})
	}
	l.Stroke(r, radius, 1.5, theme.PaperRim)
	if focus != nil { // over its neighbours
		FocusRing(l, *focus, radius)
	}
}

// A Stepper shows a value between two buttons, Less on the left.
type Stepper struct {
	Rect       display.Rect
	Value      string
	Less, More display.Target
	Low, High  bool // there is nothing less, nothing more
	Pages      bool // the buttons lead to what lies before and behind, as leaves of a book
	LessTip    string
	MoreTip    string
}

// AppendStepper appends a stepper; stateOf tells how the buttons are.
func AppendStepper(l *display.List, s Stepper, stateOf func(display.Target) State) {
	r := s.Rect
	const high, gap = 44, 3 // what a finger needs
	word := stepperRoom(s.Value)
	side := min(r.H, max(min(r.W/3, (r.W-word)/2), min(high, r.W*0.36)))
	value := r
	less, more := value.CutLeft(side), value.CutRight(side)
	size := r.H * 0.42
	if r.W < word+2*high && r.H >= high+MinText+2 { // the value above, so that fingers can tell the buttons
		value = r.InsetBy(-3, 0)
		buttons := r.Row(value.CutBottom(high).Y, high)
		less = buttons.CutLeft((r.W - gap) / 2)
		more = buttons.CutRight(less.W)
		size = min(value.H*0.9, high*0.42)
	}
	back, on := "–", "+"
	if s.Pages {
		back, on = "‹", "›"
	}
	AppendButton(l, Button{Rect: less, Caption: back, Target: s.Less, Tip: s.LessTip, Paper: true, Off: s.Low, State: stateOf(s.Less)})
	AppendButton(l, Button{Rect: more, Caption: on, Target: s.More, Tip: s.MoreTip, Paper: true, Off: s.High, State: stateOf(s.More)})
	Line(l, value.Inset(min(4, value.H*0.1)), s.Value, display.TextStyle{Font: display.SansBold, Size: size, Align: display.Center, Color: theme.Ink})
}

// StepperWidth is how wide a stepper of a height is that shows a value whole; its
// buttons are at least so wide, and no wider than high or than the value otherwise.
func StepperWidth(value string, least, height float64) float64 {
	room := stepperRoom(value)
	return room + 2*max(least, min(height, room))
}

// stepperRoom is what a value needs between the buttons, in the smallest letters.
func stepperRoom(value string) float64 {
	return display.Measure(value, display.SansBold, MinText) + 8 // its inset on both sides
}

// A Checkbox is switched on and off by clicking it or its caption.
type Checkbox struct {
	Rect    display.Rect
	Caption string
	On      bool
	Target  display.Target
	Tip     string
	State
}

// AppendCheckbox appends a checkbox.
func AppendCheckbox(l *display.List, b Checkbox) {
	side := b.Rect.H * 0.6
	text := b.Rect
	box := text.CutLeft(side).Middle(side, side)
	text.CutLeft(10)
	l.Fill(box, 5, field)
	if b.Hover {
		l.Fill(box, 5, paperGleam)
	}
	l.Stroke(box, 5, 1.5, theme.PaperRim)
	if b.On {
		Icon(l, "check-mark", box.Center(), side*0.82, theme.Rubric)
	}
	if b.Focus {
		FocusRing(l, box, 5)
	}
	Line(l, text, b.Caption, display.TextStyle{Font: display.Sans, Size: b.Rect.H * 0.42, Color: theme.Ink})
	l.Hit(display.Hit{Rect: b.Rect, Target: b.Target, Tip: b.Tip, Label: b.Caption, On: b.On})
}

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

// A Scroll is a window onto something higher than itself.
type Scroll struct {
	Rect    display.Rect
	Content float64 // height of all of it
	Offset  float64 // of what is at the top of the window
}

// Clamp returns the offset nearest to Offset that shows no emptiness.
func (s Scroll) Clamp() float64 {
	return max(0, min(s.Offset, s.Content-s.Rect.H))
}

// AppendScroll appends what draw appends when told where the top of the content
// lies, as far as the window shows it, and a bar if that is not all.
func AppendScroll(l *display.List, s Scroll, draw func(top float64)) {
	offset := s.Clamp()
	const ring = 6 // of the focus, which may stand out sideways
	l.PushClip(s.Rect.InsetBy(-ring, 0))
	draw(s.Rect.Y - offset)
	l.PopClip()
	if s.Content <= s.Rect.H {
		return
	}
	track := s.Rect.Column(s.Rect.X+s.Rect.W-6, 4)
	l.Fill(track, 2, theme.PaperDark)
	h := max(24, s.Rect.H*s.Rect.H/s.Content)
	y := (s.Rect.H - h) * offset / (s.Content - s.Rect.H)
	l.Fill(track.Row(track.Y+y, h), 2, theme.Brown)
}
