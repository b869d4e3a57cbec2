package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	gh "serenissima/game/goldenhorn"
	"serenissima/game/session"
)

// asked calls f with positions of random games in which a seat has something to choose, as that
// seat sees them, and with what it is advised.
func asked(t *testing.T, games uint64, f func(view *gh.State, p game.Player, a *advisor, best *session.Advice)) {
	a := newAdvisor().(*advisor)
	for seed := range games {
		o := game.Options{Seats: 2 + int(seed%3)}
		if seed%2 > 0 {
			o.Values = map[string]string{"expansion": "yes"}
		}
		n := 0
		_, err := gametest.RandomGame(gh.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			p := s.Decision().Player
			if n++; p <= game.Nobody || n%5 != 0 {
				return
			}
			view := s.Clone().(*gh.State)
			view.Redact(p)
			best := a.Advise(view, p)
			require.Equal(t, best == nil, len(s.AppendActions(nil)) == 1)
			if best != nil {
				f(view, p, a, best)
			}
		})
		require.NoError(t, err)
	}
}

// A plan begins with a legal action and ends with the turn, without the word to end it.
func TestPlansCanBeFollowed(t *testing.T) {
	whole := 0
	asked(t, 12, func(view *gh.State, p game.Player, _ *advisor, best *session.Advice) {
		s := *view
		dealer := game.Dealer{Rand: game.NewRand(1)}
		for i, step := range best.Plan {
			require.Equal(t, p, s.Decision().Player)
			require.NoError(t, s.Check(step), "step %d of %v", i, best.Plan)
			require.True(t, step.Verb != gh.End || len(best.Plan) == 1)
			s.Apply(step, nil)
			dealer.Settle(&s, nil, nil)
		}
		if view.Decision().Prompt == gh.BeforeMove && s.Decision().Player != game.Nobody {
			require.Equal(t, gh.AfterMove, s.Decision().Prompt)
			whole++
		}
	})
	require.Greater(t, whole, 100)
}

// What is advised is at least as good as any other beginning, and what is told of it adds up to
// what the position has gained.
func TestNothingIsBetterThanTheAdvice(t *testing.T) {
	asked(t, 12, func(view *gh.State, p game.Player, a *advisor, best *session.Advice) {
		require.Equal(t, best.Worth, a.Weigh(view, p, best.Plan[:1]).Worth, "the plan goes on as it has been told")
		require.Equal(t, best.Worth, a.Explain(view, p, best.Plan).Worth)
		for _, step := range view.AppendActions(nil) {
			require.LessOrEqual(t, a.Weigh(view, p, []game.Action{step}).Worth, best.Worth, "%v beside %v", step, best.Plan)
		}
		if view.Decision().Prompt != gh.BeforeMove {
			return
		}
		s := *view
		before := a.planner.judge(&s)
		for _, step := range best.Plan {
			s.Apply(step, nil)
			a.planner.settle(&s)
		}
		if s.Decision().Player != game.Nobody {
			require.EqualValues(t, a.planner.judge(&s)-before, best.Worth)
		}
	})
}

// about is the reason of a matter, nil if it is not told.
func about(a *session.Advice, matter string) *session.Reason {
	for i := range a.Reasons {
		if a.Reasons[i].About == matter {
			return &a.Reasons[i]
		}
	}
	return nil
}

// The cargo of a ship that sets sail counts with the rows that it makes longer (X7).
func TestAdviceTellsWhatACargoBrings(t *testing.T) {
	s := atSea(t, nil)
	for c := gh.Red; c <= gh.Blue; c++ {
		s.Stores[1].Cubes[c] = 1
	}
	s.Stores[1].Cubes[gh.Green] = 0
	s.StoreSize[1] = 5
	s.Ports[gh.Venice].Cubes = [gh.NumColours + 1]int8{gh.Green: 3}
	s.Ports[gh.Constantinople].Cubes = [gh.NumColours + 1]int8{gh.Red: 9}
	advice := newAdvisor().Advise(s, 1)
	require.Equal(t, gh.Load, advice.Plan[0].Verb)
	require.Equal(t, 5, about(advice, "cargo").N, "three cubes, and two for the row of six")
}

