package widget

import (
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
