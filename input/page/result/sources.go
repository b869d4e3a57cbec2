package result

import (
	"slices"

	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// sources are the table of where everybody's points came from.
type sources struct{ *outcome }

// panel is the panel of a table: a row for each source, a column for each player.
func (p *sources) panel(c *app.Context) *panel {
	return &panel{heading: p.word(c, "result.detail"), rows: func(c *app.Context, l *display.List, box display.Rect) float64 {
		u := c.Unit()
		y, h := box.Y, 27*u
		w := box.W * 0.62 / float64(len(p.ranking))
		cell := func(i int, y, h float64) display.Rect {
			return display.Rect{X: box.X + box.W - w*float64(len(p.ranking)-i), Y: y, W: w - 4*u, H: h}
		}
		for i, s := range p.ranking {
			p.columnHead(c, l, cell(i, y, 30*u), &s)
		}
		y += 32 * u
		for _, key := range sourceKeys(p.ranking) {
			l.Fill(box.Row(y, 1), 0, theme.PaperLine)
			widget.Line(l, display.Rect{X: box.X, Y: y, W: box.W * 0.37, H: h}, p.words(c).Line("source."+key), display.TextStyle{Font: display.Sans, Size: 16 * u, Color: theme.Ink})
			for i, s := range p.ranking {
				widget.Line(l, cell(i, y, h), p.amount(c, s.from(key), key), display.TextStyle{Font: display.Sans, Size: 16 * u, Align: display.Right, Color: theme.Ink})
			}
			y += h
		}
		l.Fill(box.Row(y, 2), 0, theme.Brown)
		widget.Line(l, display.Rect{X: box.X, Y: y, W: box.W * 0.37, H: h}, p.word(c, "result.ducats"), display.TextStyle{Font: display.SansBold, Size: 16 * u, Color: theme.Ink})
		for i, s := range p.ranking {
			widget.Line(l, cell(i, y, h), c.Lang.Number(s.Score), display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: theme.Ink})
		}
		return y + h
	}}
}

// columnHead appends whose column it is: arms, and the name where all names have room.
func (p *sources) columnHead(c *app.Context, l *display.List, box display.Rect, s *Placing) {
	u := c.Unit()
	kit.AppendShield(l, display.Point{X: box.X + box.W - 12*u, Y: box.Y + box.H/2}, 24*u, s.Colour)
	name := box.Column(box.X, box.W-30*u)
	if !slices.ContainsFunc(p.ranking, func(s Placing) bool {
		return !display.Fits(s.Name, display.SansBold, max(widget.MinText, 13*u), name.W)
	}) {
		widget.Line(l, name, s.Name, display.TextStyle{Font: display.SansBold, Size: 15 * u, Align: display.Right, Color: theme.Ink})
	}
}
