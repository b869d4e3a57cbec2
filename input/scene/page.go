package scene

import (
	"serenissima/game/session"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/widget"
)

// Window is what widgets know of the program.
func (c *Context) Window() widget.Window {
	return widget.Window{Size: c.Screen.Size, Unit: c.Unit(), Shown: c.Screen.Shown, Lang: c.Lang, Say: c.Notices.Say, Click: func() { c.Sound.Hear(synth.Click) }}
}

// A page is a widget.Page among scenes.
type page struct{ widget.Page }

func (p *page) update(c *Context, f control.Frame, typing bool) display.Target {
	return c.Notices.Clicked(p.Update(c.Window(), f, typing))
}

func (p *page) stateOf(t display.Target) widget.State   { return p.StateOf(t) }
func (p *page) button(l *display.List, b widget.Button) { p.Button(l, b) }

// viewTip explains what is pointed at, unless another page lies over this one: the pointer is there.
func (p *page) viewTip(c *Context, l *display.List) {
	if !c.Screen.Covered() {
		p.ViewTip(c.Window(), l)
	}
}

// A form is a widget.Form among scenes.
type form struct {
	widget.Form
	rows, full rows // see widget.Column
}

// Rows append the rows of a form from the top of a rectangle and return where
// they end.
type rows func(c *Context, l *display.List, r display.Rect) float64

// init makes the form of its rows.
func (m *form) init(width float64, r rows) { m.Width, m.rows = width, r }

// column is what the form shows.
func (m *form) column(c *Context) widget.Column {
	in := widget.Column{Rows: m.rows.in(c)}
	if m.full != nil {
		in.Full = m.full.in(c)
	}
	return in
}

// in are the rows of a widget.
func (r rows) in(c *Context) widget.Rows {
	return func(l *display.List, at display.Rect) float64 { return r(c, l, at) }
}

func (m *form) update(c *Context, f control.Frame, typing bool) display.Target {
	return c.Notices.Clicked(m.Update(c.Window(), f, typing, m.column(c)))
}

func (m *form) view(c *Context, l *display.List, title string, buttons ...widget.Button) {
	m.View(c.Window(), l, m.column(c), title, buttons...)
}

func (m *form) stateOf(t display.Target) widget.State    { return m.StateOf(t) }
func (m *form) button(l *display.List, b widget.Button)  { m.Button(l, b) }
func (m *form) choice(l *display.List, ch widget.Choice) { m.Choice(l, ch) }

func (m *form) grid(c *Context, l *display.List, r display.Rect, gap float64, columns int, list []widget.Button) float64 {
	return m.Grid(c.Window(), l, r, gap, columns, list)
}

func rowHeight(c *Context) float64 {
	w := c.Window()
	return w.RowHeight()
}

func labelled(c *Context, l *display.List, r display.Rect, y float64, caption string) (cell display.Rect, next float64) {
	return widget.Labelled(c.Window(), l, r, y, caption)
}

func note(c *Context, l *display.List, r display.Rect, y float64, text string) float64 {
	return widget.Note(c.Window(), l, r, y, text)
}

func complain(c *Context, l *display.List, r display.Rect, y float64, text string) float64 {
	return widget.Complain(c.Window(), l, r, y, text)
}

// newEntry returns a line with a text, of so many runes at most, in which there can be
// these letters; nil: all that a name can have.
func newEntry(text string, most int, letters func(rune) bool) widget.Entry {
	if letters == nil {
		letters = session.Readable
	}
	return widget.NewEntry(text, most, letters)
}
