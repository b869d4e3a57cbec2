package mediterranee

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// fight is an attack of Venice's galley 1 on Genoa's galley 2 off Corfu.
func fight(t *testing.T, attackers, defenders int8) *scene {
	return at(t, 3).galley(1, venice, "z_corfu", attackers).galley(2, genoa, "z_corfu", defenders).phase(4, venice).do("1 attack ship:1 ship:2")
}

// roll is a round with these dice.
func (p *scene) roll(attacker, defender int) *scene {
	p.t.Helper()
	return p.do(fmt.Sprintf("* roll dice:%d dice:%d", attacker, defender))
}

func TestM2_8_ARound(t *testing.T) {
	p := fight(t, 3, 4).asks(game.Chance, BattleRound).saw("chose attack by 1 ship:1 to ship:2")
	outcomes := p.AppendOutcomes(nil)
	require.Len(t, outcomes, 36)
	for _, o := range outcomes {
		require.EqualValues(t, 1, o.Weight)
	}
	p.cannot("* roll dice:0 dice:1", WhyNoSuchThing, "M1")
	p.roll(6, 3).asks(venice, Fighting).has(1, 1).has(2, 1) // at once
	p.saw("rolled attack by 1 dice:6 from ship:1 to ship:2 n=3", "rolled attack by 2 dice:3 from ship:2 to ship:1 n=2",
		"removed killed sailor:2 from ship:2 to box n=3", "removed killed sailor:1 from ship:1 to box n=2")
	t.Run("nothing lost", func(t *testing.T) {
		fight(t, 1, 1).roll(1, 1).has(1, 1).has(2, 1).never("removed")
	})
	t.Run("at most the crew", func(t *testing.T) {
		p := fight(t, 5, 1)
		left := p.SailorsLeft
		p.roll(6, 1).saw("rolled attack by 1 dice:6 from ship:1 to ship:2 n=3", "removed killed sailor:2 from ship:2 to box n=1")
		require.Equal(t, left+1, p.SailorsLeft)
	})
}

func TestM2_8_AsOftenAsTheAttackerWishes(t *testing.T) {
	p := at(t, 3).galley(1, venice, "z_corfu", 5).galley(2, genoa, "z_corfu", 5).galley(3, venice, "z_corfu", 5).galley(4, spain, "z_corfu", 5).
		galley(5, genoa, "z_ionio", 1).phase(4, venice)
	require.Equal(t, []string{"1 attack ship:1 ship:2", "1 attack ship:1 ship:4", "1 attack ship:3 ship:2", "1 attack ship:3 ship:4", "1 done"}, p.list())
	p.do("1 attack ship:1 ship:2").roll(1, 1).do("1 attack ship:1 ship:4").roll(1, 1).do("1 attack ship:3 ship:2").roll(1, 1)
	p.has(1, 1).has(2, 1).has(3, 4).has(4, 4)
	require.Equal(t, game.Ship(3), p.cannot("1 attack ship:1 ship:3", WhyOwnTarget, "M2.8").Refs[0])
	require.Equal(t, game.Area(p.Board.zone("z_corfu")), p.cannot("1 attack ship:1 ship:5", WhyElsewhere, "M2.8").Refs[0])
	p.cannot("1 attack ship:1 ship:9", WhyNoSuchThing, "M1")
	p.cannot("1 attack ship:2 ship:4", WhyNotYours, "M2.8")
	p.do("1 done").asks(genoa, Fighting)
	t.Run("never compulsory", func(t *testing.T) {
		p.do("2 done", "3 done").asks(venice, Landing)
	})
}

