package serenissima

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS6_1_WinePorts(t *testing.T) {
	p := at(t, 4).stock("tunis", Wine).stock("napoli", Gold, Wine)
	for id, wine := range map[string]bool{"venezia": true, "alger": true, "modon": true, "creta": true, "tunis": true, "napoli": true, "valencia": false, "genova": false} {
		require.Equal(t, wine, p.IsWinePort(p.portID(id)), id)
	}
}

func TestS7_1_IncomeOfPorts(t *testing.T) {
	goods := []Good{Wine, Gold, Stone, Marble, Spice}
	for filled, income := range []Ducats{0, 2, 5, 10, 15, 20} {
		p := at(t, 4).port("valencia", blue, 1, goods[:filled]...).port("antakya", red, 1, Wood).stock("genova", Wood, Wine).money(blue, 0).money(red, 0)
		p.marker(5).doge().do("* draw card:one-hourglass").ducats(blue, income).ducats(red, 2) // neutral Genova pays nobody
		require.Equal(t, income, p.Income(p.portID("valencia")))
	}
	t.Run("each own port", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1, Wine, Gold).port("antakya", blue, 1, Wood, Wine, Spice).money(blue, 0)
		p.marker(5).doge().do("* draw card:one-hourglass").ducats(blue, 15)
		p.saw("turned scoring n=1", "scored scoring by 1 port:valencia to seat:1 n=5", "scored scoring by 1 port:antakya to seat:1 n=10")
	})
}

func TestS7_2_Basilicas(t *testing.T) {
	p := at(t, 4).port("antakya", blue, 1, Marble).port("napoli", red, 1).basilica("antakya").basilica("napoli").basilica("tunis")
	p.money(blue, 0).money(red, 0).marker(5).doge().do("* draw card:one-hourglass").ducats(blue, 2+5).ducats(red, 5)
	p.saw("scored basilica by 2 port:napoli to seat:2 n=5", "scored scoring by 1 port:antakya to seat:1 n=2", "scored basilica by 1 port:antakya to seat:1 n=5")
}

func TestS8_1_DogeCards(t *testing.T) {
	poor := func(seats int) *scene {
		p := at(t, seats).port("venezia", blue, 1).port("tunis", blue, 1, Wine, Gold).port("napoli", red, 1).stock("genova", Wine)
		for player := blue; int(player) <= seats; player++ {
			p.money(player, 0)
		}
		return p
	}
	t.Run("wine", func(t *testing.T) {
		p := poor(4).doge().do("* draw card:wine").ducats(blue, 6).ducats(red, 0).never("turned track")
		p.saw("drew card:wine", "scored wine by 1 port:tunis to seat:1 n=3", "scored wine by 1 port:venezia to seat:1 n=3")
		require.EqualValues(t, 2, p.Track)
		require.Equal(t, []string{"card:one-hourglass", "card:two-hourglasses", "card:two-hourglasses-shuffle"}, p.doge().offers("draw"))
	})
	t.Run("one hourglass", func(t *testing.T) {
		p := poor(4).doge().do("* draw card:one-hourglass").ducats(blue, 0).saw("turned track from space:2 to space:3")
		require.EqualValues(t, 3, p.Track)
		p.doge()
		require.EqualValues(t, 1, p.AppendOutcomes(nil)[1].Weight) // there is one more
	})
	t.Run("two hourglasses", func(t *testing.T) {
		p := poor(4).doge().do("* draw card:two-hourglasses").saw("turned track from space:2 to space:3", "turned track from space:3 to space:4").never("turned shuffle")
		require.EqualValues(t, 4, p.Track)
	})
	t.Run("two hourglasses and shuffle", func(t *testing.T) {
		p := poor(4).doge().do("* draw card:wine").doge().do("* draw card:two-hourglasses").doge().do("* draw card:two-hourglasses-shuffle")
		p.saw("drew card:two-hourglasses-shuffle n=2", "turned shuffle")
		require.Equal(t, p.Board.cardsInDeck, p.Deck)
		require.EqualValues(t, 6, p.Track)
	})
	t.Run("a card that is out is not drawn", func(t *testing.T) {
		p := poor(4).doge().do("* draw card:wine").doge()
		p.cannot("* draw card:wine", WhyNoSuchThing, "S1")
	})
}

// gameLengths returns the smallest and the largest number of turns of a game.
func gameLengths(p *scene) (least, most int) {
	if p.decider == game.Nobody {
		return 0, 0
	}
	least = 1000
	for _, o := range p.AppendOutcomes(nil) {
		next := p.copy(p.t)
		next.Apply(o.Action, nil)
		if next.decider != game.Nobody {
			next.doge()
		}
		lo, hi := gameLengths(next)
		least, most = min(least, lo+1), max(most, hi+1)
	}
	return least, most
}

