package game

// A Pricer is a state of a game in which actions cost money, or bring some.
type Pricer interface {
	State
	// Cost is what an action costs who does it, less than nothing if it brings money, in the unit in
	// which people read sums. A sum that is named or agreed on is no cost.
	Cost(a Action) int
}

// Cost is what the actions of a plan cost together, less than nothing if they bring money; nothing
// in a game without prices. What an action costs may depend on those before it.
func Cost(s State, plan ...Action) (sum int) {
	seat := s.Decision().Player
	for i, a := range plan {
		x, ok := s.(Pricer)
		if !ok {
			return 0
		}
		sum += x.Cost(a)
		if i == len(plan)-1 || s.Check(a) != nil {
			break
		}
		if i == 0 {
			s = s.Clone()
		}
		s.Apply(a, nil)
		Yield(s, seat, nil)
	}
	return sum
}
