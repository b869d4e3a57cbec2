package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS4_11_WhatAPortBuys(t *testing.T) {
	p := at(t, 4).stock("alger", Gold).galley(1, blue, "z_alger", 1, Gold, Wine, Wood, Stone).galley(2, blue, "z_alger", 1, Marble).money(blue, 0).active(1)
	require.Equal(t, []string{"ship:1good:wood", "ship:1good:stone"}, compact(p.offers("sell")))
	e := p.cannot("1 sell ship:1 good:wine", WhyProducedHere, "S4.11")
	require.Equal(t, [3]game.Ref{game.Port(p.portID("alger")), game.Good(Wine)}, e.Refs)
	require.Equal(t, game.Remedy{Name: RemedySellAt, Refs: [3]game.Ref{game.Port(p.portID("valencia")), game.Good(Wine)}, N: 1, M: 2}, p.Remedy(e))
	e = p.cannot("1 sell ship:1 good:gold", WhyStored, "S4.11")
	require.Equal(t, [3]game.Ref{game.Port(p.portID("alger")), game.Good(Gold)}, e.Refs)
	require.Equal(t, [3]game.Ref{game.Good(Marble), game.Ship(1)}, p.cannot("1 sell ship:1 good:marble", WhyNoCube, "S4.11").Refs)
	p.cannot("1 sell ship:2 good:marble", WhyNotActive, "S4")
	p.do("1 sell ship:1 good:wood").stores("alger", Gold, Wood).ducats(blue, 4).asks(blue, Selling)
	p.saw("moved sale by 1 good:wood from ship:1 to port:alger n=1", "paid sale from box to seat:1 n=4")
	p.do("1 sell ship:1 good:stone").stores("alger", Gold, Wood, Stone).ducats(blue, 9).has(1, 1, Gold, Wine)
	t.Run("a space must be free", func(t *testing.T) {
		p := at(t, 4).stock("alger", Gold, Wood, Stone).galley(1, blue, "z_alger", 1, Spice).active(1)
		e := p.cannot("1 sell ship:1 good:spice", WhyWarehouseFull, "S4.11")
		require.Equal(t, [3]game.Ref{game.Port(p.portID("alger")), game.Good(Spice)}, e.Refs)
		require.Equal(t, game.Remedy{Name: RemedySellAt, Refs: [3]game.Ref{game.Port(p.portID("valencia")), game.Good(Spice)}, N: 1, M: 4}, p.Remedy(e))
	})
	t.Run("where the galley is now", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_alger", 2, Gold, Wine).active(1)
		p.do("1 sail ship:1 area:z_tunis", "1 sell ship:1 good:gold", "1 sell ship:1 good:wine").stores("tunis", Gold, Wine)
		p = at(t, 4).galley(1, blue, "z_ionio", 2, Gold).active(1)
		p.cannot("1 sell ship:1 good:gold", WhyNoPort, "S4.11")
	})
	t.Run("after the end of an investment or a fight nothing", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_alger", 3, Gold).galley(2, red, "z_alger", 1).active(1)
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").cannot("1 sell ship:1 good:gold", WhyFought, "S4.14")
	})
}

func TestS4_12_WhatASalePays(t *testing.T) {
	sell := func(p *scene, good string) *scene {
		return p.galley(1, blue, "z_alger", 1, Gold, Spice).money(blue, 0).active(1).do("1 sell ship:1 good:" + good)
	}
	t.Run("neutral port: the space", func(t *testing.T) { sell(at(t, 4), "gold").ducats(blue, 3) })
	t.Run("another player's port: the space, from the bank", func(t *testing.T) {
		sell(at(t, 4).port("alger", red, 1).money(red, 2), "gold").ducats(blue, 3).ducats(red, 2)
	})
	t.Run("own port: nothing", func(t *testing.T) { sell(at(t, 4).port("alger", blue, 1), "gold").ducats(blue, 0).never("paid") })
	t.Run("spice: two more", func(t *testing.T) {
		sell(at(t, 4), "spice").ducats(blue, 5)
		sell(at(t, 4).port("alger", red, 1, Wood), "spice").ducats(blue, 6)
	})
	t.Run("spice in the own port: two", func(t *testing.T) { sell(at(t, 4).port("alger", blue, 1), "spice").ducats(blue, 2) })
	t.Run("lowest space first, up to the dearest", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_valencia", 1, Stone, Marble, Wine, Gold).money(blue, 0).active(1)
		paid := Ducats(0)
		for i, good := range []Good{Stone, Marble, Wine, Gold} {
			p.do("1 sell ship:1 good:" + good.String())
			paid += Ducats(2 + i)
			p.ducats(blue, paid)
		}
		p.stores("valencia", Stone, Marble, Wine, Gold)
	})
}

