package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// When both galleys are full it is the one that should take something that is
// named.
func TestFullGalleyIsNamed(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_ionio", 4, Wine).galley(2, blue, "z_ionio", 5).active(1)
	require.Equal(t, game.Ship(2), p.cannot("1 move-sailor ship:1 ship:2", WhyGalleyFull, "S1.4").Refs[0])
	require.Equal(t, game.Ship(2), p.cannot("1 move-good good:wine ship:1 ship:2", WhyGalleyFull, "S1.4").Refs[0])
	require.Equal(t, game.Ship(1), p.cannot("1 move-sailor ship:2 ship:1", WhyGalleyFull, "S1.4").Refs[0])
}

// A closed port is not called neutral, as if it could be taken (S4.25).
func TestClosedPortIsNotNeutral(t *testing.T) {
	p := at(t, 2).port("genova", blue, 1).close("napoli").galley(1, blue, "z_napoli", 3).active(1)
	for _, text := range []string{"1 move-sailor ship:1 port:napoli", "1 recruit port:napoli",
		"1 buy-galley ship:2 port:napoli", "1 build-fort port:napoli", "1 build-basilica port:napoli"} {
		p.cannot(text, WhyPortClosed, "S4.25")
	}
	p.cannot("1 recruit ship:1", WhyPortNotYours, "S5.1")
}

// After a forbidden landing nobody has forbidden a sale (S4.14a).
func TestSaleAfterForbiddenLanding(t *testing.T) {
	p := at(t, 3).galley(1, blue, "z_napoli", 2, Wine).galley(2, red, "z_napoli", 3).active(1)
	p.do("1 land ship:1 port:napoli count:1", "2 forbid")
	require.Equal(t, game.Seat(red), p.cannot("1 sell ship:1 good:wine", WhyOnlyForbidder, "S4.14a").Refs[0])
}

// Only the galley that has won takes cubes, not another one of its owner.
func TestOtherGalleyDoesNotLoot(t *testing.T) {
	p := at(t, 3).galley(1, blue, "z_ionio", 3).galley(2, red, "z_ionio", 1, Wine).galley(3, red, "z_ionio", 4, Gold).galley(4, blue, "z_ionio", 1).active(1)
	p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").asks(blue, Loot)
	require.Equal(t, game.Ship(1), p.cannot("1 take-cube good:wine ship:4", WhyNotActive, "S4.18").Refs[0])
	require.Equal(t, game.Ship(3), p.cannot("1 take-cube good:wine ship:3", WhyNotYours, "S4.18").Refs[0])
	p.do("1 leave-cubes", "1 attack ship:1 ship:3", "* roll dice:0 dice:3").sunk(1)
	p = at(t, 3).galley(1, blue, "z_ionio", 1, Wine).galley(2, red, "z_ionio", 2).galley(3, red, "z_ionio", 1).active(1)
	p.do("1 attack ship:1 ship:2", "* roll dice:0 dice:1").asks(red, Loot)
	require.Equal(t, game.Ship(2), p.cannot("2 take-cube good:wine ship:3", WhyNotActive, "S4.18").Refs[0])
}

// A refusal is a position and an action that is illegal in it for a reason;
// refs are the texts of what the error refers to.
type refusal struct {
	at     func(p *scene) *scene // from an empty board of four
	action string
	rule   string
	refs   string
	n      int
}

// afloat begins the activation of galley 1 of Blue in a zone.
func afloat(zone string, sailors int8, cargo ...Good) func(*scene) *scene {
	return func(p *scene) *scene { return p.galley(1, blue, zone, sailors, cargo...).active(1) }
}

// inPort is the same in a port of Blue.
func inPort(id string, garrison int8, stock ...Good) func(*scene) *scene {
	return func(p *scene) *scene {
		return p.port(id, blue, garrison, stock...).galley(1, blue, "z_"+id, 2).active(1)
	}
}

// special is the special investment of Blue, who has one galley.
func special(p *scene) *scene {
	return p.port("valencia", blue, 1).galley(1, blue, "z_valencia", 1).doge().do("* draw card:wine").asks(blue, SpecialInvest)
}

