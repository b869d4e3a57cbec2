package widget

import (
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A Page is what screens of buttons have in common: which widget the pointer and
// which the keyboard is at, and the explanation of the one pointed at.
type Page struct {
	Focus display.Target
	Hover display.Target
	At    display.Point // where the pointer is
	Tip   string        // of what it is at

	keyed bool // the keyboard was used last, so the focus is shown
	held  bool // the tip was asked for by a finger and stays until the next touch
	guard int  // ticks in which nothing can be pressed yet, and the one in which it wakes
	again int  // more ticks after a key that would press something
}

// Update follows pointer and keyboard and returns the target that was clicked,
// the zero Target for none. The key that confirms presses the red button while the keyboard is at
// nothing. While typing, letters and arrows belong to a text field.
func (p *Page) Update(w Window, f control.Frame, typing bool) display.Target {
	return p.update(w, f, typing, func() []Stop {
		if w.Shown == nil {
			return nil
		}
		return AppendStops(nil, w.Shown)
	})
}

// update is Update where the keyboard goes to these stops.
func (p *Page) update(w Window, f control.Frame, typing bool, stops func() []Stop) display.Target {
	p.point(w, f)
	p.guardTick(&f)
	if f.Tap {
		return p.tap(w, f.TapAt)
	}
	d := Direction(&f)
	if typing {
		d.X = 0 // the caret moves
	}
	switch {
	case f.Has(control.Next):
		p.step(stops(), 1)
	case f.Has(control.Prev):
		p.step(stops(), -1)
	case d != display.Point{}:
		p.steer(stops(), d)
	case f.Has(control.Confirm) && (!typing || len(f.Runes) == 0):
		p.keyed = true
		if StopIndex(stops(), p.Focus) >= 0 {
			w.Click()
			return p.Focus
		}
		if w.Shown != nil && w.Shown.Red() != nil && !typing {
			w.Click()
			return w.Shown.Red().Target
		}
	}
	return display.Target{}
}

// tap clicks at a point.
func (p *Page) tap(w Window, at display.Point) display.Target {
	p.keyed = false
	hit := w.At(at)
	if hit == nil || hit.Target.Command == "" {
		p.Focus = display.Target{}
		return display.Target{}
	}
	if hit.Off {
		if hit.Tip != "" {
			w.Say(hit.Tip)
		}
		return display.Target{}
	}
	p.Focus = hit.Target
	return hit.Target
}

// point follows the pointer.
func (p *Page) point(w Window, f control.Frame) {
	if f.JustPressed {
		p.held = false
	}
	if f.LongPress {
		p.held = true
	}
	if p.held && !f.LongPress {
		return
	}
	p.Hover, p.Tip, p.At = display.Target{}, "", f.Pointer
	if hit := w.At(f.Pointer); hit != nil && f.Inside {
		p.Hover = hit.Target
		if !f.Touch || p.held {
			p.Tip = hit.Tip
		}
	}
}

// step moves the focus on or back, round the end.
func (p *Page) step(list []Stop, by int) {
	if len(list) == 0 {
		return
	}
	i := StopIndex(list, p.Focus)
	if i < 0 && by < 0 {
		i = 0
	}
	p.Focus, p.keyed = list[(i+by+len(list))%len(list)].Target, true
}

// steer moves the focus in a direction, as far as there is something.
func (p *Page) steer(list []Stop, d display.Point) {
	i := StopIndex(list, p.Focus)
	if i < 0 {
		p.step(list, 1)
		return
	}
	p.keyed = true
	if next := Toward(list, list[i].At, d); next >= 0 {
		p.Focus = list[next].Target
	}
}

// Focused is the widget that the keyboard is at, the zero Target for none.
func (p *Page) Focused() display.Target { return p.Focus }

// Guard lets nothing be pressed for so many ticks, nor until a key that is pressed again and again has
// been let alone for so long.
func (p *Page) Guard(ticks int) { p.guard, p.again = ticks, ticks }

// Guarded reports whether nothing can be pressed yet.
func (p *Page) Guarded() bool { return p.guard > 1 }

// Resting reports whether a page stays as it is without input: it changes with what is
// done to it alone, and when it takes presses again: the tick in which it does is still to be drawn.
func (p *Page) Resting() bool { return p.guard == 0 }

// guardTick lets a tick pass, and takes out of the frame what would press
// something meanwhile.
func (p *Page) guardTick(f *control.Frame) {
	guarded := p.Guarded()
	p.guard = max(0, p.guard-1)
	if guarded {
		if f.Has(control.Confirm) {
			p.guard = p.again
		}
		f.Tap = false
		f.Commands = without(f.Commands, control.Confirm)
	}
}

// without returns commands but for some.
func without(commands []display.Command, unwanted ...display.Command) []display.Command {
	return slices.DeleteFunc(slices.Clone(commands), func(c display.Command) bool { return slices.Contains(unwanted, c) })
}

// StateOf tells how the widget with the target is at the moment.
func (p *Page) StateOf(t display.Target) State {
	return State{Hover: p.Hover == t, Focus: p.keyed && p.Focus == t}
}

// Button appends a button of the page.
func (p *Page) Button(l *display.List, b Button) {
	b.State, b.Guarded = p.StateOf(b.Target), p.Guarded()
	AppendButton(l, b)
}

// Choice appends a choice of the page.
func (p *Page) Choice(l *display.List, ch Choice) {
	AppendChoice(l, ch, p.StateOf)
}

// ViewTip appends the explanation of what is pointed at, beside that; call it last.
func (p *Page) ViewTip(w Window, l *display.List) {
	if p.Tip != "" {
		box, seen := Explained(l, p.Hover, p.At)
		AppendTooltip(l, Tooltip{Screen: w.Screen(), At: p.At, Thing: box, Seen: seen, Text: p.Tip, Unit: w.Unit})
	}
}
