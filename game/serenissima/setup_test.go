package serenissima

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestS1_1_Players(t *testing.T) {
	for seats := range 7 {
		_, err := New().New(game.Options{Seats: seats})
		require.Equal(t, seats >= 2 && seats <= 4, err == nil, "%d seats: %v", seats, err)
	}
	p := newGame(t, 3)
	require.Equal(t, []string{"seat:1", "seat:2", "seat:3"}, p.offers("begin"))
}

func TestS1_2_Sailors(t *testing.T) {
	for seats, sailors := range map[int]int8{4: 22, 3: 26, 2: 30} {
		p := newGame(t, seats)
		for player := 1; player <= seats; player++ {
			require.Equal(t, sailors, p.Reserve[player])
		}
	}
	t.Run("a killed sailor goes back to the reserve", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 3).galley(2, red, "z_ionio", 3).active(1)
		b, r := p.Reserve[blue], p.Reserve[red]
		p.do("1 attack ship:1 ship:2", "* roll dice:2 dice:1")
		require.Equal(t, b+1, p.Reserve[blue])
		require.Equal(t, r+2, p.Reserve[red])
		p.saw("removed killed sailor:2 from ship:2 to seat:2 n=2", "removed killed sailor:1 from ship:1 to seat:1 n=1")
	})
	t.Run("an empty reserve recruits nobody", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 2).port("genova", blue, 5).port("venezia", blue, 5)
		p.galley(1, blue, "z_valencia", 5).galley(2, blue, "z_valencia", 4).money(blue, 20).active(1)
		p.do("1 recruit port:valencia")
		require.Zero(t, p.Reserve[blue])
		p.cannot("1 recruit port:valencia", WhyReserveEmpty, "S1.2")
		p.cannot("1 recruit ship:2", WhyReserveEmpty, "S1.2")
		p.cannot("1 buy-galley ship:3 port:valencia", WhyReserveEmpty, "S1.2")
	})
}

func TestS1_3_Galleys(t *testing.T) {
	for seats, galleys := range map[int]int{4: 15, 3: 12, 2: 12} {
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			p := at(t, seats).port("valencia", blue, 3).galley(1, blue, "z_valencia", 1).active(1)
			require.Len(t, p.offers("buy-galley"), galleys-1)
			if galleys < 15 {
				p.cannot("1 buy-galley ship:13 port:valencia", WhyNoSuchThing, "S1")
			}
		})
	}
	t.Run("one not in play belongs to nobody", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 3).active(1)
		require.Equal(t, game.Nobody, p.Galleys[9].Owner)
		p.cannot("1 attack ship:1 ship:9", WhyNoSuchThing, "S1")
	})
	t.Run("a number is given out once", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 3).galley(1, blue, "z_valencia", 1).galley(2, red, "z_ionio", 1).active(1)
		e := p.cannot("1 buy-galley ship:2 port:valencia", WhyNumberTaken, "S1.3")
		require.Equal(t, [3]game.Ref{game.Ship(2), game.Seat(red)}, e.Refs)
	})
	t.Run("six at most", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1).money(blue, 30)
		for g := GalleyID(1); g <= 5; g++ {
			p.galley(g, blue, "z_valencia", 1)
		}
		p.active(1).do("1 buy-galley ship:15 port:valencia", "1 end").active(2)
		require.Equal(t, 6, p.cannot("1 buy-galley ship:7 port:valencia", WhyMostGalleys, "S1.3").N)
	})
}

func TestS1_4_FiveSpaces(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 3).galley(1, blue, "z_valencia", 3, Wine).galley(2, blue, "z_valencia", 1, Gold, Gold, Gold, Gold)
	p.money(blue, 9).active(1)
	p.cannot("1 move-sailor ship:1 ship:2", WhyGalleyFull, "S1.4")
	p.do("1 load ship:1 good:wood").has(1, 3, Wine, Wood)
	e := p.cannot("1 load ship:1 good:wood", WhyGalleyFull, "S1.4")
	require.Equal(t, game.Ship(1), e.Refs[0])
	p.cannot("1 move-sailor port:valencia ship:1", WhyGalleyFull, "S1.4")
	p.cannot("1 move-sailor ship:2 ship:1", WhyGalleyFull, "S1.4")
	p.cannot("1 move-good good:gold ship:2 ship:1", WhyGalleyFull, "S1.4")
	t.Run("the full one is named", func(t *testing.T) {
		require.Equal(t, game.Ship(2), p.cannot("1 move-sailor ship:1 ship:2", WhyGalleyFull, "S1.4").Refs[0])
		require.Equal(t, game.Ship(2), p.cannot("1 move-good good:wine ship:1 ship:2", WhyGalleyFull, "S1.4").Refs[0])
	})
	t.Run("recruiting", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 3).galley(1, blue, "z_valencia", 3, Wine).active(1)
		p.do("1 recruit ship:1")
		p.cannot("1 recruit ship:1", WhyGalleyFull, "S1.4")
	})
	t.Run("a galley without sailor does not exist", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 3).galley(1, blue, "z_valencia", 1).galley(2, blue, "z_valencia", 1).active(1)
		p.do("1 move-sailor ship:2 ship:1").sunk(2)
	})
}

