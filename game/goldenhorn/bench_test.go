package goldenhorn_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/goldenhorn"
)

// playout plays uniformly random legal actions to the end of the game and
// returns how many decisions and outcomes that took.
func playout(s game.State, d *game.Dealer, buf *[]game.Action) int {
	n := 0
	for {
		switch p := s.Decision().Player; p {
		case game.Nobody:
			return n
		case game.Chance:
			s.Apply(d.Deal(s), nil)
		default:
			*buf = s.AppendActions((*buf)[:0])
			s.Apply((*buf)[d.Rand.IntN(len(*buf))], nil)
		}
		n++
	}
}

func start(tb testing.TB, seats int, expansion string) game.State {
	s, err := goldenhorn.New().New(game.Options{Seats: seats, Values: map[string]string{"expansion": expansion}})
	require.NoError(tb, err)
	return s
}

// BenchmarkRandomGame4 is one whole random game of four players with the
// expansion per operation.
func BenchmarkRandomGame4(b *testing.B) { benchmarkGame(b, start(b, 4, "yes")) }

// BenchmarkRandomGame2 is the base game of two players.
func BenchmarkRandomGame2(b *testing.B) { benchmarkGame(b, start(b, 2, "no")) }

func benchmarkGame(b *testing.B, first game.State) {
	s := first.Clone()
	d := &game.Dealer{Rand: game.NewRand(1)}
	buf := make([]game.Action, 0, 256)
	playout(s, d, &buf)
	n := 0
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(first)
		n += playout(s, d, &buf)
	}
	b.ReportMetric(float64(n)/float64(b.N), "actions/game")
	b.ReportMetric(float64(b.Elapsed().Nanoseconds())/float64(n), "ns/action")
}

// midGame returns the states of a random game in which somebody or chance is to
// decide, with an action of each.
func midGame(tb testing.TB) (states []game.State, actions []game.Action) {
	s := start(tb, 4, "yes")
	d := &game.Dealer{Rand: game.NewRand(7)}
	for s.Decision().Player != game.Nobody {
		var a game.Action
		if s.Decision().Player == game.Chance {
			a = d.Deal(s)
		} else {
			legal := s.AppendActions(nil)
			a = legal[d.Rand.IntN(len(legal))]
		}
		states, actions = append(states, s.Clone()), append(actions, a)
		s.Apply(a, nil)
	}
	return states, actions
}

// BenchmarkApply is the mean of Apply over a random game, copying included.
func BenchmarkApply(b *testing.B) {
	states, actions := midGame(b)
	s := states[0].Clone()
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		s.CopyFrom(states[i])
		s.Apply(actions[i], nil)
		if i++; i == len(states) {
			i = 0
		}
	}
}

// BenchmarkAppendActions is the mean of AppendActions over a random game.
func BenchmarkAppendActions(b *testing.B) {
	states, _ := midGame(b)
	buf := make([]game.Action, 0, 256)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		buf = states[i].AppendActions(buf[:0])
		if i++; i == len(states) {
			i = 0
		}
	}
}

// BenchmarkResample guesses what a seat cannot know, copying included.
func BenchmarkResample(b *testing.B) {
	states, _ := midGame(b)
	view, s := states[len(states)/2].Clone(), states[0].Clone()
	view.Redact(1)
	r := game.NewRand(1)
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(view)
		s.Resample(1, &r)
	}
}

// The search path must not allocate (style page 11), redacting and guessing
// included.
func TestNoAllocations(t *testing.T) {
	states, actions := midGame(t)
	s := states[0].Clone()
	buf := make([]game.Action, 0, 256)
	outcomes := make([]game.Outcome, 0, 64)
	r := game.NewRand(1)
	i := 0
	require.Zero(t, testing.AllocsPerRun(len(states)-1, func() {
		s.CopyFrom(states[i])
		buf = s.AppendActions(buf[:0])
		outcomes = s.AppendOutcomes(outcomes[:0])
		s.Apply(actions[i], nil)
		s.Redact(1)
		s.Resample(1, &r)
		i++
	}))
}
