package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestG9_1_WhatIsAdded(t *testing.T) {
	p := newGame(t, 2, "expansion", "yes")
	require.EqualValues(t, 20, p.Supply)
	require.EqualValues(t, 8, p.Bag[Black])
	require.EqualValues(t, 8, p.Bag[White])
	for _, c := range []struct {
		option string
		costs  []int8
		points []int8
	}{
		{"standard", []int8{2, 3, 4, 5, 6}, []int8{3, 6, 8, 10, 12}},
		{"alternative", []int8{2, 3, 4, 4, 5}, []int8{3, 6, 9, 9, 12}},
	} {
		p := newGame(t, 2, "expansion", "yes", "territories", c.option)
		for i, name := range []string{"zara", "durazzo", "negroponte", "candia", "galata"} {
			info := p.Land(TerritoryID(i + 1))
			require.Equal(t, name, info.ID)
			require.Equal(t, c.costs[i], info.Mercenaries, name)
			require.Equal(t, c.points[i], info.Points, name)
		}
	}
	// Without it there is none of that.
	p = newGame(t, 2)
	require.Zero(t, p.Supply+p.Bag[Black]+p.Bag[White])
	p = at(t, 2).begin(1)
	for _, text := range []string{"1 take-mercenaries ship:fleet1-one", "1 take-people ship:fleet1-one", "1 take-peasants ship:fleet1-one",
		"1 conquer territory:zara count:2", "1 swap"} {
		p.cannot(text, WhyNoExpansion, "G9")
	}
}

func TestG9_2_TenInEachHarbour(t *testing.T) {
	p := filling(t, "expansion", "yes")
	require.EqualValues(t, 106, p.BagSize)
	p.weights(map[string]int32{"good:red port:venice": 15, "good:pink port:venice": 15, "good:orange port:venice": 15, "good:yellow port:venice": 15,
		"good:green port:venice": 15, "good:blue port:venice": 15, "good:black port:venice": 8, "good:white port:venice": 8})
	p.refill("black", "white", "red", "red", "red", "red", "red", "red", "red", "red").lies(Venice, "mercenary:2 red:8")
	require.Equal(t, Constantinople, p.Filling)
	// Refilled to ten; figures and peasants count.
	p = dominion(t, 2).supplyIs(0, 2).port(Venice, "green:4 peasant:3 red:3").begin(1)
	p.do("1 load ship:fleet1-one good:green").refill("red", "red", "red", "red").asks(1, Underway).lies(Venice, "peasant:3 red:7")
}

func TestG9_3_DrawnOneByOne(t *testing.T) {
	t.Run("ruling: a black or white cube is dealt with before the next is drawn, at set-up too", func(t *testing.T) {
		p := filling(t, "expansion", "yes")
		p.refill("white").lies(Venice, "mercenary:1")
		require.EqualValues(t, 8, p.Bag[White], "it can be drawn again")
		p.refill("white", "black").lies(Venice, "mercenary:3")
		p = dominion(t, 2).supplyIs(1, 2).port(Venice, "green:3 red:7").begin(1).do("1 load ship:fleet1-one good:green")
		p.refill("white").lies(Venice, "mercenary:1 red:7").refill("black").lies(Venice, "mercenary:1 peasant:1 red:7")
	})
}

func TestG9_4_FiguresForBlackAndWhite(t *testing.T) {
	p := dominion(t, 2).port(Venice, "green:3 red:7").begin(1).do("1 load ship:fleet1-one good:green")
	p.refill("black").saw("removed aside good:black from box n=1", "placed refill sailor:mercenary from box to port:venice n=1")
	require.Equal(t, []int8{1, 7, 19}, []int8{p.Aside, p.Bag[Black], p.Supply})
	size := p.BagSize
	p.refill("white").saw("drew returned good:white from box to box n=1", "placed refill sailor:mercenary from box to port:venice n=1")
	require.Equal(t, []int8{1, 8, 18}, []int8{p.Aside, p.Bag[White], p.Supply})
	require.Equal(t, size, p.BagSize)
	p.lies(Venice, "mercenary:2 red:7")
}

