package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS4_1_SailorsInAnOwnPort(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 3).galley(1, blue, "z_valencia", 2).galley(2, blue, "z_valencia", 2).galley(3, blue, "z_valencia", 1)
	p.galley(4, red, "z_valencia", 1).galley(5, blue, "z_alger", 1).active(1)
	require.Equal(t, []string{"port:valenciaship:1", "ship:1port:valencia", "ship:1ship:2", "ship:1ship:3", "ship:2ship:1", "ship:3ship:1"},
		compact(p.offers("move-sailor")))
	p.do("1 move-sailor port:valencia ship:1").saw("moved transfer by 1 sailor:1 from port:valencia to ship:1 n=1")
	p.do("1 move-sailor port:valencia ship:1", "1 move-sailor ship:1 ship:3", "1 move-sailor ship:2 ship:1", "1 move-sailor ship:1 port:valencia")
	p.holds("valencia", blue, 2).has(1, 3).has(2, 1).has(3, 2)
	p.do("1 move-sailor port:valencia ship:1")
	require.Equal(t, game.Port(p.portID("valencia")), p.cannot("1 move-sailor port:valencia ship:1", WhyLastInPort, "S4.1").Refs[0])
	require.Equal(t, game.Ship(1), p.cannot("1 move-sailor ship:2 ship:3", WhyNotActive, "S4").Refs[0])
	p.cannot("1 move-sailor ship:2 port:valencia", WhyNotActive, "S4")
	p.cannot("1 move-sailor port:valencia ship:2", WhyNotActive, "S4")
	p.cannot("1 move-sailor ship:1 ship:1", WhyNoSuchThing, "S1")
	require.Equal(t, [3]game.Ref{game.Ship(4), game.Seat(red)}, p.cannot("1 move-sailor ship:1 ship:4", WhyNotYours, "S4.1").Refs)
	p.cannot("1 move-sailor ship:4 ship:1", WhyNotYours, "S4.1")
	require.Equal(t, game.Area(p.Board.zone("z_valencia")), p.cannot("1 move-sailor ship:5 ship:1", WhyElsewhere, "S4.1").Refs[0])
	p.cannot("1 move-sailor ship:1 port:alger", WhyElsewhere, "S4.1")
	t.Run("as many sailors as the port has spaces", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 5).galley(1, blue, "z_valencia", 2).active(1)
		p.cannot("1 move-sailor ship:1 port:valencia", WhyPortFull, "S1.8")
	})
}

// compact joins the references of each text.
func compact(texts []string) []string {
	for i, text := range texts {
		joined := []byte{}
		for _, c := range []byte(text) {
			if c != ' ' {
				joined = append(joined, c)
			}
		}
		texts[i] = string(joined)
	}
	return texts
}

func TestS4_2_SailorsInOtherZones(t *testing.T) {
	for name, p := range map[string]*scene{
		"neutral": at(t, 4),
		"foreign": at(t, 4).port("napoli", red, 2),
		"closed":  at(t, 2).close("napoli"),
	} {
		t.Run(name, func(t *testing.T) {
			p.t = t
			p.galley(1, blue, "z_napoli", 2).galley(2, blue, "z_napoli", 2).active(1)
			require.Equal(t, []string{"ship:1ship:2", "ship:2ship:1"}, compact(p.offers("move-sailor")))
			p.do("1 move-sailor ship:1 ship:2", "1 move-sailor ship:2 ship:1").has(1, 2).has(2, 2)
			if name == "closed" {
				p.cannot("1 move-sailor ship:1 port:napoli", WhyPortClosed, "S4.25")
				return
			}
			e := p.cannot("1 move-sailor ship:1 port:napoli", WhyPortNotYours, "S4.2")
			require.Equal(t, game.Port(p.portID("napoli")), e.Refs[0])
			p.cannot("1 move-sailor port:napoli ship:1", WhyPortNotYours, "S4.2")
			if name == "foreign" {
				require.Equal(t, game.Seat(red), e.Refs[1])
			}
		})
	}
	t.Run("no port", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 2).galley(2, blue, "z_ionio", 2).active(1)
		require.Equal(t, []string{"ship:1ship:2", "ship:2ship:1"}, compact(p.offers("move-sailor")))
	})
}

