package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// views calls f with every position of some random games, as the seat that decides sees it.
func views(t *testing.T, games uint64, f func(s *State, by game.Player)) {
	for seed := range games {
		o := gametest.Options(2+int(seed%3), "expansion", []string{"no", "yes"}[seed%2], "modone-cards", "on")
		_, err := gametest.RandomGame(New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if by := s.Decision().Player; by > game.Nobody {
				view := s.Clone().(*State)
				view.Redact(by)
				f(view, by)
			}
		})
		require.NoError(t, err)
	}
}

func TestG4_1_WhatIsExposed(t *testing.T) {
	p := at(t, 2).ship("fleet2-one", 1, 1, "green:2").ship("fleet2-two", 2, 1, "").ship("fleet2-three", 4, 1, "red:2")
	require.True(t, p.Exposed(p.shipID("fleet2-one")))
	require.False(t, p.Exposed(p.shipID("fleet2-two")), "empty")
	require.False(t, p.Exposed(p.shipID("fleet2-three")), "in Modone")
	require.False(t, p.Exposed(p.shipID("fleet1-one")), "in a start harbour")
	require.False(t, p.Exposed(p.shipID("fleet3-one")), "not in play")
	q := at(t, 2, "expansion", "yes").ship("fleet2-one", 1, 1, "mercenary:2")
	require.False(t, q.Exposed(q.shipID("fleet2-one")), "G9.9: guarded")
}

// The pairs are the attacks that the rules allow, and nothing that is not exposed can be attacked.
func TestG4_2_PairsAreTheAttacksOfTheRules(t *testing.T) {
	attacks := 0
	views(t, 12, func(s *State, by game.Player) {
		if s.Decision().Prompt != BeforeMove || s.Attacked {
			return
		}
		for i := ShipID(1); i <= MaxShips; i++ {
			var legal [][2]Colour
			for _, a := range s.AppendActions(nil) {
				if a.Verb == Attack && a.Obj[0] == game.Ship(i) {
					legal = append(legal, [2]Colour{Colour(a.Obj[1].ID), Colour(a.Obj[2].ID)})
				}
			}
			attacks += len(legal)
			if s.Ships[i].Owner == by || !s.Exposed(i) {
				require.Empty(t, legal)
				continue
			}
			require.ElementsMatch(t, legal, s.Pairs(by, i))
		}
	})
	require.Positive(t, attacks)
}

// Three of four cards fit: two of them are a pair in any hand of two that has not the fourth.
func TestG4_2_RiskIsExact(t *testing.T) {
	p := at(t, 3).ship("fleet1-three", 1, 1, "red:1").begin(1) // of green, yellow and pink
	for c := Red; c <= Blue; c++ {
		p.Discards[c] = p.Board.Cards[c]
	}
	p.Discards[Pink] -= 2
	p.Discards[Green]--
	p.Discards[Red]--
	p.HandSize[2] = 2
	r := p.Risk(p.shipID("fleet1-three"), 1)
	require.InDelta(t, 0.5, r.Chance, 1e-12)
	require.Equal(t, []Rival{{2, r.Chance}}, r.Rivals)

	p.HandSize[3] = 2 // all four are in the two hands: one of them holds two that fit, for certain
	r = p.Risk(p.shipID("fleet1-three"), 1)
	require.InDelta(t, 1, r.Chance, 1e-12)
	require.Len(t, r.Rivals, 2)
	require.InDelta(t, 0.5, r.Rivals[1].Chance, 1e-12)

	p.HandSize[2], p.HandSize[3] = 1, 1
	require.Empty(t, p.Risk(p.shipID("fleet1-three"), 1).Rivals, "nobody has two cards")
}

// As often as one of those who can attack before the owner moves again holds a pair when the
// hidden cards are dealt again and again (G3.1).
func TestG3_1_RiskIsThatOfAllWhoCanAttackBefore(t *testing.T) {
	const deals = 300
	random := game.NewRand(1)
	tried, several := 0, 0
	views(t, 12, func(s *State, by game.Player) {
		for i := s.Fleet(by); i < s.Fleet(by)+FleetShips; i++ {
			if !s.Exposed(i) {
				continue
			}
			if tried++; tried%5 > 0 {
				continue
			}
			risk, robbed := s.Risk(i, by), 0
			for range deals {
				world := s.Clone().(*State)
				world.Resample(by, &random)
				for _, r := range risk.Rivals {
					if len(world.Pairs(r.Seat, i)) > 0 {
						robbed++
						break
					}
				}
			}
			require.InDelta(t, float64(robbed)/deals, risk.Chance, 0.1)
			for _, r := range risk.Rivals {
				require.LessOrEqual(t, r.Chance, risk.Chance+1e-12)
			}
			if len(risk.Rivals) > 1 {
				several++
			}
		}
	})
	require.Greater(t, several, 10)
}

// A rival who has attacked in this turn, or who moves already, has had the chance (G3.1).
func TestG3_1_WhoHasHadTheChance(t *testing.T) {
	p := at(t, 3).ship("fleet1-three", 1, 1, "red:1").hand(2, "green:2").hand(3, "green:2").begin(2)
	seats := func() (list []game.Player) {
		for _, r := range p.Risk(p.shipID("fleet1-three"), 1).Rivals {
			list = append(list, r.Seat)
		}
		return list
	}
	require.Equal(t, []game.Player{2, 3}, seats())
	p.Attacked = true
	require.Equal(t, []game.Player{3}, seats())
}
