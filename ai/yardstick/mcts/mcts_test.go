package mcts_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/ai/yardstick/mcts"
	"serenissima/game"
)

// decide returns what tree search decides in slices of so many playouts.
func decide(t *testing.T, o *ai.Opponents, full game.State, p game.Player, units int) game.Action {
	view := full.Clone()
	view.Redact(p)
	thinker, err := o.New("mcts@60", 5)
	require.NoError(t, err)
	thinker.Start(view, p)
	require.NoError(t, full.Check(thinker.Best()))
	for !thinker.Step(units) {
		require.NoError(t, full.Check(thinker.Best()), "while thinking")
	}
	require.NoError(t, full.Check(thinker.Best()))
	return thinker.Best()
}

// What is decided depends neither on the size of the slices nor on what the seat
// cannot know.
func TestSameViewSameDecision(t *testing.T) {
	for _, o := range catalog.All() {
		guesses := game.NewRand(1)
		n := 0
		table := arena.Table{Opponents: o, Seats: []ai.Level{ai.Deckhand, ai.Deckhand, ai.Deckhand}}
		table.Watch = func(m arena.Moment) {
			if n++; m.Action.By < 1 || n%23 != 0 {
				return
			}
			a := decide(t, o, m.Before, m.Action.By, 1<<20)
			require.Equal(t, a, decide(t, o, m.Before, m.Action.By, 7))
			guess := m.Before.Clone()
			guess.Resample(m.Action.By, &guesses)
			require.Equal(t, a, decide(t, o, guess, m.Action.By, 1<<20), "%s: it sees what is hidden", o.Rules.Info().ID)
		}
		_, err := table.Play(3)
		require.NoError(t, err)
		require.Greater(t, n, 100)
	}
}

// It beats who plays at random, and the same game is played again.
func TestBeatsChance(t *testing.T) {
	for _, o := range catalog.All() {
		table := arena.Table{Opponents: o, Seats: []ai.Level{"mcts@20", ai.Random}, Rotate: true}
		sum := arena.NewSummary(&table)
		require.NoError(t, table.PlayMany(1, 6, sum.Add))
		require.Zero(t, sum.Illegal)
		require.GreaterOrEqual(t, sum.Wins[0], 5.0, o.Rules.Info().ID)
		g, err := table.Play(1)
		require.NoError(t, err)
		again, err := table.Play(1)
		require.NoError(t, err)
		require.Equal(t, game.Hash(g.Final), game.Hash(again.Final))
		require.Equal(t, g.Actions, again.Actions)
	}
}

// One legal action needs no playout.
func TestOnlyOneActionNeedsNoThought(t *testing.T) {
	for _, o := range catalog.All() {
		forced := 0
		table := arena.Table{Opponents: o, Seats: []ai.Level{ai.Random, ai.Random}}
		table.Watch = func(m arena.Moment) {
			if m.Action.By < 1 {
				return
			}
			bot := mcts.New(1, 1)
			if list := m.Before.AppendActions(nil); len(list) == 1 {
				require.True(t, bot.Begin(m.Before, m.Action.By))
				require.Equal(t, list[0], bot.Best())
				forced++
			} else {
				require.False(t, bot.Begin(m.Before, m.Action.By))
			}
		}
		_, err := table.Play(1)
		require.NoError(t, err)
		require.Positive(t, forced)
	}
}

// BenchmarkPlayouts is one playout from the middle of a game of four per
// operation: what equal time means for tree search.
func BenchmarkPlayouts(b *testing.B) {
	for _, o := range catalog.All() {
		b.Run(o.Rules.Info().ID, func(b *testing.B) {
			var view game.State
			n := 0
			table := arena.Table{Opponents: o, Seats: []ai.Level{ai.Deckhand, ai.Deckhand, ai.Deckhand, ai.Deckhand}}
			table.Watch = func(m arena.Moment) {
				if n++; view == nil && n > 60 && m.Action.By > 0 && len(m.Before.AppendActions(nil)) > 1 {
					view = m.Before.Clone()
					view.Redact(m.Action.By)
				}
			}
			_, err := table.Play(1)
			require.NoError(b, err)
			bot := mcts.New(b.N, 1)
			require.False(b, bot.Begin(view, view.Decision().Player))
			b.ResetTimer()
			bot.Think(func() bool { return true })
			b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "playouts/s")
		})
	}
}
