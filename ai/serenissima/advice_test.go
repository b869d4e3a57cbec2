package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// What is told is what is judged by: the parts of an account add up to the judgement.
func TestAccountsAddUpToTheJudgement(t *testing.T) {
	differ := 0
	for _, s := range activations(t) {
		m := New(With(Standard()), 1)
		a := m.Advise(s, s.Decision().Player)
		if a == nil || a.Odds > 0 {
			continue
		}
		u := *s
		for _, action := range a.Plan {
			u.Apply(action, nil)
			m.settle(&u)
			var sum int64
			for _, r := range m.account(&u) {
				sum += r.Worth
			}
			require.Equal(t, m.judge(&u), sum)
			differ++
		}
	}
	require.Greater(t, differ, 100)
}

// Of two answers the better one has reasons that add up, and they are those for which a
// captain gives it; of the other one nothing is said but that it costs as much.
func TestAnswersAreExplained(t *testing.T) {
	given := map[game.Verb]int{}
	foreseen := 0
	for seed := uint64(1); seed <= 20; seed++ {
		watch(t, 4, seed, func(s *ser.State) {
			switch s.Decision().Prompt {
			case ser.AskPassage, ser.AskSale, ser.AskLanding:
			default:
				return
			}
			by := s.Decision().Player
			m := New(With(Standard()), 1)
			a := m.Advise(s, by)
			var sum int64
			for _, r := range a.Reasons {
				sum += r.Worth
			}
			require.Equal(t, sum, a.Worth)
			require.False(t, a.Share)
			other := a.Plan[0]
			if other.Verb = ser.Forbid; a.Plan[0].Verb == ser.Forbid {
				other.Verb = ser.Allow
			}
			w := m.Weigh(s, by, []game.Action{other})
			require.Zero(t, w.Worth)
			require.Empty(t, w.Reasons)
			require.Equal(t, a.Worth, m.Explain(s, by, a.Plan).Worth)
			if a.Worth > 0 {
				given[a.Plan[0].Verb]++
			}
			if len(a.Otherwise) > 0 {
				foreseen++
				u := *s
				u.Apply(other, nil)
				m.settleFor(&u)
				require.NoError(t, u.Check(a.Otherwise[0]))
			}
		})
	}
	require.Greater(t, given[ser.Forbid], 5)
	require.Greater(t, given[ser.Allow], 5)
	require.Greater(t, foreseen, 20)
}

// What is chosen in the set-up is explained by what captains have won with it. Without
// leeway it is the best.
func TestChoicesOfTheSetUpAreExplained(t *testing.T) {
	about := map[game.Prompt]map[Matter]int{}
	unknown := 0
	for seats := 2; seats <= 4; seats++ {
		watch(t, seats, 5, func(s *ser.State) {
			d := s.Decision()
			if s.Turn > 0 || d.Player <= game.Nobody {
				return
			}
			k := With(Standard())
			k.Leeway = 0
			m := New(k, 1)
			a := m.Advise(s, d.Player)
			if a == nil {
				return
			}
			require.True(t, a.Share)
			var sum int64
			for _, r := range a.Reasons {
				sum += r.Worth
				if about[d.Prompt] == nil {
					about[d.Prompt] = map[Matter]int{}
				}
				about[d.Prompt][r.About]++
			}
			require.Equal(t, sum, a.Worth)
			var mean, known int64
			for _, b := range s.AppendActions(nil) {
				w := m.Weigh(s, d.Player, []game.Action{b})
				if w.Unknown {
					require.Equal(t, ser.ChooseGalley, d.Prompt)
					require.Zero(t, w.Worth)
					unknown++
					continue
				}
				require.LessOrEqual(t, w.Worth, a.Worth)
				mean += w.Worth
				known++
			}
			require.InDelta(t, 0, mean/known, 5)
			require.Less(t, a.Worth, int64(2000), "no choice wins a fifth of all games")
		})
	}
	require.Positive(t, unknown)
	require.Positive(t, about[ser.ChooseClosed][OfHome])
	require.Positive(t, about[ser.ChooseClosed][OfHomes])
	require.Positive(t, about[ser.ChooseStart][OfHome])
	require.Positive(t, about[ser.ChooseStart][OfNumbers])
	require.Positive(t, about[ser.ChooseGalley][OfNumbers])
}
