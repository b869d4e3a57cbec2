package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS4_15_CombatValues(t *testing.T) {
	t.Run("sailors minus zones crossed, against the sailors there", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 4).galley(2, red, "z_tunis", 3).active(1)
		p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis", "1 attack ship:1 ship:2").asks(game.Chance, BattleRound).value(2, 3)
		p.saw("chose attack by 1 ship:1 to ship:2")
		require.Len(t, p.offers("roll"), 3*4)
		p = at(t, 4).port("tunis", red, 4).port("genova", red, 1).galley(1, blue, "z_alger", 4).active(1)
		p.do("1 sail ship:1 area:z_tunis", "1 attack ship:1 port:tunis").asks(game.Chance, BattleRound).value(3, 4)
	})
	t.Run("none below one", func(t *testing.T) {
		p := at(t, 4).port("tunis", red, 1).port("genova", red, 1).galley(1, blue, "z_valencia", 2).galley(2, orange, "z_tunis", 1).active(1)
		p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis")
		require.Equal(t, 1, p.cannot("1 attack ship:1 ship:2", WhyTooWeak, "S4.15").N)
		require.Equal(t, 1, p.cannot("1 attack ship:1 port:tunis", WhyTooWeak, "S4.15").N)
	})
	t.Run("ruling: fixed at the first attack, before a fort fires", func(t *testing.T) {
		p := at(t, 4).port("tunis", red, 2).port("genova", red, 1).fort("tunis").galley(1, blue, "z_alger", 5).active(1)
		p.do("1 sail ship:1 area:z_tunis", "1 attack ship:1 port:tunis").asks(game.Chance, FortVolley)
		require.EqualValues(t, 4, p.CombatCap)
		p.do("* fort-fires dice:1").value(4, 2) // four sailors are left: the first value still
		p = at(t, 4).galley(1, blue, "z_alger", 5).galley(2, red, "z_tunis", 1).galley(3, red, "z_tunis", 1).active(1)
		p.do("1 sail ship:1 area:z_tunis", "1 attack ship:1 ship:2", "* roll dice:1 dice:0", "1 attack ship:1 ship:3").value(4, 1)
	})
	t.Run("own galleys cannot be attacked and take no part", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_valencia", 3).galley(2, blue, "z_valencia", 5).galley(3, red, "z_valencia", 4).
			galley(4, red, "z_valencia", 4).active(1)
		p.cannot("1 attack ship:1 ship:2", WhyOwnTarget, "S4.15")
		p.cannot("1 attack ship:1 port:valencia", WhyOwnTarget, "S4.15")
		p.cannot("1 attack ship:2 ship:3", WhyNotActive, "S4")
		p.do("1 attack ship:1 ship:3").value(3, 4)
	})
	t.Run("only in the zone of the galley", func(t *testing.T) {
		p := at(t, 4).port("genova", red, 1).port("venezia", red, 1).galley(1, blue, "z_ionio", 3).galley(2, red, "z_creta", 1).active(1)
		require.Equal(t, game.Area(p.Board.zone("z_ionio")), p.cannot("1 attack ship:1 ship:2", WhyElsewhere, "S4.15").Refs[0])
		p.cannot("1 attack ship:1 port:genova", WhyElsewhere, "S4.15")
	})
}