func TestS8_2_Scoring(t *testing.T) {
	for seats, spaces := range map[int][]int8{2: {4, 8, 12}, 3: {4, 8, 12}, 4: {6, 9, 12}} {
		require.Equal(t, spaces, newGame(t, seats).seatInfo().Scoring)
	}
	scored := func(seats int, space int8, card string) *scene {
		return at(t, seats).port("valencia", blue, 1, Wine, Gold).money(blue, 0).marker(space).doge().do("* draw card:" + card)
	}
	scored(4, 5, "one-hourglass").ducats(blue, 5)   // reaches 6
	scored(4, 5, "two-hourglasses").ducats(blue, 5) // passes it
	scored(4, 4, "two-hourglasses").ducats(blue, 5)
	scored(4, 4, "one-hourglass").ducats(blue, 0)
	scored(4, 3, "one-hourglass").ducats(blue, 0) // 4 counts only for two and three
	scored(2, 3, "one-hourglass").ducats(blue, 5)
	scored(3, 3, "two-hourglasses").ducats(blue, 5)
	scored(2, 5, "one-hourglass").ducats(blue, 0)
	scored(4, 6, "wine").ducats(blue, 3) // staying on the space scores nothing
	t.Run("a game of four has 5 to 11 turns", func(t *testing.T) {
		p := at(t, 4)
		for player := blue; player <= black; player++ {
			p.money(player, 0)
		}
		least, most := gameLengths(p.doge())
		require.Equal(t, [2]int{5, 11}, [2]int{least, most})
	})
}

func TestS8_3_SpecialInvestment(t *testing.T) {
	draw := func(p *scene) *scene { return p.doge().do("* draw card:one-hourglass") }
	p := at(t, 4).port("valencia", blue, 2).port("genova", red, 2).galley(1, blue, "z_ionio", 1).galley(2, red, "z_ionio", 1).galley(3, red, "z_ionio", 1)
	p.First = red
	for player, n := range map[game.Player]Ducats{blue: 5, red: 5, orange: 5, black: 0} {
		p.money(player, n)
	}
	draw(p).asks(orange, SpecialInvest) // Red has two; seat order from the first player
	t.Run("the first of who has none costs 0 + 1", func(t *testing.T) {
		p := p.copy(t)
		at := p.Board.Ports[portOf(p, orange)].ID
		p.do("3 buy-galley ship:15 port:"+at).ducats(orange, 4).asks(orange, SpecialInvest).saw("paid galley by 3 from seat:3 to box n=1")
		p.do("3 buy-galley ship:14 port:"+at).ducats(orange, 2).cannot("3 buy-galley ship:13 port:"+at, WhyTwoGalleys, "S8.3")
		p.do("3 recruit ship:15", "3 recruit ship:14").has(15, 2).has(14, 2).ducats(orange, 0)
		p.do("3 end").asks(blue, SpecialInvest) // Black can buy nothing and is not asked
		p.cannot("1 buy-galley ship:15 port:valencia", WhyNumberTaken, "S1.3")
		p.do("1 buy-galley ship:4 port:valencia").ducats(blue, 3)
		p.do("1 end").asks(blue, Activate).saw("turned turn n=2")
		require.EqualValues(t, 1, p.Active)
	})
	t.Run("ruling: galleys and their sailors, nothing else", func(t *testing.T) {
		p := p.copy(t).do("3 end").asks(blue, SpecialInvest)
		p.cannot("1 recruit ship:1", WhyOnlyNewGalleys, "S8.3")
		p.cannot("1 recruit port:valencia", WhyOnlyNewGalleys, "S8.3")
		p.cannot("1 build-fort port:valencia", WhyOnlyNewGalleys, "S8.3")
		p.cannot("1 build-basilica port:valencia", WhyOnlyNewGalleys, "S8.3")
		p.cannot("1 buy-galley ship:4 port:genova", WhyPortNotYours, "S5.2")
		for _, text := range []string{"1 sail ship:1 area:z_sicilia", "1 load ship:1 good:wood", "1 sell ship:1 good:wood", "1 attack ship:1 ship:2", "1 land ship:1 port:tunis count:1"} {
			p.cannot(text, WhyNotAsked, "S3.1")
		}
		p.do("1 buy-galley ship:4 port:valencia", "1 recruit ship:4").cannot("1 recruit ship:1", WhyOnlyNewGalleys, "S8.3")
		p.cannot("1 buy-galley ship:5 port:valencia", WhyTwoGalleys, "S8.3")
	})
	t.Run("who can buy nothing is not asked", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 1)
		for player := blue; player <= black; player++ {
			p.money(player, 0)
		}
		draw(p.money(blue, 1)).asks(blue, Activate) // a second galley costs 1 + 1
		p = at(t, 2).port("valencia", blue, 5).port("genova", blue, 5).port("venezia", blue, 5).port("alexandria", blue, 5).port("sicilia", blue, 4).port("napoli", blue, 4)
		p.galley(1, blue, "z_ionio", 2).galley(2, red, "z_ionio", 1).galley(3, red, "z_ionio", 1)
		require.Zero(t, p.Reserve[blue])
		draw(p).asks(blue, Activate)
	})
	t.Run("nor is anybody when no number is free", func(t *testing.T) {
		p := at(t, 3)
		for g := GalleyID(1); g <= 12; g++ {
			p.galley(g, blue+game.Player(g%2), "z_ionio", 1)
		}
		draw(p).asks(red, Activate) // Orange has none and five ducats
		p = at(t, 3)
		for g := GalleyID(1); g <= 11; g++ {
			p.galley(g, blue+game.Player(g%2), "z_ionio", 1)
		}
		draw(p).asks(orange, SpecialInvest)
		require.Len(t, p.offers("buy-galley"), 1)
	})
	t.Run("nor who has no port", func(t *testing.T) {
		p := at(t, 4).doge()
		p.handPort(portOf(p, blue), red) // no rule leads here
		p.Apply(p.action("* draw card:wine"), nil)
		p.asks(red, SpecialInvest)
	})
	t.Run("whatever the card, also after a scoring", func(t *testing.T) {
		for _, card := range []string{"wine", "one-hourglass", "two-hourglasses", "two-hourglasses-shuffle"} {
			at(t, 4).marker(5).doge().do("* draw card:"+card).asks(blue, SpecialInvest)
		}
	})
	t.Run("the new galleys are activated in the next turn", func(t *testing.T) {
		p := at(t, 2).port("valencia", blue, 1).money(red, 0).doge().do("* draw card:wine", "1 buy-galley ship:9 port:valencia", "1 end")
		p.asks(blue, Activate)
		require.EqualValues(t, 9, p.Active)
	})
}

