package gametest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// BenchmarkGames is one whole random game per operation.
func BenchmarkGames(b *testing.B, r game.Rules, o game.Options) {
	first := start(b, r, o)
	s := first.Clone()
	d := &game.Dealer{Rand: game.NewRand(1)}
	buf := make([]game.Action, 0, r.Info().MostLegalActions)
	playout(s, d, buf)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(first)
		n += playout(s, d, buf)
	}
	b.ReportMetric(float64(n)/float64(b.N), "actions/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/action")
}

// playout plays uniformly random legal actions to the end of the game and
// returns how many decisions and outcomes that took.
func playout(s game.State, d *game.Dealer, buf []game.Action) int {
	n := 0
	for {
		switch p := s.Decision().Player; p {
		case game.Nobody:
			return n
		case game.Chance:
			s.Apply(d.Deal(s), nil)
		default:
			buf = s.AppendActions(buf[:0])
			s.Apply(buf[d.Rand.IntN(len(buf))], nil)
		}
		n++
	}
}

// BenchmarkApply is the mean of Apply over all that happens in random games, which
// are played once more from their logs: nothing is copied but how each begins.
func BenchmarkApply(b *testing.B, r game.Rules, o game.Options) {
	var logs [64][]game.Action // more than a processor learns by heart
	for i := range logs {
		_, err := RandomGame(r, o, uint64(i), func(_ game.State, a game.Action, _ []game.Event) { logs[i] = append(logs[i], a) })
		require.NoError(b, err)
	}
	first := start(b, r, o)
	s := first.Clone()
	b.ReportAllocs()
	i, n := 0, 0
	for b.Loop() {
		if n == len(logs[i]) {
			i, n = (i+1)%len(logs), 0
			s.CopyFrom(first)
		}
		s.Apply(logs[i][n], nil)
		n++
	}
}

// BenchmarkAppendActions is the mean of AppendActions over the decisions of a
// random game.
func BenchmarkAppendActions(b *testing.B, r game.Rules, o game.Options) {
	buf := make([]game.Action, 0, r.Info().MostLegalActions)
	benchmarkEach(b, decisions(b, r, o), func(x step) { buf = x.before.AppendActions(buf[:0]) })
}

// BenchmarkCopyFrom copies a state.
func BenchmarkCopyFrom(b *testing.B, r game.Rules, o game.Options) {
	s := start(b, r, o)
	benchmarkEach(b, decisions(b, r, o), func(x step) { s.CopyFrom(x.before) })
}

// BenchmarkResample guesses what seat 1 cannot know, copying included.
func BenchmarkResample(b *testing.B, r game.Rules, o game.Options) {
	s := start(b, r, o)
	rand := game.NewRand(1)
	views := decisions(b, r, o)
	for _, x := range views {
		x.before.Redact(1)
	}
	benchmarkEach(b, views, func(x step) {
		s.CopyFrom(x.before)
		s.Resample(1, &rand)
	})
}

// NoAllocations checks that nothing which search does with a state allocates
// (style page 11), in a whole random game.
func NoAllocations(t *testing.T, r game.Rules, o game.Options) {
	t.Helper()
	s, list := start(t, r, o), steps(t, r, o)
	actions := make([]game.Action, 0, r.Info().MostLegalActions)
	outcomes := make([]game.Outcome, 0, 1024)
	rand := game.NewRand(1)
	i := 0
	require.Zero(t, testing.AllocsPerRun(len(list)-1, func() {
		s.CopyFrom(list[i].before)
		actions = s.AppendActions(actions[:0])
		outcomes = s.AppendOutcomes(outcomes[:0])
		s.Apply(list[i].action, nil)
		s.Redact(1)
		s.Resample(1, &rand)
		i++
	}))
}

func start(tb testing.TB, r game.Rules, o game.Options) game.State {
	tb.Helper()
	s, err := r.New(o)
	require.NoError(tb, err)
	return s
}

// A step of a game is a position and what was done in it.
type step struct {
	before game.State
	action game.Action
}

// steps are those of a random game.
func steps(tb testing.TB, r game.Rules, o game.Options) (list []step) {
	tb.Helper()
	s, p := start(tb, r, o), newPlayer(7)
	for s.Decision().Player != game.Nobody {
		a, err := p.choose(s)
		require.NoError(tb, err)
		list = append(list, step{s.Clone(), a})
		s.Apply(a, nil)
	}
	return list
}

// decisions are the steps that a seat made.
func decisions(tb testing.TB, r game.Rules, o game.Options) []step {
	tb.Helper()
	return slices.DeleteFunc(steps(tb, r, o), func(x step) bool { return x.action.By == game.Chance })
}

// benchmarkEach does one step after the other, over and over.
func benchmarkEach(b *testing.B, list []step, do func(x step)) {
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		do(list[i])
		if i++; i == len(list) {
			i = 0
		}
	}
}
