package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/rehearse"
)

// Some lines lose, which spares work, and who has not lost comes to the same as alone.
func TestRaceSparesWork(t *testing.T) {
	m := New(NewSkill("admiral", "", 0), 1)
	b, f := m.skill.Budget, m.search
	raced, alone, lost, choices, same := 0, 0, 0, 0, 0
	for i, s := range activations(t) {
		m.rest = m.rest[:0]
		if i%5 != 0 || m.Begin(s, s.Decision().Player) {
			continue
		}
		m.spend, f.Spend = ai.Tireless, ai.Tireless
		if m.think(); len(m.plans) < 2 {
			continue
		}
		lines := make([]line, min(b.Plans, len(m.plans)))
		for i := range lines {
			lines[i] = newLine(&m.plans[i], nil)
		}
		f.Total = 0
		f.take(s, m.me, &b)
		rehearse.Round(f, nil, lines, b.Budget, 5)
		raced += f.Total
		f.Worker = rehearse.Worker{Spend: ai.Tireless}
		best, bestRaced := 0, 0
		full := make([]line, len(lines))
		for i := range lines {
			full[i] = newLine(lines[i].Plan.plan, nil)
			full[i].Add(f.Rehearse(&full[i], 5))
			if full[i].Sum != lines[i].Sum {
				lost++
			}
			if full[i].Worth(b.Trust) > full[best].Worth(b.Trust) {
				best = i
			}
			if lines[i].Worth(b.Trust) > lines[bestRaced].Worth(b.Trust) {
				bestRaced = i
			}
		}
		alone += f.Total
		require.Equal(t, full[0].Sum, lines[0].Sum)
		if choices++; best == bestRaced {
			same++
		}
	}
	require.Greater(t, lost, choices)
	require.Less(t, raced, alone*19/20)
	require.GreaterOrEqual(t, same, choices*8/10)
	t.Logf("%d of %d choices are the same, %d lines lost, %d positions instead of %d", same, choices, lost, raced, alone)
}
