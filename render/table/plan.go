package table

import "serenissima/game"

// PhaseKey is the key of the name of the phase that the seat which decides can end, empty if that
// is a turn.
func PhaseKey(s game.State) string {
	if phase := s.Asking().Phase; phase != "" {
		return "board.phase." + phase
	}
	return ""
}

// CostOf is what the actions of a plan cost together, less than nothing if they bring money. What
// an action costs may depend on those before it.
func CostOf(t Table, s game.State, plan []game.Action) (sum int) {
	after, seat := s.Clone(), s.Decision().Player
	for i, a := range plan {
		sum += PriceOf(t, after, a)
		if i == len(plan)-1 || after.Check(a) != nil {
			break
		}
		after.Apply(a, nil)
		game.Yield(after, seat, nil)
	}
	return sum
}
