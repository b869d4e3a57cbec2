package scene

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input"
	"serenissima/render/op"
	"serenissima/render/table"
	"serenissima/render/table/pieces"
	"serenissima/render/theme"
	"serenissima/render/ui"
)

// The commands of the result.
const (
	cmdAgain  op.Command = "again"
	cmdLook   op.Command = "look"
	CmdResult op.Command = "result" // how a match that is over ended
	cmdReplay op.Command = "replay" // shows a match again
)

// A Standing is how a player did in the end.
type Standing struct {
	Seat    game.Player
	Name    string
	Colour  int
	Rank    int // 1 is best, equals share
	Score   int
	Ports   int
	Sources []Source
	History []Moment // for each turn, and at the end
}

// A Source says where points came from or went to; Key is the part of the text's
// key after "source.".
type Source struct {
	Key string
	N   int
}

// startKey is the source of what everybody had at the start.
const startKey = "start"

// A Result tells how a match ended. It lies over the board.
type Result struct {
	form
	match     *session.Match
	review    *Review    // nil where nobody knows the game
	standings []Standing // best first
	ports     bool       // they are counted
	charts    []chart
}

var _ Overlay = (*Result)(nil)

// NewResult returns the result of a match; standings begin with the best.
func NewResult(c *Context, m *session.Match, standings []Standing) *Result {
	r := &Result{match: m, review: NewReview(c, m), standings: standings,
		charts: []chart{{title: "result.ducats", value: func(m Moment) int { return m.Score }}}}
	if _, r.ports = c.Tables[m.Rules().Info().ID].(table.Charter); r.ports {
		r.charts = append(r.charts, chart{title: "result.ports", value: func(m Moment) int { return m.Ports }})
	}
	r.form.init(980, r.tables)
	return r
}

// Overlay implements Overlay.
func (r *Result) Overlay() {}

// Update implements Scene.
func (r *Result) Update(c *Context, f input.Frame) (Nav, error) {
	if r.review != nil {
		r.review.GoOn()
	}
	switch r.update(c, f, false).Command {
	case cmdAgain:
		return begin(c, r.match.Rules(), r.match.Options(), r.match.Seats(), c.NewSeed(), session.Drawn), nil
	case cmdReplay:
		return Push(c.Matches.Replay(c, r.match, game.Nobody, 0, nil)), nil
	case cmdDice:
		return Push(NewDice(c, r.match)), nil
	case cmdSaves:
		return Push(NewSaves(c, r.match)), nil
	case cmdLook:
		return Pop(), nil
	case cmdLeave:
		return Home(NewTitle(c)), nil
	}
	if f.Has(input.Cancel) {
		return Pop(), nil
	}
	return Nav{}, nil
}

// View implements Scene.
func (r *Result) View(c *Context, l *op.List) {
	r.view(c, l, c.OfGame(r.match, r.headline(c)),
		ui.Button{Caption: c.Lang.T("result.look"), Target: op.Target{Command: cmdLook}}, // a click too many on what ended the game falls here
		ui.Button{Caption: c.Lang.T("result.again"), Primary: true, Target: op.Target{Command: cmdAgain}},
		ui.Button{Caption: c.Lang.T("result.title-screen"), Target: op.Target{Command: cmdLeave}})
}

// headline names whoever won.
func (r *Result) headline(c *Context) string {
	var names []string
	for _, s := range r.standings {
		if s.Rank == 1 {
			names = append(names, s.Name)
		}
	}
	if len(names) == 1 {
		return c.Lang.T("result.winner", "name", names[0])
	}
	return c.Lang.T("result.shared", "names", c.Lang.List(names, "and"))
}

// word is what the game calls something, or else what most call it: points are ducats.
func (r *Result) word(c *Context, key string) string {
	if own := r.match.Rules().Info().ID + "." + key; c.Lang.Has(own) {
		return c.Lang.T(own)
	}
	return c.Lang.T(key)
}

// tied reports whether ports decided between players with equal points.
func (r *Result) tied() bool {
	for i, s := range r.standings[1:] {
		if s.Score == r.standings[i].Score && s.Rank != r.standings[i].Rank {
			return true
		}
	}
	return false
}

// tables appends the ranking and below it how it came about: points and ports
// turn by turn, what was gained and lost at once, and where the points came from.
func (r *Result) tables(c *Context, l *op.List, box op.Rect) float64 {
	u := c.Unit()
	y := r.ranking(c, l, box)
	if r.tied() {
		y = note(c, l, box, y+4*u, r.word(c, "result.tie"))
	}
	y = r.links(c, l, op.Rect{X: box.X, Y: y + 12*u, W: box.W})
	y = r.viewCharts(c, l, op.Rect{X: box.X, Y: y + 14*u, W: box.W})
	y = r.turningPoints(c, l, op.Rect{X: box.X, Y: y + 14*u, W: box.W})
	return r.sources(c, l, op.Rect{X: box.X, Y: y + 14*u, W: box.W})
}

// links appends the buttons that lead to more about the match.
func (r *Result) links(c *Context, l *op.List, box op.Rect) float64 {
	u := c.Unit()
	list := []ui.Button{{Icon: "watch-again", Caption: c.Lang.T("replay.title"), Target: op.Target{Command: cmdReplay}}}
	if c.countsHits(r.match) {
		list = append(list, ui.Button{Icon: "die", Caption: c.Lang.T("dice.title"), Target: op.Target{Command: cmdDice}})
	}
	list = append(list, ui.Button{Icon: "chest", Caption: c.Lang.T("saves.save"), Target: op.Target{Command: cmdSaves}}) // the next game takes the place of this one
	columns := len(list)
	if box.W < 640*u {
		columns = 1
	}
	return r.grid(c, l, box, 12*u, columns, list)
}

