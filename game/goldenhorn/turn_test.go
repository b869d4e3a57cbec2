package goldenhorn

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestG3_1_AttackThenMove(t *testing.T) {
	// Seat 1 has a ship on 5 and could rob two ships of seat 2.
	p := at(t, 2).ship("fleet1-one", 5, 1, "green:2").ship("fleet2-two", 1, 1, "green:2").ship("fleet2-three", 2, 1, "red:2").
		hand(1, "pink:2 green:2").begin(1).asks(1, BeforeMove)
	p.can("1 attack ship:fleet2-two card:pink card:pink", "1 sail ship:fleet1-one", "1 load ship:fleet1-two good:red")
	p.cannot("1 end", WhyMoveFirst, "G3.1") // somebody must move
	p.do("1 attack ship:fleet2-two card:pink card:pink").asks(1, BeforeMove)
	p.cannot("1 attack ship:fleet2-three card:green card:green", WhyAttacked, "G3.1") // one attack
	p.cannot("1 end", WhyMoveFirst, "G3.1")
	p.do("1 sail ship:fleet1-one").do("1 stop").asks(1, AfterMove)
	p.cannot("1 load ship:fleet1-two good:red", WhyMoved, "G3.1") // one ship
	p.cannot("1 sail ship:fleet1-one", WhyMoved, "G3.1")
	p.do("1 end").asks(2, BeforeMove)

	p = at(t, 2).ship("fleet1-one", 5, 1, "green:2").ship("fleet2-two", 1, 1, "green:2").hand(1, "pink:2").begin(1)
	p.cannot("2 sail ship:fleet2-two", WhyNotAsked, "G3.1")
	p.cannot("1 sail ship:fleet2-two", WhyNotYours, "G3.1")
	p.do("1 sail ship:fleet1-one", "1 stop") // the attack is a choice
	p.cannot("1 attack ship:fleet2-two card:pink card:pink", WhyMoved, "G3.1")
	p.do("1 end").asks(2, BeforeMove)
	p.cannot("2 load ship:fleet1-two good:red", WhyNotYours, "G3.1")
}

func TestG3_2_AMoveAlwaysExists(t *testing.T) {
	moves := func(p *scene) int {
		n := 0
		for _, verb := range []string{"load", "take-mercenaries", "take-people", "take-peasants", "sail", "turn-back"} {
			n += len(p.offers(verb))
		}
		return n
	}
	for fleet := game.Player(1); fleet <= 4; fleet++ {
		for c := Red; c <= Blue; c++ {
			for alone := range FleetShips { // two ships in Venice, one in Constantinople
				p := at(t, 4).port(Venice, c.String()+":9").port(Constantinople, c.String()+":6")
				p.Ships[FleetShips*int(fleet-1)+alone+1].Place = p.Last
				require.NotZero(t, moves(p.begin(fleet)), "fleet %d, ship %d apart, %s cubes", fleet, alone, c)
			}
		}
	}
	// All are at sea, with ships before and behind and Modone full.
	p := at(t, 2).ship("fleet1-one", 1, 1, "green:1").ship("fleet1-two", 2, -1, "green:1").ship("fleet1-three", 3, 1, "red:1").
		ship("fleet2-one", 4, 1, "green:1").ship("fleet2-two", 4, -1, "green:1").ship("fleet2-three", 5, -1, "red:1").begin(1)
	require.Equal(t, []string{"ship:fleet1-one", "ship:fleet1-two", "ship:fleet1-three"}, p.offers("sail"))
	// No ship leaves a start harbour empty.
	p = at(t, 2).ship("fleet1-one", 8, 0, "").begin(1)
	e := p.cannot("1 sail ship:fleet1-one", WhyLoadFirst, "G5.1")
	require.Equal(t, game.Port(Constantinople), e.Refs[1])
	p.cannot("1 turn-back ship:fleet1-one", WhyLoadFirst, "G5.1")
}

func TestG3_3_TheTurnIsClosed(t *testing.T) {
	p := at(t, 3).ship("fleet1-one", 5, 1, "green:2").begin(1)
	p.do("1 sail ship:fleet1-one", "1 stop")
	p.cannot("2 load ship:fleet2-one good:red", WhyNotAsked, "G3.1")
	p.do("1 end").saw("ended turn by 1", "turned turn by 2 seat:2 n=32").asks(2, BeforeMove)
	t.Run("ruling: as a step of its own even if nothing else can be done", func(t *testing.T) {
		p := at(t, 3).ship("fleet1-one", 12, 1, "green:2").deckIs("").begin(1)
		p.do("1 sail ship:fleet1-one").settle().asks(1, AfterMove)
		require.Equal(t, []string{"1 end"}, p.list())
	})
}