func TestM2_9_TheVictorSinksOrTakes(t *testing.T) {
	beaten := func(t *testing.T) *scene {
		p := at(t, 3).galley(1, venice, "z_corfu", 3, Wine).galley(2, genoa, "z_corfu", 2, Gold, Gems).phase(4, venice)
		return p.do("1 attack ship:1 ship:2").roll(4, 1).has(1, 2, Wine).asks(venice, Spoils)
	}
	t.Run("the attacker, who sinks", func(t *testing.T) {
		p := beaten(t)
		require.Equal(t, []string{"1 sink ship:2", "1 capture ship:2 count:1", "1 capture ship:2 count:2"}, p.list())
		require.Equal(t, game.Ship(2), p.cannot("1 sink ship:1", WhyOtherGalley, "M2.9").Refs[0])
		p.cannot("1 capture ship:2 count:0", WhyNoSuchThing, "M1")
		require.Equal(t, 2, p.cannot("1 capture ship:2 count:3", WhyTooMany, "M2.9").N)
		p.do("1 sink ship:2").sunk(2).asks(venice, Stowing)
		p.saw("moved pool good:wine from ship:1 to area:z_corfu n=1", "moved pool good:gold from ship:2 to area:z_corfu n=1",
			"removed sunk by 2 ship:2 from area:z_corfu to box")
	})
	t.Run("who takes it with sailors of the victorious galley", func(t *testing.T) {
		p := beaten(t).galley(3, venice, "z_corfu", 5).do("1 capture ship:2 count:1").has(1, 1).has(2, 1)
		require.Equal(t, venice, p.Galleys[2].Owner)
		p.saw("took captured by 1 ship:2 from seat:2 to seat:1", "moved captured by 1 sailor:1 from ship:1 to ship:2 n=1")
	})
	t.Run("with all of them: the own galley sinks", func(t *testing.T) {
		p := beaten(t).do("1 capture ship:2 count:2").sunk(1).has(2, 2).asks(venice, Stowing)
		p.saw("removed sunk by 1 ship:1 from area:z_corfu to box")
		p.cannot("1 stow good:gold ship:1", WhyOtherGalley, "M2.9")
		p.do("1 stow good:gold ship:2", "1 stow good:wine ship:2", "1 stow good:gems ship:2").has(2, 2, Gold, Wine, Gems).asks(venice, Fighting)
	})
	t.Run("the defender too", func(t *testing.T) {
		p := fight(t, 2, 5).roll(1, 6).asks(genoa, Spoils).has(2, 4)
		p.do("2 capture ship:1 count:3").asks(venice, Fighting).has(1, 3).has(2, 1)
		require.Equal(t, genoa, p.Galleys[1].Owner)
		require.Equal(t, []string{"1 done"}, p.list())
	})
	t.Run("a prize can fight and be fought at once", func(t *testing.T) {
		p := beaten(t).galley(4, spain, "z_corfu", 1).do("1 capture ship:2 count:1", "1 leave-rest")
		p.do("1 attack ship:2 ship:4").roll(1, 1).has(2, 1).do("1 done", "2 done", "3 attack ship:4 ship:2").roll(2, 1).asks(spain, Spoils)
	})
	t.Run("ruling: both without sailors sink with all goods", func(t *testing.T) {
		p := at(t, 3).galley(1, venice, "z_corfu", 1, Wine).galley(2, genoa, "z_corfu", 1, Gold, Gems).phase(4, venice)
		p.do("1 attack ship:1 ship:2").roll(2, 2).sunk(1).sunk(2).asks(venice, Fighting)
		require.Equal(t, p.Board.Goods, p.Supply)
		p.saw("removed lost good:gold from ship:2 to box n=1", "removed sunk by 2 ship:2 from area:z_corfu to box", "removed sunk by 1 ship:1 from area:z_corfu to box")
	})
	t.Run("without goods nothing is stowed", func(t *testing.T) {
		fight(t, 5, 1).roll(6, 1).do("1 sink ship:2").asks(venice, Fighting)
	})
	t.Run("nothing else before", func(t *testing.T) {
		p := beaten(t)
		for _, text := range []string{"1 done", "1 attack ship:1 ship:2", "1 leave-rest", "1 stow good:gold ship:1"} {
			p.cannot(text, WhyNotAsked, "M2")
		}
		q := fight(t, 1, 1).roll(1, 1)
		q.cannot("1 sink ship:2", WhyNotAsked, "M2")
		q.cannot("1 capture ship:2 count:1", WhyNotAsked, "M2")
	})
}

