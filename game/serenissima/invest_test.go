package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS5_1_Recruiting(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1).port("antakya", blue, 3).port("genova", red, 1).
		galley(1, blue, "z_ionio", 1).galley(2, blue, "z_valencia", 3, Gold).galley(3, blue, "z_genova", 1).galley(4, red, "z_valencia", 1).galley(5, blue, "z_tunis", 1)
	p.money(blue, 4).active(1)
	require.Equal(t, []string{"port:valencia", "ship:2"}, p.offers("recruit"))
	p.cannot("1 recruit port:antakya", WhyPortFull, "S1.8")
	p.cannot("1 recruit ship:1", WhyPortNotYours, "S5.1") // at sea
	e := p.cannot("1 recruit ship:3", WhyPortNotYours, "S5.1")
	require.Equal(t, game.Port(p.portID("genova")), e.Refs[0])
	require.Equal(t, game.Seat(red), e.Refs[1])
	p.cannot("1 recruit ship:5", WhyPortNotYours, "S5.1") // neutral
	require.Equal(t, game.Port(p.portID("genova")), p.cannot("1 recruit port:genova", WhyPortNotYours, "S5.1").Refs[0])
	p.cannot("1 recruit ship:4", WhyNotYours, "S5.1")
	p.cannot("1 recruit ship:9", WhyNotYours, "S5.1")
	reserve := p.Reserve[blue]
	p.do("1 recruit ship:2").asks(blue, Investing).has(2, 4, Gold).ducats(blue, 3)
	p.saw("placed recruit by 1 sailor:1 from seat:1 to ship:2 n=1", "paid recruit by 1 from seat:1 to box n=1")
	p.cannot("1 recruit ship:2", WhyGalleyFull, "S1.4") // five things aboard
	p.do("1 recruit port:valencia", "1 recruit port:valencia", "1 recruit port:valencia").holds("valencia", blue, 4).ducats(blue, 0)
	require.Equal(t, reserve-4, p.Reserve[blue])
	require.Equal(t, 1, p.cannot("1 recruit port:valencia", WhyNoMoney, "S5.1").N)
	p.do("1 end").saw("ended activation by 1 ship:1")
}

func TestS5_2_Galleys(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1).port("genova", red, 1).galley(1, blue, "z_ionio", 1).galley(2, blue, "z_ionio", 1).money(blue, 9).active(1)
	e := p.cannot("1 buy-galley ship:9 port:genova", WhyPortNotYours, "S5.2")
	require.Equal(t, game.Seat(red), e.Refs[1])
	p.cannot("1 buy-galley ship:9 port:tunis", WhyPortNotYours, "S5.2")
	p.cannot("1 buy-galley ship:2 port:valencia", WhyNumberTaken, "S1.3")
	t.Run("one in an investment", func(t *testing.T) {
		p := p.copy(t).do("1 buy-galley ship:9 port:valencia")
		p.cannot("1 buy-galley ship:10 port:valencia", WhyGalleyBought, "S5.2")
		p.do("1 end", "1 recruit ship:9", "1 buy-galley ship:10 port:valencia") // the next investment
	})
	t.Run("a ducat for each owned", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).galley(1, blue, "z_ionio", 1).galley(2, blue, "z_ionio", 1).galley(3, blue, "z_ionio", 1).money(blue, 4).active(1)
		p.do("1 buy-galley ship:9 port:valencia").ducats(blue, 0)
	})
	t.Run("ruling: its first sailor is bought with it", func(t *testing.T) {
		p := p.copy(t)
		reserve := p.Reserve[blue]
		p.do("1 buy-galley ship:9 port:valencia").has(9, 1).ducats(blue, 9-2-1).asks(blue, Investing)
		p.saw("placed galley by 1 ship:9 from box to area:z_valencia", "placed galley by 1 sailor:1 from seat:1 to ship:9 n=1", "paid galley by 1 from seat:1 to box n=3")
		require.Equal(t, reserve-1, p.Reserve[blue])
		require.Equal(t, p.Board.zone("z_valencia"), p.Galleys[9].Zone)
		p.do("1 recruit ship:9").has(9, 2)

		p = p.copy(t).money(blue, 2).active(1)
		require.Equal(t, 2, p.cannot("1 buy-galley ship:10 port:valencia", WhyNoMoney, "S5.2").N) // three owned now: 3 + 1
	})
	t.Run("no free number", func(t *testing.T) {
		p := at(t, 2).port("valencia", blue, 1)
		for g := GalleyID(1); g <= 12; g++ {
			p.galley(g, blue+game.Player(g%2), "z_ionio", 1)
		}
		p.active(1)
		require.Empty(t, p.offers("buy-galley"))
	})
	t.Run("no port, no galley", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 1).active(1)
		p.handPort(p.portID("constantinople"), black) // Blue's only port, for the sake of the argument
		require.Empty(t, p.offers("buy-galley"))
	})
}

