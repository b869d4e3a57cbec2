package result

import (
	"image/color"
	"slices"

	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// A Moment is what a player had when a turn began, or at the end.
type Moment struct{ Score, Ports int }

// A chart shows a number of each player, turn by turn. Its lines are made anew
// only when it has changed its size, so that the canvas can keep their rasters.
type chart struct {
	title string // key of the text
	value func(Moment) int
	box   display.Rect
	lines []*display.Path // one for each player, from the box's corner
	ends  []*display.Path // from the end of each line to the arms of its player
	ticks []int           // values at which there is a rule
	most  int
}

// charts show how the match went, turn by turn.
type charts struct {
	*outcome
	list []chart
}

// newCharts returns the charts of a match that was long enough for them.
func newCharts(o *outcome) charts {
	g := charts{outcome: o}
	if len(o.ranking[0].History) <= 2 { // there is nothing to see yet
		return g
	}
	g.list = append(g.list, chart{title: "result.ducats", value: func(m Moment) int { return m.Score }})
	if o.ports {
		g.list = append(g.list, chart{title: "result.ports", value: func(m Moment) int { return m.Ports }})
	}
	return g
}

// panels are the panels of the charts.
func (g *charts) panels(c *app.Context) (list []*panel) {
	for i := range g.list {
		ch := &g.list[i]
		list = append(list, &panel{heading: c.Lang.T("result.chart", "what", g.word(c, ch.title)), rows: func(c *app.Context, l *display.List, box display.Rect) float64 {
			if box.H == 0 {
				box.H = 200 * c.Unit()
			}
			g.append(c, l, ch, box)
			return box.Y + box.H
		}})
	}
	return list
}

// The measures of a chart at unit one.
const (
	armsSize = 22
	armsAt   = 38 // behind the end of the lines
)

func (g *charts) append(c *app.Context, l *display.List, ch *chart, box display.Rect) {
	u := c.Unit()
	plot := display.Rect{X: box.X + 34*u, Y: box.Y + 12*u, W: box.W - (34+armsAt+armsSize/2)*u, H: box.H - 38*u}
	if ch.box.W != plot.W || ch.box.H != plot.H || ch.lines == nil {
		ch.lay(g.ranking, plot, u)
	}
	ch.box = plot
	for _, tick := range ch.ticks {
		y := plot.Y + plot.H*(1-float64(tick)/float64(ch.most))
		l.Fill(plot.Row(y, 1), 0, theme.PaperLine)
		widget.Line(l, display.Rect{X: box.X, Y: y - 10*u, W: 26 * u, H: 20 * u}, c.Lang.Number(tick), display.TextStyle{Font: display.SansSmall, Size: 13 * u, Align: display.Right, Color: theme.Brown})
	}
	for i := len(g.ranking) - 1; i >= 0; i-- { // the winner on top
		colour := g.ranking[i].Colour
		l.Outline(ch.ends[i], plot.X, plot.Y, 1, max(1, u), theme.Brown)
		thick, ink := max(2, 2.4*u), theme.LiveryOf(colour).Main
		if pale(ink) {
			l.Outline(ch.lines[i], plot.X, plot.Y, 1, thick+1.6*u, theme.Brown)
		}
		l.Outline(ch.lines[i], plot.X, plot.Y, 1, thick, ink)
		for _, p := range ch.pegs(&g.ranking[i], ch.lines[i].Rings[0], u) {
			kit.AppendPeg(l, display.Point{X: plot.X + p.X, Y: plot.Y + p.Y}, 5*u, colour)
		}
		arms := ch.ends[i].Rings[0][1]
		kit.AppendShield(l, display.Point{X: plot.X + arms.X, Y: plot.Y + arms.Y}, armsSize*u, colour)
	}
	n := len(g.ranking[0].History)
	mark := func(i int, text string) {
		x := plot.X + plot.W*float64(i)/float64(n-1)
		widget.Line(l, display.Rect{X: x - 16*u, Y: plot.Y + plot.H + 8*u, W: 32 * u, H: 18 * u}, text, display.TextStyle{Font: display.SansSmall, Size: 13 * u, Align: display.Center, Color: theme.Brown})
	}
	for _, i := range turnMarks(n - 1) {
		if i == n-1 {
			mark(i, c.Lang.T("result.end"))
		} else {
			mark(i, c.Lang.Number(i+1))
		}
	}
}

// turnMarks are the moments that have a name below a chart of so many turns, whose end is the
// last one.
func turnMarks(turns int) (list []int) {
	every := 1 + turns/12
	if every <= 3 {
		for i := 0; i <= turns; i += every {
			list = append(list, i)
		}
		return list
	}
	for _, every = range []int{5, 10, 20, 25, 50, 100} {
		if turns <= 12*every {
			break
		}
	}
	list = []int{0}
	for i := every - 1; i < turns-every/2; i += every { // round numbers
		list = append(list, i)
	}
	return append(list, turns)
}

// pegs are the points of a line that have a peg: all, or where they would hide each other
// those at which the number has changed.
func (ch *chart) pegs(s *Placing, line []display.Point, unit float64) (list []display.Point) {
	const apart = 18
	sparse := len(line) > 1 && line[1].X-line[0].X < apart*unit
	for i, p := range line {
		if !sparse || i == 0 || i == len(line)-1 || ch.value(s.History[i]) != ch.value(s.History[i-1]) {
			list = append(list, p)
		}
	}
	return list
}

// pale reports whether a line of a colour would hardly be seen on paper.
func pale(c color.NRGBA) bool { return int(c.R)+int(c.G)+int(c.B) > 3*200 }

// lay makes the lines and rules of a chart for a place of its size.
func (ch *chart) lay(ranking []Placing, plot display.Rect, unit float64) {
	ch.scale(ranking)
	n := len(ranking[0].History)
	var last []float64
	ch.lines, ch.ends = ch.lines[:0], ch.ends[:0]
	for _, s := range ranking {
		var line []display.Point
		for turn, m := range s.History {
			line = append(line, display.Point{X: plot.W * float64(turn) / float64(n-1), Y: plot.H * (1 - float64(ch.value(m))/float64(ch.most))})
		}
		ch.lines = append(ch.lines, &display.Path{Name: ch.title, Open: true, Rings: [][]display.Point{line}})
		last = append(last, line[n-1].Y)
	}
	for i, y := range moveApart(last, (armsSize+2)*unit, 0, plot.H) {
		ch.ends = append(ch.ends, &display.Path{Name: "end of a line", Open: true, Rings: [][]display.Point{{ch.lines[i].Rings[0][n-1], {X: plot.W + armsAt*unit, Y: y}}}})
	}
}

// scale chooses the values at which there are rules.
func (ch *chart) scale(ranking []Placing) {
	ch.most = 1
	for _, s := range ranking {
		for _, m := range s.History {
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
	ch.ticks = ch.ticks[:0]
	for tick := 0; tick <= ch.most; tick += step {
		ch.ticks = append(ch.ticks, tick)
	}
}

// moveApart moves heights as little as it takes for any two to be a gap apart, in their
// order, between top and bottom as far as there is room. Of equal ones the first comes
// to lie above.
func moveApart(heights []float64, gap, top, bottom float64) []float64 {
	order := make([]int, len(heights))
	for i := range order {
		order[i] = i
	}
	slices.SortStableFunc(order, func(a, b int) int {
		switch {
		case heights[a] < heights[b]:
			return -1
		case heights[a] > heights[b]:
			return 1
		}
		return 0
	})
	// Less a gap for each one above it, a height may equal the one before but not lie
	// above it: those that would are given their mean.
	type block struct {
		sum float64
		n   int
	}
	var blocks []block
	for k, i := range order {
		b := block{heights[i] - gap*float64(k), 1}
		for len(blocks) > 0 {
			last := blocks[len(blocks)-1]
			if last.sum/float64(last.n) <= b.sum/float64(b.n) {
				break
			}
			b = block{last.sum + b.sum, last.n + b.n}
			blocks = blocks[:len(blocks)-1]
		}
		blocks = append(blocks, b)
	}
	moved := make([]float64, len(heights))
	k := 0
	for _, b := range blocks {
		at := max(top, min(b.sum/float64(b.n), bottom-gap*float64(len(heights)-1)))
		for range b.n {
			moved[order[k]] = at + gap*float64(k)
			k++
		}
	}
	return moved
}