func TestG9_5_PeasantsWhenNoFigureIsLeft(t *testing.T) {
	p := dominion(t, 2).supplyIs(0, 2).port(Venice, "green:3 red:7").port(Constantinople, "red:3").bagIs("red:3 black:6", 2).begin(1)
	require.EqualValues(t, 2, p.Aside)
	p.do("1 load ship:fleet1-one good:green")
	p.refill("white").saw("placed refill sailor:peasant from box to port:venice n=1").lies(Venice, "peasant:1 red:7")
	require.Equal(t, []int8{1, 8, 6}, []int8{p.Aside, p.Bag[White], p.Bag[Black]})
	t.Run("ruling: the black cube just drawn can take its own place", func(t *testing.T) {
		p := dominion(t, 2).supplyIs(0, 2).port(Venice, "green:3 red:7").begin(1).do("1 load ship:fleet1-one good:green")
		require.Zero(t, p.Aside)
		p.refill("black").saw("removed aside good:black from box n=1", "placed refill sailor:peasant from box to port:venice n=1")
		p.lies(Venice, "peasant:1 red:7")
		require.Equal(t, []int8{0, 7}, []int8{p.Aside, p.Bag[Black]})
	})
}

func TestG9_6_NothingForAWhiteCube(t *testing.T) {
	t.Run("ruling: another is drawn; with only white cubes left the refill ends", func(t *testing.T) {
		// All black cubes are peasants aboard.
		p := dominion(t, 2).supplyIs(0, 2).port(Venice, "green:3 red:7").ship("fleet2-one", 5, 1, "peasant:8").begin(1)
		p.do("1 load ship:fleet1-one good:green").asks(game.Chance, Refill)
		for _, o := range p.AppendOutcomes(nil) { // the white one that goes back is not worth telling
			require.NotEqual(t, game.Good(White), o.Action.Obj[0])
		}
		require.Error(t, p.Check(p.action("* draw-cube good:white port:venice")))
		p.refill("red").lies(Venice, "red:8")
		// Only white cubes are left.
		p = dominion(t, 2).supplyIs(0, 2).port(Venice, "green:3 red:7").port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:8").bagIs("", 2).begin(1)
		p.do("1 load ship:fleet1-one good:green").asks(1, Underway).lies(Venice, "red:7")
		require.Equal(t, p.Bag[White], p.BagSize)
		// With a figure in the supply white cubes still bring it.
		p = dominion(t, 2).supplyIs(2, 2).port(Venice, "green:3 red:7").port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:8").bagIs("", 2).begin(1)
		p.do("1 load ship:fleet1-one good:green").weights(map[string]int32{"good:white port:venice": 8})
		p.refill("white", "white").asks(1, Underway).lies(Venice, "red:7 mercenary:2")
	})
}

func TestG9_7_TakingPeopleAboard(t *testing.T) {
	p := dominion(t, 2).port(Venice, "red:2 mercenary:3 peasant:2").supplyIs(0, 2).begin(1)
	for ship := range FleetShips { // any ship
		name := p.Board.Ships[ship+1].ID
		p.can("1 take-mercenaries ship:"+name, "1 take-people ship:"+name, "1 take-peasants ship:"+name)
	}
	p.copy().do("1 take-mercenaries ship:fleet1-one").saw("moved cargo by 1 sailor:mercenary from port:venice to ship:fleet1-one n=3").
		is("fleet1-one", 0, 0, "mercenary:3").lies(Venice, "red:2 peasant:2")
	p.copy().do("1 take-people ship:fleet1-one").saw("moved cargo by 1 sailor:mercenary from port:venice to ship:fleet1-one n=3",
		"moved cargo by 1 sailor:peasant from port:venice to ship:fleet1-one n=2").is("fleet1-one", 0, 0, "mercenary:3 peasant:2").lies(Venice, "red:2")
	p.copy().do("1 load ship:fleet1-two good:red").is("fleet1-two", 0, 0, "red:2").lies(Venice, "mercenary:3 peasant:2") // goods or people
	p.copy().do("1 take-peasants ship:fleet1-one").refill("red").lies(Venice, "red:3 mercenary:3")
	// All that is there; who is not there cannot be taken.
	q := dominion(t, 2).port(Venice, "red:2 mercenary:2").ship("fleet1-two", 2, 1, "green:1").begin(1)
	require.Equal(t, game.Port(Venice), q.cannot("1 take-peasants ship:fleet1-one", WhyNoPeasants, "G9.7").Refs[0])
	q.cannot("1 take-people ship:fleet1-one", WhyNoPeasants, "G9.7")
	q.cannot("1 take-mercenaries ship:fleet1-two", WhyUnderway, "G5.1")
	q.cannot("1 take-mercenaries ship:fleet2-one", WhyNotYours, "G3.1")
	q = dominion(t, 2).supplyIs(0, 2).port(Venice, "red:2 peasant:2").begin(1)
	require.Equal(t, game.Port(Venice), q.cannot("1 take-mercenaries ship:fleet1-one", WhyNoMercenaries, "G9.7").Refs[0])
	q.cannot("1 take-people ship:fleet1-one", WhyNoMercenaries, "G9.7")
	t.Run("ruling: peasants all or none", func(t *testing.T) {
		p.cannot("1 take-peasants ship:fleet1-one count:1", WhyNoSuchThing, "G1")
		p.copy().do("1 take-peasants ship:fleet1-one").is("fleet1-one", 0, 0, "peasant:2").lies(Venice, "red:2 mercenary:3")
	})
}