func TestS5_3_Forts(t *testing.T) {
	build := func(stock ...Good) *scene {
		return at(t, 4).port("napoli", blue, 1, stock...).galley(1, blue, "z_ionio", 1).money(blue, 2).active(1)
	}
	build(Wood, Stone).do("1 build-fort port:napoli").ducats(blue, 0).asks(blue, Investing).
		saw("placed fort by 1 building:fort from box to port:napoli n=1", "paid fort by 1 from seat:1 to box n=2")
	napoli := game.Port(newGame(t, 2).Board.port("napoli"))
	require.Equal(t, napoli, build(Stone).cannot("1 build-fort port:napoli", WhyNeedsWood, "S5.3").Refs[0])
	require.Equal(t, napoli, build(Wood, Gold).cannot("1 build-fort port:napoli", WhyNeedsStone, "S5.3").Refs[0])
	at(t, 4).port("valencia", blue, 1, Stone).galley(1, blue, "z_ionio", 1).active(1).do("1 build-fort port:valencia") // it produces wood
	at(t, 4).port("genova", blue, 1, Wood).galley(1, blue, "z_ionio", 1).active(1).do("1 build-fort port:genova")      // it produces stone
	p := build(Wood, Stone).money(blue, 1)
	require.Equal(t, 1, p.cannot("1 build-fort port:napoli", WhyNoMoney, "S5.3").N)
	p.cannot("1 build-fort port:genova", WhyPortNotYours, "S5.3")
	p = at(t, 4).port("napoli", blue, 1, Wood, Stone).fort("napoli").galley(1, blue, "z_ionio", 1).active(1)
	p.cannot("1 build-fort port:napoli", WhyBuilt, "S1.6")
}

func TestS5_4_Basilicas(t *testing.T) {
	build := func(stock ...Good) *scene {
		return at(t, 4).port("barcelona", blue, 1, stock...).galley(1, blue, "z_ionio", 1).money(blue, 2).active(1)
	}
	build(Gold, Marble).do("1 build-basilica port:barcelona").ducats(blue, 0).asks(blue, Investing).
		saw("placed basilica by 1 building:basilica from box to port:barcelona n=1", "paid basilica by 1 from seat:1 to box n=2")
	barcelona := game.Port(newGame(t, 2).Board.port("barcelona"))
	require.Equal(t, barcelona, build(Marble).cannot("1 build-basilica port:barcelona", WhyNeedsGold, "S5.4").Refs[0])
	require.Equal(t, barcelona, build(Gold).cannot("1 build-basilica port:barcelona", WhyNeedsMarble, "S5.4").Refs[0])
	at(t, 4).port("antakya", blue, 1, Marble).galley(1, blue, "z_ionio", 1).active(1).do("1 build-basilica port:antakya") // it produces gold
	at(t, 4).port("napoli", blue, 1, Gold).galley(1, blue, "z_ionio", 1).active(1).do("1 build-basilica port:napoli")     // it produces marble
	p := build(Gold, Marble).money(blue, 1)
	require.Equal(t, 1, p.cannot("1 build-basilica port:barcelona", WhyNoMoney, "S5.4").N)
	p.cannot("1 build-basilica port:napoli", WhyPortNotYours, "S5.4")
	p = at(t, 4).port("napoli", blue, 1, Gold).basilica("napoli").galley(1, blue, "z_ionio", 1).active(1)
	p.cannot("1 build-basilica port:napoli", WhyBuilt, "S1.6")
}

func TestS5_5_NoCubeIsSpent(t *testing.T) {
	p := at(t, 4).port("tunis", blue, 1, Wood, Stone, Gold).galley(1, blue, "z_ionio", 1).money(blue, 4).active(1)
	supply := p.Supply
	p.do("1 build-fort port:tunis", "1 build-basilica port:tunis").stores("tunis", Wood, Stone, Gold)
	require.Equal(t, supply, p.Supply)
	require.True(t, p.Ports[p.portID("tunis")].Fort && p.Ports[p.portID("tunis")].Basilica)
	p.do("1 end")
}