// portOf returns the first port of a player.
func portOf(p *scene, player game.Player) PortID {
	for id := range p.Ports {
		if p.Ports[id].Owner == player {
			return PortID(id)
		}
	}
	return 0
}

func TestS8_4_EndOfTheGame(t *testing.T) {
	for _, start := range []struct {
		space int8
		card  string
	}{{11, "one-hourglass"}, {11, "two-hourglasses"}, {10, "two-hourglasses-shuffle"}} {
		p := at(t, 4).port("valencia", blue, 1, Wine, Gold).money(blue, 0).marker(start.space).doge().do("* draw card:" + start.card)
		p.asks(game.Nobody, GameOver).ducats(blue, 5) // one scoring, and nobody with too few galleys is asked
		require.EqualValues(t, 12, p.Track)
		require.True(t, p.Result().Over)
		require.Empty(t, p.list())
		require.Contains(t, p.events(), "ended game")
		p.cannot("1 end", WhyNotAsked, "S3.1")
	}
	p := at(t, 4).marker(11).doge().do("* draw card:wine")
	require.False(t, p.Result().Over)
}

func TestS8_5_TheWinner(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1).port("genova", red, 1).port("venezia", red, 1).port("tunis", orange, 1).port("napoli", orange, 1)
	p.money(blue, 20).money(red, 19).money(orange, 19).money(black, 19).marker(11).doge().do("* draw card:one-hourglass")
	r := p.Result()
	require.Equal(t, [game.MaxSeats + 1]int8{0, 1, 2, 2, 4}, r.Rank) // Red and Orange have two ports each, Black one
	require.Equal(t, [game.MaxSeats + 1]int32{0, 20, 19, 19, 19}, r.Score)
	p = at(t, 2).port("valencia", blue, 1).port("tunis", blue, 1).money(blue, 7).money(red, 7)
	require.Equal(t, [game.MaxSeats + 1]int8{0, 1, 2}, p.marker(11).doge().do("* draw card:one-hourglass").Result().Rank)
	p = at(t, 2).port("valencia", blue, 1).money(blue, 7).money(red, 7)
	require.Equal(t, [game.MaxSeats + 1]int8{0, 1, 1}, p.marker(11).doge().do("* draw card:one-hourglass").Result().Rank)
	p = at(t, 4).money(black, 6).marker(11).doge().do("* draw card:one-hourglass")
	require.Equal(t, [game.MaxSeats + 1]int8{0, 2, 2, 2, 1}, p.Result().Rank)
	require.False(t, strings.Contains(strings.Join(p.events(), " "), "revealed")) // open money needs no revealing
}
