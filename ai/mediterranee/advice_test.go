package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/game"
	"serenissima/game/gametest"
	med "serenissima/game/mediterranee"
	"serenissima/game/session"
)

// inGames calls f with positions of random games in which a seat has something to choose, as that
// seat sees them, with what it is advised, and with the position itself.
func inGames(t *testing.T, games uint64, f func(view *med.State, p game.Player, a *advisor, best *session.Advice, s *med.State)) {
	a := newAdvisor().(*advisor)
	seen := map[game.Prompt]int{}
	for seed := range games {
		_, err := gametest.RandomGame(med.New(), game.Options{Seats: 2 + int(seed%3)}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			d := s.Decision()
			if d.Player <= game.Nobody {
				return
			}
			if seen[d.Prompt]++; seen[d.Prompt]&(seen[d.Prompt]-1) != 0 { // the first, the second, the fourth …
				return
			}
			view := s.Clone().(*med.State)
			view.Redact(d.Player)
			best := a.Advise(view, d.Player)
			require.Equal(t, best == nil, len(s.AppendActions(nil)) == 1)
			if best != nil {
				f(view, d.Player, a, best, s.(*med.State))
			}
		})
		require.NoError(t, err)
	}
	require.GreaterOrEqual(t, len(seen), 12, "most prompts have come up")
}

// A plan is legal up to where chance or others speak, and says nothing of the end of the phase
// unless that is all.
func TestPlansCanBeFollowed(t *testing.T) {
	inGames(t, 200, func(view *med.State, p game.Player, _ *advisor, best *session.Advice, real *med.State) {
		s := *real
		for i, step := range best.Plan {
			require.Equal(t, p, s.Decision().Player, "%v of %v", step, best.Plan)
			require.NoError(t, s.Check(step), "step %d of %v", i, best.Plan)
			require.True(t, step.Verb != med.Done || len(best.Plan) == 1)
			require.True(t, !opens(step.Verb) || i == len(best.Plan)-1)
			s.Apply(step, nil)
		}
		require.True(t, best.Facts)
		require.False(t, best.Unknown)
		require.Equal(t, best.Plan[len(best.Plan)-1].Verb == med.Attack, best.Odds > 0)
	})
}

// A plan does not move goods and sailors to where they were before.
func TestPlansDoNotGoInACircle(t *testing.T) {
	a := newAdvisor().(*advisor)
	for seed := range uint64(4) {
		captainsPlay(t, 2+int(seed%3), seed, func(s *med.State, _ game.Action) {
			p := s.Decision().Player
			if s.Phase != 2 || p != s.Active() {
				return
			}
			view := s.Clone().(*med.State)
			view.Redact(p)
			best := a.Advise(view, p)
			if best == nil {
				return
			}
			var been []med.State
			for _, step := range best.Plan {
				now := *view
				now.Errands.Transfers = 0 // how often something has been moved
				require.NotContains(t, been, now, "%v", best.Plan)
				been = append(been, now)
				if opens(step.Verb) {
					return
				}
				view.Apply(step, nil)
			}
		})
	}
}

// The first step is what a captain does, and the plan goes on as it has been told.
func TestAdviceIsWhatACaptainDoes(t *testing.T) {
	inGames(t, 200, func(view *med.State, p game.Player, a *advisor, best *session.Advice, _ *med.State) {
		captain := newCaptain(&captainWeights, 1)
		if !captain.Begin(view, p) {
			captain.Think(ai.Tireless)
		}
		require.Equal(t, captain.Best(), best.Plan[0])
		again := a.Explain(view, p, best.Plan)
		require.Equal(t, best.Worth, again.Worth)
		require.Equal(t, best.Reasons, again.Reasons)
	})
}

