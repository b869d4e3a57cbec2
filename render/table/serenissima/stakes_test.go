package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
)

// Over random games: what begins a fight, costs a galley or goods, or passes with goods
// and moves has stakes that are told; nothing else has any.
func TestStakesAreWhatCannotBeTakenBack(t *testing.T) {
	on := Table{}
	met := map[game.Verb]int{}
	for seed := range uint64(6) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if st.Decision().Player <= game.Nobody {
				return
			}
			view := st.Clone()
			view.Redact(st.Decision().Player)
			for _, a := range view.AppendActions(nil) {
				stakes := on.Stakes(view, a)
				galley := &st.Galleys[a.Obj[0].ID%int16(len(st.Galleys))]
				var want bool
				switch a.Verb {
				case rules.Attack, rules.Scuttle, rules.Jettison:
					want = true
				case rules.MoveSailor:
					want = a.Obj[0].Kind == game.ShipRef && galley.Sailors == 1
				case rules.Land:
					want = int8(a.Obj[2].ID) == st.Galleys[st.Active].Sailors
				case rules.End:
					cubes := 0
					for _, n := range st.Galleys[st.Active].Cargo {
						cubes += int(n)
					}
					want = st.Decision().Prompt == rules.Activate && cubes > 0 && st.MovesLeft() > 0
				}
				require.Equal(t, want, len(stakes) > 0, "%v in %v", a, st.Decision().Prompt)
				if want {
					met[a.Verb]++
				}
			}
		})
		require.NoError(t, err)
	}
	for _, v := range []game.Verb{rules.Attack, rules.Scuttle, rules.Jettison, rules.MoveSailor, rules.Land, rules.End} {
		require.Positive(t, met[v], v)
	}
}
