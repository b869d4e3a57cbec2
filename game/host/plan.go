package host

import (
	"errors"
	"slices"

	"serenissima/game"
	"serenissima/game/session"
)

// ErrNotNow is returned for what the script of a lesson does not allow now.
var ErrNotNow = errors.New("host: the script has something else now")

// A repetition is an action that is done again as long as it is legal and a condition holds.
type repetition struct {
	action game.Action
	while  func(view game.State) bool
}

// Propose implements Host.
func (h *Local) Propose(plan ...game.Action) error {
	if h.options.Script != nil && plan[0] != h.options.Script.Entry(h.match.Len()) {
		return ErrNotNow
	}
	if !h.pending() || plan[0].By == h.planner || len(plan) > 1 {
		h.Drop()
		h.plan, h.planner, h.begun = plan[1:], plan[0].By, h.match.Len()
	}
	return h.do(plan[0])
}

// Repeat implements Host.
func (h *Local) Repeat(a game.Action, while func(view game.State) bool) error {
	again := &repetition{a, while}
	h.Drop()
	h.planner, h.begun, h.again = a.By, h.match.Len(), again
	return h.do(a)
}

// UnderWay implements Host.
func (h *Local) UnderWay() bool { return h.pending() && h.Next() != Asks }

// pending reports whether something is left of a plan, be it that another person is asked first.
func (h *Local) pending() bool { return len(h.plan) > 0 || h.again != nil }

// Plan returns what is left of the plan under way.
func (h *Local) Plan() []game.Action { return slices.Clone(h.plan) }

// Drop gives up what is left of a plan.
func (h *Local) Drop() { h.plan, h.again = nil, nil }

// Stopped implements Host.
func (h *Local) Stopped() bool { return len(h.stopped) > 0 }

// Forget implements Host.
func (h *Local) Forget() { h.stopped = nil }

// goOn carries out the next step of the plan under way, if it is still legal as far as its seat
// knows. It reports whether it has.
func (h *Local) goOn() (done bool, err error) {
	var next game.Action
	switch {
	case len(h.plan) > 0:
		next = h.plan[0]
	default:
		next = h.again.action
	}
	if h.match.View(h.planner).Check(next) != nil {
		h.stop()
		return false, nil
	}
	if len(h.plan) > 0 {
		h.plan = h.plan[1:]
	}
	begun := h.begun
	err = h.do(next)
	h.match.Join(begun)
	return err == nil, err
}

// stops reports whether what has happened calls for new thoughts: somebody has done harm, or dice
// have fallen.
func (h *Local) stops(b session.Beat) bool {
	harm := b.Action.By != h.planner && b.Action.Verb == b.Before.Asking().Harm
	return harm || slices.ContainsFunc(b.Events, func(ev game.Event) bool { return ev.Kind == game.Rolled })
}

// stop gives up the plan under way, and notes what is left of it.
func (h *Local) stop() {
	if len(h.plan) > 0 && h.options.Script == nil {
		h.stopped = h.plan
	}
	h.Drop()
}

// Remaining implements Host.
func (h *Local) Remaining() (can []game.Action) {
	s := h.match.View(h.planner)
	if len(h.stopped) == 0 || h.decider() != h.planner || s.Asking().Question {
		return nil
	}
	for _, a := range h.stopped {
		if !game.Yield(s, h.planner, nil) {
			break
		}
		if s.Check(a) == nil {
			s.Apply(a, nil)
			can = append(can, a)
		}
	}
	return can
}

// ends is the action that ends by itself what a person does where nothing else is left, as far as
// that is wanted and tells nobody a secret. Who is the only person in a match has nobody to keep a
// secret from.
func (h *Local) ends() (end game.Action, ok bool) {
	s := h.match.State()
	end, ok = game.OnlyEnd(s)
	asked := s.Asking()
	switch {
	case !ok, !h.person(end.By), asked.Always, asked.Question:
		return end, false
	case h.options.Script != nil:
		return end, asked.Phase != "" && end == h.options.Script.Entry(h.match.Len()) && !h.options.Script.Tells(h.match.Len())
	case h.options.Ends == EndTurns:
		return end, asked.Plain || h.people() == 1
	}
	return end, h.options.Ends == EndPhases && asked.Phase != "" && asked.Plain
}

// people counts the seats with a person.
func (h *Local) people() (n int) {
	for _, s := range h.match.Seats() {
		if s.Kind == session.Human {
			n++
		}
	}
	return n
}
