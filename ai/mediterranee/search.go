package mediterranee

import (
	"serenissima/ai"
	"serenissima/ai/rehearse"
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// A search rehearses plans: it plays them on with captains in all seats, up to the end of
// the turn, and looks at the chances to win that come of them. All plans meet the same
// purses and sealed bids, guessed anew for each two rehearsals, and the same fights the
// same dice, mirrored in the second of the two.
type search struct {
	rehearse.Worker
	root     med.State // the view
	me       game.Player
	now      med.State                   // of the rehearsal
	view     med.State                   // of a seat there
	captains [game.MaxSeats + 1]*captain // by seat
	onlooker market                      // who foretells the end
	dealer   game.Dealer
	dice     uint64    // luck of the rehearsal
	mirrored bool      // the dice are
	fight    med.Fight // of which dice were thrown last
	thrown   uint64    // how often
	lines    []line
}

type line = rehearse.Line[*plan]

func newSearch() *search {
	f := &search{}
	f.onlooker.weights = &captainWeights
	for p := range f.captains {
		f.captains[p] = newCaptain(&captainWeights, 1)
		f.captains[p].most = rehearsed
	}
	return f
}

// choose rehearses plans that begin in a view, and returns the best; the first, unless
// another comes to more, or if it is called off, which f.Quit tells.
func (f *search) choose(view *med.State, me game.Player, plans []plan, b rehearse.Budget, seed uint64) *plan {
	plans = plans[:min(len(plans), b.Plans)]
	f.root, f.me = *view, me
	f.lines = f.lines[:0]
	for i := range plans {
		f.lines = append(f.lines, line{Plan: &plans[i]})
	}
	seed &^= 1 // even and odd luck are mirrored
	f.imagine(seed)
	odds := f.onlooker.odds(&f.now, me)
	slope := worthOdds * odds / rehearse.Certain * (rehearse.Certain - odds) / rehearse.Certain
	for i := range f.lines {
		f.lines[i].Prior = odds + int64(plans[i].worth-plans[0].worth)*slope
	}
	rehearse.Choose(f, nil, f.lines, b, seed)
	if f.Quit {
		return &plans[0]
	}
	return f.lines[0].Plan
}

// worthOdds is how many millionths of a logit a hundredth of a point is of a chance to win
// that a plan is judged to be worth more, before it is rehearsed.
const worthOdds = 700

// Rehearse implements rehearse.Rehearser. It plays up to the end of the turn, and returns how
// likely I am to win then, in millionths.
func (f *search) Rehearse(l *line, luck uint64) int64 {
	f.imagine(luck)
	f.Plan = l.Plan.actions
	if !f.Play(&f.now, f.me, f) {
		return 0
	}
	return f.onlooker.odds(&f.now, f.me)
}

// Done implements rehearse.Table.
func (f *search) Done(game.Decision) bool { return f.now.Turn != f.root.Turn }

// Seat implements rehearse.Table.
func (f *search) Seat(p game.Player) (bot ai.Bot, view game.State) {
	f.view = f.now
	f.view.Redact(p)
	return f.captains[p], &f.view
}

// imagine makes a position as it may be, and takes the luck of a number, which is mirrored if
// it is odd. Others are taken for captains in their bids, too.
func (f *search) imagine(luck uint64) {
	f.now, f.mirrored = f.root, luck&1 == 1
	further := rehearse.Imagine(&f.now, f.me, luck&^1)
	f.dice, f.fight, f.thrown = further.Uint64(), med.Fight{}, 0
	for p, k := range f.captains {
		k.rest, k.seed = k.rest[:0], further.Uint64()
		if f.root.Auction.Sealed.Has(game.Player(p)) {
			k.survey(&f.now, game.Player(p))
			f.now.Auction.Bids[p] = med.Hundreds(further.IntN(k.placeWorth(&f.now) + 1))
		}
	}
}

// Deal implements rehearse.Table. The dice of a fight are the same in all rehearsals with the
// same luck, whatever was thrown before; mirrored, they are as bad as they would be good.
func (f *search) Deal() {
	s := &f.now
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
		if f.mirrored && a.Obj[i].Kind == game.DiceRef {
			a.Obj[i].ID = med.Faces + 1 - a.Obj[i].ID
		}
	}
	s.Apply(a, nil)
}
