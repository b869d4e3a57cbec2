package panel

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/captain"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// AdviceSign is the icon of the captain's advice.
const AdviceSign = "lantern"

// CmdFollow carries out what the captain would do.
const CmdFollow display.Command = "follow-advice"

// An Advice tells what the captain would do, and why.
type Advice struct {
	table.BasePanel

	captain *captain.Captain
}

// NewAdvice returns the panel with what a captain says.
func NewAdvice(c *captain.Captain) *Advice { return &Advice{captain: c} }

// Shown implements table.Panel. While an action is looked for the panel is folded away.
func (p *Advice) Shown(d table.Desk) bool {
	return p.captain.Hint != nil && (d.Asked() || !d.Choosing())
}

// TakesKeys implements table.Panel.
func (*Advice) TakesKeys() bool { return true }

// Close implements table.Panel.
func (p *Advice) Close() bool {
	p.captain.Forget()
	return true
}

// Likely implements table.Panel.
func (*Advice) Likely(table.Desk) display.Target { return display.Target{Command: CmdFollow} }

// Handle implements table.Panel.
func (p *Advice) Handle(d table.Desk, e table.Event) (table.Intent, bool) {
	if e.Command() != CmdFollow || d.Guarded(e.Hit.Rect) {
		return nil, false
	}
	plan := p.captain.Hint.Plan
	p.captain.Forget() // nothing is weighed against it
	return table.Propose{Plan: plan}, true
}

// Chart implements table.Panel.
func (p *Advice) Chart(d table.Desk, v *table.View) {
	v.Course, v.Chance = p.captain.Hint.Plan, p.captain.Hint.Chance(d.Words().Catalog)
}

// The measures of the advice at unit one.
const (
	adviceWidth = 296
	besideWidth = 256 // beside a question
	reasonLeft  = 42  // where reasons begin, behind what they weigh
	factLeft    = 20  // where facts begin
	moreRow     = 22  // how high the row is that tells of further steps
)

// A sheet is what the captain says, at unit one.
type sheet struct {
	width       float64
	steps       []string
	more        string    // how many steps there are besides, empty for none
	heights     []float64 // of the steps
	worth       string    // what the plan is worth, empty if that cannot be told
	worthHeight float64
	reasons     []captain.Argument
	rows        []float64 // their heights
	notes       []string  // what earlier steps have cost, and what would happen otherwise
	button      float64   // the height of the button that carries out the plan
	height      float64
}

// reasonAt is where reasons begin.
func (p *Advice) reasonAt() float64 {
	if p.captain.Hint.Facts {
		return factLeft
	}
	return reasonLeft
}

// sheet puts what the captain says below each other.
func (p *Advice) sheet(d table.Desk) *sheet {
	words, h, f, width := d.Words(), p.captain.Hint, d.Frame(), float64(adviceWidth)
	if d.AsksOnChart() {
		width = besideWidth
	}
	s := &sheet{width: width, steps: p.steps(d), reasons: captain.Arguments(words, h.Advice), button: max(40, f.Reach/f.Unit)}
	s.height = 54 + s.button + 8
	for _, step := range s.steps {
		high := widget.Height(step, display.Sans, 15, width-52)
		s.heights = append(s.heights, high)
		s.height += high + 3
	}
	if s.worth = p.worth(d, len(s.reasons) > 0); s.worth != "" {
		s.worthHeight = max(22, widget.Height(s.worth, display.SansBold, 14.5, width-32)+1)
		s.height += s.worthHeight + 12
	}
	for _, x := range s.reasons {
		high := max(21, widget.Height(x.Text, display.Sans, 15, width-32-p.reasonAt())+1)
		s.rows = append(s.rows, high)
		s.height += high
	}
	s.notes = texttwin.Stakes(words, h.Stakes)
	if h.Lost >= 50 {
		s.notes = append(s.notes, words.Own("advice.lost", "n", session.Ducats(h.Lost)))
	}
	otherwise := texttwin.InSteps(words, slices.DeleteFunc(slices.Clone(h.Otherwise), d.Ends))
	if len(otherwise) > 0 {
		s.notes = append(s.notes, words.T("advice.otherwise", "plan", strings.Join(otherwise, ", ")))
	}
	for _, note := range s.notes {
		s.height += widget.Height(note, display.Italic, 15, width-32) + 8
	}
	s.fold(words, adviceRoom(f)/f.Unit, adviceMost(f)/f.Unit)
	return s
}

