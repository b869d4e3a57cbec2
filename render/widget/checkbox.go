package widget

import (
	"serenissima/render/display"
	"serenissima/render/theme"
)

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
