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

// moves are what the beat that plays has moved up to now.
func (t *Timeline) moves() *moves {
	t.moved.countTo(t.count, t.steps, t.now)
	return &t.moved
}

// countTo counts on to a moment of a beat, which has these steps.
func (m *moves) countTo(beat uint64, steps []step, now float64) {
	if m.gone != nil && m.beat == beat && m.until == now {
		return
	}
	if m.gone == nil {
		m.gone, m.come, m.shifts = map[lot]int{}, map[lot]int{}, map[game.Ref]int{}
	}
	if m.beat != beat || now < m.until {
		clear(m.gone)
		clear(m.come)
		clear(m.shifts)
		m.beat, m.over, m.begun, m.left, m.landed = beat, 0, 0, m.left[:0], m.landed[:0]
	}
	m.until = now
	for ; m.begun < len(steps) && now >= steps[m.begun].start; m.begun++ {
		ev := &steps[m.begun].event
		for _, ref := range [...]game.Ref{ev.What, ev.From, ev.To} {
			m.shifts[ref]++
		}
		m.left, m.landed = append(m.left, 0), append(m.landed, 0)
	}
	for i := m.over; i < m.begun; i++ {
		s := &steps[i]
		if s.departs != nil {
			n, piece, place := s.departs.departed(now - s.start)
			m.note(m.gone, &m.left[i], n, lot{piece, place})
		}
		if s.lands != nil {
			n, piece, place := s.lands.landed(now - s.start)
			m.note(m.come, &m.landed[i], n, lot{piece, place})
		}
		if i == m.over && now >= s.end {
			m.over++
		}
	}
}

// note counts that n pieces of a step have left a place, or come to lie there, and not only before.
func (m *moves) note(all map[lot]int, before *int, n int, of lot) {
	if more := n - *before; more != 0 {
		all[of] += more
		m.shifts[of.place] += more
		*before = n
	}
}
