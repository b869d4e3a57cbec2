package ai_test

import (
	"fmt"
	"maps"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/game"
)

func TestLevels(t *testing.T) {
	for _, o := range catalog.All() {
		require.NotEmpty(t, o.Levels())
		for _, l := range slices.Concat(o.Levels(), slices.Sorted(maps.Keys(o.Yardsticks)), []ai.Level{ai.Random, ai.Deckhand, ai.MCTS}) {
			_, err := o.New(l, 1)
			require.NoError(t, err)
		}
		for _, l := range o.Levels() {
			require.NotContains(t, o.Yardsticks, l)
			for _, c := range o.Characters() {
				_, err := o.New(l+"/"+ai.Level(c), 1)
				require.NoError(t, err)
			}
		}
		_, err := o.New("admiral-of-the-fleet", 1)
		require.ErrorContains(t, err, "no level")
	}
}

// quick returns the levels of a game; those that search do so briefly.
func quick(o *ai.Opponents) []ai.Level {
	var list []ai.Level
	for _, l := range o.Levels() {
		if _, err := o.New(l+"@2", 1); err == nil {
			l += "@2"
		}
		list = append(list, l)
	}
	return list
}

// line returns n seats of a level.
func line(n int, l ai.Level) []ai.Level {
	levels := make([]ai.Level, n)
	for i := range levels {
		levels[i] = l
	}
	return levels
}

// optionSets returns the default options and each other value of each option.
func optionSets(in *game.Info) []map[string]string {
	sets := []map[string]string{nil}
	for _, o := range in.Options {
		for _, v := range o.Values[1:] {
			sets = append(sets, map[string]string{o.Name: v})
		}
	}
	return sets
}

// Whatever the seats and options, no level offers an illegal action.
func TestLegal(t *testing.T) {
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			for _, level := range append(quick(o), ai.Deckhand, ai.Random) {
				for i, options := range optionSets(in) {
					levels, games := line(seats, level), 2
					if strings.Contains(string(level), "@") { // those who search take long: one plays with deckhands
						levels, games = line(seats, ai.Deckhand), 1
						levels[i%seats] = level
					}
					table := arena.Table{Opponents: o, Options: options, Seats: levels}
					require.NoError(t, table.PlayMany(uint64(100*seats+i), games, func(g arena.Game) {
						require.Zero(t, g.Illegal, "%s, %d seats, %v, seed %d", level, seats, options, g.Seed)
					}))
				}
			}
		}
	}
}

// think returns what a fresh thinker decides in slices of so many units.
func think(t *testing.T, o *ai.Opponents, l ai.Level, full game.State, p game.Player, units int) game.Action {
	view := full.Clone()
	view.Redact(p)
	thinker, err := o.New(l, 5)
	require.NoError(t, err)
	thinker.Start(view, p)
	require.NoError(t, full.Check(thinker.Best()))
	for !thinker.Step(units) {
		require.NoError(t, full.Check(thinker.Best()), "while thinking")
	}
	require.NoError(t, full.Check(thinker.Best()))
	return thinker.Best()
}

// What is decided depends neither on the size of the slices nor on what the
// seat cannot know: it is the same in every position that the seat may be in.
func TestSameViewSameDecision(t *testing.T) {
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		for i, options := range optionSets(in) {
			for _, of := range []ai.Level{ai.Deckhand, ai.Captain} {
				n, seats := 0, in.MinSeats+i%(in.MaxSeats-in.MinSeats+1)
				guesses := game.NewRand(uint64(i))
				table := arena.Table{Opponents: o, Options: options, Seats: line(seats, of)}
				table.Watch = func(m arena.Moment) {
					if m.Action.By < 1 || len(m.Before.AppendActions(nil)) < 2 {
						return
					}
					if n++; n%29 != 0 {
						return
					}
					for _, level := range append(quick(o), ai.Deckhand, ai.Random) {
						sameDecision(t, o, level, m.Before, m.Action.By, &guesses)
					}
				}
				_, err := table.Play(3)
				require.NoError(t, err)
				require.Greater(t, n, 29)
			}
		}
	}
}

func sameDecision(t *testing.T, o *ai.Opponents, l ai.Level, full game.State, p game.Player, guesses *game.Rand) {
	a := think(t, o, l, full, p, 1<<20)
	require.Equal(t, a, think(t, o, l, full, p, 17))
	for range 3 {
		guess := full.Clone()
		guess.Resample(p, guesses)
		require.Equal(t, a, think(t, o, l, guess, p, 1<<20), "%s %s sees what is hidden", o.Rules.Info().ID, l)
	}
}

