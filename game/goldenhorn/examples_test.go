package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// The examples of section 12 of RULES.md. X1 to X4 and X10 are on the route of
// the function at, with fleets 1 and 2.

func TestX1_LeavingVenice(t *testing.T) {
	p := at(t, 2).port(Venice, "red:2 green:4 blue:3").hand(1, "yellow:1").begin(1)
	p.can("1 load ship:fleet1-one good:green", "1 load ship:fleet1-one good:blue")
	p.cannot("1 load ship:fleet1-one good:red", WhyOwnSails, "G5.1")
	p.do("1 load ship:fleet1-one good:green").is("fleet1-one", 0, 0, "green:4").refill("pink", "pink", "blue", "red")
	p.is("fleet1-one", 1, 1, "green:4").do("1 go-on").is("fleet1-one", 2, 1, "green:4").holds(1, "yellow:1")
	q := p.copy().do("1 wind card:yellow").is("fleet1-one", 3, 1, "green:4")
	q.asks(1, Underway)
	p.Hands[1], p.HandSize[1] = [NumColours + 1]int8{}, 0
	require.Equal(t, []string{"1 stop"}, p.list())
}

func TestX2_ShipsArePassedOver(t *testing.T) {
	p := at(t, 2).ship("fleet1-two", 1, 1, "green:1").ship("fleet2-two", 2, -1, "green:1").begin(1)
	p.do("1 load ship:fleet1-one good:green").settle().is("fleet1-one", 3, 1, "green:1")
	p = at(t, 2).ship("fleet1-one", 4, 1, "green:1").ship("fleet1-two", 5, 1, "green:1").ship("fleet2-two", 6, -1, "green:1").
		ship("fleet2-three", 7, 1, "red:1").begin(1)
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 8, 0, "").asks(game.Chance, Cards)
}

func TestX3_ModoneFullOrNot(t *testing.T) {
	for _, ways := range [][2]int8{{1, 1}, {1, -1}, {-1, -1}} {
		full := func() *scene {
			return at(t, 2).ship("fleet2-one", 4, ways[0], "green:1").ship("fleet2-two", 4, ways[1], "green:1")
		}
		full().ship("fleet1-one", 3, 1, "green:1").begin(1).do("1 sail ship:fleet1-one").is("fleet1-one", 5, 1, "green:1")
		full().ship("fleet1-one", 6, -1, "green:1").ship("fleet1-two", 5, 1, "green:1").begin(1).
			do("1 sail ship:fleet1-one").is("fleet1-one", 3, -1, "green:1")
	}
	one := func() *scene { return at(t, 2).ship("fleet2-one", 4, 1, "green:1") }
	one().ship("fleet1-one", 3, 1, "green:1").begin(1).do("1 sail ship:fleet1-one").is("fleet1-one", 4, 1, "green:1")
	one().ship("fleet1-one", 6, -1, "green:1").ship("fleet1-two", 5, 1, "green:1").begin(1).
		do("1 sail ship:fleet1-one").is("fleet1-one", 4, -1, "green:1")
}

func TestX4_Robbery(t *testing.T) {
	p := at(t, 2).ship("fleet2-two", 2, 1, "green:2").ship("fleet1-one", 5, 1, "blue:1").hand(1, "red:4 pink:4 blue:2").begin(1)
	require.Equal(t, []string{"ship:fleet2-two card:red card:red", "ship:fleet2-two card:red card:pink", "ship:fleet2-two card:pink card:pink"}, p.offers("attack"))
	p.cannot("1 attack ship:fleet2-two card:red card:blue", WhyNotOnSails, "G4.2")
	q := at(t, 2).ship("fleet2-two", 4, 1, "green:2").hand(1, "red:4 pink:4").begin(1)
	require.Empty(t, q.offers("attack"))
	p.do("1 attack ship:fleet2-two card:red card:pink", "1 sail ship:fleet1-one", "1 stop", "1 end").is("fleet2-two", 2, 1, "green:1")
	p.cannot("2 turn-back ship:fleet2-two", WhyLaden, "G5.7")
	move(p).do("2 end", "1 attack ship:fleet2-two card:pink card:pink").is("fleet2-two", 2, 1, "").owns(1, "green:2")
	move(p).do("1 end").can("2 turn-back ship:fleet2-two")
}

