package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// The examples of the book of rules, whose figures these tests assert: chapter
// G12 of assets/rulebook. Anna is seat 1, Bernat is seat 2.

// book is the position that they share. The course is pink, red, yellow (1 to 3),
// Modone (4), green, blue, orange (5 to 7), Constantinople (8).
func book(t *testing.T, options ...string) *scene {
	t.Helper()
	return along(t, 2, []string{"t2-a", "t4-a"}, options...)
}

func TestGE1_Loading(t *testing.T) {
	loaded := func(p *scene) *scene {
		p.port(Constantinople, "red:3 orange:2 green:4").ship("fleet1-two", 8, 0, "")
		return p
	}
	p := loaded(book(t)).begin(1)
	p.can("1 load ship:fleet1-two good:green").cannot("1 load ship:fleet1-two good:orange", WhyOwnSails, "G5.1")
	p.do("1 load ship:fleet1-two good:red").is("fleet1-two", 8, 0, "red:3").lies(Constantinople, "orange:2 green:4")
	p.refill("blue", "pink", "orange").lies(Constantinople, "orange:3 green:4 blue:1 pink:1").asks(1, Underway)
	p = loaded(book(t)).port(Venice, "red:9").bagIs("blue:1 pink:1", 2).begin(1)
	p.do("1 load ship:fleet1-two good:red").refill("blue", "pink").asks(1, Underway)
	require.EqualValues(t, 8, p.Ports[Constantinople].Size())
}

func TestGE2_FreeWindAndACard(t *testing.T) {
	p := book(t).port(Constantinople, "red:3 orange:2 green:4").ship("fleet1-two", 8, 0, "").hand(1, "green:1").begin(1)
	p.do("1 load ship:fleet1-two good:red").refill("blue", "pink", "orange").is("fleet1-two", 7, -1, "red:3")
	p.do("1 go-on").is("fleet1-two", 6, -1, "red:3").do("1 go-on").is("fleet1-two", 5, -1, "red:3")
	p.copy().do("1 stop").is("fleet1-two", 5, -1, "red:3").asks(1, AfterMove)
	p.do("1 wind card:green").is("fleet1-two", 4, -1, "red:3").holds(1, "").asks(1, AfterMove)
}

func TestGE3_PassingShips(t *testing.T) {
	p := book(t).ship("fleet1-one", 4, 1, "green:2").ship("fleet2-one", 5, -1, "red:1").ship("fleet2-two", 7, 1, "blue:1").
		hand(1, "blue:1").begin(1)
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 6, 1, "green:2")
	p.do("1 wind card:blue").is("fleet1-one", 8, 0, "").asks(game.Chance, Cards)
	full := func() *scene {
		return book(t).ship("fleet1-one", 3, 1, "green:2").ship("fleet2-one", 5, -1, "red:1").ship("fleet2-two", 4, 1, "blue:1")
	}
	full().ship("fleet1-two", 4, -1, "pink:1").begin(1).do("1 sail ship:fleet1-one").is("fleet1-one", 6, 1, "green:2")
	full().begin(1).do("1 sail ship:fleet1-one").is("fleet1-one", 4, 1, "green:2").asks(1, AfterMove)
}

func TestGE4_ComingHome(t *testing.T) {
	for cargo, aboard := range map[string]string{"green:4": "green:4", "": ""} {
		p := book(t).ship("fleet2-two", 1, -1, cargo).hand(1, "red:8 pink:9 yellow:4").deckIs("red:1").begin(2)
		p.do("2 sail ship:fleet2-two").is("fleet2-two", 0, 0, "").owns(2, aboard)
		p.draw("red").saw("turned shuffle box n=32").draw("blue").asks(2, AfterMove).holds(2, "red:1 blue:1")
	}
}

func TestGE5_RobbingAndTurningRound(t *testing.T) {
	p := book(t).ship("fleet2-three", 6, -1, "red:2").ship("fleet2-one", 1, -1, "pink:1").ship("fleet1-one", 5, 1, "blue:1").
		ship("fleet1-two", 3, -1, "pink:1").hand(1, "green:2 orange:2 blue:1").begin(1)
	require.Equal(t, []string{"ship:fleet2-three card:orange card:orange", "ship:fleet2-three card:orange card:green",
		"ship:fleet2-three card:green card:green"}, p.offers("attack"))
	p.cannot("1 attack ship:fleet2-three card:green card:blue", WhyNotOnSails, "G4.2")
	p.do("1 attack ship:fleet2-three card:orange card:green").owns(1, "red:1").is("fleet2-three", 6, -1, "red:1")
	require.Empty(t, p.offers("attack"))
	p.do("1 sail ship:fleet1-two").settle().do("1 stop", "1 end", "2 sail ship:fleet2-one").settle().do("2 end")
	p.do("1 attack ship:fleet2-three card:orange card:green").owns(1, "red:2").is("fleet2-three", 6, -1, "")
	p.do("1 sail ship:fleet1-two").settle().do("1 stop", "1 end")
	p.do("2 turn-back ship:fleet2-three").is("fleet2-three", 7, 1, "").do("2 go-on").is("fleet2-three", 8, 0, "")
	p.draw("pink").asks(2, AfterMove)
}

func TestGE6_CountingRows(t *testing.T) {
	for text, points := range map[string]int32{
		"red:4 pink:3 orange:3 yellow:2 green:2 blue:1": 21,
		"red:4 pink:3 orange:3 yellow:2 green:2 blue:2": 24,
		"red:5 pink:3 orange:3 yellow:2 green:2 blue:1": 22,
	} {
		book(t).store(1, text).begin(1).score([]int32{points, 0}, []int8{1, 2})
	}
}

func TestGE7_MercenariesAndPeasants(t *testing.T) {
	p := book(t, "expansion", "yes").port(Venice, "yellow:3 red:4 pink:3").supplyIs(1, 1).begin(1)
	p.do("1 load ship:fleet1-one good:yellow").refill("white").lies(Venice, "red:4 pink:3 mercenary:1")
	require.EqualValues(t, 8, p.Bag[White])
	p.refill("black", "green").lies(Venice, "red:4 pink:3 mercenary:1 peasant:1 green:1")
	require.Zero(t, p.Supply)
	p.do("1 stop", "1 end")
	for _, ship := range []string{"fleet2-one", "fleet2-two", "fleet2-three"} {
		p.can("2 take-mercenaries ship:"+ship, "2 take-people ship:"+ship, "2 take-peasants ship:"+ship)
	}
	safe := func(cargo string) []string {
		return book(t, "expansion", "yes").ship("fleet2-one", 5, 1, cargo).hand(1, "blue:2").begin(1).offers("attack")
	}
	require.Empty(t, safe("mercenary:1 peasant:1"))
	require.Len(t, safe("peasant:1"), 1)
}

func TestGE8_ATerritory(t *testing.T) {
	p := book(t, "expansion", "yes").port(Constantinople, "red:2 green:6 peasant:2").store(1, "mercenary:3 peasant:5").supplyIs(0, 2).begin(1)
	p.copy().score([]int32{8, 17}, []int8{2, 1})
	p.do("1 conquer territory:candia count:3").owns(1, "peasant:1").lies(Constantinople, "red:2 green:6 mercenary:2")
	require.EqualValues(t, 1, p.Supply)
	p.do("1 swap").owns(1, "mercenary:1")
	p.score([]int32{11, 17}, []int8{2, 1})
}
