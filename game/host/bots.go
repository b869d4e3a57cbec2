package host

import "serenissima/game"

// Seated reports whether the bot that is to decide has sat down.
func (h *Host) Seated() bool { return h.brains[h.decider()] != nil }

// Thinking reports whether a bot has begun to think about the position at hand.
func (h *Host) Thinking() bool { return h.thinker != nil }

// Think lets the bot that is to decide think so many units, and reports whether it has decided. A
// new bot takes a call for sitting down, and one for beginning to think.
func (h *Host) Think(units int) (decided bool) {
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

// Stand lets an answer stand from now on, and gives it to the question at hand.
func (h *Host) Stand(x game.StandingAnswer) error {
	if err := h.match.Stand(x); err != nil {
		return err
	}
	h.changed()
	if a, ok := h.match.Answered(); ok {
		return h.do(a)
	}
	return nil
}

// Withdraw takes a standing answer back.
func (h *Host) Withdraw(x game.StandingAnswer) error {
	if err := h.match.Withdraw(x); err != nil {
		return err
	}
	h.changed()
	return nil
}

// HandOver notes that the seat which is to decide has taken the screen: what others have decided
// before stays.
func (h *Host) HandOver() { h.match.HandOver(h.decider()) }

// forget forgets what a bot has thought about another position.
func (h *Host) forget() { h.thinker, h.decided = nil, false }