func TestS4_16_ARound(t *testing.T) {
	fight := func(t *testing.T, a, d int8) *scene {
		return at(t, 4).galley(1, blue, "z_ionio", a).galley(2, red, "z_ionio", d).active(1).do("1 attack ship:1 ship:2")
	}
	p := fight(t, 3, 2)
	require.Len(t, p.offers("roll"), 4*3)
	p.do("* roll dice:1 dice:1").has(1, 2).has(2, 1) // at the same time
	p.saw("rolled attack by 1 dice:1 from ship:1 to ship:2 n=3", "rolled attack by 2 dice:1 from ship:2 to ship:1 n=2",
		"removed killed sailor:2 from ship:2 to seat:2 n=1", "removed killed sailor:1 from ship:1 to seat:1 n=1")
	p = fight(t, 3, 2).do("* roll dice:0 dice:0").never("removed").asks(blue, AskFightOn)
	p.has(1, 3).has(2, 2)
	t.Run("kills beyond the sailors present are lost", func(t *testing.T) {
		p := fight(t, 4, 1)
		reserve := p.Reserve[red]
		p.do("* roll dice:3 dice:1").sunk(2).has(1, 3)
		require.Equal(t, reserve+1, p.Reserve[red])
		p.saw("removed killed sailor:2 from ship:2 to seat:2 n=1")
	})
	t.Run("three of six faces show a skull", func(t *testing.T) {
		p := fight(t, 2, 1)
		weights := map[string]int32{}
		for _, o := range p.AppendOutcomes(nil) {
			weights[p.in.ActionText(o.Action)] = o.Weight
		}
		require.Equal(t, map[string]int32{
			"* roll dice:0 dice:0": 27, "* roll dice:1 dice:0": 54, "* roll dice:2 dice:0": 27,
			"* roll dice:0 dice:1": 27, "* roll dice:1 dice:1": 54, "* roll dice:2 dice:1": 27,
		}, weights)
	})
}

func TestS4_17_FurtherRounds(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_alger", 4).galley(2, red, "z_tunis", 5).galley(3, orange, "z_ionio", 1).active(1)
	require.Equal(t, game.Ref{}, p.Target())
	p.do("1 sail ship:1 area:z_tunis", "2 allow", "1 attack ship:1 ship:2").value(3, 5)
	require.Equal(t, game.Ship(2), p.Target())
	p.do("* roll dice:1 dice:1").asks(blue, AskFightOn)
	require.Equal(t, []string{"1 fight-on", "1 stop"}, p.list())
	p.do("1 fight-on").value(3, 4) // three sailors are left, the first value was three
	p.do("* roll dice:1 dice:1", "1 fight-on").value(2, 3)
	p.do("* roll dice:0 dice:1", "1 fight-on").value(1, 3)
	p.do("* roll dice:1 dice:0", "1 stop").asks(red, Activate).saw("ended activation by 1 ship:1")
	p.has(1, 1).has(2, 2)
	t.Run("sailors that a fort killed throw no dice", func(t *testing.T) {
		p := at(t, 4).port("tunis", red, 2).port("genova", red, 1).fort("tunis").galley(1, blue, "z_tunis", 3).active(1)
		p.do("1 attack ship:1 port:tunis", "* fort-fires dice:2").value(1, 2)
		require.Equal(t, game.Port(p.portID("tunis")), p.Target())
		p.do("* roll dice:0 dice:0", "1 fight-on").value(1, 2)
	})
	t.Run("nothing else between two rounds", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 4).galley(2, red, "z_tunis", 5).galley(3, red, "z_tunis", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:0 dice:0")
		p.cannot("1 attack ship:1 ship:3", WhyNotAsked, "S3.1")
		p.cannot("1 end", WhyNotAsked, "S3.1")
		p.cannot("1 land ship:1 port:tunis count:1", WhyNotAsked, "S3.1")
		p.cannot("1 recruit ship:1", WhyNotAsked, "S3.1")
		p.cannot("1 load ship:1 good:marble", WhyNotAsked, "S3.1")
		p.cannot("1 sail ship:1 area:z_alger", WhyNotAsked, "S3.1")
		p.cannot("1 sell ship:1 good:wine", WhyNotAsked, "S3.1")
		p.cannot("1 close port:tunis", WhyNotAsked, "S3.1")
		p.cannot("1 start-at port:genova ship:9", WhyNotAsked, "S3.1")
		p.cannot("1 take-galley ship:9", WhyNotAsked, "S3.1")
		p.cannot("1 take-cube good:wine ship:1", WhyNotAsked, "S3.1")
		p.cannot("1 leave-cubes", WhyNotAsked, "S3.1")
		p.cannot("1 allow", WhyNotAsked, "S3.1")
		p.cannot("1 roll dice:1 dice:1", WhyNotAsked, "S3.1")
		p = at(t, 4).galley(1, blue, "z_tunis", 4).active(1)
		p.cannot("1 fight-on", WhyNotAsked, "S3.1")
		p.cannot("1 stop", WhyNotAsked, "S3.1")
	})
}

