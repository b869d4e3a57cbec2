package panel

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/input/match/position"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/kit"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// The commands of standing answers.
const (
	CmdStanding display.Command = "standing" // opens and closes their paper
	CmdStand    display.Command = "stand"    // Value: one on offer; lets it stand and gives it
	CmdWithdraw display.Command = "withdraw" // Value: one that stands
)

// The measures of standing answers at unit one.
const (
	standingWidth = 440
	standingRow   = 40
	standingTag   = 26
)

// A StandingMatch is a match in which answers stand, the latest last.
type StandingMatch interface{ Standing() []game.StandingAnswer }

// Standing answers are those that people let stand for a phase: like questions are then answered by
// themselves, by the same actions and after the same moment as if they had been asked. What stands is tagged
// on the board.
type Standing struct {
	table.BasePanel

	match  StandingMatch
	now    *position.Position
	input  *SumInput
	lesson bool // in which none can be given

	open bool // the paper with them is shown
}

// NewStanding returns the standing answers of a match.
func NewStanding(m StandingMatch, now *position.Position, n *SumInput, lesson bool) *Standing {
	return &Standing{match: m, now: now, input: n, lesson: lesson}
}

// offered are the answers that the person who is asked can let stand.
func (p *Standing) offered(d table.Desk) []game.StandingAnswer {
	if p.lesson || !p.now.Modal() || len(p.now.Legal) == 0 || !d.Idle() {
		return nil
	}
	return game.StandingAnswers(p.now.View, p.input.Action())
}

// given are those that stand and that whoever is at the screen may see.
func (p *Standing) given() []game.StandingAnswer {
	return slices.DeleteFunc(slices.Clone(p.match.Standing()), func(x game.StandingAnswer) bool { return x.By != p.now.Viewer && p.now.Hides })
}

// Shown implements table.Panel: where an answer can be let stand, and where some stand.
func (p *Standing) Shown(d table.Desk) bool { return len(p.given())+len(p.offered(d)) > 0 }

// Open reports whether the paper with them has been opened.
func (p *Standing) Open() bool { return p.open }

// Asked reports whether a question has the button for standing answers: where one can be given, and where
// some stand whose tags the question may cover.
func (p *Standing) Asked(d table.Desk) bool { return p.now.Modal() && p.Shown(d) }

// Tick implements table.Panel: the paper closes when there is nothing on it.
func (p *Standing) Tick(d table.Desk, _ table.Event) { p.open = p.open && p.Shown(d) }

// Handle implements table.Panel.
func (p *Standing) Handle(d table.Desk, e table.Event) (table.Intent, bool) {
	switch e.Command() {
	case CmdStanding:
		p.open = !p.open
	case CmdStand:
		x := e.Hit.Target.Value.(game.StandingAnswer)
		if d.Guarded(e.Hit.Rect) || !slices.Contains(p.offered(d), x) {
			return nil, false
		}
		p.open = false
		return table.Stand{Answer: x}, true
	case CmdWithdraw:
		return table.Withdraw{Answer: e.Hit.Target.Value.(game.StandingAnswer)}, true
	default:
		return nil, false
	}
	return nil, true
}

// says is what a standing answer says, in words.
func says(words *lang.Words, x game.StandingAnswer) string {
	line := table.StandingLine(x)
	return lang.Capital(words.Line(line.Key, line.Args...))
}

// Read implements table.Panel.
func (p *Standing) Read(d table.Desk) table.Reading {
	words := d.Words()
	r := table.Reading{Heading: words.T("standing.title")}
	for _, x := range p.offered(d) {
		r.Buttons = append(r.Buttons, table.ReadingButton{Target: display.Target{Command: CmdStand, Value: x}, Text: says(words, x)})
	}
	for _, x := range p.given() {
		r.Buttons = append(r.Buttons, table.ReadingButton{Target: display.Target{Command: CmdWithdraw, Value: x}, Text: words.T("standing.withdraw", "what", says(words, x))})
	}
	return r
}

