package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestG4_1_TargetsOfPirates(t *testing.T) {
	p := at(t, 3).ship("fleet1-three", 1, 1, "red:2").ship("fleet2-one", 2, 1, "green:2").ship("fleet2-two", 3, -1, "").
		ship("fleet3-one", 12, -1, "red:1").hand(1, "pink:2 red:2 blue:2 green:3").begin(1)
	p.can("1 attack ship:fleet2-one card:blue card:blue", "1 attack ship:fleet3-one card:green card:green") // wherever they sail
	p.cannot("1 attack ship:fleet1-three card:pink card:green", WhyOwnTarget, "G4.1")
	p.cannot("1 attack ship:fleet2-two card:pink card:pink", WhyEmptyTarget, "G4.1")
	e := p.cannot("1 attack ship:fleet3-two card:yellow card:yellow", WhyInHarbour, "G4.1")
	require.Equal(t, game.Port(Venice), e.Refs[1])
	p.cannot("1 attack ship:fleet4-one card:red card:red", WhyNotInPlay, "G2.2")
	require.Len(t, p.offers("attack"), 2)
	// Modone is a harbour too.
	p = at(t, 2).ship("fleet2-one", 4, 1, "green:2").hand(1, "blue:2").begin(1)
	e = p.cannot("1 attack ship:fleet2-one card:blue card:blue", WhyInHarbour, "G4.1")
	require.Equal(t, game.Port(Modone), e.Refs[1])
}

func TestG4_2_TwoCardsOfTheSails(t *testing.T) {
	p := at(t, 2).ship("fleet2-one", 1, 1, "green:2").ship("fleet2-two", 2, 1, "green:2").ship("fleet2-three", 3, 1, "red:2").
		hand(1, "red:2 pink:2 orange:1 yellow:1 green:2 blue:1").begin(1)
	require.Equal(t, []string{
		"ship:fleet2-two card:red card:red", // one red sail is enough
		"ship:fleet2-two card:red card:pink",
		"ship:fleet2-two card:pink card:pink",
		"ship:fleet2-three card:orange card:yellow",
		"ship:fleet2-three card:orange card:green",
		"ship:fleet2-three card:yellow card:green",
		"ship:fleet2-three card:green card:green",
	}, p.offers("attack"))
	e := p.cannot("1 attack ship:fleet2-one card:blue card:blue", WhyNoCard, "G4.2") // there is one
	require.Equal(t, game.Card(Blue), e.Refs[0])
	e = p.cannot("1 attack ship:fleet2-three card:yellow card:blue", WhyNotOnSails, "G4.2")
	require.Equal(t, [3]game.Ref{game.Card(Blue), game.Ship(6)}, e.Refs)
	e = p.cannot("1 attack ship:fleet2-three card:red card:green", WhyNotOnSails, "G4.2")
	require.Equal(t, [3]game.Ref{game.Card(Red), game.Ship(6)}, e.Refs)
	p.cannot("1 attack ship:fleet2-two card:red", WhyNoSuchThing, "G1")
	p.cannot("1 attack ship:fleet2-two card:pink card:red", WhyNoSuchThing, "G1") // one order of two cards
	p.do("1 attack ship:fleet2-three card:yellow card:green").holds(1, "red:2 pink:2 orange:1 green:1 blue:1")
	require.Equal(t, [NumColours + 1]int8{Yellow: 1, Green: 1}, p.Discards)
}

func TestG4_3_OneCubeIntoTheWarehouse(t *testing.T) {
	p := at(t, 2).ship("fleet2-two", 2, 1, "green:3").hand(1, "red:1 pink:1").store(1, "green:1").begin(1)
	p.do("1 attack ship:fleet2-two card:red card:pink").saw("chose pirates by 1 ship:fleet2-two from seat:2").saw("took pirates by 1 good:green from ship:fleet2-two to seat:1 n=1")
	p.is("fleet2-two", 2, 1, "green:2").owns(1, "green:2").owns(2, "")
	require.EqualValues(t, 2, p.StoreSize[1])
}

func TestG4_4_TheRobbedShipStays(t *testing.T) {
	p := at(t, 2).ship("fleet2-two", 6, -1, "green:1").hand(1, "red:1 pink:1").begin(1)
	p.do("1 attack ship:fleet2-two card:red card:pink").is("fleet2-two", 6, -1, "")
	move(p).do("1 end").can("2 sail ship:fleet2-two", "2 turn-back ship:fleet2-two") // it is empty now
	p.do("2 sail ship:fleet2-two").is("fleet2-two", 5, -1, "")
}