func TestS4_18_EndOfAFight(t *testing.T) {
	t.Run("the attacker takes cubes into the free spaces", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 3, Wood).galley(2, red, "z_ionio", 1, Gold, Gold, Wine).active(1)
		gold, wine := p.Supply[Gold], p.Supply[Wine]
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:1").sunk(2).asks(blue, Loot).never("removed lost")
		p.saw("removed sunk by 2 ship:2 from area:z_ionio to box")
		require.Equal(t, []string{"1 take-cube good:wine ship:1", "1 take-cube good:gold ship:1", "1 leave-cubes"}, p.list())
		e := p.cannot("1 take-cube good:spice ship:1", WhyNoCube, "S4.18")
		require.Equal(t, [3]game.Ref{game.Good(Spice), game.Ship(1)}, e.Refs)
		p.do("1 take-cube good:gold ship:1").saw("took loot by 1 good:gold from area:z_ionio to ship:1 n=1").asks(blue, Loot)
		p.do("1 take-cube good:wine ship:1").asks(blue, Fighting).has(1, 2, Wood, Gold, Wine) // no space is left
		p.saw("removed lost good:gold from area:z_ionio to box n=1")
		require.Equal(t, gold+1, p.Supply[Gold])
		require.Equal(t, wine, p.Supply[Wine])
	})
	t.Run("or leaves them", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 3, Wood).galley(2, red, "z_ionio", 1, Gold, Wine).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0", "1 take-cube good:wine ship:1").asks(blue, Fighting)
		p = at(t, 4).galley(1, blue, "z_ionio", 2, Wood).galley(2, red, "z_ionio", 1, Gold, Wine).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0", "1 take-cube good:wine ship:1", "1 leave-cubes").has(1, 2, Wood, Wine)
		require.EqualValues(t, 10, p.Supply[Gold])
		p.asks(blue, Fighting)
	})
	t.Run("nobody is thrown overboard for them", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 2, Wood, Wood, Wood).galley(2, red, "z_ionio", 1, Gold).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").asks(blue, Fighting).has(1, 2, Wood, Wood, Wood)
		require.EqualValues(t, 10, p.Supply[Gold])
	})
	t.Run("without cubes nobody is asked", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 2).galley(2, red, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").asks(blue, Fighting)
	})
	t.Run("a surviving defender takes cubes too", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 2, Gold, Wine).galley(2, red, "z_ionio", 3, Wood).galley(3, orange, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:2").sunk(1).asks(red, Loot)
		p.cannot("1 take-cube good:gold ship:2", WhyNotAsked, "S3.1")
		p.do("2 take-cube good:gold ship:2", "2 take-cube good:wine ship:2").has(2, 2, Wood, Gold, Wine).asks(red, Activate)
		require.EqualValues(t, 2, p.Active)
	})
	t.Run("if both sink nobody takes anything", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 1, Gold).galley(2, red, "z_ionio", 1, Wine).galley(3, orange, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:1").sunk(1).sunk(2).asks(orange, Activate)
		require.Equal(t, [2]int8{10, 12}, [2]int8{p.Supply[Gold], p.Supply[Wine]})
		p.saw("removed lost good:wine from ship:2 to box n=1", "removed lost good:gold from ship:1 to box n=1")
	})
	t.Run("nor if a port or a fort sank the galley", func(t *testing.T) {
		p := at(t, 4).port("tunis", red, 2).port("genova", red, 1).galley(1, blue, "z_tunis", 1, Gold).galley(3, red, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 port:tunis", "* roll dice:0 dice:1").sunk(1).asks(red, Activate).holds("tunis", red, 2)
		require.EqualValues(t, 10, p.Supply[Gold])
		p = at(t, 4).port("tunis", red, 2).port("genova", red, 1).fort("tunis").galley(1, blue, "z_tunis", 1, Gold).galley(3, red, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 port:tunis", "* fort-fires dice:2").sunk(1).asks(red, Activate).holds("tunis", red, 2)
		require.EqualValues(t, 10, p.Supply[Gold])
	})
}

func TestS4_19_TheNextFight(t *testing.T) {
	p := at(t, 4).port("tunis", black, 2).port("genova", black, 1).galley(1, blue, "z_tunis", 4).galley(2, red, "z_tunis", 1).
		galley(3, orange, "z_tunis", 1).galley(4, red, "z_tunis", 2).active(1)
	p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:1").asks(blue, Fighting)
	require.Equal(t, []string{"1 attack ship:1 port:tunis", "1 attack ship:1 ship:3", "1 attack ship:1 ship:4", "1 end"}, p.list())
	p.do("1 attack ship:1 ship:3").value(3, 1).do("* roll dice:2 dice:1", "1 attack ship:1 port:tunis").value(2, 2)
	t.Run("the value never rises above the first", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 5).galley(2, red, "z_tunis", 1).galley(3, orange, "z_tunis", 1).active(1)
		p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis", "1 attack ship:1 ship:2").value(3, 1)
		p.do("* roll dice:1 dice:0", "1 attack ship:1 ship:3").value(3, 1)
	})
	t.Run("or end", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 4).galley(2, red, "z_ionio", 1).galley(3, orange, "z_ionio", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0", "1 end").asks(orange, Activate)
	})
	t.Run("a neutral port may be taken", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 4).galley(2, red, "z_tunis", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0", "1 land ship:1 port:tunis count:2").holds("tunis", blue, 2)
	})
}

