package scene

import (
	"slices"

	"serenissima/game/session"
	"serenissima/input"
	"serenissima/input/scene/widget"
	"serenissima/render/op"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/ui"
)

// window is what widgets know of the program.
func (c *Context) window() widget.Window {
	return widget.Window{Size: c.Size, Unit: c.Unit(), Shown: c.shown, Lang: c.Lang, Say: c.Say, Click: func() { c.Hear(synth.Click) }}
}

// explained returns the box of what is explained in a match, and those of what an
// explanation should not cover: the leaf that is read, and the other buttons. A button of the leaf is
// as large as the leaf.
func explained(l *op.List, t op.Target, at op.Point) (box op.Rect, seen []op.Rect) {
	box, _ = widget.Explained(l, t, at)
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

// screen is the window.
func (c *Context) screen() op.Rect { return op.Rect{W: c.Size.X, H: c.Size.Y} }

// A page is a widget.Page among scenes.
type page struct{ widget.Page }

func (p *page) update(c *Context, f input.Frame, typing bool) op.Target {
	return c.clicked(p.Update(c.window(), f, typing))
}

func (p *page) look(t op.Target) ui.Look       { return p.Look(t) }
func (p *page) button(l *op.List, b ui.Button) { p.Button(l, b) }
func (p *page) viewTip(c *Context, l *op.List) { p.ViewTip(c.window(), l) }

// asleep implements sleeper.
func (p *page) asleep() bool { return p.Asleep() }

// stand implements pointing.
func (p *page) stand(t op.Target) ui.Look { return p.Look(t) }

// A form is a widget.Form among scenes.
type form struct {
	widget.Form
	rows, full rows // see widget.Column
}

// Rows append the rows of a form from the top of a rectangle and return where
// they end.
type rows func(c *Context, l *op.List, r op.Rect) float64

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
	return func(l *op.List, at op.Rect) float64 { return r(c, l, at) }
}

func (m *form) update(c *Context, f input.Frame, typing bool) op.Target {
	return c.clicked(m.Update(c.window(), f, typing, m.column(c)))
}

func (m *form) view(c *Context, l *op.List, title string, buttons ...ui.Button) {
	m.View(c.window(), l, m.column(c), title, buttons...)
}

func (m *form) look(t op.Target) ui.Look        { return m.Look(t) }
func (m *form) button(l *op.List, b ui.Button)  { m.Button(l, b) }
func (m *form) choice(l *op.List, ch ui.Choice) { m.Choice(l, ch) }

// asleep implements sleeper.
func (m *form) asleep() bool { return m.Asleep() }

// stand implements pointing.
func (m *form) stand(t op.Target) ui.Look { return m.Look(t) }

func (m *form) grid(c *Context, l *op.List, r op.Rect, gap float64, columns int, list []ui.Button) float64 {
	return m.Grid(c.window(), l, r, gap, columns, list)
}

func rowHeight(c *Context) float64 {
	w := c.window()
	return w.RowHeight()
}

func labelled(c *Context, l *op.List, r op.Rect, y float64, caption string) (cell op.Rect, next float64) {
	return widget.Labelled(c.window(), l, r, y, caption)
}

func note(c *Context, l *op.List, r op.Rect, y float64, text string) float64 {
	return widget.Note(c.window(), l, r, y, text)
}

func complain(c *Context, l *op.List, r op.Rect, y float64, text string) float64 {
	return widget.Complain(c.window(), l, r, y, text)
}

// newEntry returns a line with a text, of so many runes at most, in which there can be
// these letters; nil: all that a name can have.
func newEntry(text string, most int, letters func(rune) bool) widget.Entry {
	if letters == nil {
		letters = session.Readable
	}
	return widget.NewEntry(text, most, letters)
}