// choosing is the set-up of three players, who have made these choices.
func choosing(choices ...string) func(*scene) *scene {
	return func(p *scene) *scene { return newGame(p.t, 3).do("* begin seat:1").do(choices...) }
}

var refusals = map[game.Reason]refusal{
	WhyNotAsked:    {afloat("z_ionio", 1), "2 end", "S3.1", "seat:1", 0},
	WhyNoSuchThing: {afloat("z_ionio", 1), "1 attack ship:1 ship:99", "S1", "", 0},
	WhyNotYours: {func(p *scene) *scene { return afloat("z_ionio", 1)(p.galley(2, red, "z_ionio", 1)) },
		"1 move-sailor ship:1 ship:2", "S4.1", "ship:2 seat:2", 0},
	WhyNotActive: {afloat("z_ionio", 1), "1 sail ship:2 area:z_sicilia", "S4", "ship:1", 0},
	WhyElsewhere: {afloat("z_ionio", 1), "1 land ship:1 port:tunis count:1", "S4.24", "area:z_ionio", 0},
	WhyGalleyFull: {func(p *scene) *scene { return inPort("valencia", 2)(p.galley(2, blue, "z_valencia", 5)) },
		"1 move-sailor ship:1 ship:2", "S1.4", "ship:2", 0},
	WhyPortFull:     {inPort("antakya", 3), "1 move-sailor ship:1 port:antakya", "S1.8", "port:antakya seat:1", 3},
	WhyLastInPort:   {inPort("antakya", 1), "1 move-sailor port:antakya ship:1", "S4.1", "port:antakya seat:1", 3},
	WhyPortNotYours: {func(p *scene) *scene { return afloat("z_tunis", 1)(p.port("tunis", red, 1)) }, "1 move-sailor ship:1 port:tunis", "S4.2", "port:tunis seat:2", 4},
	WhyPortClosed:   {func(p *scene) *scene { return afloat("z_tunis", 1)(p.close("tunis")) }, "1 land ship:1 port:tunis count:1", "S4.25", "port:tunis", 0},
	WhyLoadOver:     {func(p *scene) *scene { return afloat("z_tunis", 2)(p).do("1 sail ship:1 area:z_alger") }, "1 load ship:1 good:wine", "S4", "", 0},
	WhySailOver:     {func(p *scene) *scene { return afloat("z_tunis", 2, Wine)(p).do("1 sell ship:1 good:wine") }, "1 sail ship:1 area:z_alger", "S4", "", 0},
	WhyInvested:     {func(p *scene) *scene { return inPort("tunis", 1)(p).do("1 recruit ship:1") }, "1 sail ship:1 area:z_alger", "S3.1", "", 0},
	WhyActed:        {func(p *scene) *scene { return inPort("tunis", 1)(p).do("1 load ship:1 good:marble") }, "1 recruit ship:1", "S3.1", "", 0},
	WhyLoadSpent: {func(p *scene) *scene {
		inPort("tunis", 1)(p)
		p.LoadSteps = 40
		return p
	}, "1 load ship:1 good:marble", "S4.3a", "", 40},
	WhyNoPort:      {afloat("z_ionio", 1), "1 load ship:1 good:wine", "S4.4", "", 0},
	WhyNotProduced: {afloat("z_tunis", 1), "1 load ship:1 good:wine", "S4.4", "port:tunis good:marble", 0},
	WhySupplyEmpty: {func(p *scene) *scene {
		for g := GalleyID(2); g <= 4; g++ {
			p.galley(g, red, "z_ionio", 1, Marble, Marble, Marble, Marble)
		}
		return afloat("z_tunis", 1)(p)
	}, "1 load ship:1 good:marble", "S1.5", "good:marble", 0},
	WhyNoMoney:     {func(p *scene) *scene { return inPort("valencia", 1, Stone)(p.money(blue, 0)) }, "1 build-fort port:valencia", "S5.3", "", 2},
	WhyNoCube:      {afloat("z_tunis", 1), "1 sell ship:1 good:wine", "S4.11", "good:wine ship:1", 0},
	WhyNoMoves:     {func(p *scene) *scene { return afloat("z_tunis", 1)(p).do("1 sail ship:1 area:z_alger") }, "1 sail ship:1 area:z_tunis", "S4.8", "", 1},
	WhyNotAdjacent: {afloat("z_valencia", 1), "1 sail ship:1 area:z_tripoli", "S4.8", "area:z_valencia area:z_tripoli", 3},
	WhyStopped: {func(p *scene) *scene {
		return afloat("z_tunis", 2)(p.galley(2, red, "z_alger", 3)).do("1 sail ship:1 area:z_alger", "2 forbid")
	}, "1 sail ship:1 area:z_valencia", "S4.9", "", 0},
	WhyProducedHere: {afloat("z_tunis", 1, Marble), "1 sell ship:1 good:marble", "S4.11", "port:tunis good:marble", 0},
	WhyStored: {func(p *scene) *scene {
		return afloat("z_venezia", 1, Gold)(p.stock("venezia", Gold).stock("ragusa", Gold))
	}, "1 sell ship:1 good:gold", "S4.11", "port:venezia good:gold", 0},
	WhyWarehouseFull: {func(p *scene) *scene { return afloat("z_alger", 1, Gold)(p.stock("alger", Wood, Stone, Marble)) },
		"1 sell ship:1 good:gold", "S4.11", "port:alger good:gold", 0},
	WhyFought: {func(p *scene) *scene {
		return afloat("z_alger", 2, Gold)(p.galley(2, red, "z_alger", 1)).do("1 attack ship:1 ship:2", "* roll dice:1 dice:0")
	}, "1 sell ship:1 good:gold", "S4.14", "", 0},
	WhySold: {func(p *scene) *scene { return afloat("z_alger", 2, Gold)(p).do("1 sell ship:1 good:gold") }, "1 land ship:1 port:alger count:1", "S4.14", "", 0},
	WhyForbidden: {func(p *scene) *scene {
		return afloat("z_alger", 2, Gold)(p.galley(2, red, "z_alger", 3)).do("1 sell ship:1 good:gold", "2 forbid")
	}, "1 sell ship:1 good:gold", "S4.14", "seat:2", 0},
	WhyOnlyForbidder: {func(p *scene) *scene {
		return afloat("z_alger", 2, Gold)(p.galley(2, red, "z_alger", 3).galley(3, orange, "z_alger", 1)).do("1 sell ship:1 good:gold", "2 forbid")
	}, "1 attack ship:1 ship:3", "S4.14a", "seat:2", 0},
	WhyTooWeak: {func(p *scene) *scene {
		return afloat("z_valencia", 2)(p.galley(2, red, "z_tunis", 1)).do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_tunis")
	}, "1 attack ship:1 ship:2", "S4.15", "", 1},
	WhyOwnTarget: {inPort("tunis", 1), "1 attack ship:1 port:tunis", "S4.15", "", 0},
	WhyDefended: {func(p *scene) *scene {
		return afloat("z_tunis", 1)(p.port("tunis", red, 1).galley(7, red, "z_tunis", 1))
	},
		"1 attack ship:1 port:tunis", "S4.20", "ship:7", 0},
	WhyLastPort:    {func(p *scene) *scene { return afloat("z_tunis", 1)(p.port("tunis", red, 1)) }, "1 attack ship:1 port:tunis", "S4.23", "seat:2", 0},
	WhyPortNeutral: {afloat("z_tunis", 1), "1 attack ship:1 port:tunis", "S4.24", "port:tunis", 4},
	WhyPortHeld:    {func(p *scene) *scene { return afloat("z_tunis", 1)(p.port("tunis", red, 1)) }, "1 land ship:1 port:tunis count:1", "S4.20", "port:tunis seat:2", 4},
	WhyTooMany:     {afloat("z_antakya", 5), "1 land ship:1 port:antakya count:4", "S4.22", "", 3},
	WhyBarred: {func(p *scene) *scene {
		return afloat("z_tunis", 2)(p.galley(2, red, "z_tunis", 1).galley(3, red, "z_tunis", 4)).
			do("1 land ship:1 port:tunis count:1", "2 forbid", "1 attack ship:1 ship:2", "* roll dice:1 dice:0")
	}, "1 land ship:1 port:tunis count:1", "S4.24", "seat:2", 0},
	WhyReserveEmpty: {func(p *scene) *scene {
		for g := GalleyID(2); g <= 4; g++ {
			p.galley(g, blue, "z_ionio", 5)
		}
		p.port("tunis", blue, 4)
		return inPort("valencia", 1)(p)
	}, "1 recruit ship:1", "S1.2", "", 0},
	WhyGalleyBought: {func(p *scene) *scene { return inPort("tunis", 1)(p).do("1 buy-galley ship:2 port:tunis") }, "1 buy-galley ship:3 port:tunis", "S5.2", "", 0},
	WhyMostGalleys: {func(p *scene) *scene {
		for g := GalleyID(2); g <= 6; g++ {
			p.galley(g, blue, "z_ionio", 1)
		}
		return inPort("tunis", 1)(p.money(blue, 50))
	}, "1 buy-galley ship:7 port:tunis", "S1.3", "", 6},
	WhyTwoGalleys:     {func(p *scene) *scene { return special(p).do("1 buy-galley ship:2 port:valencia") }, "1 buy-galley ship:3 port:valencia", "S8.3", "", 0},
	WhyOnlyNewGalleys: {special, "1 recruit ship:1", "S8.3", "", 0},
	WhyNumberTaken: {func(p *scene) *scene { return inPort("tunis", 1)(p.galley(4, black, "z_ionio", 1)) },
		"1 buy-galley ship:4 port:tunis", "S1.3", "ship:4 seat:4", 0},
	WhyBuilt: {func(p *scene) *scene { return inPort("valencia", 1, Stone)(p.fort("valencia")) }, "1 build-fort port:valencia", "S1.6", "port:valencia seat:1", 5},
	WhyNoneLeft: {func(p *scene) *scene {
		for _, id := range []string{"genova", "tunis", "napoli", "sicilia", "corfu"} {
			p.basilica(id)
		}
		return inPort("antakya", 1, Marble)(p)
	}, "1 build-basilica port:antakya", "S1.6", "", 0},
	WhyNeedsWood:   {inPort("tunis", 1, Stone), "1 build-fort port:tunis", "S5.3", "port:tunis seat:1", 4},
	WhyNeedsStone:  {inPort("tunis", 1, Wood), "1 build-fort port:tunis", "S5.3", "port:tunis seat:1", 4},
	WhyNeedsGold:   {inPort("tunis", 1), "1 build-basilica port:tunis", "S5.4", "port:tunis seat:1", 4},
	WhyNeedsMarble: {inPort("alger", 1, Gold), "1 build-basilica port:alger", "S5.4", "port:alger seat:1", 3},
	WhyOtherGood:   {choosing(), "1 close port:tunis", "S2.2", "good:wood", 0},
	WhyStartNeeded: {choosing("1 close port:valencia", "2 close port:venezia"), "3 close port:genova", "S2.2", "", 0},
	WhyNoStart:     {choosing("1 close port:smyrna", "2 close port:creta", "3 close port:corfu", "1 close port:napoli"), "1 start-at port:tunis ship:1", "S2.3", "port:tunis", 4},
	WhyPortTaken: {choosing("1 close port:smyrna", "2 close port:creta", "3 close port:corfu", "1 close port:napoli", "1 start-at port:genova ship:1"),
		"2 start-at port:genova ship:2", "S2.3", "port:genova seat:1", 5},
}

// Each reason is given somewhere, with the rule and the things that the
// comments in check.go promise.
func TestEachReason(t *testing.T) {
	require.Len(t, refusals, len(reasonTable)-1)
	gametest.EachReason(t, New().Info(), func(t *testing.T, why game.Reason) gametest.Refusal {
		r := refusals[why]
		return gametest.Refusal{Scene: r.at(at(t, 4)).play(), Action: r.action, Rule: r.rule, Refs: r.refs, N: r.n}
	})
}
