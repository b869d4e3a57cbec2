package widget

import (
	"serenissima/render/display"
	"serenissima/render/theme"
)

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
