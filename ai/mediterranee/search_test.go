package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/rehearse"
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// questions returns views of a game of captains in which a seat is asked something.
func questions(t *testing.T, seed uint64, prompts ...game.Prompt) (list []*med.State) {
	table := arena.Table{Opponents: Opponents(), Seats: []ai.Level{ai.Captain, ai.Captain, ai.Captain}}
	table.Watch = func(m arena.Moment) {
		d := m.Before.Decision()
		for _, p := range prompts {
			if d.Player > 0 && d.Prompt == p && len(m.Before.AppendActions(nil)) > 1 {
				view := m.Before.Clone().(*med.State)
				view.Redact(d.Player)
				list = append(list, view)
			}
		}
	}
	_, err := table.Play(seed)
	require.NoError(t, err)
	return list
}

// admiral returns one that has thought about a view, and gathered its plans.
func admiral(view *med.State) *bot {
	m := newBot(ai.Spec{Level: ai.Admiral, Seed: 1}).(*bot)
	if !m.Begin(view, view.Decision().Player) {
		m.captain.Think(ai.Tireless)
		m.gather(ai.Tireless)
	}
	m.search.Spend = ai.Tireless
	m.quit = false
	return m
}

// Plans to be rehearsed differ, the captain's is the first, and each begins with a legal
// action.
func TestPlansDiffer(t *testing.T) {
	several := 0
	list := questions(t, 3, med.Bidding, med.Purchases, med.Movement, med.AskPrice)
	for i, view := range list {
		if i%5 != 0 {
			continue
		}
		m := admiral(view)
		for j, p := range m.plans {
			require.NoError(t, view.Check(p.actions[0]))
			for _, q := range m.plans[:j] {
				require.NotEqual(t, q.actions, p.actions)
			}
		}
		if len(m.plans) > 1 {
			require.Equal(t, m.plan.actions, m.plans[0].actions)
			several++
		}
	}
	require.Greater(t, several, 5)
}

// Rehearsals depend on nothing but the plan and the luck.
func TestRehearsalsRepeat(t *testing.T) {
	for i, view := range questions(t, 3, med.Movement) {
		if i%15 != 0 {
			continue
		}
		m := admiral(view)
		f := m.search
		f.root, f.me = *view, m.me
		first := f.Rehearse(&line{Plan: &m.plans[0]}, 5)
		f.Rehearse(&line{Plan: &m.plans[len(m.plans)-1]}, 6)
		require.Equal(t, first, f.Rehearse(&line{Plan: &m.plans[0]}, 5))
	}
}

// A search that is called off leaves the captain's plan.
func TestSearchIsCalledOff(t *testing.T) {
	off := 0
	for i, view := range questions(t, 3, med.Movement, med.Bidding) {
		if i%11 != 0 {
			continue
		}
		m := admiral(view)
		positions := 0
		m.search.Spend = func() bool { positions++; return positions < 40 }
		best := m.search.choose(view, m.me, m.plans, m.skill.budget, 1)
		require.LessOrEqual(t, positions, 40)
		if m.search.Quit {
			off++
			require.Equal(t, m.plans[0].actions, best.actions)
		}
	}
	require.Positive(t, off)
}

// Nobody refuses what it would itself have offered: two thirds of a price for what a port
// produces.
func TestNobodyRefusesItsOwnOffer(t *testing.T) {
	asked := 0
	for seed := uint64(1); seed < 5; seed++ {
		for _, view := range questions(t, seed, med.AnswerCounter) {
			d := &view.Deal
			if d.Port == 0 || d.Counter < d.Price*2/3 {
				continue
			}
			asked++
			for _, level := range []ai.Level{ai.Apprentice, ai.Merchant, ai.Captain, ai.Admiral, ai.Doge} {
				m := newBot(ai.Spec{Level: level, Seed: seed})
				if !m.Begin(view, view.Decision().Player) {
					m.Think(ai.Tireless)
				}
				require.Equal(t, med.Accept, m.Best().Verb, level)
			}
		}
	}
	require.Positive(t, asked)
}

// The chances to win of all seats add up to one, and money makes them better.
func TestOddsAreOnesOrAnothers(t *testing.T) {
	for seats := 2; seats <= game.MaxSeats; seats++ {
		m := market{weights: &captainWeights}
		turn := int8(0)
		captainsPlay(t, seats, 4, func(s *med.State, _ game.Action) {
			if s.Turn == turn {
				return
			}
			turn = s.Turn
			var sum int64
			for p := game.Player(1); int8(p) <= s.Seats; p++ {
				odds := m.odds(s, p)
				richer := *s
				richer.Ducats[p] += 10
				require.GreaterOrEqual(t, m.odds(&richer, p), odds)
				sum += odds
			}
			require.InDelta(t, rehearse.Certain, sum, game.MaxSeats)
		})
	}
}

// Mirrored dice show what is left to seven, in whatever order fights come.
func TestFightsMeetTheSameDice(t *testing.T) {
	h := newHarbour(t, 2, 4, venice)
	h.port("venezia", venice, 3)
	first, second := h.galley(venice, "napoli", 4), h.galley(venice, "sardegna", 4)
	prey, other := h.galley(genoa, "napoli", 5), h.galley(genoa, "sardegna", 5)
	f := newSearch()
	losses := func(mirrored bool, fights ...[2]med.GalleyID) (left []int8) {
		s := &f.now
		*s = *h.State
		f.dice, f.fight, f.thrown, f.mirrored = 7, med.Fight{}, 0, mirrored
		for _, fight := range fights {
			s.Apply(game.Action{By: venice, Verb: med.Attack, Obj: [3]game.Ref{game.Ship(fight[0]), game.Ship(fight[1])}}, nil)
			f.Deal()
		}
		for _, g := range []med.GalleyID{first, prey, second, other} {
			left = append(left, s.Galleys[g].Sailors)
		}
		return left
	}
	one, two := [2]med.GalleyID{first, prey}, [2]med.GalleyID{second, other}
	require.Equal(t, losses(false, one, two), losses(false, two, one))
	require.Equal(t, losses(false, one)[:2], losses(false, two, one)[:2])
}
