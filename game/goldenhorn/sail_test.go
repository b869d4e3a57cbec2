package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

func TestG5_1_LoadingOneColour(t *testing.T) {
	p := at(t, 2).port(Venice, "red:2 green:4 blue:3").begin(1)
	require.Equal(t, []string{
		"ship:fleet1-one good:green", "ship:fleet1-one good:blue",
		"ship:fleet1-two good:red", "ship:fleet1-two good:green", // orange orange blue
		"ship:fleet1-three good:red", "ship:fleet1-three good:blue", // green yellow pink
	}, p.offers("load"))
	e := p.cannot("1 load ship:fleet1-one good:red", WhyOwnSails, "G5.1")
	require.Equal(t, [3]game.Ref{game.Ship(1), game.Good(Red)}, e.Refs)
	e = p.cannot("1 load ship:fleet1-one good:pink", WhyNoneHere, "G5.1")
	require.Equal(t, [3]game.Ref{game.Port(Venice), game.Good(Pink)}, e.Refs)
	p.cannot("1 load ship:fleet1-one good:black", WhyNoSuchThing, "G1")
	p.cannot("1 sail ship:fleet1-one", WhyLoadFirst, "G5.1") // compulsory
	p.do("1 load ship:fleet1-one good:green").saw("moved cargo by 1 good:green from port:venice to ship:fleet1-one n=4").
		is("fleet1-one", 0, 0, "green:4").lies(Venice, "red:2 blue:3") // all
	// A ship that finds nothing loadable cannot be chosen.
	p = at(t, 2).port(Venice, "red:2").ship("fleet1-two", 2, 1, "green:1").begin(1)
	require.Equal(t, []string{"ship:fleet1-three good:red"}, p.offers("load"))
	// Under way nothing is loaded.
	p.cannot("1 load ship:fleet1-two good:red", WhyUnderway, "G5.1")
}

func TestG5_2_TheHarbourIsRefilled(t *testing.T) {
	p := at(t, 2).port(Venice, "red:2 green:4 blue:3").begin(1).do("1 load ship:fleet1-one good:green")
	p.asks(game.Chance, Refill).weights(map[string]int32{
		"good:red port:venice": 13 - 2, "good:pink port:venice": 15 - 2, "good:orange port:venice": 15 - 2,
		"good:yellow port:venice": 14, "good:green port:venice": 11 - 1, "good:blue port:venice": 12 - 1}) // Constantinople has some too
	p.refill("pink", "pink", "green", "red").asks(1, Underway).lies(Venice, "red:3 pink:2 green:1 blue:3")
	// If the bag runs dry it stays below nine.
	p = at(t, 2).port(Venice, "red:2 green:7").port(Constantinople, "red:9").bagIs("red:1 blue:1", 2).begin(1)
	p.do("1 load ship:fleet1-one good:green").refill("red", "blue").asks(1, Underway).lies(Venice, "red:3 blue:1")
	t.Run("ruling: only where a ship has just loaded", func(t *testing.T) {
		p := at(t, 2).port(Venice, "red:2 green:3").port(Constantinople, "red:2").begin(1)
		p.do("1 load ship:fleet1-one good:green").refill("pink", "pink", "pink", "pink", "pink", "pink", "pink").asks(1, Underway)
		p.lies(Venice, "red:2 pink:7").lies(Constantinople, "red:2")
		p = at(t, 2).port(Constantinople, "red:2").ship("fleet1-one", 7, 1, "green:2").begin(1) // an arrival is no reason
		p.do("1 sail ship:fleet1-one").settle().lies(Constantinople, "red:2")
	})
}

func TestG5_3_StepsToTheNextFreePlace(t *testing.T) {
	// Own and rival ships of either direction are passed over.
	p := at(t, 2).ship("fleet1-two", 1, -1, "green:1").ship("fleet2-one", 2, 1, "green:1").begin(1)
	p.do("1 load ship:fleet1-one good:green").settle().saw("moved by 1 ship:fleet1-one from port:venice to area:3 n=3")
	p.is("fleet1-one", 3, 1, "green:1").asks(1, Underway)
	p = at(t, 3).ship("fleet1-one", 8, -1, "green:1").ship("fleet2-one", 7, -1, "green:1").ship("fleet3-one", 5, 1, "red:1").begin(1)
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 6, -1, "green:1") // one step, no card: it is compulsory and needs no wind
}