// AppendButton appends the button of a question that opens the paper.
func (p *Standing) AppendButton(d table.Desk, l *display.List, r display.Rect) {
	t, words := display.Target{Command: CmdStanding}, d.Words()
	widget.AppendButton(l, widget.Button{Rect: r, Icon: "quill", Paper: true, Target: t, Chosen: p.open, Tip: words.T("standing.open.help"), Label: words.T("standing.open"),
		Guarded: d.Guarded(r), State: d.State(t)})
}

// Draw implements table.Panel: each that stands has a tag with a cross that withdraws it; in a small frame
// one says how many do, which opens the paper.
func (p *Standing) Draw(d table.Desk, l *display.List) {
	given, f := p.given(), d.Frame()
	u := f.Unit
	if len(given) == 0 || p.open {
		return
	}
	words, h := d.Words(), max(standingTag*u, f.Reach)
	at := display.Rect{X: f.Board.X + 8*u, Y: max(f.Board.Y, f.FreeLeft) + 8*u, H: h}
	if f.Reach > 0 || f.Shape == layout.Small {
		text := words.T("standing.count", "n", len(given))
		at.W = display.Measure(text, display.Caps, 16*u) + 24*u
		t := display.Target{Command: CmdStanding}
		widget.AppendButton(l, widget.Button{Rect: at, Caption: text, Paper: true, Target: t, State: d.State(t)})
		return
	}
	for _, x := range given {
		at.W = min(f.Board.W/2, display.Measure(says(words, x), display.Sans, min(16*u, 0.6*h))+2.2*h)
		drawGiven(d, l, at, x)
		at.Y += h + 4*u
	}
}

// drawGiven appends one that stands: whose it is, what it says, and a cross that withdraws it.
func drawGiven(d table.Desk, l *display.List, r display.Rect, x game.StandingAnswer) {
	t, v := display.Target{Command: CmdWithdraw, Value: x}, d.View()
	u, text := v.Frame.Unit, says(d.Words(), x)
	tip := d.Words().T("standing.withdraw", "what", text)
	widget.AppendButton(l, widget.Button{Rect: r, Paper: true, Target: t, Tip: tip, Label: tip, State: d.State(t)})
	side := min(r.H, standingRow*u)
	kit.AppendShield(l, display.Point{X: r.X + 0.6*side, Y: r.Center().Y}, 0.62*side, v.Colour(x.By))
	widget.Line(l, r.Column(r.X+1.1*side, r.W-2.1*side), text, display.TextStyle{Font: display.Sans, Size: min(16*u, 0.6*r.H), Color: theme.Ink})
	widget.Line(l, r.Column(r.X+r.W-side, side), "×", display.TextStyle{Font: display.Caps, Size: 0.5 * side, Align: display.Center, Color: theme.Rubric})
}

// A StandingPaper lists what can stand from now on, and what stands, which a click withdraws.
type StandingPaper struct {
	table.BasePanel

	standing *Standing
	sheet    *Sheet // beside which it lies
}

// NewStandingPaper returns the paper with standing answers, which leaves the number on a sheet in sight.
func NewStandingPaper(p *Standing, s *Sheet) *StandingPaper {
	return &StandingPaper{standing: p, sheet: s}
}

// Shown implements table.Panel.
func (p *StandingPaper) Shown(d table.Desk) bool { return p.standing.open && p.standing.Shown(d) }

// Close implements table.Panel.
func (p *StandingPaper) Close() bool {
	p.standing.open = false
	return true
}

// TakesKeys implements table.Panel.
func (*StandingPaper) TakesKeys() bool { return true }

// A standingLayout is where the parts of the paper lie.
type standingLayout struct {
	paper, heading display.Rect
	offered        []display.Rect
	given          display.Rect // the heading of those that stand, empty if there are none
	rows           []display.Rect
}

