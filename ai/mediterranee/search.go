package mediterranee

import (
	"math"

	"serenissima/ai/rehearse"
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// A search rehearses plans: it plays them on with captains in all seats, up to the end of
// the turn, and looks at the chances to win that come of them. All plans meet the same
// purses and sealed bids, guessed anew for each two rehearsals, and the same fights the
// same dice, mirrored in the second of the two.
type search struct {
	rehearse.Stage
	root     med.State // the view
	me       game.Player
	captains [game.MaxSeats + 1]*trader // by seat
	onlooker market                     // who foretells the end
	dealer   game.Dealer
	dice     uint64    // luck of the rehearsal that is played
	fight    med.Fight // of which dice were thrown last
	thrown   uint64    // how often
	lines    []line
}

type line = rehearse.Line[*proposal]

// A budget is how much a search may do.
type budget struct {
	rehearse.Budget
	plans int // that are rehearsed
}

func newSearch() *search {
	f := &search{}
	f.onlooker.weights = &captainWeights
	for p := range f.captains {
		f.captains[p] = newTrader(&captainWeights, 1)
		f.captains[p].most = rehearsed
	}
	return f
}

// choose rehearses plans that begin in a view, and returns the best; the first, unless
// another comes to more, or if it is called off, which f.Quit tells.
func (f *search) choose(view *med.State, me game.Player, plans []proposal, b budget, seed uint64) *proposal {
	plans = plans[:min(len(plans), b.plans)]
	f.root, f.me = *view, me
	f.lines = f.lines[:0]
	for i := range plans {
		f.lines = append(f.lines, line{Plan: &plans[i]})
	}
	seed &^= 1 // even and odd luck are mirrored
	before := f.imagine(seed)
	odds := f.onlooker.odds(&before, me)
	slope := worthOdds * odds / rehearse.Certain * (rehearse.Certain - odds) / rehearse.Certain
	for i := range f.lines {
		f.lines[i].Prior = odds + int64(plans[i].worth-plans[0].worth)*slope
	}
	rehearse.Choose(&f.Stage, nil, f.lines, b.Budget, seed, func(_ *rehearse.Stage, l *line, luck uint64) int64 { return f.rehearsal(l, luck) })
	if f.Quit {
		return &plans[0]
	}
	return f.lines[0].Plan
}

// worthOdds is how many millionths of a logit a hundredth of a point is of a chance to win
// that a plan is judged to be worth more, before it is rehearsed.
const worthOdds = 700

// rehearsal plays the plan of a line on once with captains, up to the end of the turn, with
// some luck. It returns how likely I am to win then, in millionths.
func (f *search) rehearsal(l *line, luck uint64) int64 {
	s := f.imagine(luck)
	turn := s.Turn
	actions := l.Plan.actions
	for s.Decision().Player != game.Nobody && s.Turn == turn {
		d := s.Decision()
		switch {
		case d.Player == game.Chance:
			f.deal(&s, luck&1 == 1)
			continue
		case d.Player == f.me && len(actions) > 0:
			if a := actions[0]; s.Check(a) == nil {
				actions = actions[1:]
				s.Apply(a, nil)
				continue
			}
			actions = nil
		}
		k := f.captains[d.Player]
		view := s
		view.Redact(d.Player)
		if !k.Begin(&view, d.Player) {
			k.Think(f.Count)
			if f.Quit = f.Quit || k.quit; f.Quit {
				return math.MinInt64
			}
		}
		s.Apply(k.Best(), nil)
	}
	return f.onlooker.odds(&s, f.me)
}

// imagine returns the position as it may be, and takes the luck of a number, but for
// whether dice are mirrored. Others are taken for captains in their bids, too.
func (f *search) imagine(luck uint64) med.State {
	s := f.root
	rand := game.NewRand(luck &^ 1)
	s.Resample(f.me, &rand)
	f.dice, f.fight, f.thrown = rand.Uint64(), med.Fight{}, 0
	for p, k := range f.captains {
		k.rest, k.seed = k.rest[:0], rand.Uint64()
		if f.root.Auction.Sealed.Has(game.Player(p)) {
			k.survey(&s, game.Player(p))
			s.Auction.Bids[p] = med.Hundreds(rand.IntN(k.placeWorth(&s) + 1))
		}
	}
	return s
}

// deal lets chance go on. The dice of a fight are the same in all rehearsals with the same
// luck, whatever was thrown before; mirrored, they are as bad as they would be good.
func (f *search) deal(s *med.State, mirrored bool) {
	now := med.Fight{Attacker: s.Fight.Attacker, Target: s.Fight.Target, Port: s.Fight.Port}
	if s.Decision().Prompt != med.BattleRound {
		now = med.Fight{}
	}
	if f.thrown++; now != f.fight {
		f.fight, f.thrown = now, 0
	}
	f.dealer.Rand = game.NewRand(f.dice ^ uint64(now.Attacker)<<48 ^ uint64(now.Target)<<40 ^ uint64(now.Port)<<32 ^ uint64(s.Turn)<<16 ^ f.thrown)
	a := f.dealer.Deal(s)
	for i := range a.Obj {
		if mirrored && a.Obj[i].Kind == game.DiceRef {
			a.Obj[i].ID = med.Faces + 1 - a.Obj[i].ID
		}
	}
	s.Apply(a, nil)
}