func TestM2_9_OnePoolOfGoods(t *testing.T) {
	pool := func(t *testing.T) *scene {
		p := at(t, 3).galley(1, venice, "z_corfu", 1, Wine, Wine, Iron, Iron).galley(2, genoa, "z_corfu", 1, Gold, Gems, Gems, Wood).phase(4, venice)
		return p.do("1 attack ship:1 ship:2").roll(2, 1).asks(venice, Spoils)
	}
	t.Run("in what remains, 5 things and 4 goods", func(t *testing.T) {
		p := pool(t).do("1 sink ship:2")
		require.Equal(t, []string{"good:gems ship:1", "good:gold ship:1", "good:wine ship:1", "good:iron ship:1", "good:wood ship:1"}, p.offers("stow"))
		p.do("1 stow good:gems ship:1").saw("took pool by 1 good:gems from area:z_corfu to ship:1 n=1")
		p.do("1 stow good:gems ship:1", "1 stow good:gold ship:1").cannot("1 stow good:gems ship:1", WhyNoPiece, "M2.9")
		p.do("1 stow good:wine ship:1").has(1, 1, Gems, Gems, Gold, Wine).asks(venice, Fighting)
		p.saw("removed lost good:wine from area:z_corfu to box n=1", "removed lost good:iron from area:z_corfu to box n=2", "removed lost good:wood from area:z_corfu to box n=1")
		require.EqualValues(t, 15, p.Supply[Wood])
	})
	t.Run("the rest goes to the box, also what would fit", func(t *testing.T) {
		p := pool(t).do("1 sink ship:2", "1 stow good:gold ship:1", "1 leave-rest").has(1, 1, Gold).asks(venice, Fighting)
		require.EqualValues(t, 14, p.Supply[Gold])
		p.cannot("1 leave-rest", WhyNotAsked, "M2")
	})
	t.Run("in both galleys; no sailor is thrown away", func(t *testing.T) {
		p := at(t, 3).galley(1, venice, "z_corfu", 5).galley(2, genoa, "z_corfu", 1, Gold, Gems, Gems, Wood).phase(4, venice)
		p.do("1 attack ship:1 ship:2").roll(6, 1).has(1, 5).do("1 capture ship:2 count:3")
		p.do("1 stow good:gold ship:1", "1 stow good:gems ship:2", "1 stow good:gems ship:2").has(1, 2, Gold).has(2, 3, Gems, Gems)
		require.Equal(t, []string{"good:wood ship:1"}, p.offers("stow"))
		require.Equal(t, game.Ship(2), p.cannot("1 stow good:wood ship:2", WhyGalleyFull, "M1.5").Refs[0])
		require.Equal(t, game.Ship(1), p.cannot("1 stow good:wood ship:3", WhyOtherGalley, "M2.9").Refs[0])
		p.do("1 stow good:wood ship:1").asks(venice, Fighting).has(1, 2, Gold, Wood)
	})
	t.Run("without room all of it is lost", func(t *testing.T) {
		p := at(t, 3).galley(1, venice, "z_corfu", 5).galley(2, genoa, "z_corfu", 1, Gold).phase(4, venice)
		p.do("1 attack ship:1 ship:2").roll(6, 1).do("1 sink ship:2").asks(venice, Fighting).has(1, 5).saw("removed lost good:gold from area:z_corfu to box n=1")
	})
}

