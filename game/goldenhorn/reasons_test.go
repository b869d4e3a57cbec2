package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// A refusal is a position and an action that is illegal in it for a reason;
// refs are the texts of what the error refers to.
type refusal struct {
	at     func(t testing.TB) *scene
	action string
	rule   string
	refs   string
	n      int
}

// turn is the beginning of a turn of seat 1 of two in the base game.
func turn(build func(p *scene)) func(t testing.TB) *scene {
	return func(t testing.TB) *scene {
		p := at(t, 2)
		build(p)
		return p.begin(1)
	}
}

// rule is the same with the expansion.
func rule(build func(p *scene)) func(t testing.TB) *scene {
	return func(t testing.TB) *scene {
		p := dominion(t, 2)
		build(p)
		return p.begin(1)
	}
}

// sailed is the moment after the first step of the ship of one colour, which
// stood on a space towards Constantinople.
func sailed(place Place, hand string) func(t testing.TB) *scene {
	return func(t testing.TB) *scene {
		return at(t, 2).ship("fleet1-one", place, 1, "green:2").hand(1, hand).begin(1).do("1 sail ship:fleet1-one")
	}
}

var refusals = map[game.Reason]refusal{
	WhyNotAsked:    {turn(func(p *scene) {}), "2 end", "G3.1", "seat:1", 0},
	WhyNoSuchThing: {turn(func(p *scene) {}), "1 load ship:fleet1-one good:white", "G1", "", 0},
	WhyOtherShip: {func(t testing.TB) *scene {
		return newGame(t, 2, "fleets", "by-seat").do("* lay-tile tile:t1-a", "* lay-tile tile:t3-a", "* begin seat:2")
	},
		"2 place-ship ship:fleet2-three port:venice", "G2.4", "ship:fleet2-one", 0},
	WhyNoStart: {func(t testing.TB) *scene {
		return newGame(t, 2, "fleets", "by-seat").do("* lay-tile tile:t1-a", "* lay-tile tile:t3-a", "* begin seat:2")
	},
		"2 place-ship ship:fleet2-one port:modone", "G2.4", "", 0},
	WhyNotYours:  {turn(func(p *scene) {}), "1 load ship:fleet2-one good:red", "G3.1", "ship:fleet2-one seat:2", 0},
	WhyNotInPlay: {turn(func(p *scene) {}), "1 attack ship:fleet3-one card:green card:green", "G2.2", "ship:fleet3-one", 0},
	WhyOwnTarget: {turn(func(p *scene) { p.ship("fleet1-one", 2, 1, "green:1") }),
		"1 attack ship:fleet1-one card:red card:red", "G4.1", "ship:fleet1-one", 0},
	WhyInHarbour: {turn(func(p *scene) { p.ship("fleet2-one", 4, 1, "green:1") }),
		"1 attack ship:fleet2-one card:blue card:blue", "G4.1", "ship:fleet2-one port:modone", 0},
	WhyEmptyTarget: {turn(func(p *scene) { p.ship("fleet2-one", 5, 1, "").hand(1, "blue:2") }),
		"1 attack ship:fleet2-one card:blue card:blue", "G4.1", "ship:fleet2-one", 0},
	WhyGuarded: {rule(func(p *scene) { p.ship("fleet2-one", 5, 1, "mercenary:1 peasant:1").hand(1, "blue:2") }),
		"1 attack ship:fleet2-one card:blue card:blue", "G9.9", "ship:fleet2-one", 0},
	WhyNotOnSails: {turn(func(p *scene) { p.ship("fleet2-two", 5, 1, "green:1").hand(1, "pink:2 blue:2") }),
		"1 attack ship:fleet2-two card:pink card:blue", "G4.2", "card:blue ship:fleet2-two", 0},
	WhyNoCard: {turn(func(p *scene) { p.ship("fleet2-two", 5, 1, "green:1").hand(1, "pink:1") }),
		"1 attack ship:fleet2-two card:red card:pink", "G4.2", "card:red", 0},
	WhyAttacked: {func(t testing.TB) *scene {
		return at(t, 2).ship("fleet2-two", 5, 1, "green:2").hand(1, "pink:4").begin(1).do("1 attack ship:fleet2-two card:pink card:pink")
	}, "1 attack ship:fleet2-two card:pink card:pink", "G3.1", "", 0},
	WhyMoved:         {func(t testing.TB) *scene { return sailed(5, "")(t).do("1 stop") }, "1 sail ship:fleet1-one", "G3.1", "", 0},
	WhyMoveFirst:     {turn(func(p *scene) {}), "1 end", "G3.1", "", 0},
	WhyUnderway:      {turn(func(p *scene) { p.ship("fleet1-one", 2, 1, "") }), "1 load ship:fleet1-one good:green", "G5.1", "ship:fleet1-one", 0},
	WhyLoadFirst:     {turn(func(p *scene) {}), "1 sail ship:fleet1-one", "G5.1", "ship:fleet1-one port:venice", 0},
	WhyOwnSails:      {turn(func(p *scene) {}), "1 load ship:fleet1-two good:blue", "G5.1", "ship:fleet1-two good:blue", 0},
	WhyNoneHere:      {turn(func(p *scene) { p.port(Venice, "red:1") }), "1 load ship:fleet1-one good:blue", "G5.1", "port:venice good:blue", 0},
	WhyNoMercenaries: {rule(func(p *scene) { p.ship("fleet1-one", 8, 0, "") }), "1 take-people ship:fleet1-one", "G9.7", "port:constantinople", 0},
	WhyNoPeasants:    {rule(func(p *scene) {}), "1 take-peasants ship:fleet1-one", "G9.7", "port:venice", 0},
	WhyLaden:         {turn(func(p *scene) { p.ship("fleet1-one", 2, 1, "green:1") }), "1 turn-back ship:fleet1-one", "G5.7", "ship:fleet1-one", 0},
	WhyTurned: {turn(func(p *scene) {
		p.ship("fleet1-one", 2, 1, "")
		p.Ships[1].Turned = true
	}), "1 turn-back ship:fleet1-one", "G5.7", "ship:fleet1-one", 0},
	WhyNeedsWind: {sailed(1, "yellow:1"), "1 go-on", "G5.5", "card:yellow", 0},
	WhyFreeWind: {func(t testing.TB) *scene {
		return at(t, 2).ship("fleet1-two", 4, 1, "green:2").hand(1, "blue:1").begin(1).do("1 sail ship:fleet1-two")
	}, "1 wind card:blue", "G5.5", "ship:fleet1-two", 0},
	WhyOtherColour: {sailed(1, "pink:1"), "1 wind card:pink", "G5.5", "card:yellow", 0},
	WhyNotNow:      {sailed(1, ""), "1 announce", "G7.2", "", 0},
	WhyColoursMissing: {turn(func(p *scene) { p.store(1, "red:2 orange:1 yellow:1 blue:3") }),
		"1 announce", "G7.2", "good:pink", 2},
	WhyNoExpansion: {turn(func(p *scene) {}), "1 swap", "G9", "", 0},
	WhyConquered: {func(t testing.TB) *scene {
		return dominion(t, 2).store(1, "mercenary:9").begin(1).do("1 conquer territory:zara count:2")
	}, "1 conquer territory:durazzo count:3", "G9.12", "", 0},
	WhyLandTaken: {rule(func(p *scene) { p.store(1, "mercenary:9").land("zara", 2) }),
		"1 conquer territory:zara count:2", "G9.12", "territory:zara seat:2", 0},
	WhyTooMany:           {rule(func(p *scene) { p.store(1, "mercenary:9") }), "1 conquer territory:zara count:3", "G9.13", "", 2},
	WhyTooFewMercenaries: {rule(func(p *scene) { p.store(1, "mercenary:2") }), "1 conquer territory:galata count:6", "G9.13", "territory:galata", 4},
	WhyTooFewPeasants:    {rule(func(p *scene) { p.store(1, "mercenary:2 peasant:1") }), "1 conquer territory:durazzo count:2", "G9.13", "territory:durazzo", 1},
	WhySupplyEmpty:       {rule(func(p *scene) { p.store(1, "peasant:1").supplyIs(0, 2) }), "1 swap", "G9.11", "", 0},
	WhyNotSailing:        {turn(func(p *scene) { p.hand(1, "red:1") }), "1 wind card:red", "G5.5", "", 0},
}

