package session

import "fmt"

// Fork returns a new match that begins with the first n entries of m; m stays as
// it is. Others may sit on its seats. With the seed of m chance goes on as in m,
// as long as the decisions are the same; with another seed it is fresh. The
// entries that the match began with cannot be undone.
func (m *Match) Fork(n int, seats []Seat, seed uint64) (*Match, error) {
	if n < 0 || n > len(m.log) {
		return nil, fmt.Errorf("session: a fork after %d of %d entries", n, len(m.log))
	}
	fork, err := Restore(m.rules, m.options, seats, seed, m.log[:n])
	if err != nil {
		return nil, err
	}
	fork.bar(TakenOver)
	return fork, nil
}
