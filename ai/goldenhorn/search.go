package goldenhorn

import (
	"slices"

	"serenissima/ai"
	"serenissima/ai/rehearse"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// A search rehearses plans: it plays them on with captains in all seats and looks at the
// chances to win that come of them. What a seat may not know is dealt anew for each
// rehearsal, the same for all plans.
type search struct {
	rehearse.Worker
	root    gh.State // the view
	me      game.Player
	budget  budget
	now     gh.State // of the rehearsal
	turn    int16    // that was played there last
	last    int16    // to be played
	captain follower // in all seats
	dealer  rehearse.Dealer
	lines   []line
	team    []*search
}

type line = rehearse.Line[*plan]

// A budget is how much a search may do.
type budget struct {
	rehearse.Budget
	rounds int // of turns of all seats, in a rehearsal
}

func newSearch(b budget) *search {
	f := &search{budget: b}
	f.captain.weights, f.captain.few = &captainWeights, true
	f.team = rehearse.Team(b.Parallel, func() *search {
		alone := b
		alone.Parallel = false
		return newSearch(alone)
	})
	return f
}

// worthOdds is what a hundredth of a point that a plan is judged to be worth more is of a
// chance to win, in millionths, before it is rehearsed.
const worthOdds = 600

// choose rehearses plans that begin in a view and brings the best to the front. If it is
// called off, which f.Quit tells, they stay as they were.
func (f *search) choose(view *gh.State, me game.Player, plans []plan, chances func(*plan) int32, seed uint64) {
	plans = plans[:min(len(plans), f.budget.Plans)]
	if len(plans) < 2 {
		return
	}
	f.take(view, me)
	for _, member := range f.team {
		member.take(view, me)
	}
	open := slices.IndexFunc(plans, func(p plan) bool { return !p.aim.over })
	root := f.odds(seed)
	f.lines = f.lines[:0]
	for i := range plans {
		l := line{Plan: &plans[i]}
		if l.Plan.aim.over {
			l.Prior = int64(chances(l.Plan)) * rehearse.Certain / 100
		} else {
			l.Prior = root + int64(plans[i].worth-plans[open].worth)*worthOdds
		}
		f.lines = append(f.lines, l)
	}
	slices.SortStableFunc(f.lines, func(x, y line) int { return int(y.Prior - x.Prior) })
	rehearse.Choose(f, f.team, f.lines, f.budget.Budget, seed)
	if !f.Quit {
		best := f.lines[0].Plan
		plans[0], *best = *best, plans[0]
	}
}

// take takes up a view.
func (f *search) take(view *gh.State, me game.Player) {
	f.root, f.me = *view, me
	f.captain.root.Seats = view.Seats
	f.captain.measure(view)
}

// odds are how likely I am to win, in millionths, before anything is done: the mean of a
// few guesses of what is hidden.
func (f *search) odds(seed uint64) int64 {
	const few = 4
	var sum int64
	for k := range uint64(few) {
		f.imagine(seed + k)
		sum += f.chance()
	}
	return sum / few
}

// chance is how likely I am to win now, in millionths.
func (f *search) chance() int64 { return f.captain.odds(&f.now, f.me) }

// imagine makes a position as it may be, and takes the luck of a number.
func (f *search) imagine(luck uint64) {
	f.now = f.root
	further := rehearse.Imagine(&f.now, f.me, luck)
	f.dealer.Begin(&further)
}

// Rehearse implements rehearse.Rehearser. It plays as many rounds of turns as the budget has,
// and returns the mean of the chances to win that are seen when turns of the last round begin.
func (f *search) Rehearse(l *line, luck uint64) int64 {
	f.imagine(luck)
	f.Plan, f.captain.rest = l.Plan.actions, f.captain.rest[:0]
	f.turn, f.last = f.now.Turns, f.now.Turns+int16(f.budget.rounds)*int16(f.now.Seats)
	f.Watch(&l.Score, int64(f.now.Seats))
	if !f.Play(&f.now, f.me, f) {
		return 0
	}
	return f.Worth(f.chance)
}

// Done implements rehearse.Table.
func (f *search) Done(d game.Decision) bool {
	if d.Player == game.Chance || f.now.Turns == f.turn {
		return false
	}
	f.turn, f.Plan = f.now.Turns, nil
	return f.turn > f.last-int16(f.now.Seats) && f.See(f.chance())
}

// The sources of chance, each with a luck of its own.
const (
	cards = iota
	cubes
)

// Deal implements rehearse.Table.
func (f *search) Deal() {
	source := cubes
	if f.now.Decision().Prompt == gh.Cards {
		source = cards
	}
	f.now.Apply(f.dealer.Deal(source, &f.now), nil)
}

// Seat implements rehearse.Table.
func (f *search) Seat(game.Player) (bot ai.Bot, view game.State) { return &f.captain, &f.now }
