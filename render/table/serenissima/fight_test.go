package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
)

// An attack is told by the fight that it would begin: its sides are those that meet, with the dice
// that they throw in the first round, and its chances are exact. Nothing else begins a fight.
func TestS4_15_AnAttackTellsTheFightThatItBegins(t *testing.T) {
	on, attacks := Table{}, 0
	for seed := range uint64(6) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if st.Decision().Player <= game.Nobody {
				return
			}
			for _, a := range st.AppendActions(nil) {
				f := on.Begins(st, a)
				if a.Verb != rules.Attack {
					require.Nil(t, f)
					continue
				}
				attacks++
				require.Equal(t, a.Obj[0], f.Sides[0].What)
				require.Equal(t, a.Obj[1], f.Sides[1].What)
				require.Equal(t, a.By, f.Sides[0].By)
				require.NotContains(t, []game.Player{a.By, game.Nobody}, f.Sides[1].By)
				require.InDelta(t, 1, f.Win+f.Both+f.Loss, 1e-9)
				after := st.Clone().(*rules.State)
				after.Apply(a, nil)
				dice, against := after.Battle()
				require.Equal(t, [2]int{int(dice), int(against)}, [2]int{f.Sides[0].Value, f.Sides[1].Value})
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, attacks, 20)
}