func TestG9_8_PeopleAtSeaAndAshore(t *testing.T) {
	p := dominion(t, 2).supplyIs(0, 2).port(Venice, "red:2 peasant:2").hand(1, "blue:1").begin(1)
	p.do("1 take-peasants ship:fleet1-one").settle().is("fleet1-one", 1, 1, "peasant:2").do("1 go-on").is("fleet1-one", 2, 1, "peasant:2")
	p = dominion(t, 2).supplyIs(4, 2).ship("fleet1-two", 7, 1, "mercenary:3 peasant:2").begin(1)
	p.do("1 sail ship:fleet1-two").saw("moved unloaded by 1 sailor:mercenary from ship:fleet1-two to seat:1 n=3",
		"moved unloaded by 1 sailor:peasant from ship:fleet1-two to seat:1 n=2")
	p.draw("red", "red").asks(1, AfterMove).owns(1, "mercenary:3 peasant:2").is("fleet1-two", 8, 0, "")
	require.EqualValues(t, 5, p.StoreSize[1])
}

func TestG9_9_PiratesAndPeople(t *testing.T) {
	p := dominion(t, 2).supplyIs(4, 2).ship("fleet2-one", 1, 1, "mercenary:1").ship("fleet2-two", 2, 1, "mercenary:1 peasant:3").
		ship("fleet2-three", 3, 1, "peasant:2").hand(1, "blue:2 pink:2 green:2").begin(1)
	p.cannot("1 attack ship:fleet2-one card:blue card:blue", WhyGuarded, "G9.9")
	p.cannot("1 attack ship:fleet2-two card:pink card:pink", WhyGuarded, "G9.9")
	p.do("1 attack ship:fleet2-three card:green card:green").saw("took pirates by 1 sailor:peasant from ship:fleet2-three to seat:1 n=1")
	p.is("fleet2-three", 3, 1, "peasant:1").owns(1, "peasant:1")
}

// warlord is a turn in which seat 1 has people ashore and a ship at sea on 5.
func warlord(t testing.TB, people string, supply int8) *scene {
	return dominion(t, 2).ship("fleet1-one", 5, 1, "green:1").store(1, people).supplyIs(supply, 2)
}

func TestG9_10_PeasantsInHarboursAreRelieved(t *testing.T) {
	p := warlord(t, "mercenary:3", 0).port(Venice, "red:2 peasant:2").port(Constantinople, "red:3 peasant:3").begin(1)
	p.do("1 conquer territory:durazzo count:3").saw("placed relieved sailor:mercenary from box to port:venice n=2", "removed relieved sailor:peasant from port:venice to box n=2",
		"placed relieved sailor:mercenary from box to port:constantinople n=1", "removed relieved sailor:peasant from port:constantinople to box n=1")
	require.Equal(t, []int8{0, 3}, []int8{p.Supply, p.Aside}) // their cubes are put aside
	t.Run("ruling: at once, Venice first, before anybody swaps", func(t *testing.T) {
		p.lies(Venice, "red:2 mercenary:2").lies(Constantinople, "red:3 mercenary:1 peasant:2")
		p := warlord(t, "mercenary:3 peasant:1", 0).port(Venice, "red:2 peasant:3").begin(1)
		p.do("1 conquer territory:durazzo count:3").asks(1, BeforeMove).lies(Venice, "red:2 mercenary:3")
		p.cannot("1 swap", WhySupplyEmpty, "G9.11")
	})
	// Those aboard and ashore stay.
	p = warlord(t, "mercenary:3 peasant:1", 0).ship("fleet1-two", 6, 1, "peasant:2").begin(1)
	p.do("1 conquer territory:durazzo count:3").is("fleet1-two", 6, 1, "peasant:2").owns(1, "peasant:1")
	require.EqualValues(t, 3, p.Supply)
}

