package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
)

// judge is an advisor to whom a step is worth a ducat, and who always sees
// something worth five.
type judge struct {
	t     *testing.T
	asked int
}

func (j *judge) Advise(view game.State, p game.Player) *session.Advice {
	j.asked++
	legal := view.AppendActions(nil)
	require.Equal(j.t, p, view.Decision().Player)
	if len(legal) == 1 {
		return nil
	}
	return &session.Advice{Plan: legal[:1], Worth: 500}
}

// Weigh is not asked for by a review.
func (*judge) Weigh(game.State, game.Player, []game.Action) *session.Advice { return nil }

func (j *judge) Explain(view game.State, p game.Player, actions []game.Action) *session.Advice {
	s := view.Clone()
	for _, a := range actions {
		require.NoError(j.t, game.Step(s, a, nil))
		require.Equal(j.t, p, a.By)
	}
	return &session.Advice{Worth: 100 * int64(len(actions))}
}

// A review takes every activation apart where others or chance have spoken, a few
// stretches at each tick, and keeps the best and the worst of each seat.
func TestReview(t *testing.T) {
	matches := positions(t, 3, 1)
	m := matches[len(matches)-1]
	advisor := &judge{t: t}
	d := drive(t, &store.Memory{}, desktop)
	d.c.NewAdvisor = func(string) session.Advisor { return advisor }
	r := newReview(d.c, m)
	for ticks := 0; !r.done(); ticks++ {
		before := advisor.asked
		r.goOn()
		require.LessOrEqual(t, advisor.asked-before, judgedPerTick)
		require.Less(t, ticks, 1000)
	}
	require.Greater(t, advisor.asked, 20)
	for seat := game.Player(1); seat <= game.MaxSeats; seat++ {
		for _, a := range []activation{r.best[seat], r.worst[seat]} {
			require.Equal(t, seat, a.seat)
			require.Equal(t, game.ShipRef, a.ship.Kind)
			require.NotEmpty(t, a.steps)
			require.Positive(t, a.turn)
		}
		require.GreaterOrEqual(t, r.best[seat].worth, r.worst[seat].worth)
		require.NotEmpty(t, r.worst[seat].better)
		require.Positive(t, r.worst[seat].loss)
	}
}

// The end tells the turning points as soon as they are known.
func TestTurningPoints(t *testing.T) {
	matches := positions(t, 3, 1)
	m := matches[len(matches)-1]
	d := drive(t, &store.Memory{}, desktop)
	standings := NewPlay(d.c, m, nil).(*Play).standings([]int{1, 2, 3, 4})
	d.stack.scenes = append(d.stack.scenes, NewResult(d.c, m, standings))
	d.tick(input.Frame{})
	require.False(t, d.shows("Turning points"), "nobody knows the game")

	d.c.NewAdvisor = func(string) session.Advisor { return &judge{t: t} }
	r := NewResult(d.c, m, standings)
	d.stack.scenes[len(d.stack.scenes)-1] = r
	d.tick(input.Frame{})
	require.False(t, r.Resting())
	for !r.Resting() {
		d.tick(input.Frame{})
	}
	d.list = *r.all(d.c)
	require.True(t, d.shows("Turning points"))
	require.True(t, d.shows("A captain would: "))
	require.True(t, d.shows("Turn "))
	requireReadable(t, &d.list, desktop, "result")
}
