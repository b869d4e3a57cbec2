package scene

import (
	"slices"

	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// sources is the panel of a table: a row for each source, a column for each player.
func (r *Result) sources(c *Context) *panel {
	return &panel{heading: r.word(c, "result.detail"), rows: func(c *Context, l *display.List, box display.Rect) float64 {
		u := c.Unit()
		y, h := box.Y, 27*u
		w := box.W * 0.62 / float64(len(r.standings))
		cell := func(i int, y, h float64) display.Rect {
			return display.Rect{X: box.X + box.W - w*float64(len(r.standings)-i), Y: y, W: w - 4*u, H: h}
		}
		for i, s := range r.standings {
			r.columnHead(c, l, cell(i, y, 30*u), &s)
		}
		y += 32 * u
		for _, key := range sourceKeys(r.standings) {
			l.Fill(display.Rect{X: box.X, Y: y, W: box.W, H: 1}, 0, theme.PaperLine)
			ui.Line(l, display.Rect{X: box.X, Y: y, W: box.W * 0.37, H: h}, r.words(c).Line("source."+key), display.TextStyle{Font: display.Sans, Size: 16 * u, Color: theme.Ink})
			for i, s := range r.standings {
				ui.Line(l, cell(i, y, h), r.amount(c, s.from(key), key), display.TextStyle{Font: display.Sans, Size: 16 * u, Align: display.Right, Color: theme.Ink})
			}
			y += h
		}
		l.Fill(display.Rect{X: box.X, Y: y, W: box.W, H: 2}, 0, theme.Brown)
		ui.Line(l, display.Rect{X: box.X, Y: y, W: box.W * 0.37, H: h}, r.word(c, "result.ducats"), display.TextStyle{Font: display.SansBold, Size: 16 * u, Color: theme.Ink})
		for i, s := range r.standings {
			ui.Line(l, cell(i, y, h), c.Lang.Number(s.Score), display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: theme.Ink})
		}
		return y + h
	}}
}

// columnHead appends whose column it is: arms, and the name where all names have room.
func (r *Result) columnHead(c *Context, l *display.List, box display.Rect, s *Standing) {
	u := c.Unit()
	kit.AppendShield(l, display.Point{X: box.X + box.W - 12*u, Y: box.Y + box.H/2}, 24*u, s.Colour)
	name := display.Rect{X: box.X, Y: box.Y, W: box.W - 30*u, H: box.H}
	if !slices.ContainsFunc(r.standings, func(s Standing) bool { return !display.Fits(s.Name, display.SansBold, max(ui.MinText, 13*u), name.W) }) {
		ui.Line(l, name, s.Name, display.TextStyle{Font: display.SansBold, Size: 15 * u, Align: display.Right, Color: theme.Ink})
	}
}

// amount writes what a source has brought: with a sign where other sources cost something.
func (r *Result) amount(c *Context, n int, key string) string {
	return Amount(c, n, key == startKey || !spends(r.standings))
}

// Amount writes a sum with its sign; nothing is a dash.
func Amount(c *Context, n int, plain bool) string {
	switch {
	case n == 0:
		return "–"
	case n < 0:
		return "−" + c.Lang.Number(-n)
	case plain:
		return c.Lang.Number(n)
	}
	return "+" + c.Lang.Number(n)
}
