package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	ser "serenissima/game/serenissima"
)

// A look ahead does not end with the turn: whoever acts last looks as far as others.
func TestForesightGoesOnAfterTheTurn(t *testing.T) {
	m := New(NewSkill("captain", "", 0), 1)
	looked := 0
	for _, root := range activations(t) {
		last := root.Active
		for g := last + 1; g <= ser.MaxGalleys; g++ {
			if root.Galleys[g].Owner != 0 {
				last = g
			}
		}
		if last != root.Active {
			continue
		}
		if m.Begin(root, root.Decision().Player) {
			continue
		}
		m.spend, m.other.spend = ai.Tireless, ai.Tireless
		m.think()
		s := *root
		m.carryOut(&s, m.plans[0].actions)
		if s.Decision().Prompt == ser.Activate && s.Turn == root.Turn {
			s.Apply(verb(ser.End), nil)
		}
		m.after(&s)
		if s.Result().Over {
			continue
		}
		looked++
		require.Greater(t, s.Turn, root.Turn)
	}
	require.Greater(t, looked, 3)
}
