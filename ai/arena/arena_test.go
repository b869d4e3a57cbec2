package arena_test

import (
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
	"serenissima/game/catalog"
)

func table(levels ...ai.Level) *arena.Table {
	return &arena.Table{Rules: catalog.Find("serenissima"), Seats: levels}
}

func TestSameSeedSameGame(t *testing.T) {
	for _, seats := range [][]ai.Level{{ai.Deckhand, ai.Random}, {ai.Deckhand, ai.Deckhand, ai.Random, ai.Deckhand}} {
		a, err := table(seats...).Play(7)
		require.NoError(t, err)
		b, err := table(seats...).Play(7)
		require.NoError(t, err)
		require.Equal(t, a.Result, b.Result)
		require.Equal(t, a.Actions, b.Actions)
		require.Zero(t, a.Illegal)
		require.True(t, a.Result.Over)
		require.Greater(t, a.Turns, 3)
	}
}

func TestPlayManyKeepsTheOrder(t *testing.T) {
	sum := arena.NewSummary(2)
	next := uint64(100)
	require.NoError(t, table(ai.Deckhand, ai.Random).PlayMany(100, 9, func(g arena.Game) {
		require.Equal(t, next, g.Seed)
		next++
		sum.Add(g)
	}))
	require.Equal(t, 9, sum.Games)
	require.InDelta(t, 9, sum.Wins[0]+sum.Wins[1], 1e-9)
	require.Positive(t, sum.Times[0].Mean())
}

func TestPlayManyStopsAtAnError(t *testing.T) {
	broken := errors.New("broken")
	tab := table(ai.Random, ai.Random, ai.Random)
	tab.Check = func(game.State) error { return broken }
	require.ErrorIs(t, tab.PlayMany(1, 50, func(arena.Game) { t.Error("a broken game counts") }), broken)
	require.Error(t, table("admiral", ai.Random).PlayMany(1, 3, func(arena.Game) {}))
	require.Error(t, table(ai.Random).PlayMany(1, 3, func(arena.Game) {}))
}

func TestTimes(t *testing.T) {
	var times arena.Times
	require.Zero(t, times.Percentile(50))
	for ms := 1; ms <= 100; ms++ {
		times.Add(time.Duration(ms) * time.Millisecond)
	}
	require.Equal(t, 50500*time.Microsecond, times.Mean())
	for _, p := range []int{1, 50, 95, 99, 100} {
		require.InEpsilon(t, float64(p)*1e6, float64(times.Percentile(p)), 0.07)
	}
	times = arena.Times{}
	times.Add(3)
	require.Equal(t, time.Duration(3), times.Percentile(99))
}
