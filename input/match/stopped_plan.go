package match

import (
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/input/match/position"
)

// A stoppedPlan is what is still possible of a plan that was stopped.
type stoppedPlan struct {
	in            game.State // for which it was looked up
	stillPossible []game.Action
}

// of is what is still possible of a plan that was stopped, once its seat is to decide in the newest
// position; nil if nothing but to end is.
func (s *stoppedPlan) of(h host.Host, now *position.Position) []game.Action {
	if !h.Stopped() || len(now.Legal) == 0 || now.Modal() {
		return nil
	}
	if s.in != now.View {
		s.in, s.stillPossible = now.View, h.Remaining()
		if len(s.stillPossible) > 0 && now.IsEnd(s.stillPossible[0]) {
			s.stillPossible = nil
		}
	}
	return s.stillPossible
}