func TestS1_5_Cubes(t *testing.T) {
	want := map[Good]int8{Wood: 14, Stone: 12, Marble: 12, Wine: 12, Gold: 10, Spice: 10}
	for good, n := range want {
		require.Equal(t, n, newGame(t, 2).Supply[good], good)
	}
	t.Run("an empty supply cannot be loaded", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_antakya", 3)
		for g := GalleyID(2); g <= 3; g++ {
			p.galley(g, red, "z_ionio", 1, Gold, Gold, Gold, Gold)
		}
		p.galley(4, red, "z_ionio", 3, Gold).active(1)
		p.do("1 load ship:1 good:gold")
		require.Zero(t, p.Supply[Gold])
		e := p.cannot("1 load ship:1 good:gold", WhySupplyEmpty, "S1.5")
		require.Equal(t, game.Good(Gold), e.Refs[0])
		p.do("1 jettison good:gold ship:1", "1 load ship:1 good:gold") // what goes overboard is in the supply again
	})
	t.Run("lost with a galley", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_ionio", 2, Gold, Wine).active(1)
		p.do("1 scuttle ship:1").saw("removed lost good:wine from ship:1 to box n=1", "removed lost good:gold from ship:1 to box n=1")
		require.Equal(t, want[Gold], p.Supply[Gold])
	})
	t.Run("in a warehouse until the end", func(t *testing.T) {
		p := at(t, 4).galley(1, blue, "z_antakya", 5).port("antakya", red, 1, Marble, Wine).port("genova", red, 1).active(1)
		p.do("1 attack ship:1 port:antakya", "* roll dice:5 dice:0", "1 land ship:1 port:antakya count:0")
		p.holds("antakya", game.Nobody, 0).stores("antakya", Marble, Wine)
	})
}

func TestS1_6_FortsAndBasilicas(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1, Stone).port("antakya", blue, 1, Marble).galley(1, blue, "z_valencia", 1).money(blue, 20)
	require.Equal(t, [2]int8{5, 5}, [2]int8{p.FortsLeft, p.BasilicasLeft})
	p.active(1).do("1 build-fort port:valencia", "1 build-basilica port:antakya")
	require.Equal(t, game.Port(p.portID("valencia")), p.cannot("1 build-fort port:valencia", WhyBuilt, "S1.6").Refs[0])
	require.Equal(t, game.Port(p.portID("antakya")), p.cannot("1 build-basilica port:antakya", WhyBuilt, "S1.6").Refs[0])
	t.Run("when they are gone", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1, Stone).port("antakya", blue, 1, Marble).galley(1, blue, "z_valencia", 1)
		for _, id := range []string{"genova", "venezia", "tunis", "napoli", "sicilia"} {
			p.fort(id).basilica(id)
		}
		p.active(1)
		p.cannot("1 build-fort port:valencia", WhyNoneLeft, "S1.6")
		p.cannot("1 build-basilica port:antakya", WhyNoneLeft, "S1.6")
	})
}

func TestS1_7_DucatsAreNeverShort(t *testing.T) {
	p := at(t, 4).port("valencia", blue, 1, Wine, Stone, Gold, Spice, Marble).galley(1, red, "z_alger", 1, Spice)
	for player := blue; player <= black; player++ {
		p.money(player, 1000) // far more than the coins in a box
	}
	p.marker(5).active(1).do("2 sell ship:1 good:spice").ducats(red, 1005)
	p.do("2 end", "* draw card:one-hourglass").ducats(blue, 1020)
}

