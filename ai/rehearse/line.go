package rehearse

// A Line is a plan that is rehearsed.
type Line[P any] struct {
	Plan P
	Score
}

// A Score is what is thought of a plan, in the unit of its game.
type Score struct {
	Prior int64   // before it was rehearsed
	Sum   int64   // of what its rehearsals came to
	N     int64   // rehearsals
	came  []int64 // what each of them came to
}

// Worth is what is thought of a plan now: the mean of what was thought before, which
// counts for so many rehearsals, and what its rehearsals came to.
func (s *Score) Worth(trust int64) int64 { return (s.Sum + trust*s.Prior) / (s.N + trust) }

// Add adds what a rehearsal came to.
func (s *Score) Add(worth int64) {
	s.Sum += worth
	s.N++
	s.came = append(s.came, worth)
}

// trails reports whether a line is so many tenths of a standard error behind the leader, who
// was rehearsed as often, with the same luck. That luck moves both alike, so the error is that
// of the mean of the differences, what was thought before among them.
func (s *Score) trails(leader *Score, trust, tenths int64) bool {
	var sum, squares int64
	for i, worth := range s.came {
		difference := leader.came[i] - worth
		sum += difference
		squares += difference * difference
	}
	behind := (sum + trust*(leader.Prior-s.Prior)) / (s.N + trust)
	variance := (squares - sum*sum/s.N) / (s.N - 1)
	return behind >= 0 && behind*behind*100*(s.N+trust) >= tenths*tenths*variance
}
