package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM2_4_Galleys(t *testing.T) {
	p := at(t, 2).port("modon", venice, 2, Iron, Gems).galley(3, genoa, "z_modon", 1)
	t.Run("manned by a recruit", func(t *testing.T) {
		p := p.copy(t).do("1 build-galley port:modon box").has(1, 1).holds("modon", venice, 2).ducats(venice, 14).stores("modon", Iron, Gems)
		p.saw("paid galley by 1 from seat:1 to box n=5", "placed galley by 1 ship:1 from box to area:z_modon",
			"paid recruit by 1 from seat:1 to box n=1", "placed recruit by 1 sailor:1 from box to ship:1 n=1")
		p.do("1 recruit ship:1") // one of two for this turn is gone
		require.Equal(t, 2, p.cannot("1 recruit ship:1", WhyNoRecruits, "M2.5").N)
	})
	t.Run("or from the garrison of that port, also its last", func(t *testing.T) {
		p := p.copy(t).do("1 build-galley port:modon port:modon").has(1, 1).holds("modon", venice, 1).ducats(venice, 15)
		p.saw("paid galley by 1 from seat:1 to box n=5", "placed galley by 1 ship:1 from box to area:z_modon",
			"moved galley by 1 sailor:1 from port:modon to ship:1 n=1")
		at(t, 2).port("modon", venice, 1, Iron).do("1 build-galley port:modon port:modon").holds("modon", venice, 0)
		p = at(t, 2).port("modon", venice, 0, Iron).can("1 build-galley port:modon box")
		require.Equal(t, game.Port(p.portID("modon")), p.cannot("1 build-galley port:modon port:modon", WhyNoGarrison, "M2.4").Refs[0])
		p.port("genova", venice, 1).cannot("1 build-galley port:modon port:genova", WhyNoSuchThing, "M1")
	})
	t.Run("loads at once and moves this turn", func(t *testing.T) {
		p := p.copy(t).do("1 build-galley port:modon box", "1 buy ship:1 good:wood").passPhase().do("1 sail ship:1 area:z_corfu")
		p.has(1, 1, Wood)
	})
	t.Run("takes the place of any galley in the box", func(t *testing.T) {
		p := p.copy(t).port("corfu", venice, 1, Wood).galley(1, genoa, "z_ionio", 1)
		p.do("1 build-galley port:modon port:modon").has(2, 1).do("1 build-galley port:corfu port:corfu").has(4, 1)
	})
}

func TestM2_4_WhatABuildingNeeds(t *testing.T) {
	t.Run("500, and 100 more for a recruit", func(t *testing.T) {
		p := at(t, 2).port("modon", venice, 1, Iron, Gold).money(venice, 5)
		p.can("1 build-galley port:modon port:modon", "1 build-fort port:modon")
		require.Equal(t, 1, p.cannot("1 build-galley port:modon box", WhyNoMoney, "M2.4").N)
		p.money(venice, 4)
		require.Equal(t, 1, p.cannot("1 build-galley port:modon port:modon", WhyNoMoney, "M2.4").N)
		require.Equal(t, 1, p.cannot("1 build-fort port:modon", WhyNoMoney, "M2.4").N)
	})
	t.Run("an own port", func(t *testing.T) {
		p := at(t, 2).port("modon", genoa, 1, Iron, Gold).stock("ragusa", Iron, Gold)
		require.Equal(t, [3]game.Ref{game.Port(p.portID("modon")), game.Seat(genoa)}, p.cannot("1 build-galley port:modon box", WhyPortNotYours, "M2.4").Refs)
		require.Equal(t, [3]game.Ref{game.Port(p.portID("ragusa"))}, p.cannot("1 build-fort port:ragusa", WhyPortNotYours, "M2.4").Refs)
	})
	t.Run("a fort: wood and gold", func(t *testing.T) {
		p := at(t, 2).port("smyrna", venice, 1, Gold).port("creta", venice, 1, Wood).port("corfu", venice, 1, Gold)
		p.cannot("1 build-fort port:creta", WhyNeedsGold, "M2.4")
		p.cannot("1 build-fort port:corfu", WhyNeedsWood, "M2.4")
		p.do("1 build-fort port:smyrna").ducats(venice, 15).stores("smyrna", Gold)
		p.saw("paid fort by 1 from seat:1 to box n=5", "placed fort by 1 building:fort from box to port:smyrna")
		require.EqualValues(t, 19, p.FortsLeft)
	})
	t.Run("one building for each port and turn", func(t *testing.T) {
		p := at(t, 2).port("modon", venice, 3, Iron, Gold).port("smyrna", venice, 3, Iron, Gold).money(venice, 40)
		p.do("1 build-galley port:modon box", "1 build-fort port:smyrna")
		p.cannot("1 build-galley port:modon box", WhyBuilt, "M2.4")
		p.cannot("1 build-fort port:modon", WhyBuilt, "M2.4")
		require.Equal(t, game.Port(p.portID("smyrna")), p.cannot("1 build-galley port:smyrna box", WhyBuilt, "M2.4").Refs[0])
		for range lastPhase - 1 {
			p.passPhase()
		}
		p.inOrder().do("1 build-fort port:modon", "1 build-galley port:smyrna port:smyrna")
	})
	t.Run("ruling: one fort for each port", func(t *testing.T) {
		p := at(t, 2).port("modon", venice, 3, Gold).fort("modon")
		require.Equal(t, game.Port(p.portID("modon")), p.cannot("1 build-fort port:modon", WhyFortified, "M2.4").Refs[0])
	})
}