func TestS4_20_APortOfAnotherPlayer(t *testing.T) {
	p := at(t, 4).port("tunis", red, 1).port("genova", red, 1).galley(1, blue, "z_tunis", 4).galley(5, red, "z_tunis", 1).galley(6, red, "z_tunis", 1).
		galley(3, black, "z_tunis", 5).active(1)
	p.cannot("1 attack ship:2 port:tunis", WhyNotActive, "S4")
	require.Equal(t, game.Ship(5), p.cannot("1 attack ship:1 port:tunis", WhyDefended, "S4.20").Refs[0])
	e := p.cannot("1 land ship:1 port:tunis count:1", WhyPortHeld, "S4.20")
	require.Equal(t, [3]game.Ref{game.Port(p.portID("tunis")), game.Seat(red)}, e.Refs)
	p.do("1 attack ship:1 ship:5", "* roll dice:1 dice:0")
	require.Equal(t, game.Ship(6), p.cannot("1 attack ship:1 port:tunis", WhyDefended, "S4.20").Refs[0])
	p.do("1 attack ship:1 ship:6", "* roll dice:1 dice:0")
	p.do("1 attack ship:1 port:tunis").asks(game.Chance, BattleRound) // Black's five cannot blockade it
	t.Run("a neutral port is not attacked", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 4).active(1)
		require.Equal(t, game.Port(p.portID("tunis")), p.cannot("1 attack ship:1 port:tunis", WhyPortNeutral, "S4.24").Refs[0])
	})
}

