package result

import (
	"strings"

	"serenissima/input/app"
	"serenissima/render/display"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// placings show all players, best first, each with a bar of where its points came from.
type placings struct {
	*outcome
	shares []share // of the bars
}

// panel is the panel of all players, best first, each with a bar of what they have
// earned, and how much they have spent. Until all is counted they stand in the order of the
// seats, without their places, and only those whose points are told.
func (p *placings) panel(c *app.Context) *panel {
	return &panel{heading: app.OfGame(c, p.match, p.word(c, "result.sources")), rows: func(c *app.Context, l *display.List, box display.Rect) float64 {
		u := c.Unit()
		y := p.legend(c, l, box) + 4*u
		for i, x := range p.listed() {
			row := display.Rect{X: box.X - 8*u, Y: y, W: box.W + 16*u}
			place := p.placing
			if row.H = 54 * u; box.W < 560*u {
				place, row.H = p.placingInLines, 98*u
				if !spends(p.ranking) {
					row.H -= accountLine * u
				}
			}
			if p.counting.shown(i) {
				place(c, l, row, x)
			}
			y += row.H
		}
		if why := p.cause(c); why != "" {
			y = widget.Note(c.Window(), l, box, y+6*u, why) - 8*u
		}
		if p.tied() {
			if !p.counting.done() {
				l = &display.List{} // its room stays free
			}
			y = widget.Note(c.Window(), l, box, y+6*u, p.word(c, "result.tie")) - 8*u
		}
		return y
	}}
}

// caption names a share.
func (p *placings) caption(c *app.Context, x *share) string {
	var names []string
	for _, key := range x.keys {
		names = append(names, p.words(c).Line("source."+key))
	}
	return strings.Join(names, ", ")
}

// legend appends what the parts of the bars stand for, in as many lines as it takes.
func (p *placings) legend(c *app.Context, l *display.List, box display.Rect) float64 {
	u := c.Unit()
	size, side, h := max(widget.MinText, 14*u), 14*u, 24*u
	x, y := box.X, box.Y
	for i := range p.shares {
		text := p.caption(c, &p.shares[i])
		w := min(display.Measure(text, display.Sans, size)+1, box.W-side-8*u)
		if x > box.X && x+side+8*u+w > box.X+box.W {
			x, y = box.X, y+h
		}
		mark := display.Rect{X: x, Y: y + (h-side)/2, W: side, H: side}
		l.Fill(mark, 2, p.shares[i].look.Fill)
		l.Stroke(mark, 2, 1, theme.Ink)
		widget.Line(l, display.Rect{X: x + side + 8*u, Y: y, W: w, H: h}, text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		x += side + 8*u + w + 18*u
	}
	return y + h
}

// ground appends what lies under the row of a player: gilt for those who have won.
func (p *placings) ground(l *display.List, row display.Rect, s *Placing) {
	if p.counting.done() && s.Rank == 1 {
		l.Fill(row.Inset(1), 6, theme.Fade(theme.GiltLight, 0.5))
	} else if s != p.listed()[0] {
		l.Fill(display.Rect{X: row.X + 8, Y: row.Y, W: row.W - 16, H: 1}, 0, theme.PaperLine)
	}
}

// placing appends a player in one line: rank, portrait, name, bar, score.
func (p *placings) placing(c *app.Context, l *display.List, row display.Rect, s *Placing) {
	u, score := c.Unit(), 84*c.Unit()
	p.ground(l, row, s)
	names := p.namesWidth(c)
	p.rankAndName(c, l, row.Column(row.X, names), s)
	bar := display.Rect{X: row.X + names + 16*u, Y: row.Y + 0.22*row.H, H: 0.56 * row.H}
	words := p.accountWidth(c)
	bar.W = row.X + row.W - bar.X - score - words - 16*u
	end := p.bar(c, l, bar, s)
	earned, spent := p.account(c, s)
	top, bottom := halves(row.Column(end+8*u, words))
	widget.Line(l, top, earned, display.TextStyle{Font: display.SansSmall, Size: 13.5 * u, Color: theme.Ink})
	widget.Line(l, bottom, spent, display.TextStyle{Font: display.SansSmall, Size: 13.5 * u, Color: theme.Brown})
	width := max(display.Measure(earned, display.SansSmall, 13.5*u), display.Measure(spent, display.SansSmall, 13.5*u))
	p.dots(c, l, display.Point{X: top.X + width, Y: row.Y + row.H/2}, row.X+row.W-p.scoreWidth(c, s)-10*u)
	p.score(c, l, row.Column(row.X+row.W-score-10*u, score), s)
}

// dots leads the eye from a point to what stands on the same line.
func (p *placings) dots(c *app.Context, l *display.List, from display.Point, to float64) {
	u := c.Unit()
	for x := to - 10*u; x > from.X+10*u; x -= 6 * u {
		l.Disc(x, from.Y, max(1, 1.1*u), theme.Line)
	}
}

// accountLine is how high, at unit one, the line about what a player has earned and spent is.
const accountLine = 20

// placingInLines appends a player where it is narrow: the score stands at the end of a
// dotted line that begins at the name, the bar below, then the words.
func (p *placings) placingInLines(c *app.Context, l *display.List, row display.Rect, s *Placing) {
	u := c.Unit()
	p.ground(l, row, s)
	first := row.Row(row.Y+3*u, 46*u)
	score := p.scoreWidth(c, s)
	name := first.Column(row.X, first.W-score-18*u)
	from := p.rankAndName(c, l, name, s)
	p.dots(c, l, display.Point{X: from, Y: first.Y + 0.42*first.H}, row.X+row.W-score-8*u)
	p.score(c, l, first.Column(row.X+row.W-score-8*u, score), s)
	p.bar(c, l, display.Rect{X: row.X + 8*u, Y: row.Y + 50*u, W: row.W - 16*u, H: 20 * u}, s)
	if !spends(p.ranking) {
		return
	}
	earned, spent := p.account(c, s)
	widget.Line(l, display.Rect{X: row.X + 8*u, Y: row.Y + 72*u, W: row.W - 16*u, H: accountLine * u}, earned+" · "+spent, display.TextStyle{Font: display.SansSmall, Size: 13.5 * u, Color: theme.Brown})
}

// namesWidth is how wide ranks, portraits and names of all players are, within limits.
func (p *placings) namesWidth(c *app.Context) float64 {
	u, w := c.Unit(), 0.0
	for i := range p.ranking {
		s := &p.ranking[i]
		w = max(w, display.Measure(s.Name, display.Caps, 20*u), display.Measure(p.who(c, s), display.Sans, 13.5*u))
	}
	return nameAt*u + max(90*u, min(w+1, 190*u))
}

// nameAt is where, at unit one, the name of a player begins behind rank and portrait.
const nameAt = 98

// rankAndName appends who came where, and returns where the name ends.
func (p *placings) rankAndName(c *app.Context, l *display.List, box display.Rect, s *Placing) float64 {
	u := c.Unit()
	if p.counting.done() {
		widget.Line(l, box.Column(box.X+4*u, 34*u), c.Lang.T("result.rank", "n", s.Rank), display.TextStyle{Font: display.Caps, Size: 24 * u, Align: display.Center, Color: theme.Rubric})
	}
	side := min(46*u, box.H-2)
	kit.AppendPortrait(l, box.Column(box.X+42*u, side), s.Bust, s.Colour)
	text := box.Column(box.X+nameAt*u, box.W-nameAt*u)
	who := p.who(c, s)
	if who != "" {
		top, bottom := halves(text)
		widget.Line(l, bottom, who, display.TextStyle{Font: display.Sans, Size: 13.5 * u, Color: theme.Brown})
		text = top
	}
	widget.Line(l, text, s.Name, display.TextStyle{Font: display.Caps, Size: 20 * u, Color: theme.Ink})
	return text.X + min(text.W, display.Measure(s.Name, display.Caps, widget.Fit(s.Name, display.Caps, 20*u, text.W)))
}

// halves cuts the row of a player into the line of its name and that below.
func halves(r display.Rect) (top, bottom display.Rect) {
	pad := 0.08 * r.H
	top = r.Row(r.Y+pad, 0.54*r.H-pad)
	return top, r.Row(top.Y+top.H, 0.46*r.H-pad)
}

// score appends points, and ports below them.
func (p *placings) score(c *app.Context, l *display.List, box display.Rect, s *Placing) {
	u := c.Unit()
	if p.ports {
		top, bottom := halves(box)
		widget.Line(l, bottom, p.portsOf(c, s), display.TextStyle{Font: display.SansSmall, Size: 13.5 * u, Align: display.Right, Color: theme.Brown})
		box = top
	}
	widget.Line(l, box, c.Lang.Number(s.Score), display.TextStyle{Font: display.SansBold, Size: 26 * u, Align: display.Right, Color: theme.Ink})
}

// accountWidth is how wide the accounts of all players are.
func (p *placings) accountWidth(c *app.Context) (w float64) {
	for i := range p.ranking {
		earned, spent := p.account(c, &p.ranking[i])
		for _, text := range []string{earned, spent} {
			w = max(w, display.Measure(text, display.SansSmall, 13.5*c.Unit()))
		}
	}
	return w + 4
}

// bar appends what a player has earned, a part for each source, on the scale of whoever
// has earned most of those that are told, and returns where it ends.
func (p *placings) bar(c *app.Context, l *display.List, box display.Rect, s *Placing) float64 {
	most := 1
	for i, x := range p.seated() {
		if p.counting.shown(i) {
			most = max(most, x.earned())
		}
	}
	size := min(0.62*box.H, 15*c.Unit())
	x := box.X
	for i := range p.shares {
		n := p.shares[i].of(s)
		if n == 0 {
			continue
		}
		part := box.Column(x, box.W*float64(n)/float64(most))
		l.Fill(part, 0, p.shares[i].look.Fill)
		l.Stroke(part, 0, 1, theme.Ink)
		if text := c.Lang.Number(n); display.Fits(text, display.SansBold, max(widget.MinText, size), part.W-4) {
			widget.Line(l, part, text, display.TextStyle{Font: display.SansBold, Size: max(widget.MinText, size), Align: display.Center, Color: p.shares[i].look.Ink})
		}
		l.Hit(display.Hit{Rect: part, Tip: c.Lang.T("result.part", "what", p.caption(c, &p.shares[i]), "n", n)})
		x += part.W
	}
	return x
}