func TestM2_5_Recruits(t *testing.T) {
	p := at(t, 2).port("modon", venice, 0, Iron, Gems).galley(1, venice, "z_modon", 1).galley(2, venice, "z_modon", 5).
		galley(3, venice, "z_corfu", 1).galley(4, genoa, "z_modon", 1).galley(5, venice, "z_ionio", 1)
	p.stock("corfu", Wood)
	require.Equal(t, []string{"port:modon", "ship:1"}, p.offers("recruit"))
	p.cannot("1 recruit ship:2", WhyGalleyFull, "M1.5")
	p.cannot("1 recruit ship:4", WhyNotYours, "M2.5")
	require.Equal(t, game.Area(p.Board.zone("z_ionio")), p.cannot("1 recruit ship:5", WhyNoPort, "M2.5").Refs[0])
	require.Equal(t, game.Port(p.portID("corfu")), p.cannot("1 recruit ship:3", WhyPortNotYours, "M2.5").Refs[0])
	p.cannot("1 recruit port:corfu", WhyPortNotYours, "M2.5")
	p.do("1 recruit ship:1").has(1, 2).ducats(venice, 19).saw("paid recruit by 1 from seat:1 to box n=1", "placed recruit by 1 sailor:1 from box to ship:1 n=1")
	p.do("1 recruit port:modon").holds("modon", venice, 1).saw("placed recruit by 1 sailor:1 from box to port:modon n=1")
	require.Equal(t, 2, p.cannot("1 recruit port:modon", WhyNoRecruits, "M2.5").N)
	p.do("1 done", "2 done").passPhase().passPhase().passPhase().passPhase().inOrder().can("1 recruit port:modon").money(venice, 0)
	require.Equal(t, 1, p.cannot("1 recruit port:modon", WhyNoMoney, "M2.5").N)
	t.Run("an empty warehouse offers none", func(t *testing.T) {
		at(t, 2).port("modon", venice, 3).cannot("1 recruit port:modon", WhyNoRecruits, "M2.5")
	})
	t.Run("for sailors dismissed nothing is paid", func(t *testing.T) {
		at(t, 2).galley(1, venice, "z_corfu", 2).do("1 dismiss ship:1").ducats(venice, 20).never("paid")
	})
}

func TestX5_WhereToBuild(t *testing.T) {
	p := at(t, 2).port("tunis", venice, 1).port("modon", venice, 1).money(venice, 99)
	p.cannot("1 build-galley port:modon box", WhyNeedsIron, "M2.4")
	p.cannot("1 build-galley port:tunis box", WhyNeedsWood, "M2.4")
	p.cannot("1 build-fort port:tunis", WhyNeedsWood, "M2.4")
	p.stock("tunis", Wood).stock("modon", Iron)
	p.can("1 build-fort port:tunis", "1 build-galley port:modon box")
	require.Equal(t, game.Port(p.portID("tunis")), p.cannot("1 build-galley port:tunis box", WhyNeedsIron, "M2.4").Refs[0])
	p.stock("tunis", Iron).can("1 build-galley port:tunis box")
	// The rulebook's others: Alexandria needs both for a galley, Sicilia and Istanbul for a fort.
	for id, action := range map[string]string{"alexandria": "1 build-galley port:alexandria port:alexandria",
		"sicilia": "1 build-fort port:sicilia", "istanbul": "1 build-fort port:istanbul"} {
		q := at(t, 2).port(id, venice, 1, Wood)
		require.Error(t, q.Check(q.action(action)), id)
		q.stock(id, Iron, Gold).can(action)
	}
}

func TestX6_RecruitsInSmyrna(t *testing.T) {
	p := at(t, 2).port("smyrna", venice, 1, Wine, Iron, Gold)
	p.do("1 recruit port:smyrna", "1 recruit port:smyrna", "1 recruit port:smyrna").holds("smyrna", venice, 4)
	require.Equal(t, 3, p.cannot("1 recruit port:smyrna", WhyNoRecruits, "M2.5").N)
}