func TestS1_8_Ports(t *testing.T) {
	b := newGame(t, 4).Board
	require.Len(t, b.Ports[1:], 19)
	starts := 0
	for _, port := range b.Ports[1:] {
		require.True(t, port.Size() >= 3 && port.Size() <= 5, port.ID)
		require.True(t, port.Good >= Wood && port.Good <= Spice, port.ID)
		require.Len(t, port.Values, int(port.Size()), port.ID)
		if port.Start {
			starts++
		}
	}
	require.Equal(t, 5, starts)
	t.Run("as many sailors as spaces", func(t *testing.T) {
		p := at(t, 4).port("antakya", blue, 2).galley(1, blue, "z_antakya", 5).active(1)
		p.do("1 move-sailor ship:1 port:antakya")
		e := p.cannot("1 move-sailor ship:1 port:antakya", WhyPortFull, "S1.8")
		require.Equal(t, game.Port(p.portID("antakya")), e.Refs[0])
		require.Equal(t, 3, e.N)
	})
}

func TestS1_9_FiveDice(t *testing.T) {
	p := at(t, 4).galley(1, blue, "z_ionio", 5).galley(2, red, "z_ionio", 5).active(1)
	p.do("1 attack ship:1 ship:2").value(5, 5)
	require.Len(t, p.offers("roll"), 36)
	p.can("* roll dice:5 dice:5").cannot("* roll dice:0 dice:6", WhyNoSuchThing, "S1")
	var total int32
	for _, o := range p.AppendOutcomes(nil) {
		total += o.Weight
	}
	require.EqualValues(t, 6*6*6*6*6*6*6*6*6*6, total)
	require.Equal(t, []int8{0, 0, 0, 1, 1, 1}, p.Board.Faces)
}

func TestS1_10_DogeDeck(t *testing.T) {
	p := at(t, 4).doge()
	want := map[string]CardInfo{
		"wine":                    {ID: "wine", Count: 1, Wine: 3},
		"one-hourglass":           {ID: "one-hourglass", Count: 2, Advance: 1},
		"two-hourglasses":         {ID: "two-hourglasses", Count: 1, Advance: 2},
		"two-hourglasses-shuffle": {ID: "two-hourglasses-shuffle", Count: 1, Advance: 2, Shuffle: true},
	}
	require.Len(t, p.Board.Cards[1:], len(want))
	for i, card := range p.Board.Cards[1:] {
		require.Equal(t, want[card.ID], card)
		require.Equal(t, card.Count, p.Deck[i+1])
	}
	require.Equal(t, []game.Outcome{
		{Action: p.action("* draw card:wine"), Weight: 1},
		{Action: p.action("* draw card:one-hourglass"), Weight: 2},
		{Action: p.action("* draw card:two-hourglasses"), Weight: 1},
		{Action: p.action("* draw card:two-hourglasses-shuffle"), Weight: 1},
	}, p.AppendOutcomes(nil))
}

func TestS2_1_FirstPlayer(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		p := newGame(t, seats).asks(game.Chance, FirstPlayer)
		outcomes := p.AppendOutcomes(nil)
		require.Len(t, outcomes, seats)
		for _, o := range outcomes {
			require.EqualValues(t, 1, o.Weight)
		}
		for player := 1; player <= seats; player++ {
			require.EqualValues(t, 5, p.Ducats[player])
		}
	}
	p := newGame(t, 4).do("* begin seat:3").saw("chose first seat:3")
	p.asks(orange, ChooseStart).do("3 start-at port:genova ship:1").asks(black, ChooseStart).
		do("4 start-at port:venezia ship:2").asks(blue, ChooseStart).do("1 start-at port:valencia ship:3").asks(red, ChooseStart)
}

