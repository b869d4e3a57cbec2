package serenissima

import (
	"cmp"
	"runtime"
	"slices"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A search rehearses plans: it plays them on with captains in all seats and looks at
// what comes of them. Plans meet the same luck, and what was only luck in a rehearsal
// does not count. A plan that falls behind the best is not played to the end.
type search struct {
	*chart
	spend     func() bool
	quit      bool           // nobody wants the answer any more
	judgement outlook        // of me, on the way of a rehearsal
	forecast  *Forecast      // of the end of the game, there
	hope      hope           // of victory, in the rehearsal that is played; none: ducats count
	dice      game.Dealer    // of fights
	deck      game.Dealer    // of Doge cards
	luck      int64          // in the rehearsal that is played, in 1/100 ducat
	race      race           // of the lines, with this luck
	outcomes  []game.Outcome // that chance might deal
	captains  cast           // who take what a plan promises at once
	rivals    cast           // captains as they are at the table
	lines     []line
	total     int       // positions weighed by captains in rehearsals
	team      []*search // who play at the same time, each for itself; none: I play alone
}

// A cast is who sits at the table in rehearsals.
type cast struct {
	skill *Skill
	minds [game.MaxSeats + 1]*Mind // by seat; nil: has not been needed yet
}

// mind returns who has a seat.
func (c *cast) mind(p game.Player) *Mind {
	if c.minds[p] == nil {
		c.minds[p] = New(c.skill, 0)
	}
	return c.minds[p]
}

// forget makes all forget their plans.
func (c *cast) forget() {
	for _, m := range c.minds {
		if m != nil {
			m.rest = m.rest[:0]
		}
	}
}

// newSearch returns a search; one in parallel uses all cores.
func newSearch(w *Weights, c *Forecast, parallel bool) *search {
	f := &search{forecast: c, captains: cast{skill: With(Standard())}, rivals: cast{skill: NewSkill("captain", "", 0)}}
	f.judgement.weights = w
	if cores := runtime.GOMAXPROCS(0); parallel && cores > 1 {
		for range cores {
			f.team = append(f.team, newSearch(w, c, false))
		}
	}
	return f
}

// learn takes a chart.
func (f *search) learn(c *chart) {
	f.chart, f.judgement.chart = c, c
	for _, member := range f.team {
		member.learn(c)
	}
}

// A line is a plan that is rehearsed.
type line struct {
	plan  *plan
	sum   int64  // of what it came to
	n     int64  // rehearsals
	steps []step // of captains in the first, before dice or cards decided
}

// worth is what is thought of a line: the mean of what was thought of its plan before
// and what it came to.
func (l *line) worth(trust int64) int64 { return (l.sum + trust*l.plan.worth) / (l.n + trust) }

// A Budget is how much a search may do.
type Budget struct {
	Plans      int   // that are rehearsed
	Rehearsals int   // of each, at most
	Trust      int64 // how many of these count as much as what was thought of the plan before
	Work       int   // positions to be judged; if they do not suffice, plans that promise little are rehearsed but once
	Scope      int   // galleys that act in a rehearsal after the plan
	Alert      int   // the first of these, whose rivals look ahead; to let all do so is too dear
	Victory    bool  // whether to look at the chance to win rather than at ducats
	Parallel   bool  // whether to use all cores; what comes of it is the same
}

// setScope changes the scope, and the work in proportion.
func (b *Budget) setScope(scope int) { b.Work, b.Scope = b.Work*scope/b.Scope, scope }

// choose rehearses the plans and brings the best to the front. If it is called off,
// which f.quit tells, the plans stay as they were: what had been thought of them
// before still holds, and what has been rehearsed since is worth nothing.
func (f *search) choose(root *ser.State, me game.Player, plans []plan, b Budget, seed uint64) {
	f.lines = slices.Grow(f.lines[:0], b.Plans)[:min(len(plans), b.Plans)]
	for i := range f.lines {
		f.lines[i] = line{plan: &plans[i], steps: f.lines[i].steps[:0]}
	}
	if len(f.lines) < 2 {
		return
	}
	f.total = 0
	for k, n := 0, len(f.lines); k < b.Rehearsals && n > 1; k++ {
		work := f.total
		f.playAll(f.lines[:n], b.Trust, func(f *search, l *line) int64 { return f.rehearsal(root, me, l, &b, seed+uint64(k)) })
		if f.quit {
			return
		}
		slices.SortStableFunc(f.lines, func(x, y line) int { return cmp.Compare(y.worth(b.Trust), x.worth(b.Trust)) })
		n = min(n, (b.Work-f.total)*n/max(1, f.total-work))
	}
	best := f.lines[0].plan
	plans[0], *best = *best, plans[0]
}

// playAll plays each line once, or some if it is called off: the first, which is
// thought best, and then those that race with it.
func (f *search) playAll(lines []line, trust int64, play func(*search, *line) int64) {
	lead, rest := &lines[0], lines[1:]
	f.race.begin(lead, trust)
	worth := play(f, lead)
	lead.add(worth)
	if f.race.end(worth); f.quit {
		return
	}
	if len(f.team) == 0 {
		for i := range rest {
			if rest[i].add(play(f, &rest[i])); f.quit {
				return
			}
		}
		return
	}
	var wg sync.WaitGroup
	for k, member := range f.team {
		member.spend, member.quit, member.total, member.race = tireless, false, 0, f.race
		wg.Go(func() {
			for i := k; i < len(rest); i += len(f.team) {
				rest[i].add(play(member, &rest[i]))
			}
		})
	}
	wg.Wait()
	for _, member := range f.team {
		f.total += member.total
		for range member.total {
			if f.quit = f.quit || !f.spend(); f.quit {
				return
			}
		}
	}
}

func (l *line) add(worth int64) {
	l.sum += worth
	l.n++
}

func tireless() bool { return true }

// imagine returns a position as it may be that looks like this to me, and takes the
// luck of the seed.
func (f *search) imagine(root *ser.State, me game.Player, seed uint64) ser.State {
	s := *root
	rand := game.NewRand(seed)
	if s.HiddenMoney {
		s.Resample(me, &rand)
	}
	f.dice.Rand, f.deck.Rand = game.NewRand(rand.Uint64()), game.NewRand(rand.Uint64())
	f.luck = 0
	return s
}

// appraise is what a position is worth to me.
func (f *search) appraise(s *ser.State, me game.Player) int64 {
	if f.hope.scale > 0 {
		return f.hope.worth(f.victory(s, me))
	}
	f.judgement.survey(s, me)
	return f.judgement.foretell(s, f.forecast)
}
