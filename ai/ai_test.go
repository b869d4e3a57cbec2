package ai_test

import (
	"fmt"
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/serenissima"
)

func TestLevels(t *testing.T) {
	for _, r := range catalog.All() {
		id := r.Info().ID
		require.NotEmpty(t, ai.Levels(id))
		for _, l := range ai.Levels(id) {
			_, err := ai.New(id, l, 1)
			require.NoError(t, err)
		}
		_, err := ai.New(id, "admiral-of-the-fleet", 1)
		require.ErrorContains(t, err, "no level")
	}
	require.Nil(t, ai.Levels("chess"))
	_, err := ai.New("chess", ai.Deckhand, 1)
	require.ErrorContains(t, err, `no rule set "chess"`)
}

// quick returns the levels of a rule set; those that search do so briefly.
func quick(rules string) []ai.Level {
	var list []ai.Level
	for _, l := range ai.Levels(rules) {
		if _, err := ai.New(rules, l+"@2", 1); err == nil {
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
	for _, r := range catalog.All() {
		in := r.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			for _, level := range append(quick(in.ID), ai.Deckhand, ai.Random) {
				for i, o := range optionSets(in) {
					table := arena.Table{Rules: r, Options: o, Seats: line(seats, level)}
					require.NoError(t, table.PlayMany(uint64(100*seats+i), 2, func(g arena.Game) {
						require.Zero(t, g.Illegal, "%s, %d seats, %v, seed %d", level, seats, o, g.Seed)
					}))
				}
			}
		}
	}
}

// think returns what a fresh thinker decides in slices of so many units.
func think(t *testing.T, rules string, l ai.Level, full game.State, p game.Player, units int) game.Action {
	view := full.Clone()
	view.Redact(p)
	thinker, err := ai.New(rules, l, 5)
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
	for _, r := range catalog.All() {
		in := r.Info()
		for i, o := range optionSets(in) {
			for _, of := range []ai.Level{ai.Deckhand, ai.Captain} {
				n, seats := 0, in.MinSeats+i%(in.MaxSeats-in.MinSeats+1)
				guesses := game.NewRand(uint64(i))
				table := arena.Table{Rules: r, Options: o, Seats: line(seats, of)}
				table.Watch = func(m arena.Moment) {
					if m.Action.By < 1 || len(m.Before.AppendActions(nil)) < 2 {
						return
					}
					if n++; n%29 != 0 {
						return
					}
					for _, level := range append(quick(in.ID), ai.Deckhand, ai.Random) {
						sameDecision(t, in.ID, level, m.Before, m.Action.By, &guesses)
					}
				}
				_, err := table.Play(3)
				require.NoError(t, err)
				require.Greater(t, n, 29)
			}
		}
	}
}

func sameDecision(t *testing.T, rules string, l ai.Level, full game.State, p game.Player, guesses *game.Rand) {
	a := think(t, rules, l, full, p, 1<<20)
	require.Equal(t, a, think(t, rules, l, full, p, 17))
	for range 3 {
		guess := full.Clone()
		guess.Resample(p, guesses)
		require.Equal(t, a, think(t, rules, l, guess, p, 1<<20), "%s %s sees what is hidden", rules, l)
	}
}

// captainViews calls f with views of a seat that is to decide, as they come up
// in a game between captains.
func captainViews(t *testing.T, seed uint64, options map[string]string, f func(full *serenissima.State, p game.Player, chosen game.Action)) {
	r := catalog.Find("serenissima")
	table := arena.Table{Rules: r, Options: options, Seats: line(4, ai.Captain)}
	table.Watch = func(m arena.Moment) {
		if m.Action.By > 0 {
			f(m.Before.(*serenissima.State), m.Action.By, m.Action)
		}
	}
	_, err := table.Play(seed)
	require.NoError(t, err)
}

// captained returns the rule sets with a captain.
func captained() []game.Rules {
	return slices.DeleteFunc(catalog.All(), func(r game.Rules) bool { return !slices.Contains(ai.Levels(r.Info().ID), ai.Captain) })
}

// A thinker that stops in the middle has a legal action, and the next decision
// does not suffer.
func TestInterrupted(t *testing.T) {
	for _, r := range captained() {
		thinker, err := ai.New(r.Info().ID, ai.Captain, 5)
		require.NoError(t, err)
		table := arena.Table{Rules: r, Seats: line(r.Info().MaxSeats, ai.Captain)}
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
	for _, r := range captained() {
		in := r.Info()
		for seats := in.MinSeats; seats <= in.MaxSeats; seats++ {
			t.Run(fmt.Sprintf("%s, %d seats", in.ID, seats), func(t *testing.T) {
				levels := line(seats, ai.Deckhand)
				levels[0] = ai.Captain
				table := arena.Table{Rules: r, Seats: levels, Rotate: true}
				sum := arena.NewSummary(&table)
				require.NoError(t, table.PlayMany(1, 12, sum.Add)) // as often on each seat
				require.GreaterOrEqual(t, sum.Wins[0], float64(sum.Games-1))
			})
		}
	}
}

// Captains do everything that the game offers.
func TestCaptainsPlayTheWholeGame(t *testing.T) {
	r := catalog.Find("serenissima")
	verbs := make([]int, len(r.Info().Verbs))
	for seed := range uint64(6) {
		captainViews(t, seed, nil, func(_ *serenissima.State, _ game.Player, a game.Action) { verbs[a.Verb]++ })
	}
	for _, v := range []game.Verb{serenissima.LoadGood, serenissima.MoveSailor, serenissima.Sail, serenissima.Sell,
		serenissima.Attack, serenissima.FightOn, serenissima.Land, serenissima.TakeCube, serenissima.Recruit,
		serenissima.BuyGalley, serenissima.BuildFort, serenissima.BuildBasilica, serenissima.Forbid} {
		require.Positive(t, verbs[v], r.Info().VerbName(v))
	}
	require.Greater(t, verbs[serenissima.Sell], 6*30, "sales")
	require.Greater(t, verbs[serenissima.Land], 6*8, "landings")
}

// beginnings are the prompts with which what takes longest to decide begins, by
// rule set.
var beginnings = map[string]string{"serenissima": "activate", "goldenhorn": "before-move", "mediterranee": "purchases"}

// BenchmarkCaptainDecision is one decision from a cold position per operation:
// of those that take longest, in a game between captains.
func BenchmarkCaptainDecision(b *testing.B) {
	for _, r := range captained() {
		id := r.Info().ID
		b.Run(id, func(b *testing.B) {
			views := someViews(b, r)
			thinker, err := ai.New(id, ai.Captain, 5)
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
	r := serenissima.New()
	views := someViews(b, r)
	for _, level := range []ai.Level{ai.Captain, ai.Admiral} {
		b.Run(string(level), func(b *testing.B) {
			thinker, err := ai.New("serenissima", level, 5)
			require.NoError(b, err)
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
		})
	}
}

// someViews returns what captains see when they begin to decide.
func someViews(b *testing.B, r game.Rules) (views []game.State) {
	table := arena.Table{Rules: r, Seats: line(r.Info().MaxSeats, ai.Captain)}
	table.Watch = func(m arena.Moment) {
		d := m.Before.Decision()
		if r.Info().PromptName(d.Prompt) != beginnings[r.Info().ID] {
			return
		}
		view := m.Before.Clone()
		view.Redact(d.Player)
		views = append(views, view)
	}
	_, err := table.Play(1)
	require.NoError(b, err)
	require.NotEmpty(b, views)
	return views
}
