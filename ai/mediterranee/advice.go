package mediterranee

import (
	"slices"

	"serenissima/ai"
	"serenissima/game"
	med "serenissima/game/mediterranee"
	"serenissima/game/session"
)

// An advisor is a captain who is asked what it thinks. It sees what the person sees who asks.
type advisor struct{ captain }

func newAdvisor() session.Advisor {
	return &advisor{*newCaptain(&captainWeights, 1)}
}

// longestPlan bounds how many actions are thought of ahead.
const longestPlan = 64

// Advise implements session.Advisor.
func (a *advisor) Advise(view game.State, p game.Player) *session.Advice {
	s := view.(*med.State)
	plan := a.best(s, p)
	if plan == nil {
		return nil
	}
	out := a.explain(s, p, plan)
	out.Unknown = false // it is what the captain would do, whatever that is worth
	return out
}

// Explain implements session.Advisor. What actions make possible counts with them.
func (a *advisor) Explain(view game.State, p game.Player, actions []game.Action) *session.Advice {
	return a.Weigh(view, p, actions)
}

// Weigh implements session.Advisor.
func (a *advisor) Weigh(view game.State, p game.Player, steps []game.Action) *session.Advice {
	s, plan := *view.(*med.State), slices.Clone(steps)
	for _, step := range steps {
		if s.Decision().Player != p || s.Check(step) != nil || opens(step.Verb) {
			return a.explain(view.(*med.State), p, plan)
		}
		s.Apply(step, nil)
	}
	return a.explain(view.(*med.State), p, a.goOn(&s, view.(*med.State), p, plan))
}

// opens reports whether chance or others speak next.
func opens(v game.Verb) bool {
	return asks(v) || v == med.Bid || v == med.Attack || v == med.AskLeave
}

// best is what the captain would do up to the end of the phase, or up to where chance or
// others speak, without the word to end it unless that is all; nil if there is nothing to
// choose.
func (a *advisor) best(s *med.State, p game.Player) []game.Action {
	if a.begin(s, p) {
		return nil
	}
	t, plan := *s, slices.Clone(a.plan.actions)
	for _, step := range plan {
		if opens(step.Verb) {
			return plan
		}
		t.Apply(step, nil)
	}
	plan = a.goOn(&t, s, p, plan)
	if n := len(plan) - 1; n > 0 && plan[n].Verb == med.Done {
		plan = plan[:n]
	}
	return plan
}

// begin thinks about a position. It reports whether there is nothing to choose.
func (a *advisor) begin(s *med.State, p game.Player) (forced bool) {
	a.rest = a.rest[:0] // each answer stands for itself
	if a.Begin(s, p) {
		return true
	}
	a.Think(ai.Tireless)
	return false
}

// goOn adds to a plan that has led from a view to a position what the captain would do then
// in the same phase.
func (a *advisor) goOn(s, view *med.State, p game.Player, plan []game.Action) []game.Action {
	for len(plan) < longestPlan && s.Decision().Player == p && s.Phase == view.Phase && s.Turn == view.Turn && s.Active() == view.Active() {
		a.begin(s, p)
		for _, step := range a.plan.actions {
			if step.Verb == med.Done {
				return plan
			}
			plan = append(plan, step)
			if opens(step.Verb) {
				return plan
			}
			s.Apply(step, nil)
		}
	}
	return plan
}

// settles reports whether a prompt asks what becomes of what a fight has won, or where
// something goes: then nothing can be left as it is, and plans are compared with the best.
func settles(p game.Prompt) bool {
	return p == med.Spoils || p == med.Stowing || p == med.ChooseHold
}

// explain tells what comes of a plan: its worth beside doing nothing, or beside the best
// other answer to a question.
func (a *advisor) explain(view *med.State, p game.Player, plan []game.Action) *session.Advice {
	out := &session.Advice{Plan: plan, Facts: true}
	var best []game.Action
	if settles(view.Decision().Prompt) {
		best = a.best(view, p)
	}
	r := a.breakDown(view, p)
	if best != nil {
		r.idle, _ = r.outcome(best)
	}
	switch first := plan[0]; view.Decision().Prompt {
	case med.Manning:
		out.Unknown = true
		r.manning(plan)
	case med.Bidding:
		out.Unknown = true
		r.bidding(first)
	case med.ChoosePlace:
		out.Unknown = true
		r.place(first)
	case med.AskPrice:
		out.Unknown = true
		r.price(first)
	case med.AnswerCounter:
		out.Unknown = true
		r.counter(first)
	case med.AnswerPrice, med.LastAnswer:
		out.Worth = a.answerWorth(view, first)
		r.purchase(first, out.Worth)
	case med.Passage:
		out.Worth = r.letPass(first)
	default:
		out.Worth, out.Unknown = r.follow(plan)
		out.Odds = r.odds
	}
	out.Reasons = r.mainReasons()
	return out
}

// answerWorth is what an answer to a price is worth beside leaving. An offer that is too low
// costs nothing: the price can still be taken.
func (a *advisor) answerWorth(s *med.State, answer game.Action) int64 {
	peace, price := a.judged(s, false), s.Deal.Price
	taken := 0
	if price <= s.Ducats[a.me] {
		taken = max(0, a.bought(s, price)-peace)
	}
	switch n := med.Hundreds(answer.Obj[0].ID); {
	case answer.Verb == med.Leave:
		return 0
	case answer.Verb == med.Take:
		return int64(a.bought(s, price) - peace)
	case fair(n, price):
		return int64(a.bought(s, n) - peace)
	}
	return int64(taken)
}

// breakDown prepares to tell what comes of plans that begin in a view.
func (a *advisor) breakDown(view *med.State, p game.Player) *breakdown {
	a.root.CopyFrom(view)
	a.me, a.quit, a.more = p, false, ai.Tireless
	a.survey(view, p)
	a.rival.me = game.Nobody
	r := &breakdown{advisor: a, view: view}
	r.idle = r.end(view)
	return r
}
