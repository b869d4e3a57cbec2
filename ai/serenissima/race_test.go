package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A line has lost when what has been seen of it and what was thought of it before are
// too far behind the leader, and comes to as much less as it was behind.
func TestRaceIsLostBehindTheLeader(t *testing.T) {
	leader := &line{plan: &plan{worth: 1000}}
	var r race
	r.begin(leader, 2)
	for looks := int64(1); looks <= 3; looks++ {
		_, over := r.compare(leader, 2, looks, 900*looks)
		require.False(t, over)
	}
	r.end(950)

	rival := &line{plan: &plan{worth: 1000}}
	_, over := r.compare(rival, 2, 2, 2*(900-3*lost))
	require.False(t, over)
	worth, over := r.compare(rival, 2, 2, 2*(900-3*lost-3))
	require.True(t, over)
	require.Equal(t, int64(950-3*lost-3), worth)

	_, over = r.compare(&line{plan: &plan{worth: 1300}}, 2, 2, 2*(900-3*lost-3))
	require.False(t, over, "thought better of before")
	_, over = r.compare(&line{plan: &plan{worth: 1000}, sum: 950, n: 1}, 2, 2, 2*(900-3*lost-3))
	require.False(t, over, "rehearsed once already, and then as good")
	_, over = r.compare(rival, 2, 4, 0)
	require.False(t, over, "the leader did not look so often")
}

// Most lines lose, which spares work, and who has not lost comes to the same as alone.
func TestRaceSparesWork(t *testing.T) {
	m := New(NewSkill("admiral", "", 0), 1)
	b, f := m.skill.Duel, m.search // who looks far has much to spare
	raced, alone, lost, choices, same := 0, 0, 0, 0, 0
	for i, s := range activations(t) {
		m.rest = m.rest[:0]
		if i%5 != 0 || m.Begin(s, s.Decision().Player) {
			continue
		}
		m.spend, f.spend = tireless, tireless
		if m.think(); len(m.plans) < 2 {
			continue
		}
		lines := make([]line, min(b.Plans, len(m.plans)))
		for i := range lines {
			lines[i].plan = &m.plans[i]
		}
		f.total = 0
		f.playAll(lines, b.Trust, func(f *search, l *line) int64 { return f.rehearsal(s, m.me, l, &b, 5) })
		raced += f.total
		f.total, f.race = 0, race{}
		best, bestRaced := 0, 0
		full := make([]line, len(lines))
		for i := range lines {
			full[i].plan = lines[i].plan
			full[i].add(f.rehearsal(s, m.me, &full[i], &b, 5))
			if full[i].sum != lines[i].sum {
				lost++
			}
			if full[i].worth(b.Trust) > full[best].worth(b.Trust) {
				best = i
			}
			if lines[i].worth(b.Trust) > lines[bestRaced].worth(b.Trust) {
				bestRaced = i
			}
		}
		alone += f.total
		require.Equal(t, full[0].sum, lines[0].sum)
		if choices++; best == bestRaced {
			same++
		}
	}
	require.Greater(t, lost, choices)
	require.Less(t, raced, alone*3/4)
	require.GreaterOrEqual(t, same, choices*9/10)
	t.Logf("%d of %d choices are the same, %d lines lost, %d positions instead of %d", same, choices, lost, raced, alone)
}