func TestG9_11_SwappingPeasantsAshore(t *testing.T) {
	p := warlord(t, "peasant:2", 1).ship("fleet1-two", 6, 1, "peasant:3").begin(1)
	p.do("1 swap").saw("placed swapped by 1 sailor:mercenary from box to seat:1 n=1", "removed swapped by 1 sailor:peasant from seat:1 to box n=1")
	p.owns(1, "mercenary:1 peasant:1").is("fleet1-two", 6, 1, "peasant:3")
	require.Equal(t, []int8{0, 1}, []int8{p.Supply, p.Aside})
	require.EqualValues(t, 2, p.StoreSize[1])
	p.cannot("1 swap", WhySupplyEmpty, "G9.11")
	q := warlord(t, "mercenary:2", 5).ship("fleet1-two", 6, 1, "peasant:3").begin(1) // never those aboard
	q.cannot("1 swap", WhyNoPeasants, "G9.11")
	t.Run("ruling: before the move or after it", func(t *testing.T) {
		p := warlord(t, "peasant:4", 5).ship("fleet2-two", 2, 1, "green:1").hand(1, "pink:2").begin(1).do("1 swap")
		p.cannot("2 swap", WhyNotAsked, "G3.1")
		p.do("1 attack ship:fleet2-two card:pink card:pink", "1 swap", "1 sail ship:fleet1-one")
		p.cannot("1 swap", WhyNotNow, "G9.11")
		p.do("1 stop", "1 swap").owns(1, "mercenary:3 peasant:1 green:1") // as often as it helps
	})
}

func TestG9_12_Conquest(t *testing.T) {
	p := warlord(t, "mercenary:9 red:1", 3).land("candia", 2).begin(1)
	p.do("1 conquer territory:galata count:6").saw("paid conquest by 1 sailor:mercenary from seat:1 to territory:galata n=6",
		"took conquest by 1 territory:galata from box to seat:1 n=12").owns(1, "mercenary:3 red:1")
	require.Equal(t, game.Player(1), p.Lands[5])
	require.EqualValues(t, 4, p.StoreSize[1])
	p.cannot("1 conquer territory:zara count:2", WhyConquered, "G9.12") // one a turn
	p.do("1 sail ship:fleet1-one", "1 stop").cannot("1 conquer territory:zara count:2", WhyConquered, "G9.12")
	p.do("1 end")
	move(p).do("2 end").can("1 conquer territory:zara count:2")
	e := p.cannot("1 conquer territory:candia count:3", WhyLandTaken, "G9.12") // that nobody has
	require.Equal(t, [3]game.Ref{game.Territory(4), game.Seat(2)}, e.Refs)
	p.cannot("1 conquer territory:galata count:3", WhyLandTaken, "G9.12")
	t.Run("ruling: before the move or after it", func(t *testing.T) {
		p := warlord(t, "mercenary:9", 3).ship("fleet2-two", 2, 1, "green:1").hand(1, "pink:2").begin(1).can("1 conquer territory:zara count:2")
		p.cannot("2 conquer territory:zara count:2", WhyNotAsked, "G3.1")
		p.do("1 attack ship:fleet2-two card:pink card:pink").can("1 conquer territory:zara count:2").do("1 sail ship:fleet1-one")
		p.cannot("1 conquer territory:zara count:2", WhyNotNow, "G9.12")
		p.do("1 stop", "1 conquer territory:zara count:2").asks(1, AfterMove)
		p.do("1 end").cannot("1 conquer territory:durazzo count:3", WhyNotAsked, "G3.1")
	})
}