func TestS2_2_ClosedPorts(t *testing.T) {
	t.Run("none with four", func(t *testing.T) {
		newGame(t, 4).do("* begin seat:1").asks(blue, ChooseStart)
	})
	for seats := 2; seats <= 3; seats++ {
		t.Run(fmt.Sprintf("ruling: the %d players choose clockwise, good by good", seats), func(t *testing.T) {
			p := newGame(t, seats).do("* begin seat:2").asks(red, ChooseClosed)
			require.Equal(t, []string{"port:valencia", "port:sardegna", "port:ragusa", "port:smyrna"}, p.offers("close"))
			require.Equal(t, game.Good(Wood), p.cannot("2 close port:venezia", WhyOtherGood, "S2.2").Refs[0])
			p.do("2 close port:ragusa").saw("chose closed by 2 port:ragusa")
			next := p.seat(1)
			p.asks(next, ChooseClosed)
			require.Equal(t, []string{"port:alger", "port:venezia", "port:modon", "port:creta"}, p.offers("close"))
			p.do(fmt.Sprintf("%d close port:modon", next)).asks(p.seat(2), ChooseClosed)
			require.Equal(t, []string{"port:barcelona", "port:genova", "port:corfu", "port:constantinople"}, p.offers("close"))
			p.do(fmt.Sprintf("%d close port:corfu", p.seat(2))).asks(p.seat(3), ChooseClosed)
			require.Equal(t, []string{"port:napoli", "port:tunis", "port:alexandria"}, p.offers("close"))
			p.do(fmt.Sprintf("%d close port:alexandria", p.seat(3))).asks(red, ChooseStart)
			p.cannot("2 start-at port:alexandria ship:1", WhyPortClosed, "S2.2")
		})
	}
	t.Run("ruling: or they are closed at random among the same", func(t *testing.T) {
		p := newGame(t, 2, "closing", "random").do("* begin seat:1").asks(game.Chance, ChooseClosed)
		require.Equal(t, []string{"port:valencia", "port:sardegna", "port:ragusa", "port:smyrna"}, p.offers("close"))
		for _, o := range p.AppendOutcomes(nil) {
			require.EqualValues(t, 1, o.Weight)
		}
		p.do("* close port:smyrna").saw("chose closed port:smyrna")
		p.do("* close port:creta", "* close port:genova", "* close port:tunis").asks(blue, ChooseStart)
	})
	t.Run("as many starting ports as players stay open", func(t *testing.T) {
		p := newGame(t, 3).do("* begin seat:1", "1 close port:valencia", "2 close port:venezia")
		p.cannot("3 close port:genova", WhyStartNeeded, "S2.2")
		require.Equal(t, []string{"port:barcelona", "port:corfu"}, p.offers("close"))
		p.do("3 close port:corfu")
		require.Equal(t, []string{"port:napoli", "port:tunis"}, p.offers("close"))

		p = newGame(t, 2, "closing", "random").do("* begin seat:1", "* close port:valencia", "* close port:venezia", "* close port:genova")
		require.Equal(t, []string{"port:napoli", "port:tunis"}, p.offers("close"))
	})
}

func TestS2_3_StartingPortAndFirstGalley(t *testing.T) {
	p := newGame(t, 4).do("* begin seat:4").asks(black, ChooseStart)
	require.Len(t, p.offers("start-at"), 5*15)
	require.Equal(t, game.Port(p.portID("alger")), p.cannot("4 start-at port:alger ship:1", WhyNoStart, "S2.3").Refs[0])
	p.do("4 start-at port:venezia ship:7").holds("venezia", black, 3).has(7, 3)
	p.saw("chose start by 4 port:venezia", "placed start by 4 sailor:4 from seat:4 to port:venezia n=3",
		"placed start by 4 ship:7 from box to area:z_venezia", "placed start by 4 sailor:4 from seat:4 to ship:7 n=3")
	require.Equal(t, p.Board.zone("z_venezia"), p.Galleys[7].Zone)
	require.EqualValues(t, 22-6, p.Reserve[black])
	p.asks(blue, ChooseStart)
	e := p.cannot("1 start-at port:venezia ship:1", WhyPortTaken, "S2.3")
	require.Equal(t, [3]game.Ref{game.Port(p.portID("venezia")), game.Seat(black)}, e.Refs)
	p.cannot("1 start-at port:genova ship:7", WhyNumberTaken, "S1.3")
	require.Len(t, p.offers("start-at"), 4*14)
	t.Run("no number above twelve with fewer than four", func(t *testing.T) {
		p := newGame(t, 3).do("* begin seat:1", "1 close port:smyrna", "2 close port:creta", "3 close port:corfu", "1 close port:tunis")
		require.Len(t, p.offers("start-at"), 5*12)
		p.cannot("2 start-at port:genova ship:13", WhyNotAsked, "S3.1")
		p.do("1 start-at port:genova ship:1").cannot("2 start-at port:venezia ship:13", WhyNoSuchThing, "S1")
	})
}

