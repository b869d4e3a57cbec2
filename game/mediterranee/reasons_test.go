package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// A refusal is a position and an action that is illegal in it for a reason;
// refs are the texts of what the error refers to.
type refusal struct {
	at     func(p *scene) *scene // from an empty board of four, in the purchases of Venice
	action string
	rule   string
	refs   string
	n      int
}

// afloat puts galley 1 of Venice into a zone.
func afloat(zone string, sailors int8, cargo ...Good) func(*scene) *scene {
	return func(p *scene) *scene { return p.galley(1, venice, zone, sailors, cargo...) }
}

// inPhase is the same in another phase.
func inPhase(n int8, zone string, sailors int8, cargo ...Good) func(*scene) *scene {
	return func(p *scene) *scene { return p.phase(n, venice).galley(1, venice, zone, sailors, cargo...) }
}

// beside adds a galley of Genoa with gold and wine in the same zone.
func beside(at func(*scene) *scene) func(*scene) *scene {
	return func(p *scene) *scene { return at(p).galley(2, genoa, "z_tunis", 2, Gold, Wine) }
}

// inPort puts galley 1 of Venice off an own port.
func inPort(id string, garrison int16, stock ...Good) func(*scene) *scene {
	return func(p *scene) *scene {
		return p.port(id, venice, garrison, stock...).galley(1, venice, "z_"+id, 2)
	}
}

// foreign is galley 1 of Venice off Genoa's Tunis.
func foreign(p *scene) *scene { return p.port("tunis", genoa, 1).galley(1, venice, "z_tunis", 2) }

// then goes on from a position.
func then(at func(*scene) *scene, actions ...string) func(*scene) *scene {
	return func(p *scene) *scene { return at(p).do(actions...) }
}

// poor leaves Venice 100 ducats.
func poor(at func(*scene) *scene) func(*scene) *scene {
	return func(p *scene) *scene { return at(p).money(venice, 1) }
}

