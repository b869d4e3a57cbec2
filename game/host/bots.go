package host

import (
	"serenissima/game"
	"serenissima/game/session"
)

// Seated implements Host.
func (h *Local) Seated() bool { return h.brains[h.decider()] != nil }

// Thinking implements Host.
func (h *Local) Thinking() bool { return h.thinker != nil }

// Think implements Host.
func (h *Local) Think(units int) (decided bool) {
	seat := h.decider()
	switch {
	case seat == game.Nobody || h.person(seat) || h.options.Brain == nil || h.options.Script != nil:
		return false
	case h.brains[seat] == nil:
		h.brains[seat] = h.options.Brain(seat)
		return false
	case h.thinker == nil:
		h.thinker = h.brains[seat]
		h.thinker.Start(h.match.View(seat), seat)
		return false
	}
	h.decided = h.decided || h.thinker.Step(units)
	return h.decided
}

// Stand implements Host.
func (h *Local) Stand(x game.StandingAnswer) error {
	if err := h.match.Stand(x); err != nil {
		return err
	}
	h.changed()
	if a, ok := h.match.Answered(); ok {
		return h.do(a)
	}
	return nil
}

// Withdraw implements Host.
func (h *Local) Withdraw(x game.StandingAnswer) error {
	if err := h.match.Withdraw(x); err != nil {
		return err
	}
	h.changed()
	return nil
}

// Sit lets another sit on a seat from now on, and decide from there on: nothing goes on that was
// planned there or thought about.
func (h *Local) Sit(p game.Player, s session.Seat) error {
	if h.options.Script != nil {
		return ErrNotNow
	}
	if err := h.match.Sit(p, s); err != nil {
		return err
	}
	delete(h.brains, p)
	h.forget()
	if p == h.planner {
		h.Drop()
		h.stopped = nil
	}
	h.changed()
	return nil
}

// HandOver implements Host.
func (h *Local) HandOver() { h.match.HandOver(h.decider()) }

// forget forgets what a bot has thought about another position.
func (h *Local) forget() { h.thinker, h.decided = nil, false }
