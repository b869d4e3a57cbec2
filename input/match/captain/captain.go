// Package captain asks an advisor what to do in a position, and weighs other steps against that. It
// draws nothing.
package captain

import (
	"iter"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// A Captain is asked for advice by the person at the screen.
type Captain struct {
	Advisor session.Advisor // nil until asked for
	Hint    *Hint           // what the captain would do, nil if that has not been asked
	Script  []game.Action   // what a lesson lets the captain propose, nil elsewhere
}

// A Hint is what the captain would do in the position at hand.
type Hint struct {
	*session.Advice
	Odds   float64      // of victory in the fight that the plan ends with, if any
	Stakes []table.Line // what steps of the plan put at stake besides fights
	Lost   int64        // by how much what has been done leaves less than there was, in 1/100 ducat

	verdicts map[game.Action]*Verdict // by the last of the steps that have been weighed
}

// Ask asks what who decides in a position had best do; beats are those of the match so far, and ends
// reports whether an action ends what somebody does.
func (p *Captain) Ask(on table.Table, s game.State, beats iter.Seq[session.Beat], ends func(game.Action) bool) {
	seat := s.Decision().Player
	advice := p.best(s, seat)
	if advice == nil {
		return
	}
	h := &Hint{Advice: advice, Odds: float64(advice.Odds) / 1e6}
	if p.Script == nil {
		h.Lost = p.lost(s, seat, advice, beats)
	}
	if f := table.FightOf(on, s); f != nil && advice.Plan[0] == s.AppendActions(nil)[0] { // it goes on
		h.Odds = f.Win
	}
	h.Stakes = h.stakes(on, s, ends)
	p.Hint = h
}

// best is what the advisor would do, or what a lesson proposes and, if anybody can tell, why that is good.
func (p *Captain) best(s game.State, seat game.Player) *session.Advice {
	if p.Script == nil {
		return p.Advisor.Advise(s, seat)
	}
	advice := &session.Advice{}
	if p.Advisor != nil {
		advice = p.Advisor.Explain(s, seat, p.Script)
	}
	advice.Plan = p.Script
	return advice
}

// Forget forgets what has been asked.
func (p *Captain) Forget() { p.Hint = nil }

// Proposes reports whether the captain would begin with one of the actions.
func (p *Captain) Proposes(actions ...game.Action) bool {
	return p.Hint != nil && slices.Contains(actions, p.Hint.Plan[0])
}

// Weighed is how many steps have been weighed since the captain was asked.
func (p *Captain) Weighed() int {
	if p.Hint == nil {
		return 0
	}
	return len(p.Hint.verdicts)
}

// lost is by how much the best that there was when a seat began to act, or since chance or others have
// spoken, was better than its steps with advice behind them.
func (p *Captain) lost(s game.State, seat game.Player, advice *session.Advice, beats iter.Seq[session.Beat]) int64 {
	if advice.Share || s.Asking().Fresh {
		return 0
	}
	var from game.State
	var steps []game.Action
	for b := range beats {
		switch {
		case b.Action.By != seat:
			from = nil
			continue
		case from == nil || b.Before.Asking().Fresh:
			from, steps = b.Before, nil
		}
		steps = append(steps, b.Action)
		if b.After.Decision().Player != seat {
			from = nil
		}
	}
	if from == nil {
		return 0
	}
	before := from.Clone()
	before.Redact(seat)
	best := p.Advisor.Advise(before, seat)
	if best == nil {
		return 0
	}
	return best.Worth - p.Advisor.Explain(before, seat, append(steps, advice.Plan...)).Worth
}

// stakes are what steps of the plan put at stake besides fights, such as a galley that is given up, as
// far as the steps can be foreseen.
func (h *Hint) stakes(on table.Table, s game.State, ends func(game.Action) bool) (list []table.Line) {
	s = s.Clone()
	for i, a := range h.Plan {
		if ends(a) || s.Check(a) != nil || h.Odds > 0 && i == len(h.Plan)-1 {
			break
		}
		list = append(list, on.Stakes(s, a)...)
		s.Apply(a, &game.Events{})
	}
	return list
}