// captained returns the games with a captain.
func captained() []*ai.Opponents {
	return slices.DeleteFunc(catalog.All(), func(o *ai.Opponents) bool { return !slices.Contains(o.Levels(), ai.Captain) })
}

// A thinker that stops in the middle has a legal action, and the next decision
// does not suffer.
func TestInterrupted(t *testing.T) {
	for _, o := range captained() {
		thinker, err := o.New(ai.Captain, 5)
		require.NoError(t, err)
		table := arena.Table{Opponents: o, Seats: line(o.Rules.Info().MaxSeats, ai.Captain)}
		table.Watch = func(m arena.Moment) {
			p := m.Action.By
			if p < 1 {
				return
			}
			view := m.Before.Clone()
			view.Redact(p)
			thinker.Start(view, p)
			require.NoError(t, m.Before.Check(thinker.Best()))
			thinker.Step(3)
			require.NoError(t, m.Before.Check(thinker.Best()))
		}
		_, err = table.Play(4)
		require.NoError(t, err)
	}
}

func TestCaptainBeatsDeckhands(t *testing.T) {
	for _, o := range captained() {
		in := o.Rules.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s, %d seats", in.ID, seats), func(t *testing.T) {
				levels := line(seats, ai.Deckhand)
				levels[0] = ai.Captain
				table := arena.Table{Opponents: o, Seats: levels, Rotate: true}
				sum := arena.NewSummary(&table)
				require.NoError(t, table.PlayMany(1, 12, sum.Add)) // as often on each seat
				require.GreaterOrEqual(t, sum.Wins[0], float64(sum.Games-1))
			})
		}
	}
}

// BenchmarkCaptainDecision is one decision from a cold position per operation:
// of those that take longest, in a game between captains.
func BenchmarkCaptainDecision(b *testing.B) {
	for _, o := range captained() {
		b.Run(o.Rules.Info().ID, func(b *testing.B) {
			views := longViews(b, o)
			thinker, err := o.New(ai.Captain, 5)
			require.NoError(b, err)
			i := 0
			for b.Loop() {
				s := views[i%len(views)]
				i++
				thinker.Start(s, s.Decision().Player)
				for !thinker.Step(256) {
				}
			}
		})
	}
}

// BenchmarkSlice is what a page's thread waits for between two looks at the clock:
// eight positions weighed up, in the mean and at the longest.
func BenchmarkSlice(b *testing.B) {
	for _, o := range captained() {
		views := longViews(b, o)
		for _, level := range []ai.Level{ai.Captain, ai.Admiral} {
			if thinker, err := o.New(level, 5); err == nil {
				b.Run(o.Rules.Info().ID+"/"+string(level), func(b *testing.B) { benchmarkSlice(b, thinker, views) })
			}
		}
	}
}

func benchmarkSlice(b *testing.B, thinker *ai.Thinker, views []game.State) {
	longest, done := time.Duration(0), true
	for i := 0; b.Loop(); {
		begun := time.Now()
		if done {
			thinker.Start(views[i%len(views)], views[i%len(views)].Decision().Player)
			i++
		}
		done = thinker.Step(8)
		longest = max(longest, time.Since(begun))
	}
	b.ReportMetric(float64(longest.Microseconds())/1000, "longest-ms")
}

// longViews returns what captains see, in one game, when they are asked what takes
// them longest to decide in the mean.
func longViews(b *testing.B, o *ai.Opponents) []game.State {
	views := map[game.Prompt][]game.State{}
	table := arena.Table{Opponents: o, Seats: line(o.Rules.Info().MaxSeats, ai.Captain)}
	table.Watch = func(m arena.Moment) {
		if d := m.Before.Decision(); d.Player > 0 {
			view := m.Before.Clone()
			view.Redact(d.Player)
			views[d.Prompt] = append(views[d.Prompt], view)
		}
	}
	_, err := table.Play(1)
	require.NoError(b, err)
	thinker, err := o.New(ai.Captain, 5)
	require.NoError(b, err)
	var longest game.Prompt
	most := 0
	for _, prompt := range slices.Sorted(maps.Keys(views)) {
		units := 0
		for _, view := range views[prompt] {
			for thinker.Start(view, view.Decision().Player); !thinker.Step(1); units++ {
			}
		}
		if mean := units / len(views[prompt]); mean > most {
			longest, most = prompt, mean
		}
	}
	return views[longest]
}
