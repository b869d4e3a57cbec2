package show

import "serenissima/game"

// A departure is pieces of a kind that leave a place.
type departure struct{ piece, place game.Ref }

// Moves are what the beat that plays has moved until a moment. They are counted on from one
// moment to the next.
type moves struct {
	beat   uint64
	until  float64
	over   int   // so many steps, the first ones, move nothing more
	begun  int   // so many have begun
	left   []int // pieces that have left in each of these
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
	if m.beat != t.count || t.now < m.until {
		clear(m.gone)
		clear(m.shifts)
		m.beat, m.over, m.begun, m.left = t.count, 0, 0, m.left[:0]
	}
	m.until = t.now
	for ; m.begun < len(t.steps) && t.now >= t.steps[m.begun].start; m.begun++ {
		ev := &t.steps[m.begun].event
		for _, ref := range [...]game.Ref{ev.What, ev.From, ev.To} {
			m.shifts[ref]++
		}
		m.left = append(m.left, 0)
	}
	for i := m.over; i < m.begun; i++ {
		s := &t.steps[i]
		if s.departs != nil {
			n, piece, place := s.departs.departed(t.now - s.start)
			if more := n - m.left[i]; more != 0 {
				m.gone[departure{piece, place}] += more
				m.shifts[place] += more
				m.left[i] = n
			}
		}
		if i == m.over && t.now >= s.end {
			m.over++
		}
	}
	return m
}