func TestS4_21_Forts(t *testing.T) {
	fort := func(t *testing.T) *scene {
		return at(t, 4).port("tunis", red, 2, Gold).port("genova", red, 1).fort("tunis").basilica("tunis").galley(1, blue, "z_tunis", 4).galley(2, orange, "z_ionio", 1)
	}
	p := fort(t).active(1).do("1 attack ship:1 port:tunis").asks(game.Chance, FortVolley)
	require.Equal(t, []game.Outcome{
		{Action: p.action("* fort-fires dice:0"), Weight: 9},
		{Action: p.action("* fort-fires dice:1"), Weight: 18},
		{Action: p.action("* fort-fires dice:2"), Weight: 9},
	}, p.AppendOutcomes(nil))
	p.do("* fort-fires dice:2").has(1, 2).holds("tunis", red, 2).asks(game.Chance, BattleRound).value(2, 2)
	p.saw("rolled fort-volley by 2 dice:2 from port:tunis to ship:1 n=2", "removed killed sailor:1 from ship:1 to seat:1 n=2")
	p.do("* roll dice:1 dice:0", "1 fight-on").asks(game.Chance, BattleRound) // once per attack
	p.do("* roll dice:1 dice:0", "1 land ship:1 port:tunis count:1").holds("tunis", blue, 1)
	require.True(t, p.Ports[p.portID("tunis")].Fort && p.Ports[p.portID("tunis")].Basilica)
	p.stores("tunis", Gold)
	t.Run("it stays in a neutral port", func(t *testing.T) {
		p := fort(t).active(1).do("1 attack ship:1 port:tunis", "* fort-fires dice:0", "* roll dice:2 dice:0", "1 land ship:1 port:tunis count:0")
		p.holds("tunis", game.Nobody, 0)
		require.True(t, p.Ports[p.portID("tunis")].Fort && p.Ports[p.portID("tunis")].Basilica)
		require.Equal(t, [2]int8{4, 4}, [2]int8{p.FortsLeft, p.BasilicasLeft})
	})
	t.Run("nobody fires at a landing on a neutral port", func(t *testing.T) {
		p := at(t, 4).fort("tunis").galley(1, blue, "z_tunis", 2).galley(2, orange, "z_ionio", 1).active(1)
		p.do("1 land ship:1 port:tunis count:1").holds("tunis", blue, 1).asks(orange, Activate)
	})
	t.Run("nor at a sale", func(t *testing.T) {
		p := at(t, 4).port("tunis", red, 2).fort("tunis").galley(1, blue, "z_tunis", 2, Gold).active(1)
		p.do("1 sell ship:1 good:gold").asks(blue, Selling).has(1, 2)
	})
	t.Run("nor in a fight with galleys", func(t *testing.T) {
		fort(t).galley(3, red, "z_tunis", 1).active(1).do("1 attack ship:1 ship:3").asks(game.Chance, BattleRound)
	})
}

// The odds shown are those of the fight as it stands: zones crossed, fort
// included until it has fired.
func TestOddsOfAPosition(t *testing.T) {
	p := at(t, 4).port("tunis", red, 2).port("genova", red, 1).fort("tunis").galley(1, blue, "z_alger", 4).galley(2, orange, "z_tunis", 2).active(1)
	p.do("1 sail ship:1 area:z_tunis")
	tunis := game.Port(p.portID("tunis"))
	require.Equal(t, p.Board.Odds(3, 4, 2, true), p.Odds(tunis))
	require.Equal(t, p.Board.Odds(3, 4, 2, false), p.Odds(game.Ship(2)))
	p.do("1 attack ship:1 port:tunis", "* fort-fires dice:2")
	require.Equal(t, p.Board.Odds(3, 2, 2, false), p.Odds(tunis))
	p.do("* roll dice:1 dice:1")
	require.Equal(t, p.Board.Odds(3, 1, 1, false), p.Odds(tunis))
	tired := at(t, 4).galley(1, blue, "z_alger", 1).galley(2, orange, "z_tunis", 2).active(1).do("1 sail ship:1 area:z_tunis")
	require.Equal(t, Odds{}, tired.Odds(game.Ship(2)))
}