// layout lays the paper out.
func (p *StandingPaper) layout(d table.Desk, offered, given int) (at standingLayout) {
	f := d.Frame()
	u := f.Unit
	row, head := max(standingRow*u, f.Reach), HeadHeight(f.Reach, 42*u)
	at.paper = display.Rect{W: min(standingWidth*u, f.Board.W-16*u), H: head + float64(offered+given)*(row+5*u) + 6*u}
	if offered > 0 && given > 0 {
		at.paper.H += 29 * u
	}
	at.paper = p.place(d, at.paper)
	pad, y := 12*u, at.paper.Y+head
	below := func(h float64) display.Rect {
		r := display.Rect{X: at.paper.X + pad, Y: y, W: at.paper.W - 2*pad, H: h}
		y += h + 5*u
		return r
	}
	for range offered {
		at.offered = append(at.offered, below(row))
	}
	if offered > 0 && given > 0 {
		at.given = below(24 * u)
	}
	for range given {
		at.rows = append(at.rows, below(row))
	}
	at.heading = display.Rect{X: at.paper.X + 16*u, Y: at.paper.Y + (head-28*u)/2, W: at.paper.W - 70*u - f.Reach, H: 30 * u}
	return at
}

// place is where the paper lies: in the middle of the board, at its bottom, or beside a number that is asked
// for.
func (p *StandingPaper) place(d table.Desk, paper display.Rect) display.Rect {
	f := d.Frame()
	if p.sheet.Shown(d) && p.sheet.input.Asks() {
		top := max(f.Board.Y, f.FreeLeft)
		return besideNumber(paper, p.sheet.layout(d), display.Rect{Y: top, W: f.Size.X, H: f.Size.Y - top}.Inset(4*f.Unit))
	}
	paper.X, paper.Y = f.Board.X+(f.Board.W-paper.W)/2, max(f.Board.Y+4*f.Unit, bottom(f)-paper.H-8*f.Unit)
	return paper
}

// besideNumber is where a paper lies in a room and leaves the number that is asked for in sight: above the
// question if it has room there, else to the right of the number, else below it.
func besideNumber(paper display.Rect, ask sheetLayout, room display.Rect) display.Rect {
	const gap = 4
	above, right, below := paper, paper, paper
	right.Y = ask.heading.Y + ask.heading.H
	above.X, above.Y = ask.panel.X, ask.panel.Y-paper.H-gap
	below.X = ask.panel.X + (ask.panel.W-paper.W)/2
	right.X, right.W = ask.number.X+ask.number.W+gap, min(paper.W, ask.panel.X+ask.panel.W-ask.number.X-ask.number.W-2*gap)
	below.Y = ask.number.Y + ask.number.H + gap
	switch {
	case above.Y >= room.Y:
		return above
	case right.W >= 0.6*paper.W:
		return widget.Keep(right, room)
	}
	return widget.Keep(below, room)
}

// Draw implements table.Panel.
func (p *StandingPaper) Draw(d table.Desk, l *display.List) {
	words, f, offered, given := d.Words(), d.Frame(), p.standing.offered(d), p.standing.given()
	at, u := p.layout(d, len(offered), len(given)), f.Unit
	widget.Paper(l, at.paper)
	title := words.T("standing.title")
	widget.Heading(l, at.heading, title, widget.Fit(title, display.Caps, 22*u, at.heading.W), display.Left)
	AppendClose(l, words.Catalog, at.paper, u, f.Reach)
	for i, x := range offered {
		t := display.Target{Command: CmdStand, Value: x}
		widget.AppendButton(l, widget.Button{Rect: at.offered[i], Caption: says(words, x), Paper: true, Target: t, Guarded: d.Guarded(at.offered[i]), State: d.State(t)})
	}
	if at.given.H > 0 {
		widget.Line(l, at.given, words.T("standing.given"), display.TextStyle{Font: display.Caps, Size: 17 * u, Color: theme.Rubric})
	}
	for i, x := range given {
		drawGiven(d, l, at.rows[i], x)
	}
}

var (
	_ table.Panel = (*Standing)(nil)
	_ table.Panel = (*StandingPaper)(nil)
)
