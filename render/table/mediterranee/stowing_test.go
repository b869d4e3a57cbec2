package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table/mediterranee"
)

// M2.9: as much of a pool is stowed as has room, and nothing is left for which a port pays more
// than for what is aboard.
func TestM2_9_TheBestOfAPoolIsStowed(t *testing.T) {
	on, full := mediterranee.Table{}, 0
	positions(t, rules.Stowing, func(s *rules.State) {
		b := on.Offer(s).Batch
		require.Len(t, b, 1)
		plan := b[0].Offered(s)
		require.Equal(t, b[0].Plan, plan)
		require.NotEmpty(t, plan)
		after := s.Clone().(*rules.State)
		for _, a := range plan {
			require.Equal(t, rules.Stow, a.Verb)
			after.Apply(a, nil)
		}
		require.NotEqual(t, rules.Stowing, after.Decision().Prompt, "there is no room for more, or no more")
		full++
	})
	require.Positive(t, full)
}

// One space and two pieces: that is stowed for which somebody pays.
func TestWhatNobodyBuysIsLeft(t *testing.T) {
	on, tried := mediterranee.Table{}, 0
	positions(t, rules.Stowing, func(s *rules.State) {
		s = s.Clone().(*rules.State)
		for n, g := range []rules.GalleyID{max(s.Fight.Victor, s.Fight.Beaten), min(s.Fight.Victor, s.Fight.Beaten)} {
			s.Galleys[g].Sailors, s.Galleys[g].Load, s.Galleys[g].Cargo = int8(rules.GalleySpaces-1+n), 0, [rules.NumGoods + 1]int8{}
		}
		for p := 1; p < len(s.Board.Ports); p++ { // everybody has iron
			if s.Board.Ports[p].Good != rules.Iron {
				s.Ports[p].Filled, s.Ports[p].Stock[0] = 1, rules.Iron
			}
		}
		s.Fight.Pool = [rules.NumGoods + 1]int8{rules.Iron: 2, rules.Wood: 1}
		plan := on.Offer(s).Batch[0].Plan
		require.Len(t, plan, 1)
		require.Equal(t, game.Good(rules.Wood), plan[0].Obj[0])
		tried++
	})
	require.Positive(t, tried)
}

// M2.8: an attack goes on as long as both sides have sailors and the attackers are not too few.
func TestM2_8_AnAttackGoesOn(t *testing.T) {
	stopped, fallen := 0, 0
	r := game.NewRand(2)
	positions(t, rules.Fighting, func(s *rules.State) {
		for _, a := range s.AppendActions(nil) {
			list := game.Repeats(s, a)
			if a.Verb != rules.Attack {
				require.Empty(t, list)
				continue
			}
			require.NotEmpty(t, list)
			require.LessOrEqual(t, len(list), int(s.Galleys[a.Obj[0].ID].Sailors))
			for i, x := range list {
				require.Equal(t, i > 0, x.Stop > 0, "a stop that never comes is not offered")
			}
			repeat := list[len(list)-1]
			after := s.Clone().(*rules.State)
			for rounds := 0; repeat.GoesOn(after) && rounds < 1000; rounds++ {
				after.Apply(a, nil)
				outcomes := after.AppendOutcomes(nil)
				after.Apply(outcomes[r.IntN(len(outcomes))].Action, nil)
			}
			if after.Check(a) == nil {
				require.Less(t, int(after.Galleys[a.Obj[0].ID].Sailors), repeat.Least)
				stopped++
			} else {
				fallen++
			}
		}
	})
	require.Positive(t, stopped)
	require.Positive(t, fallen)
}
