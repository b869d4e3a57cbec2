package rehearse

// A Line is a plan that is rehearsed.
type Line[P any] struct {
	Plan P
	Score
}

// A Score is what is thought of a plan, in the unit of its game.
type Score struct {
	Prior int64 // before it was rehearsed
	Sum   int64 // of what its rehearsals came to
	N     int64 // rehearsals
}

// Worth is what is thought of a plan now: the mean of what was thought before, which
// counts for so many rehearsals, and what its rehearsals came to.
func (s *Score) Worth(trust int64) int64 { return (s.Sum + trust*s.Prior) / (s.N + trust) }

// Add adds what a rehearsal came to.
func (s *Score) Add(worth int64) {
	s.Sum += worth
	s.N++
}