func TestG9_13_Payment(t *testing.T) {
	p := warlord(t, "mercenary:3 peasant:6", 0).begin(1)
	require.Equal(t, []string{"territory:zara count:0", "territory:zara count:1", "territory:zara count:2",
		"territory:durazzo count:0", "territory:durazzo count:1", "territory:durazzo count:2", "territory:durazzo count:3",
		"territory:negroponte count:1", "territory:negroponte count:2", "territory:negroponte count:3",
		"territory:candia count:2", "territory:candia count:3", "territory:galata count:3"}, p.offers("conquer"))
	p.do("1 conquer territory:durazzo count:1").saw("paid conquest by 1 sailor:mercenary from seat:1 to territory:durazzo n=1",
		"paid conquest by 1 sailor:peasant from seat:1 to territory:durazzo n=4").owns(1, "mercenary:2 peasant:2")
	require.Equal(t, []int8{1, 4}, []int8{p.Supply, p.Aside}) // figures to the supply, peasants aside
	// Exactly.
	q := warlord(t, "mercenary:4 peasant:1", 0).begin(1)
	require.Equal(t, 2, q.cannot("1 conquer territory:zara count:3", WhyTooMany, "G9.13").N)
	require.Equal(t, 1, q.cannot("1 conquer territory:zara count:1", WhyTooFewPeasants, "G9.13").N)
	require.Equal(t, 1, q.cannot("1 conquer territory:candia count:5", WhyTooFewMercenaries, "G9.13").N)
	require.Equal(t, []string{"territory:zara count:2", "territory:durazzo count:3", "territory:negroponte count:4"}, q.offers("conquer"))
}

func TestG9_14_TheLastTerritoryEndsTheGame(t *testing.T) {
	p := warlord(t, "mercenary:2", 3).land("durazzo", 2).land("negroponte", 2).land("candia", 1).begin(1)
	p.copy().land("galata", 2).do("1 conquer territory:zara count:2").over("lands").saw("took conquest by 1 territory:zara from box to seat:1 n=3")
	p.do("1 conquer territory:zara count:2").asks(1, BeforeMove) // one is left
}

func TestG9_14_AHarbourWithoutGoodsAndMercenaries(t *testing.T) {
	// The bag has nothing but white cubes, and there are figures enough for the harbour but no more.
	venice := func(text string, figures int8) *scene {
		return dominion(t, 2).supplyIs(figures, 2).port(Venice, text).port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:6").bagIs("", 2).begin(1)
	}
	venice("green:3 red:1 peasant:2", 0).do("1 load ship:fleet1-one good:green").asks(1, Underway).lies(Venice, "red:1 peasant:2")
	venice("green:3 mercenary:1", 1).do("1 load ship:fleet1-one good:green").refill("white", "white").asks(1, Underway).lies(Venice, "mercenary:1 peasant:2")
	t.Run("ruling: peasants alone do not count", func(t *testing.T) {
		p := venice("green:3 peasant:2", 0)
		p.copy().do("1 load ship:fleet1-one good:green").over("harbour", "port:venice").lies(Venice, "peasant:2").is("fleet1-one", 0, 0, "green:3")
		p.do("1 take-peasants ship:fleet1-one").asks(1, Underway).lies(Venice, "green:3")
	})
}

func TestG9_15_PointsOfTheExpansion(t *testing.T) {
	p := dominion(t, 3).store(1, "red:2 mercenary:3 peasant:2").land("zara", 1).land("galata", 1).land("durazzo", 2).begin(1)
	p.score([]int32{2 + 3 + 2 + 3 + 12, 6, 0}, []int8{1, 2, 3})
	p = dominion(t, 2, "territories", "alternative").store(1, "red:1 pink:1 orange:1 yellow:1 green:1 blue:1 mercenary:1").land("negroponte", 1).begin(1)
	p.do("1 announce").saw("scored goods by 1 seat:1 to seat:1 n=6", "scored rows by 1 seat:1 to seat:1 n=4",
		"scored dominion by 1 seat:1 to seat:1 n=9", "scored people by 1 seat:1 to seat:1 n=1").score([]int32{20, 0}, []int8{1, 2})
}

func TestG9_16_WhiteCubesStayInTheBag(t *testing.T) {
	// Nothing but white cubes, a figure left: the harbour cannot be empty.
	p := dominion(t, 2).supplyIs(1, 2).port(Venice, "green:3").port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:8").bagIs("", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").refill("white").asks(1, Underway).lies(Venice, "mercenary:1")
	require.EqualValues(t, 8, p.Bag[White])
	// The same with a black cube put aside.
	p = dominion(t, 2).supplyIs(0, 2).port(Venice, "green:3").port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:7").bagIs("", 2).begin(1)
	require.EqualValues(t, 1, p.Aside)
	p.do("1 load ship:fleet1-one good:green").refill("white").over("harbour", "port:venice").lies(Venice, "peasant:1") // one peasant is no help, G9.14
	// Neither.
	p = dominion(t, 2).supplyIs(0, 2).port(Venice, "green:3").port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:8").bagIs("", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").over("harbour", "port:venice")
}
