package widget

import (
	"image/color"
	"math"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// A numberView is how a picker looks in a window.
type numberView struct {
	Window
	num      *Number
	parts    numberParts
	target   display.Target // of the field; the other parts have their index in it
	caretOn  bool           // the caret is in its visible half second
	knobHeld bool
	stateOf  func(display.Target) State
}

// append appends the whole picker.
func (v *numberView) append(l *display.List) {
	v.button(l, v.parts.less, -1)
	f := v.field()
	f.State = v.stateOf(f.Target)
	AppendTextField(l, f)
	v.button(l, v.parts.more, 1)
	if v.parts.chips != nil {
		v.appendChips(l)
		return
	}
	if v.parts.scale.H > 0 {
		v.scale(l)
	}
}

// button appends a button that steps.
func (v *numberView) button(l *display.List, r display.Rect, by int) {
	b := Button{Rect: r, Caption: "–", Label: v.Lang.T("widget.less"), Target: v.target.At(lessPart), Paper: true, Skip: true, Guarded: v.Guarded}
	why := v.num.least(v.Lang)
	if by > 0 {
		b.Caption, b.Label, b.Target = "+", v.Lang.T("widget.more"), v.target.At(morePart)
		why = v.num.most(v.Lang)
	}
	switch to, stray := v.num.next(by); {
	case to < 0 || to == len(v.num.Values):
		b.Off, b.Tip = true, why
	case stray:
		b.Caption = v.num.strayCaption(v.Window, to, by)
		b.Label = v.Lang.Number(v.num.Values[to])
	}
	b.State = v.stateOf(b.Target)
	AppendButton(l, b)
}

// field is what the field shows.
func (v *numberView) field() TextField {
	num := v.num
	f := TextField{Rect: v.parts.field, Text: []rune(v.Lang.Number(num.Value())), Bold: true, Align: display.Center, Target: v.target,
		Label: v.Lang.T("widget.number.field", "name", num.Name, "n", num.Value())}
	if num.typed != nil {
		f.Text, f.Caret, f.Typing, f.Selected = num.typed.Text, num.typed.Caret, true, num.selected
		f.CaretOn, f.Bad = v.caretOn && !num.selected, !num.Valid()
	}
	return f
}

// caretAt is the place for the caret that is nearest to a place in the field.
func (v *numberView) caretAt(x float64) int {
	f := v.field()
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

// scale appends the scale with its marks.
func (v *numberView) scale(l *display.List) {
	u, t := v.Unit, v.target.At(scalePart)
	l.Hit(display.Hit{Rect: v.parts.scale, Target: t, Label: v.num.tell(v.Lang, v.num.Value()), Skip: true})
	x := v.parts.x(float64(v.num.index), len(v.num.Values))
	v.bar(l, x)
	for _, m := range v.parts.marks {
		l.Fill(display.Rect{X: math.Round(m.x) - 1, Y: m.at.Y, W: 2, H: v.parts.bar.Y + v.parts.bar.H - m.at.Y}, 0, theme.Rubric)
	}
	for _, m := range v.parts.marks {
		at := m.at.InsetBy(5*u, 0)
		Text(l, at, m.text, display.TextStyle{Font: display.SansSmall, Size: scaleText * u, Color: theme.Brown})
	}
	v.foot(l)
	v.knob(l, display.Point{X: x, Y: v.parts.bar.Center().Y}, v.stateOf(t).Hover)
}

// bar appends the bar of the scale as charts have it: divided at round numbers,
// and inked up to the value.
func (v *numberView) bar(l *display.List, x float64) {
	u, bar := v.Unit, v.parts.bar
	cuts := v.num.divisions(&v.parts, 26*u)
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
	divided(bar.Column(x, bar.X+bar.W-x), theme.Paper, theme.Fade(theme.Brown, 0.5))
	divided(bar.Column(bar.X, x-bar.X), theme.Gold, theme.Rubric)
	l.Stroke(bar, 2*u, 1, theme.Brown)
	v.gaps(l)
}

// gaps interrupts the bar where values are missing.
func (v *numberView) gaps(l *display.List) {
	unit := v.num.unit()
	for i := 1; i < len(v.num.Values); i++ {
		if v.num.Values[i]-v.num.Values[i-1] == unit {
			continue
		}
		left, right := v.parts.x(float64(i-1), len(v.num.Values)), v.parts.x(float64(i), len(v.num.Values))
		gap := min(8*v.Unit, (right-left)*0.4)
		l.Fill(display.Rect{X: (left+right)/2 - gap/2, Y: v.parts.bar.Y - 1, W: gap, H: v.parts.bar.H + 2}, 0, theme.Paper)
	}
}

// foot appends the numbers of the scale or, while something is typed that cannot be
// chosen, why.
func (v *numberView) foot(l *display.List) {
	u, foot := v.Unit, v.parts.foot
	if v.refusal(l, theme.Rubric) {
		return
	}
	size := max(MinText, scaleText*u)
	wide := display.Measure(v.Lang.Number(v.num.Values[len(v.num.Values)-1]), display.SansSmall, size)
	base := foot.Y + display.LineHeight(size)/2 + display.Ascent(size)/2
	least := wide + footGap*u
	cuts := v.num.divisions(&v.parts, least)
	for i, c := range cuts {
		text := v.Lang.Number(c.value)
		half := display.Measure(text, display.SansSmall, size) / 2
		x := max(foot.X+half, min(c.x, foot.X+foot.W-half))
		if crowded := i > 0 && i < len(cuts)-1 && (c.x-cuts[0].x < least || cuts[len(cuts)-1].x-c.x < least); crowded || i > 0 && cuts[len(cuts)-1].x == cuts[0].x {
			continue
		}
		l.Print(x, base, text, display.TextStyle{Font: display.SansSmall, Size: size, Align: display.Center, Color: theme.Brown})
	}
}

// refusal appends why what is typed cannot be chosen, and reports whether that is so.
func (v *numberView) refusal(l *display.List, ink color.NRGBA) bool {
	why := v.num.Refusal(v.Lang)
	if why != "" {
		Text(l, v.parts.foot, why, display.TextStyle{Font: display.SansBold, Size: refusalText * v.Unit, Align: display.Center, Color: ink})
	}
	return why != ""
}

// knob appends what is dragged along the scale: a gilt coin.
func (v *numberView) knob(l *display.List, at display.Point, hover bool) {
	u, radius := v.Unit, knob*v.Unit
	l.Disc(at.X+0.5*u, at.Y+2*u, radius, theme.Shadow)
	l.Disc(at.X, at.Y, radius, theme.Gilt)
	if hover || v.knobHeld {
		l.Disc(at.X, at.Y, radius, theme.Fade(theme.GiltLight, 0.6))
	}
	l.Ring(at.X, at.Y, radius, 1.5*u, theme.Wood)
	l.Ring(at.X, at.Y, radius*0.68, 1.2*u, theme.GiltLight)
	l.Disc(at.X, at.Y, radius*0.18, theme.Wood)
}
