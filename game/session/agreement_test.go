package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/session"
)

// asked plays random matches until a person is asked for a toll.
func asked(t *testing.T, seats int) *session.Match {
	for seed := range uint64(100) {
		m, _ := start(t, seats, seed)
		r := game.NewRand(seed)
		for !m.State().Result().Over {
			if m.State().Decision().Prompt == gametest.ToyToll {
				return m
			}
			legal := m.State().AppendActions(nil)
			_, err := m.Do(legal[r.IntN(len(legal))])
			require.NoError(t, err)
		}
	}
	t.Fatal("nobody is asked")
	return nil
}

// A standing answer answers the question of its seat, and no other, until it is withdrawn.
func TestStandingAnswersAreAgreements(t *testing.T) {
	m := asked(t, 3)
	offered := game.StandingAnswers(m.State(), game.Action{})
	require.Len(t, offered, 4)
	_, ok := m.Answered()
	require.False(t, ok)
	require.NoError(t, m.Stand(offered[0]))
	require.NoError(t, m.Stand(offered[2]))
	a, ok := m.Answered()
	require.True(t, ok)
	want, _ := m.State().(game.Stander).StandingAction(offered[2])
	require.Equal(t, want, a, "the later of two that are equally good")
	require.Equal(t, []game.StandingAnswer{offered[0], offered[2]}, m.Standing())
	require.NoError(t, m.Withdraw(offered[2]))
	require.Error(t, m.Withdraw(offered[2]))
	require.Equal(t, []game.StandingAnswer{offered[0]}, m.Standing())
	require.Error(t, m.Stand(game.StandingAnswer{By: offered[0].By, Name: "no-such-answer"}))
	require.Error(t, m.Stand(game.StandingAnswer{By: 0, Name: offered[0].Name}))
	again, err := session.Restore(m.Rules(), m.Options(), m.FirstSeats(), m.Seed(), m.Log(), m.Agreements()...)
	require.NoError(t, err)
	require.Equal(t, m.Standing(), again.Standing())
	require.Equal(t, m.Agreements(), again.Agreements())
}

// What an answer has answered can be taken back: then it is asked again, and the answer stands no
// more.
func TestUndoneAnswersStandNoMore(t *testing.T) {
	m := asked(t, 3)
	entries := m.Len()
	x := game.StandingAnswers(m.State(), game.Action{})[0]
	require.NoError(t, m.Stand(x))
	a, _ := m.Answered()
	_, err := m.Do(a)
	require.NoError(t, err)
	if !m.UndoTo(entries) {
		t.Fatal(m.Barrier())
	}
	require.Empty(t, m.Standing())
	_, ok := m.Answered()
	require.False(t, ok)
	for _, x := range m.Agreements() {
		require.LessOrEqual(t, x.At, m.Len())
	}
}

// Another can sit down on a seat: who sat there first stays known, and nothing before is undone.
func TestAnotherSitsDown(t *testing.T) {
	m, _ := start(t, 2, 1)
	do(t, m, "1 throw")
	bot := session.Seat{Kind: session.Bot, Level: "captain", Name: "Bernat", Colour: 1}
	require.NoError(t, m.Sit(1, bot))
	require.Equal(t, bot, m.Seat(1))
	require.Equal(t, people(2), m.FirstSeats())
	require.Equal(t, []session.Seat{bot, people(2)[1]}, m.Seats())
	can, why := m.CanUndo()
	require.False(t, can)
	require.Equal(t, session.TakenOver, why)
	require.Error(t, m.Sit(3, bot))
	require.Error(t, m.Sit(1, session.Seat{Kind: session.Bot, Level: "NO LEVEL"}))
	again, err := session.Restore(m.Rules(), m.Options(), m.FirstSeats(), m.Seed(), m.Log(), m.Agreements()...)
	require.NoError(t, err)
	require.Equal(t, m.Seats(), again.Seats())
	seal := session.NewSeal(m, session.Salt{}, 0, session.Drawn)
	require.True(t, seal.Fits(again), "the seal binds who sat there first")
}
