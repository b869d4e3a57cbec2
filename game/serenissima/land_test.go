package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS4_22_AfterAWonFightForAPort(t *testing.T) {
	won := func(t *testing.T, sailors int8, cargo ...Good) *scene {
		p := at(t, 4).port("antakya", red, 1).port("genova", red, 1).galley(1, blue, "z_antakya", sailors, cargo...).galley(2, orange, "z_antakya", 5).active(1)
		return p.do("1 attack ship:1 port:antakya", "* roll dice:1 dice:0").asks(blue, Occupy)
	}
	t.Run("one sailor or more, up to the size", func(t *testing.T) {
		p := won(t, 5)
		require.Equal(t, []string{"ship:1port:antakyacount:0", "ship:1port:antakyacount:1", "ship:1port:antakyacount:2", "ship:1port:antakyacount:3"},
			compact(p.offers("land")))
		require.Equal(t, 3, p.cannot("1 land ship:1 port:antakya count:4", WhyTooMany, "S4.22").N)
		p.cannot("1 land ship:1 port:genova count:1", WhyElsewhere, "S4.24")
		p.cannot("1 end", WhyNotAsked, "S3.1")
		p.do("1 land ship:1 port:antakya count:2").holds("antakya", blue, 2).has(1, 3)
		p.saw("moved landed by 1 sailor:1 from ship:1 to port:antakya n=2", "took taken by 1 port:antakya from seat:2 to seat:1", "ended activation by 1 ship:1")
		require.EqualValues(t, 1, p.PortCount(red))
	})
	t.Run("not more than there are", func(t *testing.T) {
		require.Equal(t, 2, won(t, 2).cannot("1 land ship:1 port:antakya count:3", WhyTooMany, "S4.22").N)
	})
	t.Run("the last one sinks the galley with its cubes", func(t *testing.T) {
		p := won(t, 2, Gold).do("1 land ship:1 port:antakya count:2").holds("antakya", blue, 2).sunk(1)
		p.saw("removed lost good:gold from ship:1 to box n=1", "removed sunk by 1 ship:1 from area:z_antakya to box")
		require.EqualValues(t, 10, p.Supply[Gold])
	})
	t.Run("nobody: the port is neutral", func(t *testing.T) {
		p := won(t, 3).do("1 land ship:1 port:antakya count:0").holds("antakya", game.Nobody, 0).has(1, 3)
		p.saw("took neutral port:antakya from seat:2", "ended activation by 1 ship:1")
	})
	t.Run("both sides gone: the port is neutral", func(t *testing.T) {
		p := at(t, 4).port("antakya", red, 1, Wood).port("genova", red, 1).galley(1, blue, "z_antakya", 1, Gold).galley(2, orange, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 port:antakya", "* roll dice:1 dice:1").sunk(1).holds("antakya", game.Nobody, 0).stores("antakya", Wood).asks(orange, Activate)
		p.saw("took neutral port:antakya from seat:2")
	})
	t.Run("ruling: at once, without blockade, and the activation ends", func(t *testing.T) {
		won(t, 2).do("1 land ship:1 port:antakya count:1").asks(orange, Activate) // Orange has five sailors there and is not asked
	})
}

func TestS4_23_TheOnlyPort(t *testing.T) {
	p := at(t, 4).port("tunis", red, 1).galley(1, blue, "z_tunis", 4).galley(2, red, "z_tunis", 1).active(1)
	p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0") // galleys lying there can be attacked
	require.Equal(t, game.Seat(red), p.cannot("1 attack ship:1 port:tunis", WhyLastPort, "S4.23").Refs[0])
	p = at(t, 4).port("tunis", red, 1).port("acre", red, 1).galley(1, blue, "z_tunis", 4).active(1)
	p.can("1 attack ship:1 port:tunis")
}

func TestS4_24_NeutralPorts(t *testing.T) {
	t.Run("no fight, any number of zones", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 2).galley(2, orange, "z_ionio", 1).active(1)
		p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis", "1 land ship:1 port:tunis count:1").holds("tunis", blue, 1).has(1, 1)
		p.saw("moved landed by 1 sailor:1 from ship:1 to port:tunis n=1", "took taken by 1 port:tunis to seat:1", "ended activation by 1 ship:1").asks(orange, Activate)
	})
	t.Run("one to as many as it holds; the last one sinks the galley", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_antakya", 4, Gold).active(1)
		require.Len(t, p.offers("land"), 3)
		p.cannot("1 land ship:1 port:antakya count:0", WhyNoSuchThing, "S1")
		require.Equal(t, 3, p.cannot("1 land ship:1 port:antakya count:4", WhyTooMany, "S4.22").N)
		p = at(t, 4).galley(1, blue, "z_antakya", 1, Gold).active(1).do("1 land ship:1 port:antakya count:1").sunk(1).holds("antakya", blue, 1)
		require.EqualValues(t, 10, p.Supply[Gold])
	})
	t.Run("only here, only the active galley", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 2).galley(2, blue, "z_tunis", 2).active(1)
		require.Equal(t, game.Area(p.Board.zone("z_tunis")), p.cannot("1 land ship:1 port:alger count:1", WhyElsewhere, "S4.24").Refs[0])
		p.cannot("1 land ship:2 port:tunis count:1", WhyNotActive, "S4")
	})
	t.Run("who has strictly more sailors on galleys may forbid it", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 3).galley(2, red, "z_tunis", 3).galley(9, black, "z_ionio", 1).active(1)
		p.do("1 land ship:1 port:tunis count:2").holds("tunis", blue, 2)
		p = at(t, 4).galley(1, blue, "z_tunis", 3).galley(2, red, "z_tunis", 4).galley(3, orange, "z_tunis", 5).active(1) // in the starting zone too
		p.do("1 land ship:1 port:tunis count:2").asks(orange, AskLanding).holds("tunis", game.Nobody, 0)
		require.EqualValues(t, 2, p.LandSailors)
		p.do("3 allow").asks(red, AskLanding).do("2 allow").holds("tunis", blue, 2).asks(red, Activate)
	})
	t.Run("forbidden", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 3).galley(2, red, "z_tunis", 4).active(1).do("1 land ship:1 port:tunis count:2", "2 forbid")
		p.asks(blue, Thwarted).holds("tunis", game.Nobody, 0).has(1, 3).saw("chose forbid-land by 2 ship:1 to area:z_tunis")
	})
	t.Run("ruling: a new attempt when a galley is sunk and they are no longer more", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 4).galley(2, red, "z_tunis", 1).galley(3, red, "z_tunis", 1).galley(4, red, "z_tunis", 4).galley(5, orange, "z_tunis", 5).active(1)
		p.do("1 land ship:1 port:tunis count:1").asks(red, AskLanding).do("2 forbid")
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").asks(blue, Fighting)
		require.Equal(t, game.Seat(red), p.cannot("1 land ship:1 port:tunis count:1", WhyBarred, "S4.24").Refs[0]) // five against four
		p.do("1 attack ship:1 ship:3", "* roll dice:1 dice:0")
		p.do("1 land ship:1 port:tunis count:1").asks(orange, AskLanding) // everybody who may is asked anew
		p.do("3 forbid").asks(blue, Thwarted).cannot("1 attack ship:1 ship:4", WhyOnlyForbidder, "S4.14a")
		p.do("1 attack ship:1 ship:5", "* roll dice:4 dice:1", "1 fight-on", "* roll dice:1 dice:0").sunk(5).has(1, 3)
		// Red, who forbade the first landing, has more sailors again.
		require.Equal(t, game.Seat(red), p.cannot("1 land ship:1 port:tunis count:1", WhyBarred, "S4.24").Refs[0])
		p.do("1 attack ship:1 ship:4", "* roll dice:3 dice:0", "1 fight-on", "* roll dice:1 dice:0", "1 land ship:1 port:tunis count:1").holds("tunis", blue, 1)
	})
}