func TestS4_3_GalleyWithoutSailorSinks(t *testing.T) {
	t.Run("a sister", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 2).galley(2, blue, "z_ionio", 1, Gold, Gold).active(1)
		supply := p.Supply[Gold]
		p.do("1 move-sailor ship:2 ship:1").sunk(2).has(1, 3).asks(blue, Loading)
		p.saw("removed lost good:gold from ship:2 to box n=2", "removed scuttled by 1 ship:2 from area:z_ionio to box")
		require.Equal(t, supply+2, p.Supply[Gold])
	})
	t.Run("the active one, which ends the activation", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_valencia", 1, Gold).galley(4, red, "z_ionio", 1).active(1)
		p.do("1 move-sailor ship:1 port:valencia").sunk(1).holds("valencia", blue, 2).asks(red, Activate)
		p = at(t, 4).galley(1, blue, "z_ionio", 1).galley(2, blue, "z_ionio", 1).active(1)
		p.do("1 move-sailor ship:1 ship:2").sunk(1).has(2, 2).asks(blue, Activate)
		require.EqualValues(t, 2, p.Active)
	})
	t.Run("its number is free again", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_valencia", 1).galley(2, blue, "z_valencia", 1).active(1)
		p.do("1 move-sailor ship:1 ship:2", "1 buy-galley ship:1 port:valencia").has(1, 1)
	})
	t.Run("ruling: the active galley may be scuttled", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_napoli", 3, Gold).galley(2, blue, "z_napoli", 1).galley(4, red, "z_ionio", 1).active(1)
		reserve, supply := p.Reserve[blue], p.Supply[Gold]
		p.cannot("1 scuttle ship:2", WhyNotActive, "S4")
		p.do("1 move-sailor ship:1 ship:2", "1 scuttle ship:1").sunk(1).asks(blue, Activate)
		p.saw("removed scuttled sailor:1 from ship:1 to seat:1 n=2", "removed lost good:gold from ship:1 to box n=1",
			"removed scuttled by 1 ship:1 from area:z_napoli to box")
		require.Equal(t, reserve+2, p.Reserve[blue])
		require.Equal(t, supply+1, p.Supply[Gold])
		p.do("1 sail ship:2 area:z_tunis").cannot("1 scuttle ship:2", WhyLoadOver, "S4")
	})
}

func TestS4_3a_LoadingHasAnEnd(t *testing.T) {
	t.Run("ruling: any order and back again, forty moves at most", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 2).galley(1, blue, "z_valencia", 1, Gold).galley(2, blue, "z_valencia", 1).active(1)
		for range 10 {
			p.do("1 move-sailor port:valencia ship:1", "1 move-good good:gold ship:1 ship:2",
				"1 move-sailor ship:1 port:valencia", "1 move-good good:gold ship:2 ship:1")
		}
		p.holds("valencia", blue, 2).has(1, 1, Gold)
		for _, text := range []string{"1 move-sailor port:valencia ship:1", "1 move-good good:gold ship:1 ship:2", "1 load ship:1 good:wood",
			"1 jettison good:gold ship:1", "1 scuttle ship:1"} {
			require.Equal(t, 40, p.cannot(text, WhyLoadSpent, "S4.3a").N)
		}
		p.can("1 sail ship:1 area:z_alger", "1 sell ship:1 good:gold", "1 end")
		p.do("1 sell ship:1 good:gold", "1 end").asks(blue, Activate)
		p.do("1 load ship:2 good:wood") // the next activation counts from nothing
	})
}

func TestS4_4_LoadingGoods(t *testing.T) {
	t.Run("own port: the first is free", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1, Gold).galley(1, blue, "z_valencia", 1).money(blue, 2).active(1)
		require.Equal(t, Ducats(0), p.CubePrice())
		p.do("1 load ship:1 good:wood").ducats(blue, 2).never("paid").saw("moved cargo by 1 good:wood from port:valencia to ship:1 n=1")
		p.do("1 load ship:1 good:wood").ducats(blue, 1).saw("paid cargo by 1 from seat:1 to box n=1")
		e := p.cannot("1 load ship:1 good:gold", WhyNotProduced, "S4.4") // what is stored is not sold
		require.Equal(t, [3]game.Ref{game.Port(p.portID("valencia")), game.Good(Wood)}, e.Refs)
		p.do("1 load ship:1 good:wood").ducats(blue, 0).has(1, 1, Wood, Wood, Wood)
		require.Equal(t, 1, p.cannot("1 load ship:1 good:wood", WhyNoMoney, "S4.4").N)
		p.stores("valencia", Gold)
	})
	t.Run("the free one needs no money", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_valencia", 1).money(blue, 0).active(1)
		p.do("1 load ship:1 good:wood").cannot("1 load ship:1 good:wood", WhyNoMoney, "S4.4")
	})
	t.Run("but a cube in the supply", func(t *testing.T) {
		p := at(t, 4).port("antakya", blue, 1).galley(1, blue, "z_antakya", 1)
		p.galley(2, red, "z_ionio", 1, Gold, Gold, Gold, Gold).galley(3, red, "z_ionio", 1, Gold, Gold, Gold, Gold).galley(4, red, "z_ionio", 1, Gold, Gold)
		p.active(1).cannot("1 load ship:1 good:gold", WhySupplyEmpty, "S1.5")
	})
	t.Run("passing it on makes no second free one", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_valencia", 1).galley(2, blue, "z_valencia", 1).money(blue, 1).active(1)
		p.do("1 load ship:1 good:wood", "1 move-good good:wood ship:1 ship:2", "1 load ship:1 good:wood").ducats(blue, 0)
		p.do("1 jettison good:wood ship:1").cannot("1 load ship:1 good:wood", WhyNoMoney, "S4.4")
		p.do("1 end", "1 load ship:2 good:wood").ducats(blue, 0) // free again in the next activation
	})
	t.Run("neutral port: one ducat each to the bank", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_napoli", 1).money(blue, 2).active(1)
		p.do("1 load ship:1 good:marble").ducats(blue, 1).saw("paid cargo by 1 from seat:1 to box n=1")
		p.do("1 load ship:1 good:marble").ducats(blue, 0).cannot("1 load ship:1 good:marble", WhyNoMoney, "S4.4")
	})
	t.Run("another player's: one ducat each to that player", func(t *testing.T) {
		p := at(t, 4).port("napoli", red, 1).galley(1, blue, "z_napoli", 1).money(blue, 2).money(red, 0).active(1)
		p.do("1 load ship:1 good:marble").ducats(blue, 1).ducats(red, 1).saw("paid cargo by 1 from seat:1 to seat:2 n=1")
		p.do("1 load ship:1 good:marble").ducats(blue, 0).ducats(red, 2).asks(blue, Loading)
	})
	t.Run("on the active galley only, and only where there is a port", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_valencia", 1).galley(2, blue, "z_valencia", 1).active(1)
		p.cannot("1 load ship:2 good:wood", WhyNotActive, "S4")
		p = at(t, 4).galley(1, blue, "z_ionio", 1).active(1)
		p.cannot("1 load ship:1 good:wood", WhyNoPort, "S4.4")
	})
}

