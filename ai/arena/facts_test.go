package arena

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/catalog"
	"serenissima/game"
)

// What is counted are events that the rule sets report, and every rule set has
// something that is.
func TestHappenings(t *testing.T) {
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		require.NotEmpty(t, deeds[in.ID])
		require.NotEmpty(t, beginnings[in.ID])
		for _, h := range deeds[in.ID] {
			require.Contains(t, in.Notes, h.note, h.name)
		}
		for _, b := range beginnings[in.ID] {
			require.Contains(t, in.Notes, b.note, b.name)
		}
	}
}

// Deeds are counted for who did them, losses for who suffered them.
func TestDeeds(t *testing.T) {
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		names := Deeds(in.ID)
		sum := make([]int, len(names))
		for seed := range uint64(30) {
			attacks := [game.MaxSeats + 1]int{}
			table := Table{Opponents: o, Seats: []ai.Level{ai.Deckhand, ai.Deckhand, ai.Deckhand}}
			if in.ID == "goldenhorn" {
				table.Options = map[string]string{"expansion": "yes"}
			}
			table.Watch = func(m Moment) {
				if m.Action.By > 0 && in.VerbName(m.Action.Verb) == "attack" {
					attacks[m.Action.By]++
				}
			}
			g, err := table.Play(seed)
			require.NoError(t, err)
			for p := game.Player(1); p <= 3; p++ {
				for i, n := range g.Deeds[p] {
					sum[i] += n
				}
				if in.ID != "goldenhorn" && g.Deeds[p] != nil {
					require.Equal(t, attacks[p], g.Deeds[p][0], names[0])
				}
			}
		}
		for i, name := range names {
			require.Positive(t, sum[i], "%s %s", in.ID, name)
		}
	}
}

// Of Serenissima everybody's port and galleys are known from the beginning.
func TestTraits(t *testing.T) {
	table := Table{Opponents: catalog.Find("serenissima"), Seats: []ai.Level{ai.Random, ai.Random, ai.Random, ai.Random}}
	g, err := table.Play(3)
	require.NoError(t, err)
	var ports, galleys game.Seats
	for _, trait := range g.Traits {
		switch trait.Name {
		case "port":
			require.Equal(t, game.PortRef, trait.Ref.Kind)
			ports = ports.With(trait.Seat)
		case "galley":
			require.Equal(t, game.ShipRef, trait.Ref.Kind)
			galleys = galleys.With(trait.Seat)
		}
	}
	require.Len(t, ports.List(), 4)
	require.Len(t, galleys.List(), 4)
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
