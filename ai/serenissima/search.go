package serenissima

import (
	"slices"

	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A search rehearses plans: it plays them on with captains in all seats and looks at
// what comes of them. Plans meet the same luck, and what was only luck in a rehearsal
// does not count. A plan that falls behind the best is not played to the end.
type search struct {
	*chart
	rehearse.Worker
	root      ser.State // the view
	me        game.Player
	budget    Budget
	rehearsal           // that is played
	evaluator evaluator // of me, on the way of a rehearsal
	forecast  *Forecast // of the end of the game, there
	dealer    rehearse.Dealer
	outcomes  []game.Outcome // that chance might deal
	captains  cast           // who take what a plan promises at once
	rivals    cast           // captains as they are at the table
	lines     []line
	team      []*search
}

// A cast is who sits at the table in rehearsals.
type cast struct {
	skill *Skill
	bots  [game.MaxSeats + 1]*Bot // by seat; nil: has not been needed yet
}

// bot returns who has a seat.
func (c *cast) bot(p game.Player) *Bot {
	if c.bots[p] == nil {
		c.bots[p] = New(c.skill, 0)
	}
	return c.bots[p]
}

// forget makes all forget their plans.
func (c *cast) forget() {
	for _, m := range c.bots {
		if m != nil {
			m.rest = m.rest[:0]
		}
	}
}

// newSearch returns a search; one in parallel uses all cores.
func newSearch(w *Weights, c *Forecast, parallel bool) *search {
	f := &search{forecast: c, captains: cast{skill: With(Standard())}, rivals: cast{skill: watchful()}}
	f.evaluator.weights = w
	f.team = rehearse.Team(parallel, func() *search { return newSearch(w, c, false) })
	return f
}

// learn takes a chart.
func (f *search) learn(c *chart) {
	f.chart, f.evaluator.chart = c, c
	for _, member := range f.team {
		member.learn(c)
	}
}

// A part is what belongs to a plan that is rehearsed.
type part struct {
	plan  *plan
	steps []step // of captains in the first rehearsal, before dice or cards decided
}

type line = rehearse.Line[part]

// A Budget is how much a search may do.
type Budget struct {
	rehearse.Budget
	Scope   int  // galleys that act in a rehearsal after the plan
	Alert   int  // the first of these, whose rivals look ahead; to let all do so is too dear for admirals
	Prudent bool // whether I look ahead there as well
	Victory bool // whether to look at the chance to win rather than at ducats
}

// lost is how far behind the leader a line is, in 1/100 ducat, whose rehearsal is not
// played to the end. Rehearsals of two plans that meet the same luck differ by 560 from each
// other (standard deviation, 34 positions of four players). With 200 good plans are given up too
// soon: a doge gained a fifth less by its rehearsals than with 400 (13 positions).
const lost = 500

// Searches reports whether there is a budget.
func (b *Budget) Searches() bool { return b.Rehearsals > 0 }

// setScope changes the scope, and the work in proportion.
func (b *Budget) setScope(scope int) { b.Work, b.Scope = b.Work*scope/b.Scope, scope }

// choose rehearses the plans and brings the best to the front. If it is called off,
// which f.Quit tells, the plans stay as they were: what had been thought of them
// before still holds, and what has been rehearsed since is worth nothing.
func (f *search) choose(root *ser.State, me game.Player, plans []plan, b Budget, seed uint64) {
	f.lines = slices.Grow(f.lines[:0], b.Plans)[:min(len(plans), b.Plans)]
	for i := range f.lines {
		f.lines[i] = newLine(&plans[i], f.lines[i].Plan.steps)
	}
	if len(f.lines) < 2 {
		return
	}
	f.take(root, me, &b)
	for _, member := range f.team {
		member.take(root, me, &b)
	}
	rehearse.Choose(f, f.team, f.lines, b.Budget, seed)
	if f.Quit {
		return
	}
	best := f.lines[0].Plan.plan
	plans[0], *best = *best, plans[0]
}

// newLine returns the line of a plan, which uses the memory of other steps.
func newLine(p *plan, steps []step) line {
	return line{Plan: part{plan: p, steps: steps[:0]}, Score: rehearse.Score{Prior: p.worth}}
}

// take takes up a view, and what may be done.
func (f *search) take(root *ser.State, me game.Player, b *Budget) {
	f.root, f.me, f.budget = *root, me, *b
}

// appraise is what a position is worth to me. It is no position that the work of a
// rehearsal counts, but takes a unit, so that many looks in a row do not hold up a page.
func (f *search) appraise(s *ser.State, me game.Player) int64 {
	f.Quit = f.Quit || !f.Spend()
	if f.chance.Scale > 0 {
		return f.chance.Worth(f.victory(s, me))
	}
	f.evaluator.survey(s, me)
	return f.evaluator.foretell(s, f.forecast)
}
