package app

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

// A Page is a widget.Page among scenes.
type Page struct{ widget.Page }

// Clicked follows pointer and keyboard and returns what somebody has clicked in this tick.
func (p *Page) Clicked(c *Context, f control.Frame, typing bool) display.Target {
	return c.Notices.Clicked(p.Update(c.Window(), f, typing))
}

// ViewTip explains what is pointed at, unless another page lies over this one: the pointer is there.
func (p *Page) ViewTip(c *Context, l *display.List) {
	if !c.Screen.Covered() {
		p.Page.ViewTip(c.Window(), l)
	}
}

// A Form is a widget.Form among scenes.
type Form struct {
	widget.Form
	Rows, Full, Most Rows // see widget.Column
}

// Rows append the rows of a form from the top of a rectangle and return where
// they end.
type Rows func(c *Context, l *display.List, r display.Rect) float64

// Init makes the form of its rows.
func (m *Form) Init(width float64, r Rows) { m.Width, m.Rows = width, r }

// Column is what the form shows.
func (m *Form) Column(c *Context) widget.Column {
	return widget.Column{Rows: m.Rows.in(c), Full: m.Full.in(c), Most: m.Most.in(c)}
}

// in are the rows of a widget, none being nothing.
func (r Rows) in(c *Context) widget.Rows {
	return func(l *display.List, at display.Rect) float64 {
		if r == nil {
			return 0
		}
		return r(c, l, at)
	}
}

// Clicked follows pointer and keyboard and returns what somebody has clicked in this tick.
func (m *Form) Clicked(c *Context, f control.Frame, typing bool) display.Target {
	return c.Notices.Clicked(m.Update(c.Window(), f, typing, m.Column(c)))
}

// ViewForm appends the form with its title and buttons.
func (m *Form) ViewForm(c *Context, l *display.List, title string, buttons ...widget.Button) {
	m.View(c.Window(), l, m.Column(c), title, buttons...)
}

// NewEntry returns a line with a text, of so many runes at most, in which there can be
// these letters; nil: all that a name can have.
func NewEntry(text string, most int, letters func(rune) bool) widget.Entry {
	if letters == nil {
		letters = session.Readable
	}
	return widget.NewEntry(text, most, letters)
}