func TestG5_4_SailsOfTheColourCarryOn(t *testing.T) {
	p := at(t, 2).ship("fleet1-three", 0, 0, "").begin(1) // green yellow pink; spaces red, yellow, pink
	p.do("1 load ship:fleet1-three good:red").settle().is("fleet1-three", 1, 1, "red:2")
	p.cannot("1 go-on", WhyNeedsWind, "G5.5")
	p = at(t, 2).ship("fleet1-three", 1, 1, "red:2").begin(1)
	p.do("1 sail ship:fleet1-three").is("fleet1-three", 2, 1, "red:2").can("1 go-on", "1 stop")
	p.do("1 go-on").saw("chose free-wind by 1 ship:fleet1-three").is("fleet1-three", 3, 1, "red:2")
	q := p.copy().do("1 stop").asks(1, AfterMove) // it may
	q.is("fleet1-three", 3, 1, "red:2")
	p.do("1 go-on").is("fleet1-three", 4, 1, "red:2").asks(1, AfterMove)
	// Before the first step the colour of the space does not matter.
	at(t, 2).ship("fleet1-three", 2, 1, "red:2").begin(1).do("1 sail ship:fleet1-three").is("fleet1-three", 3, 1, "red:2")
}

func TestG5_5_CardsCarryOn(t *testing.T) {
	p := at(t, 2).ship("fleet1-one", 1, 1, "green:2").hand(1, "yellow:1 pink:2 blue:1").begin(1)
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 2, 1, "green:2")
	e := p.cannot("1 wind card:pink", WhyOtherColour, "G5.5")
	require.Equal(t, game.Card(Yellow), e.Refs[0])
	p.can("1 stop") // may
	p.do("1 wind card:yellow").saw("paid wind by 1 card:yellow from seat:1 to ship:fleet1-one n=1").is("fleet1-one", 3, 1, "green:2")
	p.do("1 wind card:pink").is("fleet1-one", 4, 1, "green:2").holds(1, "pink:1 blue:1").asks(1, AfterMove)
	require.Equal(t, [NumColours + 1]int8{Yellow: 1, Pink: 1}, p.Discards)
	p = at(t, 2).ship("fleet1-one", 1, 1, "green:2").hand(1, "pink:2").begin(1).do("1 sail ship:fleet1-one")
	e = p.cannot("1 wind card:yellow", WhyNoCard, "G5.5")
	require.Equal(t, game.Card(Yellow), e.Refs[0])
	p.do("1 stop").cannot("1 wind card:pink", WhyNotSailing, "G5.5")
	t.Run("ruling: not where the sails have the colour; without limit, for this ship only", func(t *testing.T) {
		p := at(t, 3).ship("fleet1-two", 2, 1, "green:2").hand(1, "pink:1 orange:2 yellow:1 green:2 blue:1").begin(1) // orange orange blue
		p.do("1 sail ship:fleet1-two", "1 wind card:pink").is("fleet1-two", 4, 1, "green:2")
		e := p.cannot("1 wind card:blue", WhyFreeWind, "G5.5")
		require.Equal(t, game.Ship(2), e.Refs[0])
		p.do("1 go-on").cannot("1 wind card:orange", WhyFreeWind, "G5.5")
		p.do("1 go-on", "1 wind card:green", "1 wind card:green", "1 go-on", "1 go-on").is("fleet1-two", 10, 1, "green:2").asks(1, Underway)
		require.Equal(t, []string{"1 stop"}, p.list()) // no other ship
	})
	t.Run("ruling: on a sea space the player always says on or stop", func(t *testing.T) {
		p := at(t, 2).ship("fleet1-one", 1, 1, "green:2").begin(1).do("1 sail ship:fleet1-one").asks(1, Underway)
		require.Equal(t, []string{"1 stop"}, p.list())
	})
}

func TestG5_6_EveryMoveEndsInAHarbour(t *testing.T) {
	// Start harbours hold any number of ships: here a sixth comes in.
	p := at(t, 2).ship("fleet1-one", 1, -1, "green:2").hand(1, "red:1").begin(1)
	p.do("1 sail ship:fleet1-one").settle().is("fleet1-one", 0, 0, "").asks(1, AfterMove)
	// Modone must be entered with a free dock, ships of both directions count.
	p = at(t, 2).ship("fleet1-one", 3, 1, "green:2").ship("fleet1-two", 4, -1, "red:1").hand(1, "blue:1").begin(1)
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 4, 1, "green:2").asks(1, AfterMove)
	p.owns(1, "").holds(1, "blue:1") // nothing is unloaded
	p.cannot("1 wind card:blue", WhyNotSailing, "G5.5")
	p.do("1 end").cannot("1 load ship:fleet1-one good:green", WhyNotAsked, "G3.1")
	p = at(t, 2).ship("fleet1-one", 4, 1, "green:2").begin(1)
	p.cannot("1 load ship:fleet1-one good:green", WhyUnderway, "G5.1") // nor loaded
	// Full, it is passed over.
	p = at(t, 2).ship("fleet1-one", 3, 1, "green:2").ship("fleet1-two", 4, -1, "red:1").ship("fleet2-two", 4, 1, "green:1").begin(1)
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 5, 1, "green:2").saw("moved by 1 ship:fleet1-one from area:3 to area:5 n=2")
	p = at(t, 4).ship("fleet1-one", 8, -1, "green:2").ship("fleet2-two", 7, -1, "green:1").ship("fleet3-two", 7, 1, "green:1").begin(1)
	p.copy().do("1 sail ship:fleet1-one").is("fleet1-one", 7, -1, "green:2") // the third dock
	p.ship("fleet4-one", 7, -1, "red:1").sound()
	p.do("1 sail ship:fleet1-one").is("fleet1-one", 6, -1, "green:2")
	// A ship that leaves Modone does not come back into it.
	at(t, 2).ship("fleet1-one", 4, 1, "green:2").ship("fleet2-two", 5, 1, "green:1").begin(1).do("1 sail ship:fleet1-one").is("fleet1-one", 6, 1, "green:2")
}