// Nobody is advised by what a rival has in the purse, or has bid: other sums behind the same
// view change nothing.
func TestAdviceKnowsNoSecret(t *testing.T) {
	r := game.NewRand(5)
	inGames(t, 200, func(view *med.State, p game.Player, a *advisor, best *session.Advice, real *med.State) {
		other := *real
		other.Redact(p)
		other.Resample(p, &r)
		other.Redact(p)
		require.Equal(t, best, a.Advise(&other, p))
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

// advised is what is said to whoever is to decide.
func (h harbour) advised() *session.Advice {
	h.t.Helper()
	p := h.Decision().Player
	view := h.Clone()
	view.Redact(p)
	best := newAdvisor().Advise(view, p)
	require.NotNil(h.t, best)
	return best
}

// weighed is what is said to whoever is to decide of a step.
func (h harbour) weighed(a game.Action) *session.Advice {
	p := h.Decision().Player
	view := h.Clone()
	view.Redact(p)
	return newAdvisor().Weigh(view, p, []game.Action{a})
}

// All sales of a phase are one plan, and it says what is paid and what is a new market.
func TestAdviceSells(t *testing.T) {
	h := newHarbour(t, 2, 6, venice)
	genova := h.port("genova", genoa, 3)
	h.galley(venice, "genova", 2, med.Gems, med.Spices)
	best := h.advised()
	require.Len(t, best.Plan, 2)
	require.Equal(t, 500, about(best, "sale").N, "200 and 300")
	require.Equal(t, game.Port(genova), about(best, "bonus").Where)
	require.Equal(t, 2000, about(best, "bonus").N)
	require.Negative(t, about(best, "feeds").Worth, "a fuller warehouse for Genoa")
	require.Positive(t, best.Worth)

	worse := h.weighed(game.Action{By: venice, Verb: med.Done})
	require.Zero(t, worse.Worth)
	require.Equal(t, best.Worth, h.weighed(best.Plan[0]).Worth)

	h = newHarbour(t, 2, 6, venice)
	own := h.port("napoli", venice, 2, med.Iron, med.Wine, med.Cloth)
	g := h.galley(venice, "napoli", 2, med.Gold)
	best = h.advised()
	require.Equal(t, game.Action{By: venice, Verb: med.Sell, Obj: [3]game.Ref{game.Ship(g), game.Good(med.Gold)}}, best.Plan[0])
	require.Equal(t, game.Port(own), about(best, "full").Where)
	require.Equal(t, 5, about(best, "full").N)
}

// A port without garrison is to be taken, and it is said what it counts.
func TestAdviceLands(t *testing.T) {
	h := newHarbour(t, 2, 5, venice)
	h.galley(venice, "tunis", 3)
	best := h.advised()
	require.Equal(t, med.Land, best.Plan[0].Verb)
	require.Equal(t, 1, about(best, "take").N)
	require.Positive(t, about(best, "take").Worth)
}

// Goods are bought for a port that pays, and it is said which and how much.
func TestAdviceBuys(t *testing.T) {
	h := newHarbour(t, 2, 2, venice)
	h.port("genova", genoa, 3)
	h.galley(venice, "marseille", 4)
	best := h.advised()
	require.Equal(t, med.BuyGood, best.Plan[0].Verb)
	fetches := about(best, "fetches-new")
	require.NotNil(t, fetches)
	require.Equal(t, game.PortRef, fetches.Where.Kind)
	require.GreaterOrEqual(t, fetches.N, 700)
	require.Positive(t, best.Worth)
}

// A price that is too high is left, and it is said what a piece would bring at most.
func TestAdviceLeavesWhatIsTooDear(t *testing.T) {
	h := newHarbour(t, 2, 2, venice)
	p := h.port("cyrena", genoa, 1)
	g := h.galley(venice, "cyrena", 2)
	h.step(game.Action{By: venice, Verb: med.Haggle, Obj: [3]game.Ref{game.Ship(g), game.Port(p)}})
	h.step(game.Action{By: genoa, Verb: med.NamePrice, Obj: [3]game.Ref{game.Money(10)}})
	h.step(game.Action{By: venice, Verb: med.Counter, Obj: [3]game.Ref{game.Money(1)}})
	h.step(game.Action{By: genoa, Verb: med.Refuse})
	best := h.advised()
	require.Equal(t, med.Leave, best.Plan[0].Verb)
	only := about(best, "fetches-only")
	require.NotNil(t, only)
	require.Less(t, only.N, 1000)
	require.Positive(t, only.Worth)
}

// A galley sails to where it earns something, and a crew that others could beat is in danger.
func TestAdviceSails(t *testing.T) {
	h := newHarbour(t, 2, 3, venice)
	genova := h.port("genova", genoa, 3)
	h.galley(venice, "marseille", 2, med.Gems, med.Spices)
	best := h.advised()
	require.Equal(t, med.Sail, best.Plan[0].Verb)
	require.Equal(t, game.Port(genova), about(best, "market").Where)
	require.Greater(t, about(best, "market").N, 1000)
}

// An attack is advised with its odds, the galley to be won and the sailors that it costs.
func TestAdviceFights(t *testing.T) {
	h := newHarbour(t, 2, 4, venice)
	g := h.galley(venice, "tunis", 5)
	prey := h.galley(genoa, "tunis", 1, med.Gold, med.Gold)
	best := h.advised()
	require.Equal(t, game.Action{By: venice, Verb: med.Attack, Obj: [3]game.Ref{game.Ship(g), game.Ship(prey)}}, best.Plan[0])
	require.EqualValues(t, 1e6, best.Odds)
	require.Equal(t, game.Ship(prey), about(best, "prize").Where)
	require.Equal(t, 2, about(best, "prize").N)
	require.Positive(t, best.Worth)

	h = newHarbour(t, 2, 4, venice)
	h.galley(venice, "tunis", 1)
	strong := h.galley(genoa, "tunis", 5)
	require.Equal(t, med.Done, h.advised().Plan[0].Verb)
	attack := h.weighed(game.Action{By: venice, Verb: med.Attack, Obj: [3]game.Ref{game.Ship(1), game.Ship(strong)}})
	require.Negative(t, attack.Worth)
}

// The last place in the order is worth most: all others have gone before.
func TestAdviceTellsWhatAPlaceIsWorth(t *testing.T) {
	s, err := med.New().New(game.Options{Seats: 3})
	require.NoError(t, err)
	h := harbour{s.(*med.State), t}
	for h.Turn == 0 {
		h.step(h.AppendActions(nil)[0])
	}
	bid := h.advised()
	require.Equal(t, med.Bid, bid.Plan[0].Verb)
	for n := 3; h.Decision().Prompt == med.Bidding; n-- {
		h.step(h.AppendActions(nil)[n])
	}
	require.Equal(t, med.ChoosePlace, h.Decision().Prompt)
	best := h.advised()
	require.EqualValues(t, 3, best.Plan[0].Obj[0].ID)
	require.Equal(t, 2, about(best, "sees").N)
	require.Nil(t, about(best, "seen"))
	first := h.weighed(h.AppendActions(nil)[0])
	require.True(t, first.Unknown, "nobody can work that out")
	require.Equal(t, 2, about(first, "seen").N)
}
