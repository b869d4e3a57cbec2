package goldenhorn

import (
	"math"
	"runtime"
	"slices"

	"serenissima/ai/rehearse"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// A search rehearses plans: it plays them on with captains in all seats and looks at the
// chances to win that come of them. What a seat may not know is dealt anew for each
// rehearsal, the same for all plans.
type search struct {
	rehearse.Stage
	root    gh.State // the view
	me      game.Player
	budget  budget
	captain navigator     // in all seats
	rest    []game.Action // of the plan of the captain whose turn it is
	deck    game.Dealer   // of cards
	bag     game.Dealer   // of cubes
	lines   []line
	team    []*search // who play at the same time, each for itself; none: I play alone
}

type line = rehearse.Line[*plan]

// A budget is how much a search may do.
type budget struct {
	rehearse.Budget
	plans    int  // that are rehearsed
	rounds   int  // of turns of all seats, in a rehearsal
	parallel bool // whether to use all cores; what comes of it is the same
}

func newSearch(b budget) *search {
	f := &search{budget: b}
	f.captain.weights, f.captain.few = &captainWeights, true
	if cores := runtime.GOMAXPROCS(0); b.parallel && cores > 1 {
		alone := b
		alone.parallel = false
		for range cores {
			f.team = append(f.team, newSearch(alone))
		}
	}
	return f
}

// worthOdds is what a hundredth of a point that a plan is judged to be worth more is of a
// chance to win, in millionths, before it is rehearsed.
const worthOdds = 600

// choose rehearses plans that begin in a view and brings the best to the front. If it is
// called off, which f.Quit tells, they stay as they were.
func (f *search) choose(view *gh.State, me game.Player, plans []plan, chances func(*plan) int32, seed uint64) {
	plans = plans[:min(len(plans), f.budget.plans)]
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
	rehearse.Choose(&f.Stage, f.stages(), f.lines, f.budget.Budget, seed, f.play)
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
		s := f.imagine(seed + k)
		sum += f.captain.odds(&s, f.me)
	}
	return sum / few
}

// stages are those of the team.
func (f *search) stages() []*rehearse.Stage {
	var list []*rehearse.Stage
	for _, member := range f.team {
		list = append(list, &member.Stage)
	}
	return list
}

// play plays a line on, on the stage of the search or one of its team.
func (f *search) play(on *rehearse.Stage, l *line, luck uint64) int64 {
	for _, member := range f.team {
		if on == &member.Stage {
			return member.rehearsal(l, luck)
		}
	}
	return f.rehearsal(l, luck)
}

// imagine returns the position as it may be, and takes the luck of a number.
func (f *search) imagine(luck uint64) gh.State {
	s := f.root
	rand := game.NewRand(luck)
	s.Resample(f.me, &rand)
	f.deck.Rand, f.bag.Rand = game.NewRand(rand.Uint64()), game.NewRand(rand.Uint64())
	return s
}

// rehearsal plays the plan of a line on once with captains, for as many rounds of turns
// as the budget has, with some luck. It returns the mean of the chances to win that are
// seen when turns of the last round begin.
func (f *search) rehearsal(l *line, luck uint64) int64 {
	s := f.imagine(luck)
	f.rest = append(f.rest[:0], l.Plan.actions...)
	last := s.Turns + int16(f.budget.rounds)*int16(s.Seats)
	looks, sum, seen := int64(s.Seats), int64(0), int64(0)
	for turn := s.Turns; ; {
		d := s.Decision()
		switch {
		case d.Player == game.Nobody:
			return (sum + (looks-seen)*f.captain.odds(&s, f.me)) / looks
		case d.Player == game.Chance:
			f.deal(&s)
			continue
		}
		if s.Turns != turn {
			turn, f.rest = s.Turns, f.rest[:0]
			if turn > last-int16(looks) {
				sum += f.captain.odds(&s, f.me)
				seen++
				if worth, over := f.Race.Compare(&l.Score, seen, sum); over {
					return worth
				}
			}
			if turn == last {
				return sum / looks
			}
		}
		if len(f.rest) == 0 || s.Check(f.rest[0]) != nil {
			if !f.captain.Begin(&s, d.Player) {
				f.captain.Think(f.Count)
				if f.Quit {
					return math.MinInt64
				}
			}
			f.rest = append(f.rest[:0], f.captain.plans[0].actions...)
		}
		s.Apply(f.rest[0], nil)
		f.rest = f.rest[1:]
	}
}

// deal lets chance go on, cards and cubes each with a luck of their own.
func (f *search) deal(s *gh.State) {
	dealer := &f.bag
	if s.Decision().Prompt == gh.Cards {
		dealer = &f.deck
	}
	s.Apply(dealer.Deal(s), nil)
}