func TestS4_5_GoodsBetweenOwnGalleys(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_ionio", 1, Gold, Wine).galley(2, blue, "z_ionio", 1, Spice).galley(3, blue, "z_ionio", 1, Wood).
		galley(4, red, "z_ionio", 1, Wood).galley(5, blue, "z_napoli", 1, Stone).money(blue, 0).active(1)
	require.Equal(t, []string{"good:woodship:3ship:1", "good:wineship:1ship:2", "good:wineship:1ship:3", "good:goldship:1ship:2",
		"good:goldship:1ship:3", "good:spiceship:2ship:1"}, compact(p.offers("move-good")))
	p.do("1 move-good good:gold ship:1 ship:2").saw("moved transfer by 1 good:gold from ship:1 to ship:2 n=1")
	p.do("1 move-good good:spice ship:2 ship:1").has(1, 1, Wine, Spice).has(2, 1, Gold).ducats(blue, 0)
	p.cannot("1 move-good good:wood ship:3 ship:2", WhyNotActive, "S4")
	p.cannot("1 move-good good:wine ship:1 ship:4", WhyNotYours, "S4.5")
	p.cannot("1 move-good good:wood ship:4 ship:1", WhyNotYours, "S4.5")
	p.cannot("1 move-good good:wine ship:1 ship:5", WhyElsewhere, "S4.5")
	p.cannot("1 move-good good:wine ship:1 ship:1", WhyNoSuchThing, "S1")
	e := p.cannot("1 move-good good:stone ship:1 ship:2", WhyNoCube, "S4.5")
	require.Equal(t, [3]game.Ref{game.Good(Stone), game.Ship(1)}, e.Refs)
}

func TestS4_6_Overboard(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_ionio", 1, Gold).galley(2, blue, "z_ionio", 1, Wine).galley(3, red, "z_ionio", 1, Wood).
		galley(4, blue, "z_napoli", 1, Stone).active(1)
	p.do("1 jettison good:wine ship:2").has(2, 1).saw("removed jettison by 1 good:wine from ship:2 to box n=1")
	p.cannot("1 jettison good:wine ship:2", WhyNoCube, "S4.6")
	p.cannot("1 jettison good:wood ship:3", WhyNotYours, "S4.6")
	p.cannot("1 jettison good:stone ship:4", WhyElsewhere, "S4.6")
	p.do("1 jettison good:gold ship:1").has(1, 1)
	p = at(t, 4).galley(1, blue, "z_ionio", 1, Gold).active(1)
	p.do("1 sail ship:1 area:z_sicilia").cannot("1 jettison good:gold ship:1", WhyLoadOver, "S4")
}

func TestS4_7_NothingFromAClosedPort(t *testing.T) {
	p := at(t, 2).close("napoli").galley(1, blue, "z_napoli", 2, Gold).galley(2, blue, "z_napoli", 2).active(1)
	require.Equal(t, game.Port(p.portID("napoli")), p.cannot("1 load ship:1 good:marble", WhyPortClosed, "S4.7").Refs[0])
	require.Empty(t, p.offers("load"))
	p.do("1 move-good good:gold ship:1 ship:2", "1 move-sailor ship:2 ship:1") // between galleys as anywhere
}

func TestS4_4_Gift(t *testing.T) {
	p := at(t, 4).port("alger", blue, 1).galley(1, blue, "z_alger", 2).active(1)
	good := p.Board.Ports[p.portID("alger")].Good
	require.Equal(t, good, p.Gift())
	p.do("1 load ship:1 good:" + good.String())
	require.Zero(t, p.Gift(), "the next one is paid for")
	require.Zero(t, at(t, 4).port("alger", red, 1).galley(1, blue, "z_alger", 2).active(1).Gift(), "of another player")
	require.Zero(t, at(t, 4).galley(1, blue, "z_ionio", 2).active(1).Gift(), "no port")
	require.Zero(t, at(t, 4).port("alger", blue, 1).galley(1, blue, "z_alger", 5).active(1).Gift(), "no room")
}
