package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/mediterranee"
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

func optionsFor(seats int) game.Options { return game.Options{Seats: seats} }

func start(tb testing.TB, seats int) game.State {
	s, err := mediterranee.New().New(optionsFor(seats))
	require.NoError(tb, err)
	return s
}

// BenchmarkRandomGame4 is one whole random game of four players per operation.
func BenchmarkRandomGame4(b *testing.B) { benchmarkGame(b, 4) }

// BenchmarkRandomGame2 is the same for two players.
func BenchmarkRandomGame2(b *testing.B) { benchmarkGame(b, 2) }

func benchmarkGame(b *testing.B, seats int) {
	first := start(b, seats)
	s := first.Clone()
	d := &game.Dealer{Rand: game.NewRand(1)}
	buf := make([]game.Action, 0, 512)
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

// midGame returns states of a random game in which a seat decides, with a legal
// action of each.
func midGame(tb testing.TB) (states []game.State, actions []game.Action) {
	s := start(tb, 4)
	d := &game.Dealer{Rand: game.NewRand(7)}
	for s.Decision().Player != game.Nobody {
		d.Settle(s, nil, nil)
		legal := s.AppendActions(nil)
		if len(legal) == 0 {
			break
		}
		a := legal[d.Rand.IntN(len(legal))]
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
	buf := make([]game.Action, 0, 512)
	b.ReportAllocs()
	i := 0
	for b.Loop() {
		buf = states[i].AppendActions(buf[:0])
		if i++; i == len(states) {
			i = 0
		}
	}
}

// BenchmarkCopyFrom copies a state.
func BenchmarkCopyFrom(b *testing.B) {
	states, _ := midGame(b)
	s := states[0].Clone()
	b.ReportAllocs()
	for b.Loop() {
		s.CopyFrom(states[len(states)/2])
	}
}

// The search path must not allocate (style page 11).
func TestNoAllocations(t *testing.T) {
	states, actions := midGame(t)
	s := states[0].Clone()
	buf := make([]game.Action, 0, 512)
	i := 0
	require.Zero(t, testing.AllocsPerRun(len(states)-1, func() {
		s.CopyFrom(states[i])
		buf = s.AppendActions(buf[:0])
		s.Apply(actions[i], nil)
		i++
	}))
}
