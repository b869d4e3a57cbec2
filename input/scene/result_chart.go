package scene

import (
	"serenissima/render/op"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// A Moment is what a player had when a turn began, or at the end.
type Moment struct{ Score, Ports int }

// A chart shows a number of each player, turn by turn. Its lines are made anew
// only when it has changed its size, so that the canvas can keep their rasters.
type chart struct {
	title string // key of the text
	value func(Moment) int
	box   op.Rect
	lines []*op.Path // one for each player, from the box's corner
	ticks []int      // values at which there is a rule
	most  int
}

// viewCharts appends points and ports over time, side by side where there is room.
func (r *Result) viewCharts(c *Context, l *op.List, box op.Rect) float64 {
	u := c.Unit()
	if len(r.standings[0].History) < 3 { // nothing to see yet
		return box.Y
	}
	ui.Heading(l, op.Rect{X: box.X, Y: box.Y, W: box.W, H: 28 * u}, c.Lang.T("result.charts"), 20*u, op.Left)
	columns, h := 2, 190*u
	if box.W < 560*u || len(r.charts) == 1 {
		columns = 1
	}
	gap := 28 * u
	w := (box.W - gap*float64(columns-1)) / float64(columns)
	y := box.Y + 34*u
	for i := range r.charts {
		at := op.Rect{X: box.X + float64(i%columns)*(w+gap), Y: y + float64(i/columns)*(h+36*u), W: w, H: h}
		r.appendChart(c, l, &r.charts[i], at)
	}
	return y + float64((len(r.charts)+columns-1)/columns)*(h+36*u)
}

func (r *Result) appendChart(c *Context, l *op.List, ch *chart, box op.Rect) {
	u := c.Unit()
	ui.Line(l, op.Rect{X: box.X, Y: box.Y, W: box.W, H: 20 * u}, r.word(c, ch.title), op.TextStyle{Font: op.SansBold, Size: 15 * u, Color: theme.Ink})
	plot := op.Rect{X: box.X + 34*u, Y: box.Y + 26*u, W: box.W - 62*u, H: box.H - 26*u}
	if ch.box.W != plot.W || ch.box.H != plot.H || ch.lines == nil {
		r.layChart(ch, plot)
	}
	ch.box = plot
	for _, tick := range ch.ticks {
		y := plot.Y + plot.H*(1-float64(tick)/float64(ch.most))
		l.Fill(op.Rect{X: plot.X, Y: y, W: plot.W, H: 1}, 0, theme.PaperLine)
		ui.Line(l, op.Rect{X: box.X, Y: y - 10*u, W: 28 * u, H: 20 * u}, c.Lang.Number(tick),
			op.TextStyle{Font: op.SansSmall, Size: 13 * u, Align: op.Right, Color: theme.Brown})
	}
	for i := len(r.standings) - 1; i >= 0; i-- { // the winner on top
		s := &r.standings[i]
		livery := theme.LiveryOf(s.Colour)
		l.Outline(ch.lines[i], plot.X, plot.Y, 1, max(2, 2.4*u), livery.Main)
		line := ch.lines[i].Rings[0]
		for _, p := range line {
			pieces.AppendPeg(l, op.Point{X: plot.X + p.X, Y: plot.Y + p.Y}, 4.5*u, s.Colour)
		}
		end := line[len(line)-1]
		pieces.AppendShield(l, op.Point{X: plot.X + end.X + 18*u, Y: plot.Y + end.Y}, 18*u, s.Colour)
	}
	n := len(r.standings[0].History)
	every := 1 + (n-1)/12
	for i := 0; i < n-1; i += every {
		x := plot.X + plot.W*float64(i)/float64(n-1)
		ui.Line(l, op.Rect{X: x - 14*u, Y: plot.Y + plot.H + 4*u, W: 28 * u, H: 18 * u}, c.Lang.Number(i+1),
			op.TextStyle{Font: op.SansSmall, Size: 13 * u, Align: op.Center, Color: theme.Brown})
	}
}

// layChart makes the lines and rules of a chart for a place of its size.
func (r *Result) layChart(ch *chart, plot op.Rect) {
	ch.most = 1
	for i := range r.standings {
		for _, m := range r.standings[i].History {
			ch.most = max(ch.most, ch.value(m))
		}
	}
	step := 1
	for _, s := range []int{1, 2, 5, 10, 20, 25, 50, 100, 200, 500} {
		if step = s; ch.most <= 5*s {
			break
		}
	}
	ch.most = (ch.most + step - 1) / step * step
	ch.ticks, ch.lines = ch.ticks[:0], ch.lines[:0]
	for tick := 0; tick <= ch.most; tick += step {
		ch.ticks = append(ch.ticks, tick)
	}
	for i := range r.standings {
		history := r.standings[i].History
		var line []op.Point
		for j, m := range history {
			line = append(line, op.Point{X: plot.W * float64(j) / float64(len(history)-1), Y: plot.H * (1 - float64(ch.value(m))/float64(ch.most))})
		}
		ch.lines = append(ch.lines, &op.Path{Name: ch.title, Open: true, Rings: [][]op.Point{line}})
	}
}
