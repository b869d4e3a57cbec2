package goldenhorn

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/rehearse"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// views returns what captains see who are about to begin a turn, with all there is in the
// position beside it.
func views(t *testing.T, seats int, expansion string) (list []*gh.State, truths []*gh.State) {
	levels := []ai.Level{ai.Captain, ai.Captain, ai.Captain, ai.Captain}[:seats]
	table := arena.Table{Opponents: Opponents(), Options: map[string]string{"expansion": expansion}, Seats: levels}
	table.Watch = func(m arena.Moment) {
		s := m.Before.(*gh.State)
		if s.Decision().Prompt == gh.BeforeMove {
			view := s.Clone().(*gh.State)
			view.Redact(s.Decision().Player)
			list, truths = append(list, view), append(truths, s.Clone().(*gh.State))
		}
	}
	_, err := table.Play(5)
	require.NoError(t, err)
	return list, truths
}

// admiral returns one that has found its plans in a view.
func admiral(view *gh.State) *bot {
	m := newBot(ai.Spec{Level: ai.Admiral, Seed: 1}).(*bot)
	if !m.Begin(view, view.Decision().Player) {
		m.planner.Think(ai.Tireless)
	}
	m.search.Spend = ai.Tireless
	return m
}

// Plans differ in what they aim at, the best is first, and it is that of a captain, who
// keeps no other.
func TestPlansDiffer(t *testing.T) {
	list, _ := views(t, 4, "yes")
	several := 0
	for _, view := range list {
		m := admiral(view)
		for i := 1; i < len(m.plans); i++ {
			require.LessOrEqual(t, m.plans[i].worth, m.plans[i-1].worth)
			for j := range i {
				require.NotEqual(t, m.plans[i].aim, m.plans[j].aim)
			}
		}
		captain := newBot(ai.Spec{Level: ai.Captain, Seed: 1}).(*bot)
		if !captain.Begin(view, view.Decision().Player) {
			captain.Think(ai.Tireless)
			require.Equal(t, captain.plans[0].worth, m.plans[0].worth)
		}
		if len(m.plans) == m.keep {
			several++
		}
	}
	require.Greater(t, several, len(list)/2)
}

// The chances to win of all seats add up to one, and at the end they are the result.
func TestOddsAreOnesOrAnothers(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		_, truths := views(t, seats, "yes")
		n := planner{weights: &captainWeights}
		for _, s := range truths {
			n.root.Seats = s.Seats
			n.measure(s)
			var sum int64
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				odds := n.odds(s, p)
				richer := *s
				richer.Ships[s.Fleet(p)].Cargo.Cubes[gh.Red] += 5
				require.GreaterOrEqual(t, n.odds(&richer, p), odds)
				sum += odds
			}
			require.InDelta(t, rehearse.Certain, sum, game.MaxSeats)
		}
	}
}

// Rehearsals depend on nothing but the plan and the luck, and one with other luck deals
// other hands.
func TestRehearsalsRepeat(t *testing.T) {
	list, _ := views(t, 3, "no")
	other := 0
	for _, view := range list[3:12] {
		m := admiral(view)
		f := m.search
		f.take(view, m.me)
		first := f.Rehearse(&line{Plan: &m.plans[0]}, 5)
		if f.Rehearse(&line{Plan: &m.plans[len(m.plans)-1]}, 6) != first {
			other++
		}
		require.Equal(t, first, f.Rehearse(&line{Plan: &m.plans[0]}, 5))
	}
	require.Positive(t, other)
}

// A search that is called off ends at once and leaves the plans as they were.
func TestSearchIsCalledOff(t *testing.T) {
	list, _ := views(t, 4, "no")
	off := 0
	for _, view := range list[4:20] {
		for _, most := range []int{1, 50, 400} {
			m := admiral(view)
			before := slices.Clone(m.plans)
			positions := 0
			m.search.Spend = func() bool { positions++; return positions < most }
			m.search.choose(view, m.me, m.plans, m.chanceOf, 1)
			require.LessOrEqual(t, positions, most)
			if m.search.Quit {
				off++
				require.Equal(t, before, m.plans)
			}
		}
	}
	require.Greater(t, off, 20)
}

// What is found on several cores is what is found on one.
func TestParallelSearch(t *testing.T) {
	list, _ := views(t, 4, "yes")
	for i, view := range list {
		if i%9 != 0 {
			continue
		}
		alone, together := admiral(view), admiral(view)
		b := together.search.budget
		together.search.team = []*search{newSearch(b), newSearch(b), newSearch(b)}
		for _, m := range []*bot{alone, together} {
			m.search.choose(view, m.me, m.plans, m.chanceOf, 3)
		}
		require.Equal(t, alone.plans[0], together.plans[0])
	}
}

// An admiral who has won if it says so says so.
func TestAdmiralAnnouncesAVictory(t *testing.T) {
	s := atSea(t, nil)
	for c := gh.Red; c <= gh.Blue; c++ {
		s.Stores[1].Cubes[c], s.StoreSize[1] = 2, 12
	}
	s.Bag = [gh.NumCubes + 1]int8{0, 9, 9, 9, 9, 9, 9}
	s.BagSize = 54
	m := newBot(ai.Spec{Level: ai.Admiral, Seed: 1})
	dealer := game.Dealer{Rand: game.NewRand(1)}
	for s.Decision().Player == 1 && s.Turn == 1 {
		view := s.Clone()
		view.Redact(1)
		if !m.Begin(view, 1) {
			m.Think(ai.Tireless)
		}
		s.Apply(m.Best(), nil)
		dealer.Settle(s, nil, nil)
	}
	require.Equal(t, game.Nobody, s.Decision().Player)
}
