package show

import "serenissima/game"

// A departure is pieces of a kind that leave a place.
type departure struct{ piece, place game.Ref }

// Moves are what the beat that plays has moved until a moment.
type moves struct {
	beat   uint64
	until  float64
	gone   map[departure]int
	shifts map[game.Ref]int // events about a place that have begun, and pieces that have left it
}

// moves brings what has moved up to date.
func (t *Timeline) moves() *moves {
	m := &t.moved
	if m.gone != nil && m.beat == t.count && m.until == t.now {
		return m
	}
	if m.gone == nil {
		m.gone, m.shifts = map[departure]int{}, map[game.Ref]int{}
	}
	clear(m.gone)
	clear(m.shifts)
	m.beat, m.until = t.count, t.now
	for i := range t.steps {
		s := &t.steps[i]
		if t.now < s.start {
			break
		}
		for _, ref := range [...]game.Ref{s.event.What, s.event.From, s.event.To} {
			m.shifts[ref]++
		}
		if s.departs != nil {
			if n, piece, place := s.departs.departed(t.now - s.start); n > 0 {
				m.gone[departure{piece, place}] += n
				m.shifts[place] += n
			}
		}
	}
	return m
}