func TestG5_7_TurningRound(t *testing.T) {
	p := at(t, 2).port(Constantinople, "green:2").ship("fleet1-one", 8, 0, "").begin(1)
	p.do("1 load ship:fleet1-one good:green").settle().is("fleet1-one", 7, -1, "green:2") // towards the harbour opposite
	p.do("1 stop", "1 end")
	p = at(t, 2).ship("fleet1-one", 7, -1, "green:2").begin(1)
	p.cannot("1 turn-back ship:fleet1-one", WhyLaden, "G5.7")
	p = at(t, 2).ship("fleet1-one", 6, -1, "").hand(1, "green:1").begin(1).can("1 sail ship:fleet1-one")
	p.do("1 turn-back ship:fleet1-one").saw("turned turned by 1 ship:fleet1-one to area:6", "moved by 1 ship:fleet1-one from area:6 to area:7 n=1")
	p.is("fleet1-one", 7, 1, "").cannot("1 turn-back ship:fleet1-one", WhyNotAsked, "G3.1") // at the beginning of the move only
	t.Run("ruling: at sea and in Modone, a step follows, once until a start harbour", func(t *testing.T) {
		p := at(t, 2).ship("fleet1-one", 4, 1, "").begin(1)
		p.do("1 turn-back ship:fleet1-one").is("fleet1-one", 3, -1, "").asks(1, Underway).do("1 stop", "1 end")
		move(p).do("2 end").cannot("1 turn-back ship:fleet1-one", WhyTurned, "G5.7")
		p.do("1 sail ship:fleet1-one").is("fleet1-one", 2, -1, "").do("1 stop", "1 end")
		for p.Ships[1].Place > 0 {
			move(p).do("2 end", "1 sail ship:fleet1-one").settle()
			if p.prompt == Underway {
				p.do("1 stop")
			}
			p.do("1 end")
		}
		p.is("fleet1-one", 0, 0, "")
		// A new voyage: robbed again, it may turn again.
		p = at(t, 2).ship("fleet1-one", 1, -1, "").ship("fleet2-two", 5, 1, "green:1").hand(2, "red:2").begin(1)
		p.Ships[1].Turned = true
		p.sound()
		p.do("1 sail ship:fleet1-one").settle().do("1 end", "2 sail ship:fleet2-two", "2 stop", "2 end")
		p.do("1 load ship:fleet1-one good:green").settle().is("fleet1-one", 1, 1, "green:1").do("1 stop", "1 end")
		p.do("2 attack ship:fleet1-one card:red card:red", "2 sail ship:fleet2-two", "2 stop", "2 end")
		p.do("1 turn-back ship:fleet1-one").settle().is("fleet1-one", 0, 0, "")
	})
}

// A ship in Modone stays in its dock when another leaves it, and the next one takes the dock that is free.
func TestShipsStayInTheirDocks(t *testing.T) {
	stayed := 0
	for seed := uint64(0); seed < 12; seed++ {
		var docks [MaxShips + 1]int8
		var lay [MaxShips + 1]bool
		_, err := gametest.RandomGame(New(), gametest.Options(4), seed, func(x game.State, _ game.Action, _ []game.Event) {
			s := x.(*State)
			var taken [4]bool
			for i := 1; i <= MaxShips; i++ {
				here := s.Ships[i].Place == s.Modone
				if here {
					require.False(t, taken[s.Ships[i].Dock], "two ships in dock %d", s.Ships[i].Dock)
					taken[s.Ships[i].Dock] = true
				}
				if here && lay[i] {
					require.Equal(t, docks[i], s.Ships[i].Dock, "ship %d", i)
					stayed++
				}
				docks[i], lay[i] = s.Ships[i].Dock, here
			}
		})
		require.NoError(t, err)
	}
	require.Greater(t, stayed, 1000)
}