func (r *Result) ranking(c *Context, l *op.List, box op.Rect) float64 {
	u, y := c.Unit(), box.Y
	h, number := 50*u, min(110*u, 0.22*box.W)
	columns := 1
	if r.ports {
		columns = 2
	}
	cell := func(column int, y, h float64) op.Rect {
		return op.Rect{X: box.X + box.W - number*float64(columns-column), Y: y, W: number - 12*u, H: h}
	}
	head := func(column int, key string) {
		ui.Line(l, cell(column, y, 24*u), r.word(c, key), op.TextStyle{Font: op.SansBold, Size: 15 * u, Align: op.Right, Color: theme.Brown})
	}
	head(0, "result.ducats")
	if r.ports {
		head(1, "result.ports")
	}
	y += 26 * u
	for _, s := range r.standings {
		row := op.Rect{X: box.X, Y: y, W: box.W, H: h}
		if s.Rank == 1 {
			l.Fill(row, 8, theme.Fade(theme.GiltLight, 0.5))
		} else {
			l.Fill(op.Rect{X: row.X, Y: y + h - 1, W: row.W, H: 1}, 0, theme.PaperLine)
		}
		ui.Line(l, op.Rect{X: row.X, Y: y, W: 44 * u, H: h}, c.Lang.T("result.rank", "n", s.Rank),
			op.TextStyle{Font: op.Caps, Size: 24 * u, Align: op.Center, Color: theme.Rubric})
		pieces.AppendShield(l, op.Point{X: row.X + 66*u, Y: y + h/2}, 36*u, s.Colour)
		name := op.Rect{X: row.X + 94*u, Y: y, W: row.W - 94*u - float64(columns)*number, H: h}
		ui.Line(l, name, s.Name, op.TextStyle{Font: op.Caps, Size: 22 * u, Color: theme.Ink})
		ui.Line(l, cell(0, y, h), c.Lang.Number(s.Score), op.TextStyle{Font: op.SansBold, Size: 24 * u, Align: op.Right, Color: theme.Ink})
		if r.ports {
			ui.Line(l, cell(1, y, h), c.Lang.Number(s.Ports), op.TextStyle{Font: op.Sans, Size: 22 * u, Align: op.Right, Color: theme.Ink})
		}
		y += h
	}
	return y
}

// sources appends a table: a row for each source, a column for each player.
func (r *Result) sources(c *Context, l *op.List, box op.Rect) float64 {
	u := c.Unit()
	ui.Heading(l, op.Rect{X: box.X, Y: box.Y, W: box.W, H: 28 * u}, r.word(c, "result.sources"), 20*u, op.Left)
	y, h := box.Y+34*u, 27*u
	w := box.W * 0.66 / float64(len(r.standings))
	cell := func(i int, y, h float64) op.Rect {
		return op.Rect{X: box.X + box.W - w*float64(len(r.standings)-i), Y: y, W: w - 12*u, H: h}
	}
	for i, s := range r.standings {
		top := cell(i, y, 30*u)
		pieces.AppendShield(l, op.Point{X: top.X + top.W - 12*u, Y: top.Y + top.H/2}, 24*u, s.Colour)
		if w < 100*u {
			continue
		}
		ui.Line(l, op.Rect{X: top.X, Y: top.Y, W: top.W - 30*u, H: top.H}, s.Name,
			op.TextStyle{Font: op.SansBold, Size: 15 * u, Align: op.Right, Color: theme.Ink})
	}
	y += 32 * u
	words := c.Lang.Words(r.match.Rules().Info(), nil)
	for _, key := range r.keys() {
		l.Fill(op.Rect{X: box.X, Y: y, W: box.W, H: 1}, 0, theme.PaperLine)
		ui.Line(l, op.Rect{X: box.X, Y: y, W: box.W * 0.34, H: h}, words.Line("source."+key), op.TextStyle{Font: op.Sans, Size: 16 * u, Color: theme.Ink})
		for i, s := range r.standings {
			ui.Line(l, cell(i, y, h), Amount(c, s.from(key), key == startKey), op.TextStyle{Font: op.Sans, Size: 16 * u, Align: op.Right, Color: theme.Ink})
		}
		y += h
	}
	l.Fill(op.Rect{X: box.X, Y: y, W: box.W, H: 2}, 0, theme.Brown)
	ui.Line(l, op.Rect{X: box.X, Y: y, W: box.W * 0.34, H: h}, r.word(c, "result.ducats"),
		op.TextStyle{Font: op.SansBold, Size: 16 * u, Color: theme.Ink})
	for i, s := range r.standings {
		ui.Line(l, cell(i, y, h), c.Lang.Number(s.Score), op.TextStyle{Font: op.SansBold, Size: 16 * u, Align: op.Right, Color: theme.Ink})
	}
	return y + h + 4*u
}

// keys lists the sources of all players: the purse at the start, what came in,
// what went out.
func (r *Result) keys() []string {
	var keys []string
	for _, s := range r.standings {
		for _, x := range s.Sources {
			if !slices.Contains(keys, x.Key) {
				keys = append(keys, x.Key)
			}
		}
	}
	sum := func(key string) (n int) {
		for _, s := range r.standings {
			n += s.from(key)
		}
		return n
	}
	slices.SortStableFunc(keys, func(a, b string) int { return sum(b) - sum(a) })
	if i := slices.Index(keys, startKey); i > 0 {
		keys = slices.Insert(slices.Delete(keys, i, i+1), 0, startKey)
	}
	return keys
}

// from is what came from a source.
func (s *Standing) from(key string) int {
	for _, x := range s.Sources {
		if x.Key == key {
			return x.N
		}
	}
	return 0
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