var refusals = map[game.Reason]refusal{
	WhyNotAsked:     {afloat("z_tunis", 1), "2 done", "M2", "seat:1", 0},
	WhyNoSuchThing:  {inPhase(4, "z_tunis", 1), "1 attack ship:1 ship:9", "M1", "", 0},
	WhyOtherPhase:   {afloat("z_tunis", 1), "1 land ship:1 port:tunis", "M2", "", 5},
	WhyNotYours:     {beside(afloat("z_tunis", 1)), "1 move-good good:gold ship:2 ship:1", "M2.6", "ship:2 seat:2", 0},
	WhyPortNotYours: {foreign, "1 recruit port:tunis", "M2.5", "port:tunis seat:2", 0},
	WhyElsewhere:    {inPhase(5, "z_ionio", 1), "1 land ship:1 port:tunis", "M2.11", "area:z_ionio", 0},
	WhyNoPort:       {afloat("z_ionio", 1), "1 buy ship:1 good:wine", "M2.2", "area:z_ionio", 0},
	WhyOpenSea: {func(p *scene) *scene { return afloat("z_ionio", 1)(p).galley(2, genoa, "z_ionio", 1, Wine) },
		"1 request good:wine ship:2 ship:1", "M2.3", "area:z_ionio", 0},
	WhyGalleyFull: {afloat("z_alger", 5), "1 buy ship:1 good:wine", "M1.5", "ship:1", 0},
	WhyNoPiece:    {afloat("z_tunis", 1), "1 jettison good:wine ship:1", "M2.6a", "good:wine ship:1", 0},
	WhyNoMoney:    {poor(inPort("smyrna", 0, Iron)), "1 build-galley port:smyrna box", "M2.4", "", 5},
	WhySupplyEmpty: {func(p *scene) *scene {
		for g := GalleyID(2); g <= 4; g++ {
			p.galley(g, genoa, "z_ionio", 1, Gold, Gold, Gold, Gold)
		}
		return afloat("z_tunis", 1)(p.galley(5, genoa, "z_ionio", 1, Gold, Gold, Gold))
	}, "1 buy ship:1 good:gold", "M1.4", "good:gold", 0},
	WhyOtherGalley: {func(p *scene) *scene { return newGame(p.t, 2) }, "1 man ship:2 count:1", "M1.3", "ship:1", 0},
	WhyTooMany:     {func(p *scene) *scene { return newGame(p.t, 2).do("1 man ship:1 count:3") }, "1 man ship:2 count:4", "M1.3", "", 3},
	WhyPlaceTaken: {func(p *scene) *scene {
		return auctioned(p.t.(*testing.T)).do("* throw seat:1 dice:2", "* throw seat:2 dice:1", "3 take-place space:2")
	}, "1 take-place space:2", "M2.1", "seat:3", 0},
	WhyNotProduced:  {afloat("z_tunis", 1), "1 buy ship:1 good:wine", "M2.2", "port:tunis good:gold", 0},
	WhyPriceUnknown: {foreign, "1 buy ship:1 good:gold", "M2.2a", "port:tunis seat:2", 0},
	WhyBankPrice:    {afloat("z_tunis", 1), "1 haggle ship:1 port:tunis", "M2.2", "port:tunis", 1},
	WhyPriceKnown:   {then(foreign, "1 haggle ship:1 port:tunis", "2 name-price money:3", "1 leave"), "1 haggle ship:1 port:tunis", "M2.2a", "port:tunis", 3},
	WhyOwnGoods:     {afloat("z_tunis", 1, Wine), "1 offer good:wine ship:1 seat:1", "M2.3", "", 0},
	WhyNobodyThere:  {afloat("z_tunis", 1, Wine), "1 offer good:wine ship:1 seat:2", "M2.3", "seat:2 area:z_tunis", 0},
	WhyNoHold: {func(p *scene) *scene { return afloat("z_tunis", 1, Wine)(p).galley(2, genoa, "z_tunis", 5) },
		"1 offer good:wine ship:1 seat:2", "M2.3", "seat:2 area:z_tunis", 0},
	WhyDealFailed: {then(beside(afloat("z_tunis", 1)), "1 request good:wine ship:2 ship:1", "2 decline"),
		"1 request good:wine ship:2 ship:1", "M2.3", "seat:2 good:wine", 0},
	WhyPiecesSpent: {func(p *scene) *scene {
		beside(afloat("z_tunis", 1))(p).Errands.Traded[Bought][genoa][Gold].Pieces = 4
		return p
	}, "1 request good:gold ship:2 ship:1", "M2.3", "seat:2 good:gold", 4},
	WhyTooCheap: {then(foreign, "1 haggle ship:1 port:tunis"), "2 name-price money:0", "M2.2", "", 1},
	WhyTooDear: {func(p *scene) *scene { return foreign(p).port("tripoli", genoa, 0).do("1 haggle ship:1 port:tunis") },
		"2 name-price money:11", "M2.2", "", 10},
	WhyMustSell: {then(foreign, "1 haggle ship:1 port:tunis"), "2 decline", "M2.2", "port:tunis", 0},
	WhyOwnOffer: {func(p *scene) *scene {
		return beside(afloat("z_tunis", 1, Gems))(p).do("1 offer good:gems ship:1 seat:2")
	}, "1 decline", "M2.3", "", 0},
	WhyBuilt:     {then(inPort("tunis", 1, Wood, Iron), "1 build-fort port:tunis"), "1 build-galley port:tunis port:tunis", "M2.4", "port:tunis", 0},
	WhyNeedsWood: {inPort("tunis", 1, Iron), "1 build-fort port:tunis", "M2.4", "port:tunis", 0},
	WhyNeedsIron: {inPort("smyrna", 1, Gold), "1 build-galley port:smyrna port:smyrna", "M2.4", "port:smyrna", 0},
	WhyNeedsGold: {inPort("smyrna", 1, Iron), "1 build-fort port:smyrna", "M2.4", "port:smyrna", 0},
	WhyFortified: {func(p *scene) *scene { return inPort("tunis", 1, Wood)(p).fort("tunis") }, "1 build-fort port:tunis", "M2.4", "port:tunis", 0},
	WhyNoneLeft: {func(p *scene) *scene {
		for _, port := range p.Board.Ports[1:21] {
			if port.ID != "tunis" {
				p.fort(port.ID)
			}
		}
		return inPort("tunis", 1, Wood)(p.fort("alexandria"))
	}, "1 build-fort port:tunis", "M1.4", "", 0},
	WhyNoGarrison: {inPort("smyrna", 0, Iron), "1 build-galley port:smyrna port:smyrna", "M2.4", "port:smyrna", 0},
	WhyNoRecruits: {then(inPort("tunis", 1, Wood), "1 recruit port:tunis"), "1 recruit ship:1", "M2.5", "port:tunis", 1},
	WhyNoSailors:  {func(p *scene) *scene { return inPort("tunis", 1, Wood)(p).port("corfu", genoa, p.SailorsLeft) }, "1 recruit ship:1", "M1.4", "", 0},
	WhyTransfersSpent: {func(p *scene) *scene {
		inPort("tunis", 1)(p).Errands.Transfers = MostTransfers
		return p
	}, "1 move-sailor port:tunis ship:1", "M2.6", "", 60},
	WhyOwnPort:    {inPort("tunis", 1), "1 dismiss ship:1", "M2.6a", "port:tunis", 0},
	WhyLastSailor: {afloat("z_tunis", 1), "1 dismiss ship:1", "M2.6a", "ship:1", 0},
	WhyMoved: {func(p *scene) *scene {
		return inPhase(3, "z_tunis", 2)(p).galley(2, venice, "z_tunis", 1).do("1 sail ship:1 area:z_sirti", "1 sail ship:2 area:z_sirti")
	}, "1 sail ship:1 area:z_tunis", "M2.7", "ship:1", 0},
	WhyNoMoves:     {then(inPhase(3, "z_tunis", 1), "1 sail ship:1 area:z_sirti"), "1 sail ship:1 area:z_tunis", "M2.7", "ship:1", 1},
	WhyNotAdjacent: {inPhase(3, "z_valencia", 4), "1 sail ship:1 area:z_tunis", "M2.7", "area:z_valencia area:z_tunis", 3},
	WhyNeedsLeave: {func(p *scene) *scene {
		return inPhase(3, "z_tunis", 2)(p).galley(3, spain, "z_sirti", 1).do("1 sail ship:1 area:z_sirti")
	}, "1 sail ship:1 area:z_tunis", "M2.7", "seat:3 area:z_sirti", 0},
	WhyNoLeaveNeeded: {beside(inPhase(3, "z_tunis", 2)), "1 ask-leave ship:1", "M2.7", "ship:1", 0},
	WhyOwnTarget: {func(p *scene) *scene {
		return p.phase(4, venice).port("tunis", venice, 1).galley(1, venice, "z_tunis", 1)
	}, "1 attack ship:1 port:tunis", "M2.10", "port:tunis", 0},
	WhyPortNeutral:  {inPhase(4, "z_tunis", 1), "1 attack ship:1 port:tunis", "M2.10", "port:tunis", 0},
	WhyGarrison:     {func(p *scene) *scene { return foreign(p).phase(5, venice) }, "1 land ship:1 port:tunis", "M2.11", "port:tunis seat:2", 0},
	WhyProducedHere: {inPhase(6, "z_tunis", 1, Gold), "1 sell ship:1 good:gold", "M2.12", "port:tunis good:gold port:sicilia", 1},
	WhyStored: {func(p *scene) *scene {
		return inPhase(6, "z_venezia", 1, Gold)(p).stock("venezia", Gold).stock("ragusa", Gold)
	}, "1 sell ship:1 good:gold", "M2.12", "port:venezia good:gold port:corfu", 2},
	WhyWarehouseFull: {func(p *scene) *scene { return inPhase(6, "z_corfu", 1, Gold)(p).stock("corfu", Wood, Wine) },
		"1 sell ship:1 good:gold", "M2.12", "port:corfu good:gold port:ragusa", 1},
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
