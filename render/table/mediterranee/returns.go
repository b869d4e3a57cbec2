package mediterranee

import (
	"cmp"
	"math"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The returns are what a piece of the open deal would bring its buyer in several ports, the most first.
type returns struct {
	list []Return
	good game.Ref
	net  bool // who decides pays the price: what each port brings beyond it is told
}

// A Return is what the piece would bring in a port.
type Return struct {
	Place game.Ref
	About table.Line // how far the port is
	N     int
}

// How many ports are listed: at least, if so many take the good, and at most.
const (
	leastReturns = 3
	mostReturns  = 4
)

// returnsOf are those of a position, nil where no port takes the good: of the ports that take it those
// that pay more than every nearer one, and the best of the others where these are few; the most
// first. All of this is public.
func returnsOf(st *rules.State) *returns {
	d := &st.Deal
	from, moves := dealZone(st), 0
	if d.To != 0 {
		moves = int(st.Galleys[d.To].Sailors)
	}
	type market struct {
		Return
		zones int
	}
	var list []market
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if !st.CanStore(p, d.Good) {
			continue
		}
		n := int(st.Board.Distance(from, st.Board.Ports[p].Zone))
		about := table.Line{Key: "zones", Args: []any{"n", n}}
		if d.To != 0 && n > moves {
			about.Key = "later"
		}
		list = append(list, market{Return{Place: game.Port(p), About: about, N: 100 * int(st.Pays(d.Buyer, p, d.Good))}, n})
	}
	if len(list) == 0 {
		return nil
	}
	nearer := func(a, b market) int { return cmp.Or(cmp.Compare(a.zones, b.zones), cmp.Compare(b.N, a.N)) }
	dearer := func(a, b market) int { return cmp.Or(cmp.Compare(b.N, a.N), cmp.Compare(a.zones, b.zones)) }
	slices.SortStableFunc(list, nearer)
	var best, others []market
	for _, m := range list {
		if len(best) == 0 || m.N > best[len(best)-1].N {
			best = append(best, m)
		} else {
			others = append(others, m)
		}
	}
	slices.SortStableFunc(others, dearer)
	best = append(best, others[:min(len(others), max(0, leastReturns-len(best)))]...)
	slices.SortStableFunc(best, dearer)
	r := &returns{good: game.Good(d.Good), net: st.Decision().Player == d.Buyer}
	for _, m := range best[:min(mostReturns, len(best))] {
		r.list = append(r.list, m.Return)
	}
	return r
}

// aloud are the returns of a position as they are read aloud below their title, nil where there are none.
func aloud(st *rules.State) func(*lang.Words) []string {
	r := returnsOf(st)
	if r == nil {
		return nil
	}
	return func(words *lang.Words) []string { return append([]string{r.title(words)}, r.lines(words)...) }
}

// title is what is written above them.
func (r *returns) title(words *lang.Words) string {
	return lang.Capital(words.Line("sum.returns", "good", r.good))
}

// lines tell of them, a port a line.
func (r *returns) lines(words *lang.Words) (lines []string) {
	for _, x := range r.list {
		about := words.Line("sum."+x.About.Key, x.About.Args...)
		lines = append(lines, words.Line("sum.return", "place", words.Title(x.Place), "about", about, "n", x.N))
	}
	return lines
}

// dealZone is where the galleys of the open deal lie.
func dealZone(st *rules.State) rules.ZoneID {
	d := &st.Deal
	switch {
	case d.Port != 0:
		return st.Board.Ports[d.Port].Zone
	case d.From != 0:
		return st.Galleys[d.From].Zone
	}
	return st.Galleys[d.To].Zone
}

// best is the port that pays most, with what it pays; the zero Return if none is listed.
func (r *returns) best() (most Return) {
	for _, x := range r.list {
		if x.N > most.N {
			most = x
		}
	}
	return most
}

// returnRow is the height of a line of the list, and of its title, at unit one.
const returnRow = 27

// height is how high the list is without its title.
func (r *returns) height(u float64) float64 { return float64(len(r.list)) * returnRow * u }

// draw appends the list, a port a line: whose the port is, its name, how far it is, what is paid there, and what
// of it is left once a price is paid; as many as have room. A title that is narrower than the list does not repeat the price.
func (r *returns) draw(d table.Desk, l *display.List, title, at display.Rect, paid int) {
	v, words := d.View(), d.Words()
	u := v.Frame.Unit
	row := at.Row(at.Y, returnRow*u)
	sum, left := 62*u, 0.0
	if r.net {
		left = 74 * u
	}
	column := func(x, w float64) display.Rect { return row.Column(row.X+row.W-x, w) }
	if r.net && title.W == at.W {
		says, style := words.Line("sum.net", "n", paid), display.TextStyle{Font: display.Sans, Size: 14 * u, Align: display.Right, Color: theme.Brown}
		widget.Line(l, title.CutRight(display.Measure(says, style.Font, max(widget.MinText, style.Size))+6*u), says, style)
	}
	widget.Line(l, title, r.title(words), display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Rubric})
	named := 0.44 * (row.W - sum - left) // that a name has of the line
	for _, x := range r.list {
		named = max(named, display.Measure(words.Title(x.Place), display.Caps, widget.MinText)+26*u)
	}
	for i, x := range r.list[:min(len(r.list), int(math.Round(at.H/row.H)))] {
		row.Y = at.Y + float64(i)*row.H
		if x.N == r.best().N {
			l.Fill(row.Inset(u), 4*u, theme.Fade(theme.Gold, 0.55))
		}
		l.Fill(row.Row(row.Y, max(1, u)), 0, theme.PaperLine)
		name := row.Column(row.X, named)
		if owner := d.Now().(*rules.State).Ports[x.Place.ID].Owner; owner > 0 {
			kit.AppendShield(l, display.Point{X: row.X + 10*u, Y: row.Y + row.H/2}, row.H*0.8, v.Colour(owner))
		}
		name.X, name.W = name.X+24*u, name.W-24*u
		widget.Line(l, name, words.Title(x.Place), display.TextStyle{Font: display.Caps, Size: 16 * u, Color: theme.Ink})
		about := row.Column(name.X+name.W+6*u, row.W-sum-left-named-12*u)
		if says := words.Line("sum."+x.About.Key, x.About.Args...); display.Fits(says, display.Sans, widget.MinText, about.W) {
			widget.Line(l, about, says, display.TextStyle{Font: display.Sans, Size: 14 * u, Color: theme.Brown})
		}
		widget.Line(l, column(left+sum, sum), words.Number(x.N), display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: theme.Ink})
		if r.net {
			net, ink := x.N-paid, theme.Good
			if net <= 0 {
				ink = theme.Danger
			}
			widget.Line(l, column(left, left), words.Signed(net), display.TextStyle{Font: display.SansBold, Size: 16 * u, Align: display.Right, Color: ink})
		}
		l.Hit(display.Hit{Rect: row, Target: display.Target{Ref: x.Place}})
	}
}