func TestX5_TheDeckRunsOut(t *testing.T) {
	p := at(t, 2).ship("fleet1-one", 7, 1, "green:2").hand(2, "red:8 pink:9 orange:9").deckIs("red:1").begin(1)
	p.do("1 sail ship:fleet1-one").weights(map[string]int32{"seat:1 card:red": 1})
	p.draw("red").saw("drew card by 1 card:red from box to seat:1 n=1", "turned shuffle box n=27")
	p.weights(map[string]int32{"seat:1 card:yellow": 9, "seat:1 card:green": 9, "seat:1 card:blue": 9})
	p.draw("blue", "yellow").asks(1, AfterMove).holds(1, "red:1 yellow:1 blue:1")
}

func TestX6_AnEmptyBag(t *testing.T) {
	p := at(t, 2).port(Venice, "red:2 green:7").port(Constantinople, "red:9").bagIs("red:1 blue:1", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").refill("red", "blue").asks(1, Underway)
	require.EqualValues(t, 4, p.Ports[Venice].Size())
	p = at(t, 2).port(Venice, "green:9").port(Constantinople, "red:9").bagIs("", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").over("harbour", "port:venice").is("fleet1-one", 0, 0, "green:9")
	require.Zero(t, p.Result().Score[1])
}

func TestX7_Rows(t *testing.T) {
	for text, score := range map[string]int32{
		"red:3 pink:2 orange:2 yellow:1 green:1 blue:1": 14,
		"red:1 pink:1 orange:1 yellow:1 green:1 blue:1": 10,
		"red:2 pink:2 orange:2 yellow:2 green:2 blue:2": 20,
		"red:2 pink:2 orange:2 yellow:1 green:1 blue:1": 13,
	} {
		at(t, 2).store(1, text).begin(1).score([]int32{score, 0}, []int8{1, 2})
	}
}

func TestX8_PayingForTerritories(t *testing.T) {
	pays := func(people, territory string) []string {
		found := []string{}
		for _, text := range dominion(t, 2).store(1, people).begin(1).offers("conquer") {
			if len(text) > len(territory) && text[:len(territory)] == territory {
				found = append(found, text[len(territory)+1:])
			}
		}
		return found
	}
	require.Equal(t, []string{"count:3"}, pays("mercenary:3", "territory:durazzo"))
	require.Equal(t, []string{"count:2"}, pays("mercenary:2 peasant:2", "territory:durazzo"))
	require.Equal(t, []string{"count:1"}, pays("mercenary:1 peasant:4", "territory:durazzo"))
	require.Equal(t, []string{"count:0"}, pays("peasant:6", "territory:durazzo"))
	require.Empty(t, pays("peasant:3", "territory:"))
	p := dominion(t, 2).store(1, "mercenary:1 peasant:3").begin(1)
	require.Equal(t, []string{"territory:zara count:1"}, p.offers("conquer"))
	p.do("1 conquer territory:zara count:1").owns(1, "peasant:1")
}

func TestX9_PeasantsRelieved(t *testing.T) {
	p := dominion(t, 2).port(Venice, "red:2 peasant:2").port(Constantinople, "red:2 peasant:1").store(1, "mercenary:4 peasant:2").supplyIs(0, 2).begin(1)
	p.cannot("1 swap", WhySupplyEmpty, "G9.11")
	p.do("1 conquer territory:negroponte count:4").lies(Venice, "red:2 mercenary:2").lies(Constantinople, "red:2 mercenary:1")
	require.EqualValues(t, 1, p.Supply)
	p.do("1 swap").owns(1, "mercenary:1 peasant:1").cannot("1 swap", WhySupplyEmpty, "G9.11")
}

func TestX10_TurningRound(t *testing.T) {
	p := at(t, 2).ship("fleet1-one", 2, 1, "").begin(1)
	p.do("1 turn-back ship:fleet1-one").is("fleet1-one", 1, -1, "").do("1 go-on").is("fleet1-one", 0, 0, "")
	p.draw("red", "blue", "blue").asks(1, AfterMove)
	p = at(t, 2).ship("fleet1-one", 6, 1, "").begin(1)
	p.do("1 turn-back ship:fleet1-one").is("fleet1-one", 5, -1, "").do("1 stop", "1 end")
	move(p).do("2 end").cannot("1 turn-back ship:fleet1-one", WhyTurned, "G5.7")
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 4, -1, "").do("1 end")
	move(p).do("2 end").can("1 sail ship:fleet1-one").cannot("1 turn-back ship:fleet1-one", WhyTurned, "G5.7")
}

func TestX11_OnlyWhiteCubesInTheBag(t *testing.T) {
	p := dominion(t, 2).port(Venice, "green:3 red:7").port(Constantinople, "red:1").ship("fleet2-one", 5, 1, "peasant:8").
		supplyIs(0, 2).bagIs("", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").asks(1, Underway).lies(Venice, "red:7")
}
