package motion

import "serenissima/game"

// A lot is pieces of a kind that leave a place or get to one.
type lot struct{ piece, place game.Ref }

// Moves are what the beat that plays has moved until a moment. They are counted on from one
// moment to the next.
type moves struct {
	beat   uint64
	until  float64
	over   int   // so many steps, the first ones, move nothing more
	begun  int   // so many have begun
	left   []int // pieces that have left in each of these
	landed []int // pieces that have come to lie in each of these
	gone   map[lot]int
	come   map[lot]int
	shifts map[game.Ref]int // events about a place that have begun, and pieces that have left it or come to lie there
}

// moves brings what has moved up to date.
func (t *Timeline) moves() *moves {
	m := &t.moved
	if m.gone != nil && m.beat == t.count && m.until == t.now {
		return m
	}
	if m.gone == nil {
		m.gone, m.come, m.shifts = map[lot]int{}, map[lot]int{}, map[game.Ref]int{}
	}
	if m.beat != t.count || t.now < m.until {
		clear(m.gone)
		clear(m.come)
		clear(m.shifts)
		m.beat, m.over, m.begun, m.left, m.landed = t.count, 0, 0, m.left[:0], m.landed[:0]
	}
	m.until = t.now
	for ; m.begun < len(t.steps) && t.now >= t.steps[m.begun].start; m.begun++ {
		ev := &t.steps[m.begun].event
		for _, ref := range [...]game.Ref{ev.What, ev.From, ev.To} {
			m.shifts[ref]++
		}
		m.left, m.landed = append(m.left, 0), append(m.landed, 0)
	}
	for i := m.over; i < m.begun; i++ {
		s := &t.steps[i]
		if s.departs != nil {
			n, piece, place := s.departs.departed(t.now - s.start)
			m.note(m.gone, &m.left[i], n, lot{piece, place})
		}
		if s.lands != nil {
			n, piece, place := s.lands.landed(t.now - s.start)
			m.note(m.come, &m.landed[i], n, lot{piece, place})
		}
		if i == m.over && t.now >= s.end {
			m.over++
		}
	}
	return m
}

// note counts that n pieces of a step have left a place, or come to lie there, and not only before.
func (m *moves) note(all map[lot]int, before *int, n int, of lot) {
	if more := n - *before; more != 0 {
		all[of] += more
		m.shifts[of.place] += more
		*before = n
	}
}