func TestS4_13_AClosedPortBuysNothing(t *testing.T) {
	p := at(t, 2).close("alger").galley(1, blue, "z_alger", 1, Gold).active(1)
	require.Equal(t, game.Port(p.portID("alger")), p.cannot("1 sell ship:1 good:gold", WhyPortClosed, "S4.13").Refs[0])
	require.Empty(t, p.offers("sell"))
}

func TestS4_14_BlockadeOfASale(t *testing.T) {
	seller := func(t *testing.T) *scene { return at(t, 4).galley(1, blue, "z_alger", 2, Gold, Wood).money(blue, 0) }
	t.Run("strictly more sailors on galleys", func(t *testing.T) {
		seller(t).galley(2, red, "z_alger", 2).port("alger", red, 3).active(1).do("1 sell ship:1 good:gold").asks(blue, Selling)
		seller(t).galley(2, red, "z_alger", 3).active(1).do("1 sell ship:1 good:gold").asks(red, AskSale).has(1, 2, Gold, Wood).ducats(blue, 0)
	})
	t.Run("allowed once, all sales are free", func(t *testing.T) {
		p := seller(t).galley(2, red, "z_alger", 3).active(1).do("1 sell ship:1 good:gold", "2 allow").asks(blue, Selling).ducats(blue, 3)
		p.do("1 sell ship:1 good:wood").asks(blue, Selling).ducats(blue, 7)
	})
	t.Run("the order is that of S4.9", func(t *testing.T) {
		p := seller(t).galley(5, red, "z_alger", 3).galley(4, orange, "z_alger", 3).galley(6, black, "z_alger", 4).active(1).do("1 sell ship:1 good:gold")
		p.asks(black, AskSale).do("4 allow").asks(orange, AskSale).do("3 allow").asks(red, AskSale).do("2 forbid").asks(blue, Thwarted)
		p.saw("chose forbid-sale by 2 ship:1 to area:z_alger").has(1, 2, Gold, Wood)
	})
	t.Run("ruling: a question of its own", func(t *testing.T) {
		for _, answer := range []string{"2 forbid", "2 allow"} {
			p := at(t, 4).galley(1, blue, "z_valencia", 2, Gold).galley(2, red, "z_alger", 3).active(1)
			p.do("1 sail ship:1 area:z_alger").asks(red, AskPassage).do(answer, "1 sell ship:1 good:gold").asks(red, AskSale)
		}
		seller(t).galley(2, red, "z_alger", 3).active(1).do("1 sell ship:1 good:gold").asks(red, AskSale) // in the starting zone too
		p := at(t, 4).galley(1, blue, "z_valencia", 1, Gold).galley(2, red, "z_alger", 3).active(1)
		p.do("1 sail ship:1 area:z_alger").asks(blue, Arrived).do("1 sell ship:1 good:gold").asks(red, AskSale)
	})
	t.Run("ruling: once forbidden no sale; after a sale no fight; after a fight no sale", func(t *testing.T) {
		p := seller(t).galley(2, red, "z_alger", 1).galley(3, red, "z_alger", 2).active(1).do("1 sell ship:1 good:gold", "2 forbid")
		require.Equal(t, game.Seat(red), p.cannot("1 sell ship:1 good:wood", WhyForbidden, "S4.14").Refs[0])
		p.do("1 attack ship:1 ship:2", "* roll dice:1 dice:0").cannot("1 sell ship:1 good:wood", WhyFought, "S4.14")

		p = seller(t).galley(2, red, "z_alger", 1).active(1).do("1 sell ship:1 good:gold")
		p.cannot("1 attack ship:1 ship:2", WhySold, "S4.14")
		p.cannot("1 land ship:1 port:alger count:1", WhySold, "S4.14")

		p = seller(t).galley(2, red, "z_alger", 1).galley(9, black, "z_ionio", 1).active(1).do("1 attack ship:1 ship:2", "* roll dice:1 dice:0")
		p.cannot("1 sell ship:1 good:gold", WhyFought, "S4.14")
		p.do("1 land ship:1 port:alger count:1").asks(black, Activate) // a landing ends the activation, so no sale can follow
	})
}

