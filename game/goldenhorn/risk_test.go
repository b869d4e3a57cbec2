package goldenhorn

import (
	"slices"
	"strings"
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

// The risk is the share of all ways to deal the cards that a seat does not see in which one of the rivals holds a
// pair, and each rival's own that in which that one does.
func TestG4_2_RiskIsTheShareOfAllDeals(t *testing.T) {
	for _, x := range []struct {
		sizes [game.MaxSeats + 1]int8 // of the hands of the rivals of the first seat
		left  string                  // cards that this seat does not see
		turn  game.Player             // whose turn it is
	}{
		{[5]int8{2: 2, 3: 2}, "pink pink green red blue orange", 1},
		{[5]int8{2: 3, 3: 2}, "pink yellow green red red blue blue", 1},
		{[5]int8{2: 2, 3: 2, 4: 3}, "pink yellow green red red blue orange orange", 1},
		{[5]int8{2: 3, 3: 3, 4: 1}, "green red red red blue blue orange yellow", 1},
		{[5]int8{2: 4, 3: 3, 4: 1}, "pink green green red red blue orange orange", 3},
	} {
		p := at(t, 4).ship("fleet1-three", 1, 1, "red:1").begin(x.turn) // of green, yellow and pink
		ship := p.shipID("fleet1-three")
		p.Discards = p.Board.Cards
		var cards []Colour
		for _, name := range strings.Fields(x.left) {
			c := Colour(slices.Index(cubeIDs, name))
			cards = append(cards, c)
			p.Discards[c]--
		}
		p.Hands[1], p.HandSize = [NumColours + 1]int8{}, x.sizes
		risk := p.Risk(ship, 1)
		require.NotEmpty(t, risk.Rivals)
		all, robbed := 0, 0
		alone := map[game.Player]int{}
		deals(cards, func(order []Colour) {
			all++
			any := false
			from := 0
			for seat := game.Player(2); seat <= 4; seat++ {
				hand := order[from : from+int(x.sizes[seat])]
				from += len(hand)
				fitting := 0
				for _, c := range hand {
					if p.Board.Ships[ship].Sails[c] > 0 {
						fitting++
					}
				}
				if fitting >= 2 && slices.ContainsFunc(risk.Rivals, func(r Rival) bool { return r.Seat == seat }) {
					alone[seat]++
					any = true
				}
			}
			if any {
				robbed++
			}
		})
		require.InDelta(t, float64(robbed)/float64(all), risk.Chance, 1e-9, x.left)
		for _, r := range risk.Rivals {
			require.InDelta(t, float64(alone[r.Seat])/float64(all), r.Chance, 1e-9, x.left)
		}
	}
}

// deals calls f with all orders of some cards.
func deals(cards []Colour, f func([]Colour)) {
	var next func(int)
	next = func(n int) {
		if n == len(cards) {
			f(cards)
			return
		}
		for i := n; i < len(cards); i++ {
			cards[n], cards[i] = cards[i], cards[n]
			next(n + 1)
			cards[n], cards[i] = cards[i], cards[n]
		}
	}
	next(0)
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