// Each reason is given somewhere, with the rule and the things that the
// comments in check.go promise.
func TestEachReason(t *testing.T) {
	require.Len(t, refusals, len(reasonTable)-1)
	gametest.EachReason(t, New().Info(), func(t *testing.T, why game.Reason) gametest.Refusal {
		r := refusals[why]
		return gametest.Refusal{Scene: r.at(t).play(), Action: r.action, Rule: r.rule, Refs: r.refs, N: r.n}
	})
}

// The rules that depend on the verb.
func TestReasonsOfVerbs(t *testing.T) {
	p := sailed(1, "pink:1")(t)
	require.Equal(t, game.Card(Yellow), p.cannot("1 wind card:yellow", WhyNoCard, "G5.5").Refs[0])
	p = dominion(t, 2).store(1, "mercenary:9 peasant:1").ship("fleet1-one", 1, 1, "green:2").begin(1).do("1 sail ship:fleet1-one")
	p.cannot("1 swap", WhyNotNow, "G9.11")
	p.cannot("1 conquer territory:zara count:2", WhyNotNow, "G9.12")
	p.cannot("1 announce", WhyNotNow, "G7.2")
	p = dominion(t, 2).begin(1)
	require.Zero(t, p.cannot("1 swap", WhyNoPeasants, "G9.11").Refs[0])
}

// The card that is missing or wrong is named, whichever of the two it is.
func TestRefusedCardIsNamed(t *testing.T) {
	p := at(t, 2).ship("fleet2-two", 5, 1, "green:1").hand(1, "red:1 orange:1 yellow:1").begin(1)
	require.Equal(t, game.Card(Pink), p.cannot("1 attack ship:fleet2-two card:red card:pink", WhyNoCard, "G4.2").Refs[0])
	require.Equal(t, game.Card(Red), p.cannot("1 attack ship:fleet2-two card:red card:red", WhyNoCard, "G4.2").Refs[0])
	require.Equal(t, game.Card(Pink), p.cannot("1 attack ship:fleet2-two card:pink card:pink", WhyNoCard, "G4.2").Refs[0])
	require.Equal(t, game.Card(Orange), p.cannot("1 attack ship:fleet2-two card:orange card:yellow", WhyNotOnSails, "G4.2").Refs[0])
	require.Equal(t, game.Card(Yellow), p.cannot("1 attack ship:fleet2-two card:red card:yellow", WhyNotOnSails, "G4.2").Refs[0])
}
