package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Among the numbers that a planner thinks of is one beside its own galleys.
func TestNumbersBesideOwnGalleys(t *testing.T) {
	bought, beside := 0, 0
	for seed := uint64(1); seed < 6; seed++ {
		m := New(NewSkill("captain", "", 0), 1)
		watch(t, 4, seed, func(s *ser.State) {
			if s.Decision().Prompt != ser.Activate {
				return
			}
			m.Begin(s, s.Decision().Player)
			for _, g := range m.numbers(s) {
				if g == 0 {
					continue
				}
				bought++
				if m.berth(s, m.me, g) > 0 {
					beside++
				}
				require.Equal(t, game.Nobody, s.Galleys[g].Owner)
			}
		})
	}
	require.Greater(t, bought, 50)
	require.Greater(t, 3*beside, bought, "a third, and what is active this turn yet besides")
}
