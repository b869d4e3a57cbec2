package host_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// at plays a match of people at random until a position fits; it is nil if none does.
func at(t *testing.T, r game.Rules, seed uint64, fits func(m *session.Match) bool) *session.Match {
	t.Helper()
	m := begin(t, r, r.Info().MaxSeats, r.Info().MaxSeats, seed)
	chance := game.NewRand(seed)
	for n := 0; n < 3000 && m.State().Decision().Player != game.Nobody; n++ {
		if fits(m) {
			return m
		}
		legal := m.State().AppendActions(nil)
		_, err := m.Do(legal[chance.IntN(len(legal))])
		require.NoError(t, err)
	}
	return nil
}

// A standing answer is given to the question at hand, and then by itself, until it is withdrawn.
func TestStandingAnswersAreGiven(t *testing.T) {
	seen := 0
	forEvery(t, func(t *testing.T, r game.Rules) {
		for seed := range uint64(20) {
			m := at(t, r, seed, func(m *session.Match) bool { return len(game.StandingAnswers(m.State(), game.Action{})) > 0 })
			if m == nil {
				continue
			}
			saved := 0
			h := host.New(m, host.Options{Changed: func(*session.Match) { saved++ }})
			x := game.StandingAnswers(m.State(), game.Action{})[0]
			want, _ := m.State().(game.Stander).StandingAction(x)
			entry := m.Len()
			require.NoError(t, h.Stand(x))
			require.Equal(t, want, m.Log()[entry])
			require.GreaterOrEqual(t, saved, 2)
			require.Equal(t, want, h.Take(game.Nobody)[0].Action)
			if h.Undo() == nil { // whoever takes it back is asked again
				require.Equal(t, host.Asks, h.Next())
				require.Empty(t, m.Standing())
				require.NoError(t, m.Stand(x)) // as if it had been given before the question
				require.Equal(t, host.Answers, h.Next())
				done, err := h.Step()
				require.NoError(t, err)
				require.True(t, done)
				require.Equal(t, want, m.Log()[entry])
				seen++
			}
			if slices.Contains(m.Standing(), x) {
				require.NoError(t, h.Withdraw(x))
				require.Error(t, h.Withdraw(x))
			}
			require.Error(t, h.Stand(game.StandingAnswer{By: x.By, Name: "nonsense"}))
		}
	})
	require.Greater(t, seen, 5)
}

// asking is a match in which the first action of a plan leads to a question to another seat, and
// the second can be carried out behind a harmless answer; nil if there is none.
func asking(t *testing.T, r game.Rules, seed uint64) (m *session.Match, plan []game.Action) {
	chance := game.NewRand(seed)
	m = at(t, r, seed, func(m *session.Match) bool {
		seat := m.State().Decision().Player
		s := m.View(seat)
		if s.Asking().Question {
			return false
		}
		legal := s.AppendActions(nil)
		plan = []game.Action{legal[chance.IntN(len(legal))]}
		s.Apply(plan[0], nil)
		if other := s.Decision().Player; other <= game.Nobody || other == seat || s.Asking().Harm == 0 || !game.Yield(s, seat, nil) || s.Asking().Question {
			return false
		}
		legal = s.AppendActions(nil)
		plan = append(plan, legal[chance.IntN(len(legal))])
		return true
	})
	return m, plan
}

// A plan waits while another is asked, and goes on behind a harmless answer. Whoever does harm stops
// it; what is still possible of it is remembered until its seat decides on something else.
func TestPlansWaitForAnswers(t *testing.T) {
	stopped, wentOn, remained := 0, 0, 0
	for _, r := range everyGame {
		for seed := range uint64(40) {
			m, plan := asking(t, r, seed)
			if m == nil {
				continue
			}
			h := host.New(m, host.Options{})
			require.NoError(t, h.Propose(plan...))
			require.Equal(t, host.Asks, h.Next(), "another is asked")
			require.Equal(t, plan[1:], h.Plan())
			answer := m.State().Asking().Yield
			if seed%2 == 0 {
				answer = m.State().Asking().Harm
			}
			legal := m.State().AppendActions(nil)
			i := slices.IndexFunc(legal, func(a game.Action) bool { return a.Verb == answer })
			require.NoError(t, h.Propose(legal[i]))
			if seed%2 > 0 {
				before := m.Len()
				require.NoError(t, h.Run(1))
				require.Equal(t, plan[1], m.Log()[before], "%s, seed %d", r.Info().ID, seed)
				wentOn++
				continue
			}
			require.Empty(t, h.Plan())
			stopped++
			if m.State().Decision().Player != plan[0].By || m.State().Check(plan[1]) != nil || m.State().Asking().Question {
				require.NotContains(t, h.Remaining(), plan[1])
				continue
			}
			require.Equal(t, plan[1:], h.Remaining())
			remained++
			h.Forget()
			require.Empty(t, h.Remaining())
		}
	}
	require.Greater(t, stopped, 5)
	require.Greater(t, wentOn, 5)
	require.Greater(t, remained, 3)
}

// An action is repeated as long as it is legal and wanted, also where dice have fallen, and taken
// back as one click where none have.
func TestActionsAreRepeated(t *testing.T) {
	thrown := 0
	forEvery(t, func(t *testing.T, r game.Rules) {
		for seed := range uint64(10) {
			chance := game.NewRand(seed)
			var again game.Action
			m := at(t, r, seed, func(m *session.Match) bool { // an action that is still legal afterwards
				legal := m.State().AppendActions(nil)
				again = legal[chance.IntN(len(legal))]
				fork, err := m.Fork(m.Len(), m.Seats(), m.Seed())
				require.NoError(t, err)
				beats, err := fork.Do(again)
				require.NoError(t, err)
				thrown += len(beats) - 1
				return fork.State().Check(again) == nil
			})
			if m == nil {
				continue
			}
			h, begun, rounds := host.New(m, host.Options{}), m.Len(), 0
			require.NoError(t, h.Repeat(again, func(game.State) bool { rounds++; return rounds < 3 }))
			require.NoError(t, h.Run(1))
			require.False(t, h.UnderWay())
			made := 0
			for _, a := range m.Log()[begun:] {
				if a == again {
					made++
				}
			}
			require.GreaterOrEqual(t, made, 2)
			if m.Firm() <= begun {
				require.NoError(t, h.Undo())
				require.Equal(t, begun, m.Len())
			}
		}
	})
	require.Positive(t, thrown)
}