// Also the player in the last seat, whose sailors are still more.
func TestS4_24_BarredByTheLastSeat(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_tunis", 3).galley(2, black, "z_tunis", 1).galley(3, black, "z_tunis", 4).active(1)
	p.do("1 land ship:1 port:tunis count:1", "4 forbid", "1 attack ship:1 ship:2", "* roll dice:1 dice:0")
	require.Equal(t, game.Seat(black), p.cannot("1 land ship:1 port:tunis count:1", WhyBarred, "S4.24").Refs[0])
}

func TestS4_25_ClosedPortsAreOutOfReach(t *testing.T) {
	p := at(t, 2).close("tunis").galley(1, blue, "z_tunis", 3).active(1)
	require.Equal(t, game.Port(p.portID("tunis")), p.cannot("1 land ship:1 port:tunis count:1", WhyPortClosed, "S4.25").Refs[0])
	p.cannot("1 attack ship:1 port:tunis", WhyPortClosed, "S4.25")
	p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis", "1 sail ship:1 area:z_sicilia") // but its zone can be crossed
}

func TestS4_26_TheEndOfAnActivation(t *testing.T) {
	t.Run("ruling: taking a port ends it, and so does stopping", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 4, Gold).galley(2, red, "z_tunis", 1).galley(3, orange, "z_ionio", 1).active(1)
		p.do("1 land ship:1 port:tunis count:1").asks(red, Activate)
		p = at(t, 4).port("tunis", red, 1).port("genova", red, 1).galley(1, blue, "z_tunis", 4, Gold).galley(3, orange, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 port:tunis", "* roll dice:1 dice:0", "1 land ship:1 port:tunis count:1").asks(orange, Activate)
		p = at(t, 4).port("tunis", red, 3).port("genova", red, 1).galley(1, blue, "z_tunis", 4, Gold).galley(3, orange, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 port:tunis", "* roll dice:1 dice:0", "1 stop").asks(orange, Activate).holds("tunis", red, 2)
	})
}