// A cargo that brings points speaks for a plan, though the ship no longer lies ready for another.
func TestACargoSpeaksForThePlan(t *testing.T) {
	cargoes := 0
	asked(t, 40, func(_ *gh.State, _ game.Player, _ *advisor, best *session.Advice) {
		if r := about(best, "cargo"); r != nil && r.N > 0 {
			require.Positive(t, r.Worth, "%v", best.Plan)
			cargoes++
		}
	})
	require.Greater(t, cargoes, 50)
}

// A ship that comes home brings its cargo and its cards, and says if all colours are there.
func TestAdviceTellsOfArrivals(t *testing.T) {
	s := atSea(t, nil)
	first := s.Fleet(1)
	cargo := gh.Green
	for s.Board.Ships[first].Sails[cargo] > 0 {
		cargo--
	}
	for c := gh.Red; c <= gh.Blue; c++ {
		if c != cargo {
			s.Stores[1].Cubes[c] = 1
		}
	}
	s.StoreSize[1] = 5
	s.Ships[first].Place, s.Ships[first].Ahead = s.Last-1, 1
	s.Ships[first].Cargo.Cubes[cargo] = 2
	advice := newAdvisor().Advise(s, 1)
	require.Equal(t, gh.Sail, advice.Plan[0].Verb)
	require.Equal(t, 4, about(advice, "home").N, "two cubes, and two for the row of six")
	require.Equal(t, game.Ship(first), about(advice, "home").Where)
	require.Equal(t, 3, about(advice, "cards").N)
	require.NotNil(t, about(advice, "six"))
}

// A territory counts with what it costs; the end with the chance to win.
func TestAdviceTellsOfConquestAndEnd(t *testing.T) {
	s := atSea(t, map[string]string{"expansion": "yes"})
	s.Stores[1].Figures, s.StoreSize[1] = 6, 6
	s.Supply -= 6
	advice := newAdvisor().Advise(s, 1)
	conquest := about(advice, "conquest")
	require.NotNil(t, conquest)
	land := s.Land(gh.TerritoryID(conquest.Where.ID))
	require.EqualValues(t, land.Points-land.Mercenaries, conquest.N)

	s = atSea(t, nil)
	for c := gh.Red; c <= gh.Blue; c++ {
		s.Stores[1].Cubes[c] = 3
	}
	s.StoreSize[1], s.StoreSize[2] = 18, 3
	s.Stores[2].Cubes[gh.Red] = 3
	advice = newAdvisor().Advise(s, 1)
	require.Equal(t, gh.Announce, advice.Plan[len(advice.Plan)-1].Verb)
	require.Equal(t, "lead", advice.Reasons[0].About)
	require.Equal(t, 100, advice.Reasons[0].N)
}

// Ships are spread over both harbours, and it is said why.
func TestAdviceSpreadsShips(t *testing.T) {
	told := map[string]int{}
	a := newAdvisor()
	for seed := uint64(1); seed <= 10; seed++ {
		_, err := gametest.RandomGame(gh.New(), game.Options{Seats: 3}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if s.Decision().Prompt != gh.ChooseHarbour {
				return
			}
			best := a.Advise(s, s.Decision().Player)
			other := s.AppendActions(nil)[0]
			if other == best.Plan[0] {
				other = s.AppendActions(nil)[1]
			}
			require.Equal(t, -best.Worth, a.Weigh(s, s.Decision().Player, []game.Action{other}).Worth)
			require.GreaterOrEqual(t, best.Worth, int64(0))
			for _, r := range best.Reasons {
				told[r.About]++
				require.Positive(t, r.N)
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, told["spread"])
}
