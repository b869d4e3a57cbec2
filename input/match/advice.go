package match

import (
	"cmp"
	"math"
	"slices"
	"strconv"
	"strings"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/input/match/panel"
	"serenissima/input/scene"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/synth"
	"serenissima/render/table"
	"serenissima/render/texttwin"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// An advice is what the captain says about a position when asked, and what it thinks of
// other steps.
type advice struct {
	play *Play

	hint    *hint           // what the captain would do, while it is shown
	advisor session.Advisor // nil until asked for
}

// A hint is what the captain would do in the position at hand.
type hint struct {
	advice *session.Advice
	odds   float64      // of victory in the fight that the plan ends with, if any
	stakes []table.Line // what steps of the plan put at stake besides fights
	lost   int64        // by how much what has been done leaves less than there was, in 1/100 ducat

	over     display.Target           // that is pointed at
	verdicts map[game.Action]*verdict // by the last of the steps that have been weighed
}

// mostReasons is how many reasons are told one by one, and mostFacts how many of those that
// are facts.
const (
	mostReasons = 5
	mostFacts   = 3
)

// cmdFollow carries out what the captain would do.
const cmdFollow display.Command = "follow-advice"

// adviceSign is the icon of the captain's advice.
const adviceSign = "lantern"

// proposes reports whether the captain would begin with one of the actions.
func (p *advice) proposes(actions ...game.Action) bool {
	return p.hint != nil && slices.Contains(actions, p.hint.advice.Plan[0])
}

// follow carries out the plan of the captain, step by step.
func (p *advice) follow(c *scene.Context) {
	plan := p.hint.advice.Plan
	p.hint = nil // nothing is weighed against it
	p.play.controller.begin(c, plan)
}

// chance is the chance of victory of the attack at the end in percent, empty if
// there is none.
func (h *hint) chance(words *lang.Catalog) string {
	if h.odds == 0 {
		return ""
	}
	return words.T("percent", "n", words.Percent(h.odds))
}

// knows reports whether there is a captain that knows the game. It takes what bots know
// from the same books: while those are being read it is not made yet, but there will be.
func (p *advice) knows(c *scene.Context) bool {
	if c.Bots.NewAdvisor != nil && p.advisor == nil && len(p.play.bots.books) == 0 {
		p.advisor = c.Bots.NewAdvisor(p.play.info.ID)
	}
	return p.advisor != nil || len(p.play.bots.books) > 0
}

// canAdvise reports whether the captain can be asked: a person has to choose.
func (p *advice) canAdvise(c *scene.Context) bool {
	if p.play.tutorial.lesson != nil || len(p.play.bots.books) > 0 {
		return false
	}
	return p.knows(c) && p.play.timeline.Idle() && !p.play.controller.underWay() && len(p.play.now.Legal) > 1
}

// askAdvice asks the captain, or closes what it has said.
func (p *advice) askAdvice(c *scene.Context) {
	switch {
	case p.adviceShown():
		p.hint = nil
		return
	case p.hint != nil: // folded away
		p.play.panels.Group, p.play.panels.Choice, p.play.gestures.drag = -1, nil, nil
		return
	}
	if !p.canAdvise(c) {
		c.Sound.Hear(synth.Refuse)
		p.play.notice.say(c.Lang.T("advice.not-now"))
		return
	}
	seat := p.play.decider()
	advice := p.advisor.Advise(p.play.now.Own, seat)
	if advice == nil {
		return
	}
	p.hint = &hint{advice: advice, odds: float64(advice.Odds) / 1e6, lost: p.lost(seat, advice)}
	if f := p.play.now.Fight; f != nil && advice.Plan[0] == p.play.now.Legal[0] { // it goes on
		p.hint.odds = f.Win
	}
	p.hint.stakes = p.stakes()
	p.play.notice.dismiss() // it would lie over the panel
	p.play.panels.Group, p.play.gestures.drag, p.play.board.sheetOpen = -1, nil, false
	p.play.log.Open(false)
	if !p.play.now.Modal() {
		p.play.panels.Choice = nil
	}
}

// lost is by how much the best that there was when a seat began to act, or since
// chance or others have spoken, was better than its steps with advice behind them.
func (p *advice) lost(seat game.Player, advice *session.Advice) int64 {
	var from game.State
	var steps []game.Action
	for b := range p.play.host.Beats(seat) {
		switch {
		case b.Action.By != seat:
			from = nil
			continue
		case from == nil || b.Before.Asking().Fresh:
			from, steps = b.Before, nil
		}
		steps = append(steps, b.Action)
		if b.After.Decision().Player != seat {
			from = nil
		}
	}
	if from == nil || advice.Share || p.play.now.View.Asking().Fresh {
		return 0
	}
	best := p.advisor.Advise(from, seat)
	if best == nil {
		return 0
	}
	return best.Worth - p.advisor.Explain(from, seat, append(steps, advice.Plan...)).Worth
}

// steps tells a plan in words, with the odds of the fight at its end.
func (p *advice) steps(words *lang.Words, h *hint) []string {
	steps := texttwin.StepsOf(p.play.table, words, p.play.now.View, h.advice.Plan)
	for i, step := range steps {
		steps[i] = lang.Capital(step)
	}
	if last := len(steps) - 1; h.odds > 0 {
		steps[last] = words.T("advice.odds", "step", steps[last], "percent", words.Percent(h.odds))
	}
	return steps
}

// stakes are what steps of the plan put at stake besides fights, such as a galley that is
// given up, as far as the steps can be foreseen.
func (p *advice) stakes() (list []table.Line) {
	s := p.play.now.Own.Clone()
	for _, a := range p.hint.advice.Plan {
		if p.play.now.IsEnd(a) || s.Check(a) != nil || p.hint.odds > 0 && a == p.hint.advice.Plan[len(p.hint.advice.Plan)-1] {
			break
		}
		list = append(list, p.play.table.Stakes(s, a)...)
		s.Apply(a, &game.Events{})
	}
	return list
}

// An argument is a reason in words.
type argument struct {
	ducats int // its worth; of a fact only the sign
	text   string
}

// reasons tells why: the greatest reasons, and the rest in one. Rounded they come to
// what the advice is worth, rounded.
func (p *advice) reasons(words *lang.Words, a *session.Advice) []argument {
	if a.Facts {
		return facts(words, a)
	}
	var list []argument
	var worths []int64
	var rest int64
	for _, r := range a.Reasons {
		if len(list) == mostReasons || scene.Ducats(r.Worth) == 0 {
			rest += r.Worth
			continue
		}
		list = append(list, argument{text: words.Line("advice."+r.About, "where", r.Where)})
		worths = append(worths, r.Worth)
	}
	list = append(list, argument{text: words.T("advice.rest")})
	for i, n := range rounded(append(worths, rest)) {
		list[i].ducats = n
	}
	return slices.DeleteFunc(list, func(x argument) bool { return x.ducats == 0 })
}

// facts tells the greatest reasons of an advice whose reasons are facts.
func facts(words *lang.Words, a *session.Advice) (list []argument) {
	for _, r := range a.Reasons[:min(mostFacts, len(a.Reasons))] {
		list = append(list, argument{cmp.Compare(r.Worth, 0), words.Line("advice."+r.About, "where", r.Where, "n", r.N)})
	}
	return list
}

// rounded rounds parts in 1/100 ducat so that they come to their sum, rounded: if they
// lack or exceed it, those whose rounding did most of that are rounded the other way.
func rounded(parts []int64) []int {
	list := make([]int, len(parts))
	var sum int64
	for i, n := range parts {
		list[i] = scene.Ducats(n)
		sum += n
	}
	lack := scene.Ducats(sum)
	for _, n := range list {
		lack -= n
	}
	for lack != 0 {
		way := cmp.Compare(lack, 0)
		most, furthest := 0, int64(math.MinInt64)
		for i, n := range parts {
			if off := (n - int64(100*list[i])) * int64(way); off > furthest {
				most, furthest = i, off
			}
		}
		list[most] += way
		lack -= way
	}
	return list
}

// reasonAt is where reasons begin, at unit one, behind what they weigh.
func (h *hint) reasonAt() float64 {
	if h.advice.Facts {
		return 20
	}
	return 42
}

// weight is what a reason of the advice weighs: a fact is for or against.
func (h *hint) weight(c *scene.Context, b argument) string {
	if !h.advice.Facts {
		return weight(c, b.ducats, h.advice.Share)
	}
	if b.ducats < 0 {
		return "−"
	}
	return "+"
}

// weight is what speaks for something, in ducats or in percent of victories.
func weight(c *scene.Context, n int, share bool) string {
	if share {
		return c.Lang.T("percent", "n", scene.Amount(c, n, false))
	}
	return scene.Amount(c, n, false)
}

// A sheet is what the panel with advice says, at unit one: the steps of the plan,
// and the reasons for it.
type sheet struct {
	width       float64
	steps       []string
	heights     []float64 // of the steps
	worth       string    // what the plan is worth, empty if that cannot be told
	worthHeight float64
	reasons     []argument
	rows        []float64 // their heights
	notes       []string  // what earlier steps have cost, and what would happen otherwise
	button      float64   // the height of the button that carries out the plan
	height      float64
}

// sheet lays out what the captain says on a panel of some width, with a button at least
// so high.
func (p *advice) sheet(words *lang.Words, width, reach float64) *sheet {
	h := p.hint
	s := &sheet{width: width, steps: p.steps(words, h), reasons: p.reasons(words, h.advice), button: max(40, reach)}
	s.height = 54 + s.button + 8
	for _, step := range s.steps {
		high := widget.Height(step, display.Sans, 15, width-52)
		s.heights = append(s.heights, high)
		s.height += high + 3
	}
	canEnd := !p.play.now.Modal() && slices.ContainsFunc(p.play.now.Legal, p.play.now.IsEnd)
	switch n := scene.Ducats(h.advice.Worth); {
	case h.advice.Share && n > 0:
		s.worth = words.T("advice.share", "n", n)
	case canEnd && n > 0 && !h.advice.Facts:
		s.worth = words.T("advice.worth", "n", n)
	case canEnd && p.play.now.IsEnd(h.advice.Plan[0]):
		s.worth = words.T("advice.nothing")
	case len(s.reasons) > 0:
		s.worth = words.T("advice.why")
	case h.advice.Share:
		s.worth = words.T("advice.even.share")
	case !canEnd && h.odds == 0:
		s.worth = words.T("advice.even")
	}
	if s.worth != "" {
		s.worthHeight = max(22, widget.Height(s.worth, display.SansBold, 14.5, width-32)+1)
		s.height += s.worthHeight + 12
	}
	for _, x := range s.reasons {
		high := max(21, widget.Height(x.text, display.Sans, 15, width-32-h.reasonAt())+1)
		s.rows = append(s.rows, high)
		s.height += high
	}
	s.notes = texttwin.Stakes(words, h.stakes)
	if h.lost >= 50 {
		s.notes = append(s.notes, words.Own("advice.lost", "n", scene.Ducats(h.lost)))
	}
	otherwise := texttwin.InSteps(words, slices.DeleteFunc(slices.Clone(h.advice.Otherwise), p.play.now.IsEnd))
	if len(otherwise) > 0 {
		s.notes = append(s.notes, words.T("advice.otherwise", "plan", strings.Join(otherwise, ", ")))
	}
	for _, note := range s.notes {
		s.height += widget.Height(note, display.Italic, 15, width-32) + 8
	}
	return s
}

// viewAdvice is the panel with the steps of the plan and the reasons for it.
func (p *advice) viewAdvice(c *scene.Context, l *display.List, v *table.View) {
	words, width := p.play.words(c), 296.0
	if p.play.panels.asksOnChart() { // beside the question, as far as there is room
		width = 256
	}
	s := p.sheet(words, width, v.Frame.Reach/v.Frame.Unit)
	r := p.adviceRect(v, s)
	if p.coversCard(v) { // as wide as the card that it may cover
		s = p.sheet(words, width*v.Frame.Subject.W/r.W, v.Frame.Reach/v.Frame.Unit)
		r = p.adviceRect(v, s)
	}
	u, inner := r.W/s.width, s.width-32
	widget.Paper(l, r)
	widget.Heading(l, display.Rect{X: r.X + 16*u, Y: r.Y + 8*u, W: r.W - 70*u, H: 30 * u}, words.T("advice.title"), 21*u, display.Left)
	l.Hit(display.Hit{Rect: panel.Corner(r, u, v.Frame.Reach, 0), Target: display.Target{Command: panel.CmdClose}, Tip: c.Lang.T("play.cancel")}) // a finger needs more than is drawn
	panel.AppendClose(l, c.Lang, r, u, 0)
	x, y := r.X+16*u, r.Y+44*u
	for i, step := range s.steps {
		widget.Line(l, display.Rect{X: x, Y: y, W: 18 * u, H: display.LineHeight(15 * u)}, strconv.Itoa(i+1),
			display.TextStyle{Font: display.SansBold, Size: 14 * u, Color: theme.Rubric})
		widget.Text(l, display.Rect{X: x + 20*u, Y: y, W: (inner - 20) * u, H: s.heights[i]*u + 1}, step,
			display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Ink})
		y += (s.heights[i] + 3) * u
	}
	if s.worth != "" {
		l.Fill(display.Rect{X: x, Y: y + 4*u, W: inner * u, H: 1}, 0, theme.PaperLine)
		widget.Text(l, display.Rect{X: x, Y: y + 10*u, W: inner * u, H: s.worthHeight * u}, s.worth,
			display.TextStyle{Font: display.SansBold, Size: 14.5 * u, Color: theme.Ink})
		y += (s.worthHeight + 12) * u
	}
	for i, b := range s.reasons {
		ink := theme.Good
		if b.ducats < 0 {
			ink = theme.Rubric
		}
		left := p.hint.reasonAt()
		widget.Line(l, display.Rect{X: x, Y: y, W: (left - 8) * u, H: 20 * u}, p.hint.weight(c, b),
			display.TextStyle{Font: display.SansBold, Size: 15 * u, Align: display.Right, Color: ink})
		widget.Text(l, display.Rect{X: x + left*u, Y: y, W: (inner - left) * u, H: s.rows[i] * u}, b.text, display.TextStyle{Font: display.Sans, Size: 15 * u, Color: theme.Ink})
		y += s.rows[i] * u
	}
	for _, note := range s.notes {
		high := widget.Height(note, display.Italic, 15, inner)*u + 1
		widget.Text(l, display.Rect{X: x, Y: y + 4*u, W: inner * u, H: high}, note, display.TextStyle{Font: display.Italic, Size: 15 * u, Color: theme.Rubric})
		y += high + 7*u
	}
	t := display.Target{Command: cmdFollow}
	widget.AppendButton(l, widget.Button{Rect: display.Rect{X: x, Y: r.Y + r.H - (s.button+12)*u, W: inner * u, H: s.button * u}, Caption: words.T("advice.follow"), Tip: words.T("advice.follow.help"),
		Primary: p.play.next(c) == planStep, Paper: true, Asleep: p.play.clicks.ignoresAll(), Target: t, State: widget.State{Hover: p.play.board.hover == t}})
}

// coversCard reports whether the panel may lie over the card of the thing at work.
func (p *advice) coversCard(v *table.View) bool {
	return v.Frame.Shape == layout.Small && !v.Frame.Subject.Empty() && !p.play.panels.asksOnChart()
}

// adviceTool reports whether somebody can be asked, and there is room for a button among
// the tools.
func (p *advice) adviceTool(c *scene.Context, v *table.View) bool {
	return c.Bots.NewAdvisor != nil && (p.play.tutorial.lesson != nil || p.knows(c)) && moreTools(v)
}

// moreTools reports whether there is room for more small buttons than every window has. Else
// what they do is in the menu.
func moreTools(v *table.View) bool {
	return v.Frame.Shape != layout.Small && v.Frame.Size.X >= 560*v.Frame.Unit
}

// viewAsk appends the button that asks the captain in the corner of a question.
func (p *advice) viewAsk(c *scene.Context, l *display.List, corner display.Rect) {
	if p.canAdvise(c) {
		b := globalCommand(control.Advice).button(p.play, c, nil)
		b.Rect, b.Paper = corner, true
		widget.AppendButton(l, b)
	}
}
