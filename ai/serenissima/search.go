package serenissima

import (
	"math"
	"runtime"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// A search plays plans on: it does what the galleys that act next are likely to
// do, and judges where that leads. Plans meet the same luck, and those that do
// badly drop out half by half (sequential halving, Karnin, Koren and Somekh 2013).
// What was only luck in a line does not count.
type search struct {
	planner                            // of whoever is to move
	judgement outlook                  // of me, at the end of a line
	forecast  *Forecast                // of the end of the game, there
	dice      game.Dealer              // of fights
	deck      game.Dealer              // of Doge cards
	captains  [game.MaxSeats + 1]*Mind // of rehearsals, by seat
	lines     []line
	luck      int64 // in the line that is played, in 1/100 ducat
	outcomes  []game.Outcome
	total     int       // positions judged in a round
	team      []*search // who play at the same time, each for itself; none: I play alone
}

// newSearch returns a search; one in parallel uses all cores.
func newSearch(w *Weights, c *Forecast, parallel bool) *search {
	f := &search{forecast: c, planner: planner{keep: 1, most: mostJudged, rough: true}}
	f.weights, f.judgement.weights, f.short = w, w, true
	captain := With(Standard()) // foresight is too dear for rehearsals
	for p := range f.captains {
		f.captains[p] = New(captain, 0)
	}
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
	for _, captain := range f.captains {
		captain.chart, captain.other.chart = c, c
	}
	for _, member := range f.team {
		member.learn(c)
	}
}

// A line is a plan that is played on.
type line struct {
	plan  *plan
	prior int64 // what is thought of it before, by how much it is better than the first
	sum   int64 // of what it came to
	n     int64
	value int64 // the mean, with what was thought of it before
}

// A Budget is how much a search may do.
type Budget struct {
	Plans      int  // that are played on
	Rehearsals int  // of each
	Scope      int  // galleys that act in a rehearsal after the plan
	Playouts   int  // in all
	Depth      int  // galleys that act in one after the plan before its outcome is judged
	Faith      int  // how many playouts count as much as what was thought of a plan before
	Parallel   bool // whether to use all cores; what comes of it is the same
}

// Plans that are judged so much worse than the best, in 1/100 ducat, are not
// played on unless there are too few others.
const (
	hopeless = 800
	fewest   = 3
)

// choose plays the plans on and brings the best to the front. If it is called off,
// which f.quit tells, the plans stay as they were: what had been thought of them
// before still holds, and what has been played on since is worth nothing.
func (f *search) choose(root *ser.State, me game.Player, plans []plan, b Budget, seed uint64) {
	f.lines = f.lines[:0]
	for i := range plans[:min(len(plans), b.Plans)] {
		f.lines = append(f.lines, line{plan: &plans[i], prior: plans[i].worth - plans[0].worth})
	}
	if b.Rehearsals > 0 {
		if f.rehearse(root, me, b, seed); f.quit {
			return
		}
	}
	for i := fewest; i < len(f.lines); i++ {
		if f.lines[0].prior-f.lines[i].prior > hopeless {
			f.lines = f.lines[:i]
		}
	}
	rounds := 0
	for n := len(f.lines); n > 1; n = (n + 1) / 2 {
		rounds++
	}
	alive := f.lines
	for played := 0; len(alive) > 1; {
		each := max(1, b.Playouts/(rounds*len(alive)))
		for k := range each {
			f.playAll(alive, func(f *search, p *plan) int64 { return f.playout(root, me, p, b.Depth, seed+uint64(played+k)) })
			if f.quit {
				return
			}
		}
		played += each
		for i := range alive {
			l := &alive[i]
			faith := int64(b.Faith)
			l.value = (l.sum + faith*(l.prior+alive[0].sum/alive[0].n)) / (l.n + faith)
		}
		sortLines(alive)
		alive = alive[:(len(alive)+1)/2]
	}
	best := *f.lines[0].plan
	if f.lines[0].plan != &plans[0] {
		*f.lines[0].plan, plans[0] = plans[0], best
	}
}

// playAll plays each line on once, or some if it is called off.
func (f *search) playAll(lines []line, play func(*search, *plan) int64) {
	if len(f.team) == 0 {
		for i := range lines {
			if lines[i].add(play(f, lines[i].plan)); f.quit {
				return
			}
		}
		return
	}
	var wg sync.WaitGroup
	for k, member := range f.team {
		member.spend, member.quit, member.total = tireless, false, 0
		wg.Go(func() {
			for i := k; i < len(lines); i += len(f.team) {
				lines[i].add(play(member, lines[i].plan))
			}
		})
	}
	wg.Wait()
	for _, member := range f.team {
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

// sortLines puts the best lines first; equals keep their order.
func sortLines(lines []line) {
	for i := 1; i < len(lines); i++ {
		for j := i; j > 0 && lines[j].value > lines[j-1].value; j-- {
			lines[j], lines[j-1] = lines[j-1], lines[j]
		}
	}
}

// playout plays a plan on once, until so many galleys have acted, with the luck of
// the seed, and returns what it came to for me without that.
func (f *search) playout(root *ser.State, me game.Player, p *plan, depth int, seed uint64) int64 {
	s := f.imagine(root, me, seed)
	f.carryOut(&s, me, p.actions)
	for acted := 0; !f.quit && s.Decision().Player != game.Nobody; f.move(&s, me) {
		if s.Decision().Prompt == ser.Activate {
			if acted++; acted > depth {
				break
			}
		}
	}
	if f.quit {
		return math.MinInt64
	}
	return f.appraise(&s, me) - f.luck
}

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

// appraise is what the end of a line is worth to me.
func (f *search) appraise(s *ser.State, me game.Player) int64 {
	f.judgement.survey(s, me)
	return f.judgement.foretell(s, f.forecast)
}

// carryOut plays actions of p as long as they are legal and p is asked.
func (f *search) carryOut(s *ser.State, p game.Player, actions []game.Action) {
	for _, a := range actions {
		if s.Decision().Player != p || !s.Legal(a) {
			return
		}
		s.Apply(a, nil)
		for d := s.Decision(); d.Prompt == ser.AskPassage || d.Prompt == ser.AskSale || d.Prompt == ser.AskLanding; d = s.Decision() {
			s.Apply(usualAnswer(s), nil)
		}
	}
}

// move lets chance or whoever is asked go on.
func (f *search) move(s *ser.State, me game.Player) {
	d := s.Decision()
	switch {
	case d.Player == game.Chance:
		f.deal(s, me)
	case d.Prompt == ser.AskPassage || d.Prompt == ser.AskSale || d.Prompt == ser.AskLanding:
		s.Apply(usualAnswer(s), nil)
	default:
		f.clear()
		f.survey(s, d.Player)
		f.think()
		f.total += f.spent
		if f.quit {
			return
		}
		if len(f.plans) == 0 {
			var buf [256]game.Action
			list := s.AppendActions(buf[:0])
			s.Apply(list[len(list)-1], nil)
			return
		}
		f.carryOut(s, d.Player, f.plans[0].actions)
	}
}