func TestS4_14a_AfterSomethingWasForbidden(t *testing.T) {
	forbidden := func(t *testing.T, what string) *scene {
		p := at(t, 4).galley(1, blue, "z_alger", 3, Gold).galley(2, red, "z_alger", 1).galley(3, red, "z_alger", 3).galley(4, orange, "z_alger", 1).active(1)
		return p.do(what, "2 forbid").asks(blue, Thwarted)
	}
	for name, what := range map[string]string{"sale": "1 sell ship:1 good:gold", "landing": "1 land ship:1 port:alger count:1"} {
		t.Run("ruling: after a forbidden "+name+" only the end or a galley of who forbade it", func(t *testing.T) {
			p := forbidden(t, what)
			require.Equal(t, []string{"1 attack ship:1 ship:2", "1 attack ship:1 ship:3", "1 end"}, p.list())
			require.Equal(t, game.Seat(red), p.cannot("1 attack ship:1 ship:4", WhyOnlyForbidder, "S4.14a").Refs[0])
			p.cannot("1 land ship:1 port:alger count:1", WhyOnlyForbidder, "S4.14a")
			p.cannot("1 sail ship:1 area:z_tunis", WhySailOver, "S4")
			p.cannot("1 load ship:1 good:wine", WhyLoadOver, "S4")
			p.cannot("1 recruit ship:1", WhyActed, "S3.1")
			p.do("1 attack ship:1 ship:2", "* roll dice:0 dice:0", "1 fight-on", "* roll dice:1 dice:0").sunk(2).asks(blue, Fighting)
			p.can("1 attack ship:1 ship:4", "1 attack ship:1 ship:3", "1 end") // S4.19 without limit
			if name == "sale" {
				p.can("1 land ship:1 port:alger count:1")
			}
		})
	}
	t.Run("nor a port of who forbade it", func(t *testing.T) {
		p := at(t, 4).port("alger", red, 1).port("genova", red, 1).galley(1, blue, "z_alger", 3, Gold).galley(3, red, "z_alger", 4).active(1)
		p.do("1 sell ship:1 good:gold", "2 forbid").cannot("1 attack ship:1 port:alger", WhyOnlyForbidder, "S4.14a")
	})
	t.Run("stopping the fight ends the activation", func(t *testing.T) {
		forbidden(t, "1 sell ship:1 good:gold").do("1 attack ship:1 ship:3", "* roll dice:0 dice:0", "1 stop").asks(red, Activate)
	})
	t.Run("with a combat value below one only the end", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_tunis", 2, Gold).galley(2, red, "z_valencia", 3).active(1)
		p.do("1 sail ship:1 area:z_alger", "1 sail ship:1 area:z_valencia", "1 sell ship:1 good:gold", "2 forbid")
		require.Equal(t, []string{"1 end"}, p.list())
		require.Equal(t, 1, p.cannot("1 attack ship:1 ship:2", WhyTooWeak, "S4.15").N)
	})
}

func TestS4_12_Dearest(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_tunis", 2, Gold, Spice).active(1)
	alger := p.portID("alger")
	require.Equal(t, Spice, p.Dearest(alger, 0), "two more")
	require.Equal(t, Spice, p.Dearest(alger, Wood))
	p.stock("alger", Spice)
	require.Equal(t, Gold, p.Dearest(alger, 0))
	require.Equal(t, Wood, p.Dearest(alger, Wood), "of equals the first")
	p.stock("alger", Gold)
	require.Equal(t, Good(0), p.Dearest(alger, 0))
	require.Equal(t, Wood, p.Dearest(alger, Wood), "one that it could have")
	require.Equal(t, Good(0), p.Dearest(0, Gold), "no port")
}
