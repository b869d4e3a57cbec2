package arena

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/catalog"
	"serenissima/game"
)

// What is counted are events that the rules report, and every game has something
// that is.
func TestHappenings(t *testing.T) {
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		require.NotEmpty(t, o.Behaviour)
		require.NotEmpty(t, o.Beginnings)
		for _, d := range o.Behaviour {
			require.Contains(t, in.Notes, d.Note, d.Name)
		}
		for _, b := range o.Beginnings {
			require.Contains(t, in.Notes, b.Note, b.Name)
		}
		for _, v := range o.Variants {
			require.NoError(t, in.CheckOptions(game.Options{Seats: max(v.Players, in.MinSeats), Values: v.Options}))
		}
	}
}

// Deeds are counted for who did them: those that are choices as often as they were
// made. All of them happen in some variant.
func TestDeeds(t *testing.T) {
	const seats = 3
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		sum := make([]int, len(o.Behaviour))
		for _, v := range append([]ai.Variant{{}}, o.Variants...) {
			for seed := range uint64(30) {
				if v.Suits(seats) {
					deeds := countDeeds(t, o, v, seed)
					for i := range sum {
						sum[i] += deeds[i]
					}
				}
			}
		}
		for i, d := range o.Behaviour {
			require.Positive(t, sum[i], "%s %s", in.ID, d.Name)
		}
	}
}

// countDeeds plays a game of three deckhands and returns how often they did what.
func countDeeds(t *testing.T, o *ai.Opponents, v ai.Variant, seed uint64) []int {
	var verbs [game.MaxSeats + 1]map[string]int
	for p := range verbs {
		verbs[p] = map[string]int{}
	}
	in := o.Rules.Info()
	table := Table{Opponents: o, Options: v.Options, Seats: []ai.Level{ai.Deckhand, ai.Deckhand, ai.Deckhand}}
	table.Watch = func(m Moment) {
		if m.Action.By > 0 {
			verbs[m.Action.By][in.VerbName(m.Action.Verb)]++
		}
	}
	g, err := table.Play(seed)
	require.NoError(t, err)
	sum := make([]int, len(o.Behaviour))
	for p := game.Player(1); p <= 3; p++ {
		for i, n := range g.Behaviour[p] {
			sum[i] += n
			if d := &o.Behaviour[i]; d.Kind == game.Chose && slices.Contains(in.Verbs, d.Note) {
				require.Equal(t, verbs[p][d.Note], n, d.Name)
			}
		}
	}
	return sum
}

// What seats differ in from the start is known of everybody.
func TestTraits(t *testing.T) {
	for _, o := range catalog.All() {
		table := Table{Opponents: o, Seats: []ai.Level{ai.Random, ai.Random, ai.Random, ai.Random}}
		g, err := table.Play(3)
		require.NoError(t, err)
		for _, b := range o.Beginnings {
			var seats game.Seats
			for _, trait := range g.Traits {
				if trait.Name == b.Name {
					require.NotEqual(t, game.NoRef, trait.Ref.Kind)
					seats = seats.With(trait.Seat)
				}
			}
			require.Len(t, seats.List(), len(table.Seats), "%s %s", table.Info().ID, b.Name)
		}
	}
}

// BenchmarkMirror is one game between captains per operation, on one core.
func BenchmarkMirror(b *testing.B) {
	for _, o := range catalog.All() {
		b.Run(o.Rules.Info().ID, func(b *testing.B) {
			table := Table{Opponents: o, Seats: []ai.Level{ai.Captain, ai.Captain, ai.Captain, ai.Captain}}
			seed := uint64(0)
			for b.Loop() {
				seed++
				_, err := table.Play(seed)
				require.NoError(b, err)
			}
			b.ReportMetric(float64(seed)/b.Elapsed().Seconds(), "games/s")
		})
	}
}
