package scene

import (
	"slices"
	"strings"

	"serenissima/render/op"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// placings is the panel of all players, best first, each with a bar of what they have
// earned, and how much they have spent. Until all is counted they stand in the order of the
// seats, without their places, and only those whose points are told.
func (r *Result) placings(c *Context) *panel {
	return &panel{heading: c.OfGame(r.match, r.word(c, "result.sources")), rows: func(c *Context, l *op.List, box op.Rect) float64 {
		u := c.Unit()
		y := r.legend(c, l, box) + 4*u
		for i, x := range r.listed() {
			row := op.Rect{X: box.X - 8*u, Y: y, W: box.W + 16*u}
			place := r.placing
			if row.H = 54 * u; box.W < 560*u {
				place, row.H = r.placingInLines, 98*u
				if !spends(r.standings) {
					row.H -= accountLine * u
				}
			}
			if r.counting.told(i) {
				place(c, l, row, x)
			}
			y += row.H
		}
		if r.tied() {
			if !r.counting.done() {
				l = &op.List{} // its room stays free
			}
			y = note(c, l, box, y+6*u, r.word(c, "result.tie")) - 8*u
		}
		return y
	}}
}

// listed are the standings in the order in which they stand below each other.
func (r *Result) listed() []*Standing {
	list := r.seated()
	if r.counting.done() {
		slices.SortStableFunc(list, func(a, b *Standing) int { return a.Rank - b.Rank })
	}
	return list
}

// caption names a share.
func (r *Result) caption(c *Context, x *share) string {
	var names []string
	for _, key := range x.keys {
		names = append(names, r.words(c).Line("source."+key))
	}
	return strings.Join(names, ", ")
}

// legend appends what the parts of the bars stand for, in as many lines as it takes.
func (r *Result) legend(c *Context, l *op.List, box op.Rect) float64 {
	u := c.Unit()
	size, side, h := max(ui.MinText, 14*u), 14*u, 24*u
	x, y := box.X, box.Y
	for i := range r.shares {
		text := r.caption(c, &r.shares[i])
		w := min(op.Measure(text, op.Sans, size)+1, box.W-side-8*u)
		if x > box.X && x+side+8*u+w > box.X+box.W {
			x, y = box.X, y+h
		}
		mark := op.Rect{X: x, Y: y + (h-side)/2, W: side, H: side}
		l.Fill(mark, 2, r.shares[i].look.Fill)
		l.Stroke(mark, 2, 1, theme.Ink)
		ui.Line(l, op.Rect{X: x + side + 8*u, Y: y, W: w, H: h}, text, op.TextStyle{Font: op.Sans, Size: size, Color: theme.Ink})
		x += side + 8*u + w + 18*u
	}
	return y + h
}

// ground appends what lies under the row of a player: gilt for those who have won.
func (r *Result) ground(l *op.List, row op.Rect, s *Standing) {
	if r.counting.done() && s.Rank == 1 {
		l.Fill(row.Inset(1), 6, theme.Fade(theme.GiltLight, 0.5))
	} else if s != r.listed()[0] {
		l.Fill(op.Rect{X: row.X + 8, Y: row.Y, W: row.W - 16, H: 1}, 0, theme.PaperLine)
	}
}

// placing appends a player in one line: rank, arms, name, bar, score.
func (r *Result) placing(c *Context, l *op.List, row op.Rect, s *Standing) {
	u, score := c.Unit(), 84*c.Unit()
	r.ground(l, row, s)
	names := r.namesWidth(c)
	r.rankAndName(c, l, op.Rect{X: row.X, Y: row.Y, W: names, H: row.H}, s)
	bar := op.Rect{X: row.X + names + 16*u, Y: row.Y + 0.22*row.H, H: 0.56 * row.H}
	words := r.accountWidth(c)
	bar.W = row.X + row.W - bar.X - score - words - 16*u
	end := r.bar(c, l, bar, s)
	earned, spent := r.account(c, s)
	top, bottom := halves(op.Rect{X: end + 8*u, Y: row.Y, W: words, H: row.H})
	ui.Line(l, top, earned, op.TextStyle{Font: op.SansSmall, Size: 13.5 * u, Color: theme.Ink})
	ui.Line(l, bottom, spent, op.TextStyle{Font: op.SansSmall, Size: 13.5 * u, Color: theme.Brown})
	width := max(op.Measure(earned, op.SansSmall, 13.5*u), op.Measure(spent, op.SansSmall, 13.5*u))
	r.dots(c, l, op.Point{X: top.X + width, Y: row.Y + row.H/2}, row.X+row.W-r.scoreWidth(c, s)-10*u)
	r.score(c, l, op.Rect{X: row.X + row.W - score - 10*u, Y: row.Y, W: score, H: row.H}, s)
}

// dots leads the eye from a point to what stands on the same line.
func (r *Result) dots(c *Context, l *op.List, from op.Point, to float64) {
	u := c.Unit()
	for x := to - 10*u; x > from.X+10*u; x -= 6 * u {
		l.Disc(x, from.Y, max(1, 1.1*u), theme.Line)
	}
}

// accountLine is how high, at unit one, the line about what a player has earned and spent is.
const accountLine = 20

// placingInLines appends a player where it is narrow: the score stands at the end of a
// dotted line that begins at the name, the bar below, then the words.
func (r *Result) placingInLines(c *Context, l *op.List, row op.Rect, s *Standing) {
	u := c.Unit()
	r.ground(l, row, s)
	first := op.Rect{X: row.X, Y: row.Y + 3*u, W: row.W, H: 46 * u}
	score := r.scoreWidth(c, s)
	name := op.Rect{X: row.X, Y: first.Y, W: first.W - score - 18*u, H: first.H}
	from := r.rankAndName(c, l, name, s)
	r.dots(c, l, op.Point{X: from, Y: first.Y + 0.42*first.H}, row.X+row.W-score-8*u)
	r.score(c, l, op.Rect{X: row.X + row.W - score - 8*u, Y: first.Y, W: score, H: first.H}, s)
	r.bar(c, l, op.Rect{X: row.X + 8*u, Y: row.Y + 50*u, W: row.W - 16*u, H: 20 * u}, s)
	if !spends(r.standings) {
		return
	}
	earned, spent := r.account(c, s)
	ui.Line(l, op.Rect{X: row.X + 8*u, Y: row.Y + 72*u, W: row.W - 16*u, H: accountLine * u}, earned+" · "+spent, op.TextStyle{Font: op.SansSmall, Size: 13.5 * u, Color: theme.Brown})
}

// namesWidth is how wide ranks, arms and names of all players are, within limits.
func (r *Result) namesWidth(c *Context) float64 {
	u, w := c.Unit(), 0.0
	for i := range r.standings {
		s := &r.standings[i]
		w = max(w, op.Measure(s.Name, op.Caps, 20*u), op.Measure(r.who(c, s), op.Sans, 13.5*u))
	}
	return nameAt*u + max(90*u, min(w+1, 190*u))
}

// nameAt is where, at unit one, the name of a player begins behind rank and arms.
const nameAt = 88

// rankAndName appends who came where, and returns where the name ends.
func (r *Result) rankAndName(c *Context, l *op.List, box op.Rect, s *Standing) float64 {
	u := c.Unit()
	if r.counting.done() {
		ui.Line(l, op.Rect{X: box.X + 4*u, Y: box.Y, W: 34 * u, H: box.H}, c.Lang.T("result.rank", "n", s.Rank), op.TextStyle{Font: op.Caps, Size: 24 * u, Align: op.Center, Color: theme.Rubric})
	}
	pieces.AppendShield(l, op.Point{X: box.X + 60*u, Y: box.Y + box.H/2}, 38*u, s.Colour)
	text := op.Rect{X: box.X + nameAt*u, Y: box.Y, W: box.W - nameAt*u, H: box.H}
	who := r.who(c, s)
	if who != "" {
		top, bottom := halves(text)
		ui.Line(l, bottom, who, op.TextStyle{Font: op.Sans, Size: 13.5 * u, Color: theme.Brown})
		text = top
	}
	ui.Line(l, text, s.Name, op.TextStyle{Font: op.Caps, Size: 20 * u, Color: theme.Ink})
	return text.X + min(text.W, op.Measure(s.Name, op.Caps, ui.Fit(s.Name, op.Caps, 20*u, text.W)))
}

// halves cuts the row of a player into the line of its name and that below.
func halves(r op.Rect) (top, bottom op.Rect) {
	pad := 0.08 * r.H
	top = op.Rect{X: r.X, Y: r.Y + pad, W: r.W, H: 0.54*r.H - pad}
	return top, op.Rect{X: r.X, Y: top.Y + top.H, W: r.W, H: 0.46*r.H - pad}
}

// score appends points, and ports below them.
func (r *Result) score(c *Context, l *op.List, box op.Rect, s *Standing) {
	u := c.Unit()
	if r.ports {
		top, bottom := halves(box)
		ui.Line(l, bottom, r.portsOf(c, s), op.TextStyle{Font: op.SansSmall, Size: 13.5 * u, Align: op.Right, Color: theme.Brown})
		box = top
	}
	ui.Line(l, box, c.Lang.Number(s.Score), op.TextStyle{Font: op.SansBold, Size: 26 * u, Align: op.Right, Color: theme.Ink})
}

// scoreWidth is how wide the score of a player is.
func (r *Result) scoreWidth(c *Context, s *Standing) float64 {
	u := c.Unit()
	w := op.Measure(c.Lang.Number(s.Score), op.SansBold, 26*u)
	if r.ports {
		w = max(w, op.Measure(r.portsOf(c, s), op.SansSmall, 13.5*u))
	}
	return w + 1
}

// account says what a player has earned and spent, nothing where nobody spends.
func (r *Result) account(c *Context, s *Standing) (earned, spent string) {
	if !spends(r.standings) {
		return "", ""
	}
	return r.word(c, "result.earned", "n", s.earned()), r.word(c, "result.spent", "n", s.spent())
}

// accountWidth is how wide the accounts of all players are.
func (r *Result) accountWidth(c *Context) (w float64) {
	for i := range r.standings {
		earned, spent := r.account(c, &r.standings[i])
		for _, text := range []string{earned, spent} {
			w = max(w, op.Measure(text, op.SansSmall, 13.5*c.Unit()))
		}
	}
	return w + 4
}

// bar appends what a player has earned, a part for each source, on the scale of whoever
// has earned most of those that are told, and returns where it ends.
func (r *Result) bar(c *Context, l *op.List, box op.Rect, s *Standing) float64 {
	most := 1
	for i, x := range r.seated() {
		if r.counting.told(i) {
			most = max(most, x.earned())
		}
	}
	size := min(0.62*box.H, 15*c.Unit())
	x := box.X
	for i := range r.shares {
		n := r.shares[i].of(s)
		if n == 0 {
			continue
		}
		part := op.Rect{X: x, Y: box.Y, W: box.W * float64(n) / float64(most), H: box.H}
		l.Fill(part, 0, r.shares[i].look.Fill)
		l.Stroke(part, 0, 1, theme.Ink)
		if text := c.Lang.Number(n); op.Fits(text, op.SansBold, max(ui.MinText, size), part.W-4) {
			ui.Line(l, part, text, op.TextStyle{Font: op.SansBold, Size: max(ui.MinText, size), Align: op.Center, Color: r.shares[i].look.Ink})
		}
		l.Hit(op.Hit{Rect: part, Tip: c.Lang.T("result.part", "what", r.caption(c, &r.shares[i]), "n", n)})
		x += part.W
	}
	return x
}