func TestG3_4_DiscardsLieOpen(t *testing.T) {
	p := at(t, 2).ship("fleet1-two", 1, 1, "green:2").ship("fleet2-two", 2, 1, "green:2").hand(1, "red:2 pink:2 blue:1").begin(1)
	p.do("1 attack ship:fleet2-two card:red card:pink").saw("paid pirates by 1 card:red from seat:1 to ship:fleet2-two n=1")
	p.do("1 sail ship:fleet1-two").is("fleet1-two", 3, 1, "green:2").do("1 wind card:pink")
	require.Equal(t, [NumColours + 1]int8{Red: 1, Pink: 2}, p.Discards)
	view := p.Clone().(*State)
	view.Redact(2)
	require.Equal(t, p.Discards, view.Discards)
	t.Run("ruling: the discards of this turn too become the deck; without any no card is drawn", func(t *testing.T) {
		p := at(t, 2).ship("fleet1-one", 6, 1, "green:2").ship("fleet2-two", 2, 1, "green:2").hand(1, "red:1 pink:1 green:1").
			hand(2, "red:8 pink:8 orange:9 yellow:9 green:8 blue:9").begin(1)
		p.do("1 attack ship:fleet2-two card:red card:pink", "1 sail ship:fleet1-one").is("fleet1-one", 7, 1, "green:2")
		p.do("1 wind card:green").saw("turned shuffle box n=3")
		require.Equal(t, [NumColours + 1]int8{Red: 1, Pink: 1, Green: 1}, p.Deck)
		require.Zero(t, p.Discards)
		p.draw("green", "pink", "red").asks(1, AfterMove)
		// All cards are in the hands.
		p = at(t, 2).ship("fleet1-one", 7, 1, "green:2").hand(1, "red:9 pink:9 orange:9").hand(2, "yellow:9 green:9 blue:9").begin(1)
		p.do("1 sail ship:fleet1-one").asks(1, AfterMove).holds(1, "red:9 pink:9 orange:9").is("fleet1-one", 8, 0, "")
		require.Zero(t, p.DeckSize)
	})
}

func TestG3_5_NoHandLimit(t *testing.T) {
	p := at(t, 2).ship("fleet1-one", 7, 1, "green:2").hand(1, "red:9 pink:9 orange:9 yellow:9").begin(1)
	p.do("1 sail ship:fleet1-one").draw("green", "green", "blue").asks(1, AfterMove).holds(1, "red:9 pink:9 orange:9 yellow:9 green:2 blue:1")
	require.Equal(t, []string{"1 end"}, p.list())
}

