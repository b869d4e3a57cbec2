package host_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// A seat changes hands in the middle of a plan or of a thought: nothing of that goes on, who sits
// there now decides, and what was decided before stays. The match says so when it is loaded again.
func TestSeatsChangeHands(t *testing.T) {
	forEvery(t, func(t *testing.T, r game.Rules) {
		m := begin(t, r, 2, 2, 9)
		saved := 0
		var list brains
		h := host.New(m, host.Options{Brain: list.of, Changed: func(*session.Match) { saved++ }})
		chance := game.NewRand(9)
		var seat game.Player
		for n := 0; !h.UnderWay(); n++ {
			require.Less(t, n, 500)
			require.NoError(t, h.Run(1))
			seat = h.Public().Decision().Player
			require.NoError(t, h.Propose(planned(m.State(), &chance)...))
		}
		bot := session.Seat{Kind: session.Bot, Name: "Clara", Level: "random", Colour: 3}
		before, other := saved, 3-seat
		require.NoError(t, h.Sit(other, bot))
		require.Equal(t, before+1, saved)
		require.True(t, h.UnderWay(), "the plan is not that one's")
		require.NoError(t, h.Sit(seat, bot))
		require.Equal(t, bot, h.Seat(seat))
		require.False(t, h.UnderWay(), "nobody wants the rest of the plan any more")
		require.Equal(t, host.Thinks, h.Next())
		can, why := h.CanUndo()
		require.False(t, can)
		require.Equal(t, session.TakenOver, why)
		for !h.Thinking() {
			h.Think(1)
		}
		seat = h.Public().Decision().Player
		person := session.Seat{Kind: session.Human, Name: "Dora", Colour: 4}
		require.NoError(t, h.Sit(seat, person))
		require.Equal(t, host.Asks, h.Next(), "a bot does not decide for a person")
		require.False(t, h.Thinking())
		require.NoError(t, h.Propose(h.View(seat).AppendActions(nil)[0]))
		require.NoError(t, h.Sit(seat, bot))
		require.False(t, h.Seated(), "a bot that has sat there before is not the same")
		require.NoError(t, h.Run(3))
		require.Equal(t, host.Over, h.Next())
		require.Error(t, h.Sit(3, person), "there is no such seat")
		again, err := session.Restore(r, m.Options(), m.FirstSeats(), m.Seed(), m.Log(), m.Agreements()...)
		require.NoError(t, err)
		require.Equal(t, m.Seats(), again.Seats())
	})
	script := record(t, everyGame[0], 5)
	m, err := script.Open(0)
	require.NoError(t, err)
	require.ErrorIs(t, host.New(m, host.Options{Script: script}).Sit(1, session.Seat{Kind: session.Human, Name: "E", Colour: 1}), host.ErrNotNow)
}
