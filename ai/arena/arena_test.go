package arena_test

import (
	"errors"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/game"
)

// tables returns a table of each game with the same levels.
func tables(levels ...ai.Level) (list []*arena.Table) {
	for _, o := range catalog.All() {
		list = append(list, &arena.Table{Opponents: o, Seats: levels})
	}
	return list
}

// Those that search do so briefly: a game is repeated with whatever they think of.
func TestSameSeedSameGame(t *testing.T) {
	for _, o := range catalog.All() {
		for _, level := range append(o.Levels(), ai.Random) {
			if _, err := o.New(level+"@2", 1); err == nil {
				level += "@2"
			}
			tab := &arena.Table{Opponents: o, Seats: []ai.Level{level, ai.Deckhand, ai.Random}}
			a, err := tab.Play(7)
			require.NoError(t, err)
			b, err := tab.Play(7)
			require.NoError(t, err)
			require.Equal(t, game.Hash(a.Final), game.Hash(b.Final))
			require.Equal(t, a.Result, b.Result)
			require.Equal(t, a.Actions, b.Actions)
			require.Zero(t, a.Illegal)
			require.True(t, a.Result.Over)
			require.Greater(t, a.Turns, 3)
		}
	}
}

// Everybody moves one seat on, round by round with the same seed, and what they
// do counts for them.
func TestRotate(t *testing.T) {
	for _, tab := range tables(ai.Deckhand, ai.Random, ai.Random) {
		tab.Rotate = true
		sum, deckhand := arena.NewSummary(tab), 0.0
		games := 0
		require.NoError(t, tab.PlayMany(5, 30, func(g arena.Game) {
			require.EqualValues(t, 5+games/3, g.Seed, "each seed on all seats")
			require.Equal(t, games%3, g.Turned)
			games++
			if g.Result.Rank[1+g.Turned] == 1 {
				deckhand += 1 / float64(len(g.Winners()))
			}
			sum.Add(g)
		}))
		require.InDelta(t, deckhand, sum.Wins[0], 1e-9)
		require.Greater(t, sum.Wins[0], 20.0)
		require.Greater(t, sum.Score[0], sum.Score[1])
		for _, won := range sum.ByOrder {
			require.Positive(t, won, "the deckhand was first, second and third")
		}
	}
}

func TestSummaryCountsFromTheFirstToDecide(t *testing.T) {
	for _, four := range tables(ai.Random, ai.Random, ai.Random, ai.Random) {
		g := arena.Game{First: 3}
		g.Result.Rank = [5]int8{0, 2, 1, 3, 1}
		g.Result.Score = [5]int32{0, 4, 8, 1, 8}
		sum := arena.NewSummary(four)
		sum.Add(g)
		require.Equal(t, []float64{0, 0.5, 0, 0.5}, sum.Wins)
		require.Equal(t, []float64{0, 0.5, 0, 0.5}, sum.ByOrder, "seat 4 was second, seat 2 last")
		require.Equal(t, []float64{4, 8, 1, 8}, sum.Score)
		g.Turned = 1
		sum = arena.NewSummary(four)
		sum.Add(g)
		require.Equal(t, []float64{0.5, 0, 0.5, 0}, sum.Wins, "the first bot sat on seat 2")
	}
}

// Values from the formula, worked out by hand.
func TestWilson(t *testing.T) {
	for _, tt := range []struct {
		won       float64
		n         int
		low, high float64
	}{
		{50, 100, 0.4038, 0.5962},
		{0, 20, 0, 0.1611},
		{20, 20, 0.8389, 1},
		{0, 0, 0, 1},
		{1000, 2000, 0.4781, 0.5219},
	} {
		low, high := arena.Wilson(tt.won, tt.n)
		require.InDelta(t, tt.low, low, 1e-4)
		require.InDelta(t, tt.high, high, 1e-4)
	}
}

func TestPlayManyKeepsTheOrder(t *testing.T) {
	for _, tab := range tables(ai.Deckhand, ai.Random) {
		sum := arena.NewSummary(tab)
		next := uint64(100)
		require.NoError(t, tab.PlayMany(100, 9, func(g arena.Game) {
			require.Equal(t, next, g.Seed)
			next++
			sum.Add(g)
		}))
		require.Equal(t, 9, sum.Games)
		require.InDelta(t, 9, sum.Wins[0]+sum.Wins[1], 1e-9)
		require.Positive(t, sum.Times[0].Mean())
	}
}

func TestPlayManyStopsAtAnError(t *testing.T) {
	broken := errors.New("broken")
	for _, tab := range tables(ai.Random, ai.Random, ai.Random) {
		tab.Check = func(game.State) error { return broken }
		require.ErrorIs(t, tab.PlayMany(1, 50, func(arena.Game) { t.Error("a broken game counts") }), broken)
	}
	for _, tab := range slices.Concat(tables("emperor", ai.Random), tables(ai.Random)) {
		require.Error(t, tab.PlayMany(1, 3, func(arena.Game) {}))
	}
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

func TestRatings(t *testing.T) {
	rate := func(n int, ranks ...[5]int8) []arena.Rating {
		tab := tables(ai.Captain, ai.Deckhand, ai.Random)[0] // what is played does not matter
		sum := arena.NewSummary(tab)
		for i := range n {
			g := arena.Game{Seed: uint64(i / len(ranks)), First: 1}
			g.Result.Rank = ranks[i%len(ranks)]
			sum.Add(g)
		}
		return sum.Ratings([]int{0, 1, 2}, 3)
	}
	r := rate(600, [5]int8{0, 1, 1, 1})
	for _, bot := range r {
		require.InDelta(t, 0, bot.Elo, 1e-6, "always equal")
	}
	r = rate(600, [5]int8{0, 1, 2, 3}, [5]int8{0, 2, 1, 3}, [5]int8{0, 3, 2, 1}, [5]int8{0, 1, 3, 2}, [5]int8{0, 2, 3, 1}, [5]int8{0, 3, 1, 2})
	for _, bot := range r {
		require.InDelta(t, 0, bot.Elo, 1e-6, "every order as often")
	}
	r = rate(3000, [5]int8{0, 1, 2, 3})
	require.Greater(t, r[0].Elo, r[1].Elo+500, "always first")
	require.Greater(t, r[1].Elo, 500.0)
	require.Less(t, r[0].Elo, 5000.0)
	r = rate(3000, [5]int8{0, 1, 2, 3}, [5]int8{0, 1, 2, 3}, [5]int8{0, 2, 1, 3})
	require.InDelta(t, 400*0.30103, r[0].Elo-r[1].Elo, 1, "two wins of three: twice as strong")
}
