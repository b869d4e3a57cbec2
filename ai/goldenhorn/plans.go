package goldenhorn

import (
	"math"
	"slices"

	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// A plan is a way through the rest of a turn.
type plan struct {
	worth   int32
	aim     aim
	actions []game.Action
}

// An aim is what a plan does, as far as that tells it from others: which cards it
// takes for it does not.
type aim struct {
	robbed  game.Ref    // a ship, if any
	begun   game.Action // how the ship begins to move
	place   gh.Place    // where it comes to rest
	cards   int8        // held then
	lands   int         // conquests
	to      game.Ref    // of these the last
	over    bool        // the game is
	harbour game.Ref    // where a ship starts
}

// adopt makes a plan of an action, worse than any other.
func (n *planner) adopt(a game.Action) {
	n.plans = slices.Grow(n.plans[:0], n.keep+1)[:1]
	n.plans[0].worth, n.plans[0].aim = math.MinInt32, aim{}
	n.plans[0].actions = append(n.plans[0].actions[:0], a)
}

// offer adds the way that is tried to the plans if it is worth more than the worst of
// them, in the place of one that has the same aim. It leads to s.
func (n *planner) offer(s *gh.State, worth int32) {
	keep := max(1, n.keep)
	last := len(n.plans) - 1
	if n.quit || worth <= n.plans[last].worth && (len(n.plans) == keep || n.plans[last].worth == math.MinInt32) {
		return
	}
	if keep == 1 {
		n.plans[0].worth = worth
		n.plans[0].actions = append(n.plans[0].actions[:0], n.trying...)
		return
	}
	is := n.aimOf(s)
	at := slices.IndexFunc(n.plans, func(p plan) bool { return p.aim == is || p.worth == math.MinInt32 })
	switch {
	case at >= 0 && n.plans[at].worth >= worth:
		return
	case at >= 0:
	case len(n.plans) < keep:
		n.plans = n.plans[:len(n.plans)+1]
		at = len(n.plans) - 1
	default:
		at = last
	}
	n.plans[at].worth, n.plans[at].aim = worth, is
	n.plans[at].actions = append(n.plans[at].actions[:0], n.trying...)
	for ; at > 0 && n.plans[at].worth > n.plans[at-1].worth; at-- {
		n.plans[at], n.plans[at-1] = n.plans[at-1], n.plans[at]
	}
}

// aimOf is the aim of the way that is tried, which leads to s.
func (n *planner) aimOf(s *gh.State) aim {
	is := aim{cards: s.HandSize[n.me], over: s.Decision().Player == game.Nobody}
	if s.Sailing != 0 {
		is.place = s.Ships[s.Sailing].Place
	}
	for _, a := range n.trying {
		switch a.Verb {
		case gh.Attack:
			is.robbed = a.Obj[0]
		case gh.Load, gh.TakeMercenaries, gh.TakePeople, gh.TakePeasants, gh.Sail, gh.TurnBack:
			is.begun = a
		case gh.Conquer:
			is.lands++
			is.to = a.Obj[0]
		case gh.PlaceShip:
			is.harbour = a.Obj[1]
		}
	}
	return is
}

// A follower is a planner that follows the plan of a turn while that is possible.
type follower struct {
	planner
	turn int16         // of the plan that goes on
	rest []game.Action // of that plan
}

// Begin implements ai.Bot.
func (f *follower) Begin(view game.State, by game.Player) (done bool) {
	s := view.(*gh.State)
	if len(f.rest) > 0 && s.Turns == f.turn && s.Check(f.rest[0]) == nil {
		f.adopt(f.rest[0])
		f.rest = f.rest[1:]
		return true
	}
	f.rest = f.rest[:0]
	return f.planner.Begin(view, by)
}

// Think implements ai.Bot.
func (f *follower) Think(spend func() bool) {
	if f.planner.Think(spend); !f.quit {
		f.remember()
	}
}

// remember remembers the best plan behind its first action.
func (f *follower) remember() {
	f.turn, f.rest = f.root.Turns, append(f.rest[:0], f.plans[0].actions[1:]...)
}