func TestM2_10_PortsWithGarrison(t *testing.T) {
	siege := func(t *testing.T, attackers int8, garrison int16) *scene {
		return at(t, 3).port("smyrna", spain, garrison, Iron).galley(1, venice, "z_smyrna", attackers, Wine).phase(4, venice)
	}
	t.Run("a garrison beaten: occupied in phase 5", func(t *testing.T) {
		p := siege(t, 4, 2).do("1 attack ship:1 port:smyrna").saw("chose attack by 1 ship:1 to port:smyrna").roll(2, 1)
		p.holds("smyrna", spain, 0).has(1, 3, Wine).stores("smyrna", Iron).asks(venice, Fighting)
		p.saw("rolled attack by 1 dice:2 from ship:1 to port:smyrna n=2", "rolled attack by 3 dice:1 from port:smyrna to ship:1 n=1",
			"removed killed sailor:3 from port:smyrna to box n=2", "removed killed sailor:1 from ship:1 to box n=1")
		require.Equal(t, 5, p.cannot("1 land ship:1 port:smyrna", WhyOtherPhase, "M2").N)
		require.Equal(t, game.Port(p.portID("smyrna")), p.cannot("1 attack ship:1 port:smyrna", WhyNoGarrison, "M2.10").Refs[0])
		p.passPhase().do("1 land ship:1 port:smyrna").holds("smyrna", venice, 1)
	})
	t.Run("a fort makes the attacker divide by four and comes to no harm", func(t *testing.T) {
		p := siege(t, 4, 2).fort("smyrna").do("1 attack ship:1 port:smyrna").roll(2, 1).holds("smyrna", spain, 1).has(1, 3, Wine)
		p.saw("rolled attack by 1 dice:2 from ship:1 to port:smyrna n=1") // 4 and 2 make 6
		p.do("1 attack ship:1 port:smyrna").roll(6, 1).holds("smyrna", spain, 0)
		require.True(t, p.Ports[p.portID("smyrna")].Fort)
	})
	t.Run("a galley without sailors sinks with its goods, never taken", func(t *testing.T) {
		p := siege(t, 1, 5).do("1 attack ship:1 port:smyrna").roll(2, 1).sunk(1).holds("smyrna", spain, 4).asks(venice, Fighting)
		p.saw("removed lost good:wine from ship:1 to box n=1", "removed sunk by 1 ship:1 from area:z_smyrna to box")
	})
	t.Run("both gone: the galley sinks, the port keeps its flag", func(t *testing.T) {
		siege(t, 1, 1).do("1 attack ship:1 port:smyrna").roll(2, 2).sunk(1).holds("smyrna", spain, 0).asks(venice, Fighting)
	})
	t.Run("the garrison never attacks", func(t *testing.T) {
		p := siege(t, 4, 5)
		require.Equal(t, []string{"3 done"}, p.phase(4, spain).list())
	})
	t.Run("ruling: not a port without garrison, a neutral or an own one", func(t *testing.T) {
		p := siege(t, 4, 0).port("corfu", venice, 2).galley(2, venice, "z_corfu", 2).galley(3, venice, "z_tunis", 2)
		p.cannot("1 attack ship:1 port:smyrna", WhyNoGarrison, "M2.10")
		require.Equal(t, game.Port(p.portID("corfu")), p.cannot("1 attack ship:2 port:corfu", WhyOwnTarget, "M2.10").Refs[0])
		require.Equal(t, game.Port(p.portID("tunis")), p.cannot("1 attack ship:3 port:tunis", WhyPortNeutral, "M2.10").Refs[0])
		p.cannot("1 attack ship:3 port:smyrna", WhyElsewhere, "M2.10")
	})
}

func TestX2_Losses(t *testing.T) {
	for _, x := range []struct{ sailors, die, losses int }{{3, 2, 1}, {3, 3, 2}, {3, 4, 2}, {2, 3, 1}} {
		require.EqualValues(t, x.losses, Losses(int16(x.sailors), int8(x.die), false))
		p := fight(t, int8(x.sailors), 5).roll(x.die, 1)
		p.has(2, 5-int8(x.losses))
	}
}

// The rulebook's example of a fight: two Turkish galleys against a Genoese one.
func TestX2_TwoTurkishGalleys(t *testing.T) {
	p := at(t, 4).galley(1, turkey, "z_corfu", 3).galley(2, turkey, "z_corfu", 3).galley(3, genoa, "z_corfu", 3, Gold, Wine).phase(4, turkey)
	p.do("4 attack ship:1 ship:3").roll(2, 3).has(1, 1).has(3, 2, Gold, Wine)
	p.do("4 attack ship:2 ship:3").roll(4, 3).has(2, 2).asks(turkey, Spoils)
	p.copy(t).do("4 capture ship:3 count:1").has(2, 1).has(3, 1).do("4 stow good:gold ship:3", "4 stow good:wine ship:3").has(3, 1, Gold, Wine)
	p.do("4 sink ship:3", "4 stow good:gold ship:2", "4 stow good:wine ship:2").has(2, 2, Gold, Wine).sunk(3)
}

func TestX3_AttackOnSmyrna(t *testing.T) {
	p := at(t, 4).port("smyrna", turkey, 4).galley(1, venice, "z_smyrna", 5).phase(4, venice)
	p.copy(t).do("1 attack ship:1 port:smyrna").roll(4, 6).holds("smyrna", turkey, 1).has(1, 2)
	p.fort("smyrna").do("1 attack ship:1 port:smyrna").roll(4, 6).holds("smyrna", turkey, 2).has(1, 2)
}
