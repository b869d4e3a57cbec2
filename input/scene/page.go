package scene

import (
	"math"
	"slices"

	"serenissima/input"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/ui"
)

// A page is what scenes of buttons have in common: which widget the pointer and
// which the keyboard is at, and the explanation of the one pointed at.
type page struct {
	focus op.Target
	keyed bool // the keyboard was used last, so the focus is shown
	hover op.Target
	at    op.Point
	tip   string
	held  bool // the tip was asked for by a finger and stays until the next touch
	sleep int  // ticks in which nothing can be pressed yet, and the one in which it wakes

	stops func(c *Context) []stop // what the keyboard goes to; nil: what is shown
}

// update follows pointer and keyboard and returns the target that was clicked,
// the zero Target for none. While typing, letters and arrows belong to a text
// field.
func (p *page) update(c *Context, f input.Frame, typing bool) op.Target {
	p.point(c, f)
	p.drowse(&f)
	if f.Tap {
		p.keyed = false
		hit := c.At(f.TapAt)
		if hit == nil || hit.Target.Command == "" {
			p.focus = op.Target{}
			return op.Target{}
		}
		if hit.Off {
			if hit.Tip != "" {
				c.Say(hit.Tip)
			}
			return op.Target{}
		}
		p.focus = hit.Target
		return c.clicked(hit.Target)
	}
	d := direction(&f)
	if typing {
		d.X = 0 // the caret moves
	}
	switch {
	case f.Has(input.Next):
		p.step(c, 1)
	case f.Has(input.Prev):
		p.step(c, -1)
	case d != op.Point{}:
		p.steer(c, d)
	case f.Has(input.Confirm) && (!typing || len(f.Runes) == 0):
		p.keyed = true
		if at(p.order(c), p.focus) >= 0 {
			c.Hear(synth.Click)
			return c.clicked(p.focus)
		}
	}
	return op.Target{}
}

// point follows the pointer.
func (p *page) point(c *Context, f input.Frame) {
	if f.JustPressed {
		p.held = false
	}
	if f.LongPress {
		p.held = true
	}
	if p.held && !f.LongPress {
		return
	}
	p.hover, p.tip, p.at = op.Target{}, "", f.Pointer
	if hit := c.At(f.Pointer); hit != nil && f.Inside {
		p.hover = hit.Target
		if !f.Touch || p.held {
			p.tip = hit.Tip
		}
	}
}

// order lists what the keyboard can go to.
func (p *page) order(c *Context) []stop {
	switch {
	case p.stops != nil:
		return p.stops(c)
	case c.shown != nil:
		return appendStops(nil, c.shown)
	}
	return nil
}

// appendStops appends what can be clicked in a list, in the order drawn.
func appendStops(dst []stop, l *op.List) []stop {
	for i := range l.Hits {
		if h := &l.Hits[i]; h.Target.Command != "" && !h.Off && at(dst, h.Target) < 0 {
			dst = append(dst, stop{h.Target, h.Rect})
		}
	}
	return dst
}

// at is the index of a target among stops, -1 if it is not there.
func at(list []stop, t op.Target) int {
	return slices.IndexFunc(list, func(s stop) bool { return s.target == t })
}

// step moves the focus on or back, round the end.
func (p *page) step(c *Context, by int) {
	list := p.order(c)
	if len(list) == 0 {
		return
	}
	i := at(list, p.focus)
	if i < 0 && by < 0 {
		i = 0
	}
	p.focus, p.keyed = list[(i+by+len(list))%len(list)].target, true
}

// steer moves the focus in a direction, as far as there is something.
func (p *page) steer(c *Context, d op.Point) {
	list := p.order(c)
	i := at(list, p.focus)
	if i < 0 {
		p.step(c, 1)
		return
	}
	p.keyed = true
	if next := toward(list, list[i].at, d); next >= 0 {
		p.focus = list[next].target
	}
}

// look tells how the widget with the target is at the moment.
func (p *page) look(t op.Target) ui.Look {
	return ui.Look{Hover: p.hover == t, Focus: p.keyed && p.focus == t}
}

// button appends a button of the page.
func (p *page) button(l *op.List, b ui.Button) {
	b.Look, b.Asleep = p.look(b.Target), p.asleep()
	ui.AppendButton(l, b)
}

// choice appends a choice of the page.
func (p *page) choice(l *op.List, ch ui.Choice) {
	ui.AppendChoice(l, ch, p.look)
}

// viewTip appends the explanation of what is pointed at; call it last.
func (p *page) viewTip(c *Context, l *op.List) {
	if p.tip != "" {
		box, seen := explained(l, p.hover, p.at)
		ui.Tooltip(l, c.screen(), p.at, box, seen, p.tip, c.Unit())
	}
}

// explained returns the box of what is explained, and those of what an explanation
// should not cover: the leaf that is read, and the other buttons. A button of the leaf is
// as large as the leaf.
func explained(l *op.List, t op.Target, at op.Point) (box op.Rect, seen []op.Rect) {
	away := math.Inf(1) // of several with the target the nearest one is pointed at
	for i := range l.Hits {
		if h := &l.Hits[i]; h.Target == t && h.Path == nil && gap(h.Rect, at) <= away { // a shape is explained beside the pointer
			box, away = h.Rect, gap(h.Rect, at)
		}
	}
	for i := range l.Hits {
		switch h := &l.Hits[i]; {
		case h.Target == t || h.Path != nil || h.Target.Command == "" || h.Target.Command == table.CmdAbout:
		case h.Target.Command == cmdLeafPaper && h.Rect.Contains(at):
			box = h.Rect
		case h.Target.Command == cmdLeafPaper:
			seen = slices.Insert(seen, 0, h.Rect)
		default:
			seen = append(seen, h.Rect)
		}
	}
	return box, seen
}

// gap is how far a point is from a rectangle, zero within.
func gap(r op.Rect, at op.Point) float64 {
	return math.Hypot(max(r.X-at.X, at.X-r.X-r.W, 0), max(r.Y-at.Y, at.Y-r.Y-r.H, 0))
}

// screen is the window.
func (c *Context) screen() op.Rect { return op.Rect{W: c.Size.X, H: c.Size.Y} }
