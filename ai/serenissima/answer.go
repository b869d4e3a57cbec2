package serenissima

import (
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// answer decides whether to forbid something to the active galley: it compares
// what its owner would then do best, which the other planner finds out.
func (h *planner) answer(other *planner) {
	for _, v := range [2]game.Verb{ser.Forbid, ser.Allow} {
		t := h.root
		t.Apply(game.Action{By: h.me, Verb: v}, nil)
		h.settleFor(&t)
		h.offer(h.reply(&t, other), kind(v), verb(v))
	}
}

// settleFor answers for those who are asked after me.
func (h *planner) settleFor(s *ser.State) {
	for p := s.Decision().Prompt; p == ser.AskPassage || p == ser.AskSale || p == ser.AskLanding; p = s.Decision().Prompt {
		s.Apply(usualAnswer(s), nil)
	}
}

// reply is what a position is worth to me once the mover has done what it
// thinks best.
func (h *planner) reply(s *ser.State, other *planner) int64 {
	after := *s
	if _, fight := h.sequel(&after, other); fight {
		return h.suffer(&after)
	}
	return h.weigh(&after)
}

// sequel lets the mover do what it thinks best, up to a fight, and returns that, until
// the other plans again. It does nothing if the activation is over.
func (h *planner) sequel(s *ser.State, other *planner) (done []game.Action, fight bool) {
	mover := h.root.Mover()
	if s.Decision().Player != mover || s.Decision().Prompt == ser.Activate {
		return nil, false
	}
	other.clear()
	other.survey(s, mover)
	other.think()
	if other.quit || len(other.plans) == 0 {
		h.quit = h.quit || other.quit
		return nil, false
	}
	plan := other.plans[0].actions
	for i, a := range plan {
		s.Apply(a, nil)
		h.settleFor(s)
		if s.Decision().Player == game.Chance && s.TargetGalley+ser.GalleyID(s.TargetPort) != 0 {
			return plan[:i+1], true
		}
	}
	return plan, false
}

// suffer is what a fight of somebody else's is worth to me, by its odds.
func (h *planner) suffer(s *ser.State) int64 {
	odds := h.odds(s)
	if s.Decision().Prompt == ser.FortVolley {
		s.Apply(volley(0), nil)
	}
	won, lost := h.verdict(s, odds.left, 0), h.verdict(s, 0, max(1, odds.foes))
	return lost + (won-lost)/1000*(odds.win/1000)
}

// verdict is what it is worth to me when a fight ends so.
func (h *planner) verdict(s *ser.State, a, d int8) int64 {
	t := *s
	conclude(&t, a, d)
	return h.weigh(&t)
}

// conclude ends a fight with so many left on each side; who can take cubes does, and a
// beaten port gets a garrison of one.
func conclude(s *ser.State, a, d int8) {
	roll(s, a, d)
	if s.Decision().Prompt == ser.Occupy {
		s.Apply(three(ser.Land, game.Ship(s.Active), game.Port(s.TargetPort), game.Count(1)), nil)
	}
}