// The least that is told of a plan where there is no room for all of it.
const (
	leastReasons = 1
	leastSteps   = 4
)

// fold leaves out reasons, and then steps, from the last on, until the sheet is no higher than its room, as far as it
// can. Where it would be higher than it can be at most, no more than the first step need be told.
func (s *sheet) fold(words *lang.Words, room, most float64) {
	for last := len(s.reasons) - 1; last >= leastReasons && s.height > room; last-- {
		s.height -= s.rows[last]
		s.reasons, s.rows = s.reasons[:last], s.rows[:last]
	}
	all := len(s.steps)
	for last := all - 1; last > 0 && (s.height > most || last >= leastSteps && s.height > room); last-- {
		if last == all-1 {
			s.height += moreRow
		}
		s.height -= s.heights[last] + 3
		s.steps, s.heights = s.steps[:last], s.heights[:last]
		s.more = words.T("advice.more", "n", all-last)
	}
}

// adviceRoom is how high the panel may be so that it leaves in sight what lies at the bottom of the board, or of the
// board of a tall window enough to see what the plan is about.
func adviceRoom(f *layout.Frame) float64 {
	low, high := f.Bottom, f.Margin(0, 0).Y+8*f.Unit
	switch {
	case f.Shape == layout.Tall:
		low -= f.CoverBottom + 120*f.Unit
	case !f.Latest.Empty():
		low = f.Latest.Y
	case f.Shape == layout.Wide && f.Corner.X < f.Board.Center().X && f.Corner.Y > high:
		low = f.Corner.Y
	}
	return low - high
}

// adviceMost is how high the panel can be at most.
func adviceMost(f *layout.Frame) float64 { return bottom(f) - f.Margin(0, 0).Y - 4 }

// steps tells the plan in words, with the odds of the fight at its end.
func (p *Advice) steps(d table.Desk) []string {
	words, h := d.Words(), p.captain.Hint
	steps := texttwin.StepsOf(d.Table(), words, d.Now(), h.Plan)
	for i, step := range steps {
		steps[i] = lang.Capital(step)
	}
	if last := len(steps) - 1; h.Odds > 0 {
		steps[last] = words.T("advice.odds", "step", steps[last], "percent", words.Percent(h.Odds))
	}
	return steps
}

// worth says what the plan is worth, nothing if that cannot be told.
func (p *Advice) worth(d table.Desk, reasons bool) string {
	words, h := d.Words(), p.captain.Hint
	canEnd := !d.Asked() && slices.ContainsFunc(d.Legal(), d.Ends)
	switch n := session.Ducats(h.Worth); {
	case h.Share && n > 0:
		return words.T("advice.share", "n", n)
	case canEnd && n > 0 && !h.Facts:
		return words.T("advice.worth", "n", n)
	case canEnd && d.Ends(h.Plan[0]):
		return words.T("advice.nothing")
	case reasons:
		return words.T("advice.why")
	case h.Share:
		return words.T("advice.even.share")
	case !canEnd && h.Odds == 0:
		return words.T("advice.even")
	}
	return ""
}

// weight is what a reason weighs: a fact is for or against.
func (p *Advice) weight(d table.Desk, x captain.Argument) string {
	switch {
	case !p.captain.Hint.Facts:
		return captain.Amount(d.Words(), x.Ducats, p.captain.Hint.Share)
	case x.Ducats < 0:
		return "−"
	}
	return "+"
}

// Box implements table.Panel.
func (p *Advice) Box(d table.Desk) display.Rect { return p.box(d, p.sheet(d)) }

// box is where the panel lies: in the margin. It is made smaller where it has no room otherwise.
func (p *Advice) box(d table.Desk, s *sheet) display.Rect {
	f := d.Frame()
	w, h := s.width*f.Unit, s.height*f.Unit
	k := min(1, adviceMost(f)/h, (f.Board.W-16*f.Unit)/w)
	r := f.Margin(w*k, h*k)
	r.Y = f.Margin(0, 0).Y // also of a plan that is higher than the room there
	return r
}