// begun is a game in which the ports are closed and the first choices made.
func begun(t *testing.T, seats int) *scene {
	p := newGame(t, seats).do("* begin seat:2")
	if seats < 4 {
		for i, id := range []string{"smyrna", "creta", "corfu", "tunis"} {
			p.do(fmt.Sprintf("%d close port:%s", p.seat(int8(i)), id))
		}
	}
	for i, id := range []string{"valencia", "genova", "venezia", "alexandria"}[:seats] {
		p.do(fmt.Sprintf("%d start-at port:%s ship:%d", p.seat(int8(i)), id, 2*i+2))
	}
	return p
}

func TestS2_4_SecondGalleyCounterClockwise(t *testing.T) {
	for seats := 2; seats <= 4; seats++ {
		t.Run(fmt.Sprintf("%d players", seats), func(t *testing.T) {
			p := begun(t, seats)
			for i := seats - 1; i >= 0; i-- {
				by := p.seat(int8(i))
				p.asks(by, ChooseGalley)
				p.cannot(fmt.Sprintf("%d take-galley ship:%d", by, 2*i+2), WhyNumberTaken, "S1.3")
				p.do(fmt.Sprintf("%d take-galley ship:%d", by, 2*i+1)).has(GalleyID(2*i+1), 3)
				require.Equal(t, p.Galleys[2*i+2].Zone, p.Galleys[2*i+1].Zone)
				require.Equal(t, by, p.Galleys[2*i+1].Owner)
			}
			require.Equal(t, seats > 2, p.Turn == 1)
		})
	}
}

func TestS2_5_ThirdGalleyOfTwoPlayers(t *testing.T) {
	p := begun(t, 2).do("1 take-galley ship:3", "2 take-galley ship:1")
	p.asks(red, ChooseGalley).do("2 take-galley ship:12").has(12, 3).asks(blue, ChooseGalley)
	require.Zero(t, p.Turn)
	p.do("1 take-galley ship:11").has(11, 3)
	require.EqualValues(t, 1, p.Turn)
	require.EqualValues(t, 30-12, p.Reserve[red])
	require.EqualValues(t, 30-12, p.Reserve[blue])
	require.Equal(t, p.Board.zone("z_genova"), p.Galleys[11].Zone)
	p.asks(red, Activate)
}

func TestS2_6_Markers(t *testing.T) {
	for seats, start := range map[int]int8{2: 0, 3: 0, 4: 2} {
		p := newGame(t, seats)
		require.Equal(t, start, p.Track)
		require.Zero(t, p.Active) // the Doge space
		require.Equal(t, p.Board.cardsInDeck, p.Deck)
	}
	p := begun(t, 3).do("1 take-galley ship:10", "3 take-galley ship:11", "2 take-galley ship:12")
	p.saw("turned turn n=1", "turned wheel by 2 from ship:0 to ship:2")
	p.asks(red, Activate)
}

func TestS2_7_OpenOrHiddenMoney(t *testing.T) {
	open, hidden := newGame(t, 2), newGame(t, 2, "money", "hidden")
	require.False(t, open.HiddenMoney)
	view := open.Clone().(*State)
	view.Redact(blue)
	require.Equal(t, open.State, view)

	hidden.Ducats[red] = 17
	view = hidden.Clone().(*State)
	view.Redact(blue)
	require.Contains(t, string(view.AppendText(nil)), "player 2 ducats ?")
	require.Contains(t, string(view.AppendText(nil)), "player 1 ducats 5")
	hidden.Ducats[red] = 18
	other := hidden.Clone().(*State)
	other.Redact(blue)
	require.Equal(t, view, other) // nothing tells 17 from 18

	t.Run("the income of a scoring is announced", func(t *testing.T) {
		p := at(t, 4).port("valencia", blue, 1, Wine, Gold).marker(5)
		p.HiddenMoney = true
		p.doge().do("* draw card:one-hourglass").saw("scored scoring by 1 port:valencia to seat:1 n=5")
		for _, ev := range p.ev {
			require.Equal(t, game.Everybody, ev.Seen)
		}
	})
	t.Run("and the end lays everything open", func(t *testing.T) {
		p := at(t, 2).marker(11).money(red, 9)
		p.HiddenMoney = true
		p.doge().do("* draw card:one-hourglass").saw("revealed money seat:1 n=5", "revealed money seat:2 n=9", "ended game")
		view := p.Clone().(*State)
		view.Redact(blue)
		require.Equal(t, p.State, view)
	})
	t.Run("a guess leaves what is known and can pay what is asked", func(t *testing.T) {
		p := at(t, 2).money(red, 3)
		p.HiddenMoney = true
		p.doge().do("* draw card:wine").asks(blue, SpecialInvest).do("1 end").asks(red, SpecialInvest)
		p.Redact(blue)
		r := game.NewRand(1)
		for range 100 {
			guess := p.Clone().(*State)
			guess.Resample(blue, &r)
			require.GreaterOrEqual(t, guess.Ducats[red], guess.GalleyPrice(red))
			require.Equal(t, p.Ducats[blue], guess.Ducats[blue])
			require.NoError(t, guess.Invariants())
		}
	})
}

