package page

import (
	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// A pick is a row of a form: one of some names is chosen.
type pick struct {
	key    string // of the caption
	names  []string
	chosen int             // index of the name
	cmd    display.Command // of a click; Index: the name clicked
}

// view appends the names without the caption.
func (p pick) view(m *app.Form, l *display.List, cell display.Rect) {
	items := make([]widget.Item, len(p.names))
	for i, n := range p.names {
		items[i] = widget.Item{Caption: n}
	}
	m.Choice(l, widget.Choice{Rect: cell, Items: items, Chosen: p.chosen, Target: display.Target{Command: p.cmd}})
}

// row appends the row to a form and returns where the next one begins.
func (p pick) row(c *app.Context, m *app.Form, l *display.List, r display.Rect, y float64) float64 {
	cell, next := widget.Labelled(c.Window(), l, r, y, c.Lang.T(p.key))
	p.view(m, l, cell)
	return next
}
