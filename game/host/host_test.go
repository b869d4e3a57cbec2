package host_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/host"
	"serenissima/game/session"
)

// everyGame are the rule sets, and the toy.
var everyGame = append(catalog.All(), gametest.Toy)

// forEvery runs a test for every game.
func forEvery(t *testing.T, test func(t *testing.T, r game.Rules)) {
	for _, r := range everyGame {
		t.Run(r.Info().ID, func(t *testing.T) { test(t, r) })
	}
}

// begin begins a match of so many people, with bots on the other seats.
func begin(t *testing.T, r game.Rules, seats, people int, seed uint64) *session.Match {
	t.Helper()
	list := make([]session.Seat, seats)
	for i := range list {
		list[i] = session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i + 1}
		if i >= people {
			list[i].Kind, list[i].Level = session.Bot, "random"
		}
	}
	m, _, err := session.New(r, game.Options{Seats: seats}, list, seed)
	require.NoError(t, err)
	return m
}

// A brain chooses at random, after some thought.
type brain struct {
	rand    game.Rand
	best    game.Action
	thought int
	steps   int // that it has been given
}

func (b *brain) Start(view game.State, _ game.Player) {
	legal := view.AppendActions(nil)
	b.best, b.thought = legal[b.rand.IntN(len(legal))], 0
}

func (b *brain) Step(units int) bool {
	b.steps++
	b.thought += units
	return b.thought >= 5
}

func (b *brain) Best() game.Action { return b.best }

// brains are those of all seats.
type brains [game.MaxSeats + 1]*brain

func (b *brains) of(p game.Player) session.Brain {
	if b[p] == nil {
		b[p] = &brain{rand: game.NewRand(uint64(p))}
	}
	return b[p]
}

// planned is a plan of the seat that decides, of random actions.
func planned(s game.State, r *game.Rand) (plan []game.Action) {
	after, seat := s.Clone(), s.Decision().Player
	after.Redact(seat)
	for len(plan) < 4 {
		legal := after.AppendActions(nil)
		a := legal[r.IntN(len(legal))]
		plan = append(plan, a)
		after.Apply(a, nil)
		if !game.Yield(after, seat, nil) {
			break
		}
	}
	return plan
}

// Whole games of people are played by plans. What a plan has done is one click: it is taken back as
// a whole, as far as it can be, and made again.
func TestWholeGamesByPlans(t *testing.T) {
	forEvery(t, func(t *testing.T, r game.Rules) {
		undone, thrown := 0, 0
		for seed := range uint64(3) {
			m := begin(t, r, r.Info().MaxSeats, r.Info().MaxSeats, seed)
			changes := 0
			h := host.New(m, host.Options{Ends: host.EndPhases, Changed: func(*session.Match) { changes++ }})
			chance := game.NewRand(seed)
			told := m.Len()
			for h.Next() != host.Over {
				require.Equal(t, host.Asks, h.Next())
				before, hash := m.Len(), game.Hash(m.State())
				if err := h.Propose(planned(m.State(), &chance)...); err != nil {
					var illegal *game.Illegal
					require.ErrorAs(t, err, &illegal, "the seat could not know")
					require.Equal(t, before, m.Len())
					continue
				}
				require.NoError(t, h.Run(1))
				for _, n := range h.Take(game.Nobody) {
					told++
					if slices.ContainsFunc(n.Events, func(ev game.Event) bool { return ev.Kind == game.Rolled }) {
						require.True(t, n.Stops, "dice call for new thoughts")
						thrown++
					}
				}
				require.Equal(t, m.Len(), told, "every entry is told once")
				if m.LastRun() > before || chance.IntN(2) > 0 {
					continue
				}
				if m.Firm() > before {
					continue
				}
				after := game.Hash(m.State())
				require.NoError(t, h.Undo())
				require.Equal(t, before, m.Len(), "the whole click")
				require.Equal(t, hash, game.Hash(m.State()))
				require.NoError(t, h.Redo())
				require.Equal(t, after, game.Hash(m.State()))
				require.ErrorIs(t, h.Redo(), host.ErrNothingToRedo)
				h.Take(game.Nobody)
				undone++
			}
			require.Positive(t, changes)
			again, err := session.Restore(r, m.Options(), m.FirstSeats(), m.Seed(), m.Log())
			require.NoError(t, err)
			require.Equal(t, game.Hash(again.State()), game.Hash(m.State()))
		}
		require.Positive(t, undone)
		require.Equal(t, r.Info().ID == "goldenhorn", thrown == 0)
	})
}

// Bots think in slices, and whatever they have begun is thought anew when the match is another.
func TestBotsThinkInSlices(t *testing.T) {
	forEvery(t, func(t *testing.T, r game.Rules) {
		m := begin(t, r, r.Info().MinSeats, 0, 4)
		var list brains
		h := host.New(m, host.Options{Brain: list.of})
		require.Equal(t, host.Thinks, h.Next())
		done, err := h.Step()
		require.NoError(t, err)
		require.False(t, done, "it has not decided")
		calls := 0
		for !h.Think(1) {
			calls++
		}
		require.Equal(t, 6, calls, "it sits down, begins, and thinks for five units")
		require.True(t, h.Think(1))
		before := m.Len()
		done, err = h.Step()
		require.NoError(t, err)
		require.True(t, done)
		require.Greater(t, m.Len(), before)
		require.NoError(t, h.Run(3))
		require.Equal(t, host.Over, h.Next())
		require.False(t, h.Think(1))
	})
	m := begin(t, gametest.Toy, 2, 0, 4)
	h := host.New(m, host.Options{})
	require.NoError(t, h.Run(1), "without bots nothing happens")
	require.Equal(t, host.Thinks, h.Next())
}

// What an illegal action would do is refused and changes nothing.
func TestIllegalActionsAreRefused(t *testing.T) {
	m := begin(t, gametest.Toy, 2, 2, 1)
	h := host.New(m, host.Options{})
	before := m.Len()
	var illegal *game.Illegal
	require.ErrorAs(t, h.Propose(game.Action{By: 2, Verb: gametest.ToyThrow}, game.Action{By: 1, Verb: gametest.ToyThrow}), &illegal)
	require.Equal(t, before, m.Len())
	require.False(t, h.UnderWay())
	require.Empty(t, h.Take(game.Nobody))
	var barred *host.Barred
	require.ErrorAs(t, h.Undo(), &barred)
	require.Equal(t, session.ChanceFell, barred.Why, "coins have been dealt")
}