func TestG7_1_AnEmptyHarbourEndsTheGame(t *testing.T) {
	p := at(t, 2).port(Constantinople, "green:3").port(Venice, "red:9").ship("fleet1-one", 8, 0, "").bagIs("", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").over("harbour", "port:constantinople")
	require.True(t, p.Result().Over)
	// As long as something is left, the game goes on.
	p = at(t, 2).port(Constantinople, "green:3 blue:1").port(Venice, "red:9").ship("fleet1-one", 8, 0, "").bagIs("", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").asks(1, Underway).lies(Constantinople, "blue:1")
	p = at(t, 2).port(Constantinople, "green:3").port(Venice, "red:9").ship("fleet1-one", 8, 0, "").bagIs("yellow:1", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").refill("yellow").asks(1, Underway).lies(Constantinople, "yellow:1")
}

func TestG7_2_TheEndAnnounced(t *testing.T) {
	all := "red:1 pink:1 orange:1 yellow:1 green:1 blue:1"
	p := at(t, 2).ship("fleet1-one", 5, 1, "green:2").store(1, all).begin(1).can("1 sail ship:fleet1-one") // may
	p.do("1 announce").saw("chose announced by 1 seat:1").over("announced")
	p = at(t, 2).store(1, "red:4 pink:2 orange:3 yellow:3 green:2").begin(1)
	e := p.cannot("1 announce", WhyColoursMissing, "G7.2")
	require.Equal(t, game.Good(Blue), e.Refs[0])
	require.Equal(t, 1, e.N)
	t.Run("ruling: in the own turn before or after the move, leading or not", func(t *testing.T) {
		p := at(t, 2).ship("fleet1-one", 2, 1, "green:2").ship("fleet2-two", 6, 1, "green:2").ship("fleet1-two", 7, 1, "red:1").store(1, all).store(2, all).
			store(2, "red:5").hand(1, "pink:2 yellow:1").begin(1)
		p.copy().do("1 announce").over("announced")
		require.Greater(t, p.Result().Score[2], p.Result().Score[1])
		p.cannot("2 announce", WhyNotAsked, "G3.1") // never in another's turn
		p.do("1 attack ship:fleet2-two card:pink card:pink")
		p.copy().do("1 announce").over("announced")
		q := p.copy().do("1 load ship:fleet1-three good:red").asks(game.Chance, Refill)
		q.cannot("1 announce", WhyNotAsked, "G3.1")
		q.settle().asks(1, Underway).cannot("1 announce", WhyNotNow, "G7.2")
		q = p.copy().do("1 sail ship:fleet1-two").asks(game.Chance, Cards)
		q.cannot("1 announce", WhyNotAsked, "G3.1")
		q.settle().asks(1, AfterMove).do("1 announce").over("announced")
		p.do("1 sail ship:fleet1-one", "1 stop", "1 end").cannot("1 announce", WhyNotAsked, "G3.1")
		p.can("2 announce")
	})
}

func TestG7_3_EveryEndIsAtOnce(t *testing.T) {
	t.Run("ruling: the ship does not sail, nothing more is played", func(t *testing.T) {
		p := at(t, 3).port(Venice, "green:4").port(Constantinople, "red:9").bagIs("", 2).begin(1)
		p.do("1 load ship:fleet1-one good:green").over("harbour", "port:venice").is("fleet1-one", 0, 0, "green:4")
		require.Empty(t, p.list())
		p.cannot("1 end", WhyNotAsked, "G3.1")
		p.cannot("2 load ship:fleet2-one good:red", WhyNotAsked, "G3.1")
		require.Zero(t, p.Result().Score[1])
		// An announcement in the middle of a round.
		p = at(t, 3).store(2, "red:1 pink:1 orange:1 yellow:1 green:1 blue:1").begin(2)
		p.do("2 announce").over("announced")
		require.Empty(t, p.list())
	})
}

// A player that robs and turns round as often as it can, never announces and
// never conquers: nobody can play longer.
type tarrying struct {
	rand game.Rand
	list []game.Action
}

func (p *tarrying) choose(s game.State) game.Action {
	p.list = s.AppendActions(p.list[:0])
	for _, v := range []game.Verb{Attack, TurnBack} {
		for _, a := range p.list {
			if a.Verb == v {
				return a
			}
		}
	}
	for {
		a := p.list[p.rand.IntN(len(p.list))]
		if a.Verb != Announce && a.Verb != Conquer && a.Verb != GoOn && a.Verb != Wind {
			return a
		}
	}
}

func TestG11_1_EveryGameEnds(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		for _, expansion := range []string{"no", "yes"} {
			for seed := range uint64(6) {
				s := newGame(t, seats, "expansion", expansion, "modone-cards", "on").State
				p := &tarrying{rand: game.NewRand(seed)}
				d := &game.Dealer{Rand: game.NewRand(seed)}
				n := 0
				for ; s.Decision().Player != game.Nobody; n++ {
					require.Less(t, n, New().Info().LongestGame)
					if s.Decision().Player == game.Chance {
						s.Apply(d.Deal(s), nil)
					} else {
						s.Apply(p.choose(s), nil)
					}
				}
				harbour := s.Ports[Venice].Size() == 0 || s.Ports[Constantinople].Size() == 0
				require.True(t, harbour, fmt.Sprint(seats, expansion, seed))
			}
		}
	}
	// A voyage has one turning at most.
	p := at(t, 2).ship("fleet1-one", 6, 1, "").begin(1).do("1 turn-back ship:fleet1-one", "1 stop", "1 end")
	move(p).do("2 end")
	p.cannot("1 turn-back ship:fleet1-one", WhyTurned, "G5.7")
}