func TestS3_1_Wheel(t *testing.T) {
	p := at(t, 3).galley(2, red, "z_ionio", 1).galley(5, blue, "z_ionio", 1).galley(6, blue, "z_napoli", 1).galley(12, orange, "z_ionio", 1)
	p.active(2).asks(red, Activate).cannot("1 end", WhyNotAsked, "S3.1")
	require.Equal(t, game.Seat(red), p.cannot("1 sail ship:2 area:z_sicilia", WhyNotAsked, "S3.1").Refs[0])
	p.cannot("2 sail ship:5 area:z_sicilia", WhyNotActive, "S4")
	p.do("2 end").saw("ended pass by 2 ship:2", "turned wheel by 1 from ship:2 to ship:5").asks(blue, Activate)
	p.do("1 end").asks(blue, Activate)
	require.EqualValues(t, 6, p.Active)
	p.do("1 end").asks(orange, Activate)

	invest := func(t *testing.T) *scene {
		return at(t, 3).port("valencia", blue, 1).galley(5, blue, "z_valencia", 3, Gold).galley(8, red, "z_valencia", 2).active(5)
	}
	t.Run("ruling: a galley bought ahead of the marker is activated in the same turn", func(t *testing.T) {
		p := invest(t).do("1 buy-galley ship:7 port:valencia", "1 end").asks(blue, Activate)
		require.EqualValues(t, 7, p.Active)
		p = invest(t).do("1 buy-galley ship:4 port:valencia", "1 end").asks(red, Activate)
		require.EqualValues(t, 8, p.Active)
	})
	t.Run("ruling: passing is an action without step", func(t *testing.T) {
		invest(t).do("1 end").saw("ended pass by 1 ship:5").asks(red, Activate)
		invest(t).do("1 load ship:5 good:wood", "1 end").saw("ended activation by 1 ship:5")
	})
	t.Run("ruling: no investment after a step", func(t *testing.T) {
		for _, step := range [][]string{
			{"1 load ship:5 good:wood"}, {"1 sail ship:5 area:z_alger"}, {"1 sell ship:5 good:gold"},
			{"1 attack ship:5 ship:8", "* roll dice:2 dice:0", "1 attack ship:5 ship:9", "* roll dice:1 dice:0"},
		} {
			p := at(t, 3).port("valencia", blue, 1).galley(5, blue, "z_valencia", 3, Gold).
				galley(8, red, "z_valencia", 2).galley(9, red, "z_valencia", 1).active(5).do(step...)
			p.cannot("1 recruit port:valencia", WhyActed, "S3.1")
			p.cannot("1 buy-galley ship:1 port:valencia", WhyActed, "S3.1")
			p.cannot("1 build-fort port:valencia", WhyActed, "S3.1")
		}
	})
	t.Run("ruling: no action after a purchase", func(t *testing.T) {
		p := invest(t).do("1 recruit port:valencia").asks(blue, Investing)
		for _, text := range []string{"1 load ship:5 good:wood", "1 move-sailor port:valencia ship:5", "1 jettison good:gold ship:5",
			"1 scuttle ship:5", "1 sail ship:5 area:z_alger", "1 sell ship:5 good:gold", "1 attack ship:5 ship:8", "1 land ship:5 port:valencia count:1"} {
			p.cannot(text, WhyInvested, "S3.1")
		}
	})
}

func TestS3_2_DogeSpace(t *testing.T) {
	p := at(t, 4).galley(3, blue, "z_ionio", 1).galley(15, red, "z_ionio", 1).active(15)
	p.do("2 end").saw("ended pass by 2 ship:15", "turned wheel from ship:15 to ship:0").asks(game.Chance, DogeCard)
	require.Zero(t, p.Active)
	for player := blue; player <= black; player++ {
		p.money(player, 0)
	}
	p.do("* draw card:wine").saw("drew card:wine", "turned turn n=2", "turned wheel by 1 from ship:0 to ship:3").asks(blue, Activate)
}