// About is what the plan is about: the subject, what it names or takes to be chosen, and where its ways lead.
func (p *Advice) About(d table.Desk) (refs []game.Ref) {
	refs = []game.Ref{d.Table().Subject(d.Now())}
	for i, a := range p.captain.Hint.Plan {
		refs = append(append(refs, a.Obj[:]...), way(d.Table(), d.Now(), p.captain.Hint.Plan[i:])...)
	}
	return slices.DeleteFunc(refs, func(ref game.Ref) bool { return ref == game.Ref{} })
}

// way is what has to be chosen for the way with which a plan begins, and where that leads.
func way(on table.Table, s game.State, plan []game.Action) (refs []game.Ref) {
	routes := on.Offer(s).Routes
	if chooser, ok := on.(table.Chooser); ok {
		refs = chooser.ChosenFor(s, plan[0])
		routes = chooser.With(s, refs).Routes
	}
	for _, r := range routes {
		if n := len(r.Plan); n <= len(plan) && slices.Equal(r.Plan, plan[:n]) {
			refs = append(refs, r.To)
		}
	}
	return refs
}

// Draw appends the steps of the plan, the reasons for it, and the button that carries it out.
func (p *Advice) Draw(d table.Desk, l *display.List) {
	s, words, f := p.sheet(d), d.Words(), d.Frame()
	r := p.box(d, s)
	u, inner := r.W/s.width, s.width-32
	widget.Paper(l, r)
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: r.Y + 8*u, W: r.W - 70*u, H: 30 * u}, words.T("advice.title"), 21*u, display.Left)
	l.Hit(display.Hit{Rect: Corner(r, u, f.Reach, 0), Target: display.Target{Command: CmdClose}, Tip: words.T("play.cancel")}) // a finger needs more than is drawn
	AppendClose(l, words.Catalog, r, u, 0)
	x, y := r.X+16*u, r.Y+(52+s.button)*u
	write := func(x, w, h float64, text string, style display.TextStyle) {
		widget.Text(l, display.Rect{X: x, Y: y, W: w, H: h}, text, style)
	}
	for i, step := range s.steps {
		widget.Line(l, display.Rect{X: x, Y: y, W: 18 * u, H: display.LineHeight(15 * u)}, strconv.Itoa(i+1),
			display.TextStyle{Font: display.SansBold, Size: 14 * u, Color: theme.Rubric})
		write(x+20*u, (inner-20)*u, s.heights[i]*u+1, step, display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Ink})
		y += (s.heights[i] + 3) * u
	}
	if s.more != "" {
		write(x+20*u, (inner-20)*u, moreRow*u, s.more, display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Brown})
		y += moreRow * u
	}
	if s.worth != "" {
		l.Fill(display.Rect{X: x, Y: y + 4*u, W: inner * u, H: 1}, 0, theme.PaperLine)
		y += 10 * u
		write(x, inner*u, s.worthHeight*u, s.worth, display.TextStyle{Font: display.SansBold, Size: 14.5 * u, Color: theme.Ink})
		y += (s.worthHeight + 2) * u
	}
	for i, b := range s.reasons {
		ink := theme.Good
		if b.Ducats < 0 {
			ink = theme.Rubric
		}
		left := p.reasonAt()
		widget.Line(l, display.Rect{X: x, Y: y, W: (left - 8) * u, H: 20 * u}, p.weight(d, b),
			display.TextStyle{Font: display.SansBold, Size: 15 * u, Align: display.Right, Color: ink})
		write(x+left*u, (inner-left)*u, s.rows[i]*u, b.Text, display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Ink})
		y += s.rows[i] * u
	}
	for _, note := range s.notes {
		high := widget.Height(note, display.Italic, 15, inner)*u + 1
		y += 4 * u
		write(x, inner*u, high, note, display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Rubric})
		y += high + 3*u
	}
	t, at := display.Target{Command: CmdFollow}, display.Rect{X: x, Y: r.Y + 42*u, W: inner * u, H: s.button * u}
	widget.AppendButton(l, widget.Button{Rect: at, Caption: words.T("advice.follow"), Tip: words.T("advice.follow.help"),
		Primary: d.Likely(t), Paper: true, Guarded: d.Guarded(at), Target: t, State: widget.State{Hover: d.Hover() == t}})
}

var _ table.Panel = (*Advice)(nil)
