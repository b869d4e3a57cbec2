package goldenhorn

import (
	"slices"

	"serenissima/ai"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
	"serenissima/game/session"
)

// An advisor is a captain who is asked what it thinks. It weighs the end of the game against
// other gains, and welcomes it only where somebody has more than a fair chance to win.
type advisor struct {
	planner planner
	weights weights
}

func newAdvisor() session.Advisor {
	a := &advisor{weights: captainWeights}
	a.planner = planner{weights: &a.weights, seed: 1, thorough: true}
	return a
}

// What the end of the game is worth to those who are advised: each hundredth of a chance of
// victory beyond a fair one and a bit more, in hundredths of a point.
const (
	endWorth = 20
	unfair   = 10
)

// fit fits the weights to a game.
func (a *advisor) fit(s *gh.State) {
	a.weights.ending, a.weights.lead = endWorth, 100/int32(s.Seats)+unfair
}

// Advise implements session.Advisor.
func (a *advisor) Advise(view game.State, p game.Player) *session.Advice {
	plan := a.best(view.(*gh.State), p)
	if plan == nil {
		return nil
	}
	return a.explain(view.(*gh.State), p, plan)
}

// Explain implements session.Advisor. Chance that fills a harbour or a hand does not end a
// move, so it counts what can still come of it.
func (a *advisor) Explain(view game.State, p game.Player, actions []game.Action) *session.Advice {
	return a.Weigh(view, p, actions)
}

// Weigh implements session.Advisor.
func (a *advisor) Weigh(view game.State, p game.Player, steps []game.Action) *session.Advice {
	s, plan := *view.(*gh.State), slices.Clone(steps)
	for _, step := range steps {
		if s.Decision().Player != p || s.Check(step) != nil {
			return a.explain(view.(*gh.State), p, plan)
		}
		s.Apply(step, nil)
		a.planner.settle(&s)
	}
	if s.Decision().Player == p && s.Turns == view.(*gh.State).Turns {
		plan = append(plan, a.best(&s, p)...)
	}
	return a.explain(view.(*gh.State), p, plan)
}

// best is what the planner would do up to the end of the turn, without the word to end it
// unless that is all; nil if there is nothing to choose.
func (a *advisor) best(s *gh.State, p game.Player) []game.Action {
	a.fit(s)
	if a.planner.Begin(s, p) {
		return nil
	}
	a.planner.Think(ai.Tireless)
	plan := slices.Clone(a.planner.plans[0].actions)
	if n := len(plan) - 1; n > 0 && plan[n].Verb == gh.End {
		plan = plan[:n]
	}
	return plan
}

// explain tells what comes of a plan. At the beginning of a turn its worth is what the turn
// gains; later in the turn, when the best has been counted already, what is lost by not doing
// that.
func (a *advisor) explain(view *gh.State, p game.Player, plan []game.Action) *session.Advice {
	a.fit(view)
	out := &session.Advice{Plan: plan, Facts: true}
	if view.Decision().Prompt == gh.ChooseHarbour {
		a.explainHarbour(view, p, out)
		return out
	}
	r := a.breakDown(view, p, plan)
	out.Reasons, out.Worth = r.reasons(), r.sum
	if view.Decision().Prompt != gh.BeforeMove {
		if best := a.best(view, p); best != nil {
			r := a.breakDown(view, p, best)
			out.Worth -= r.sum
		}
	}
	return out
}

// spreadWorth is what a ship of one's own in the other harbour counts for when the next one is
// placed, in hundredths of a point.
const spreadWorth = 45

// explainHarbour tells what speaks for a harbour where a ship starts, beside the other one: the
// way from both is equally long, but whoever has ships in both can load in both.
func (a *advisor) explainHarbour(view *gh.State, p game.Player, out *session.Advice) {
	choice := out.Plan[0]
	ship, here := gh.ShipID(choice.Obj[0].ID), gh.HarbourID(choice.Obj[1].ID)
	spread := 0
	for i := view.Fleet(p); i < ship; i++ {
		if view.StartHarbourAt(view.Ships[i].Place) == here {
			spread--
		} else {
			spread++
		}
	}
	out.Worth = spreadWorth * int64(spread)
	about := "spread"
	if spread < 0 {
		about, spread = "crowd", -spread
	}
	out.Reasons = mainReasons([]session.Reason{{About: about, Where: choice.Obj[1], N: spread, Worth: out.Worth}})
}

// mainReasons are the reasons that make a difference: what counts at the end first, then the greatest
// first.
func mainReasons(list []session.Reason) []session.Reason {
	list = slices.DeleteFunc(list, func(r session.Reason) bool { return r.Worth == 0 })
	size := func(n int64) int64 { return max(n, -n) }
	slices.SortStableFunc(list, func(x, y session.Reason) int {
		if a, b := slices.Contains(counting, x.About), slices.Contains(counting, y.About); a != b {
			if a {
				return -1
			}
			return 1
		}
		return int(size(y.Worth) - size(x.Worth))
	})
	return list
}

// counting are the matters whose number is one of points, or of victory itself.
var counting = []string{"lead", "conquest", "booty", "home", "cargo"}
