package mediterranee

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// manned is the first auction of a game in which every galley got five sailors.
func manned(t testing.TB, seats int, options ...string) *scene {
	t.Helper()
	p := newGame(t, seats, options...)
	for seat := 1; seat <= seats; seat++ {
		p.do(fmt.Sprintf("%d man ship:%d count:5", seat, 2*seat-1), fmt.Sprintf("%d man ship:%d count:5", seat, 2*seat))
	}
	return p
}

// inOrder bids nothing and throws so that the seats play in their order.
func (p *scene) inOrder() *scene {
	for seat := 1; int8(seat) <= p.Seats; seat++ {
		p.do(fmt.Sprintf("%d bid money:0", seat))
	}
	for seat := 1; int8(seat) <= p.Seats; seat++ {
		p.do(fmt.Sprintf("* throw seat:%d dice:%d", seat, 7-seat))
	}
	return p
}

// passPhase says done for every player.
func (p *scene) passPhase() *scene {
	for range p.Seats {
		p.do(fmt.Sprintf("%d done", p.decider))
	}
	return p
}

// passTurn bids nothing, and everybody passes each phase.
func (p *scene) passTurn() *scene {
	p.inOrder()
	for range lastPhase - 1 {
		p.passPhase()
	}
	return p
}

func TestM1_1_PowersAndSeats(t *testing.T) {
	for _, game := range []struct {
		options []string
		powers  []Power
	}{
		{nil, []Power{Venice, Genoa}},
		{[]string{"powers", "venice-genoa"}, []Power{Venice, Genoa}},
		{[]string{"powers", "spain-turkey"}, []Power{Spain, Turkey}},
		{nil, []Power{Venice, Genoa, Spain}},
		{[]string{"powers", "spain-turkey"}, []Power{Venice, Genoa, Spain}},
		{nil, []Power{Venice, Genoa, Spain, Turkey}},
	} {
		p := newGame(t, len(game.powers), game.options...)
		require.Equal(t, game.powers, append([]Power(nil), p.Powers[1:p.Seats+1]...))
	}
	p := newGame(t, 4)
	for i, id := range []string{"venezia", "genova", "valencia", "istanbul"} {
		require.Equal(t, p.portID(id), p.Capital(venice+game.Player(i)))
	}
	t.Run("ruling: the capital of a power that does not play", func(t *testing.T) {
		newGame(t, 2, "powers", "spain-turkey").holds("venezia", game.Nobody, 0).holds("genova", game.Nobody, 0)
		newGame(t, 3).holds("istanbul", game.Nobody, 0).stores("istanbul")
		p := at(t, 3).galley(1, venice, "z_istanbul", 1, Gems, Gold).phase(6, venice)
		p.do("1 sell ship:1 good:gold").ducats(venice, 22) // of a neutral port no bonus
		p.port("istanbul", genoa, 0).do("1 sell ship:1 good:gems").ducats(venice, 22+3+10)
		p.stock("istanbul", Spices, Wine, Iron, Wood)
		require.Equal(t, 10, p.PortPoints(p.portID("istanbul")))
	})
}

func TestM1_2_Turns(t *testing.T) {
	for seats, turns := range map[int]int{2: 12, 3: 10, 4: 8} {
		p := manned(t, seats)
		for turn := 1; turn <= turns; turn++ {
			require.EqualValues(t, turn, p.Turn)
			p.asks(1, Bidding).passTurn()
		}
		p.asks(game.Nobody, GameOver).saw(fmt.Sprintf("ended turn n=%d", turns), "ended game")
	}
}

func TestM1_3_SetUp(t *testing.T) {
	p := newGame(t, 4).asks(venice, Manning)
	for seat := game.Player(1); seat <= 4; seat++ {
		capital := p.Capital(seat)
		require.EqualValues(t, 20, p.Ducats[seat])
		require.Equal(t, Port{Owner: seat, Sailors: 10}, p.Ports[capital])
		for g := 2*GalleyID(seat) - 1; g <= 2*GalleyID(seat); g++ {
			require.Equal(t, Galley{Owner: seat, Zone: p.Board.Ports[capital].Zone}, p.Galleys[g])
		}
	}
	require.Equal(t, []string{"ship:1 count:1", "ship:1 count:2", "ship:1 count:3", "ship:1 count:4", "ship:1 count:5"}, p.offers("man"))
	p.do("1 man ship:1 count:3").saw("moved start by 1 sailor:1 from port:venezia to ship:1 n=3").asks(venice, Manning)
	p.do("1 man ship:2 count:1").has(1, 3).has(2, 1).holds("venezia", venice, 6).asks(genoa, Manning)
	t.Run("ruling: openly, in seat order; the capital may stay empty; which galley is which", func(t *testing.T) {
		p := p.copy(t).do("2 man ship:3 count:5", "2 man ship:4 count:5").holds("genova", genoa, 0).asks(spain, Manning)
		p.do("3 man ship:5 count:2")
		require.Equal(t, 2, p.cannot("3 man ship:6 count:3", WhyTooMany, "M1.3").N)
		require.Equal(t, []string{"ship:6 count:1", "ship:6 count:2"}, p.offers("man"))
		require.Equal(t, game.Ship(6), p.cannot("3 man ship:5 count:1", WhyOtherGalley, "M1.3").Refs[0])
		p.cannot("3 man ship:6 count:0", WhyNoSuchThing, "M1")
		p.do("3 man ship:6 count:2", "4 man ship:7 count:1", "4 man ship:8 count:1").holds("istanbul", turkey, 8)
		p.asks(venice, Bidding).saw("turned turn n=1", "turned phase n=1")
		p.cannot("1 man ship:1 count:1", WhyNotAsked, "M2")
	})
}

func TestM1_4_SuppliesRunOut(t *testing.T) {
	p := newGame(t, 4)
	require.EqualValues(t, 28, p.Board.Galleys)
	require.EqualValues(t, 20, p.FortsLeft)
	require.EqualValues(t, 176-40, p.SailorsLeft)
	require.Equal(t, [NumGoods + 1]int8{0, 15, 15, 15, 15, 15, 15, 15}, p.Supply)
	t.Run("goods", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_tunis", 1).galley(2, venice, "z_alexandria", 1)
		for g := GalleyID(10); p.Supply[Gold] > 0; g++ {
			n := min(4, p.Supply[Gold])
			p.galley(g, genoa, "z_ionio", 1, []Good{Gold, Gold, Gold, Gold}[:n]...)
		}
		require.Equal(t, game.Good(Gold), p.cannot("1 buy ship:1 good:gold", WhySupplyEmpty, "M1.4").Refs[0])
		p.can("1 buy ship:2 good:spices")
		q := p.copy(t).port("tunis", genoa, 1)
		require.Equal(t, game.Good(Gold), q.cannot("1 haggle ship:1 port:tunis", WhySupplyEmpty, "M1.4").Refs[0])
	})
	t.Run("galleys, forts, sailors", func(t *testing.T) {
		yard := func() *scene {
			return at(t, 2).port("modon", venice, 3, Iron, Gold).galley(1, venice, "z_modon", 1).money(venice, 50)
		}
		p := yard()
		for g := GalleyID(2); g <= MaxGalleys; g++ {
			p.galley(g, genoa, "z_ionio", 1)
		}
		p.cannot("1 build-galley port:modon port:modon", WhyNoneLeft, "M1.4")
		p.can("1 build-fort port:modon")
		p = yard()
		p.FortsLeft = 0
		p.cannot("1 build-fort port:modon", WhyNoneLeft, "M1.4")
		p = yard()
		p.SailorsLeft, p.Ports[p.portID("modon")].Sailors = 0, 3+p.SailorsLeft
		p.cannot("1 recruit port:modon", WhyNoSailors, "M1.4")
		p.cannot("1 recruit ship:1", WhyNoSailors, "M1.4")
		p.cannot("1 build-galley port:modon box", WhyNoSailors, "M1.4")
		p.do("1 build-galley port:modon port:modon").has(2, 1)
	})
}

func TestM1_5_HoldsAndWarehouses(t *testing.T) {
	p := at(t, 2).galley(1, venice, "z_tunis", 1, Wine, Wine, Wine).galley(2, venice, "z_tunis", 4).galley(3, venice, "z_tunis", 5)
	p.do("1 buy ship:1 good:gold", "1 buy ship:2 good:gold").has(1, 1, Wine, Wine, Wine, Gold).has(2, 4, Gold)
	require.Equal(t, game.Ship(1), p.cannot("1 buy ship:1 good:gold", WhyGalleyFull, "M1.5").Refs[0])
	p.cannot("1 buy ship:3 good:gold", WhyGalleyFull, "M1.5")
	p.cannot("1 move-sailor ship:3 ship:2", WhyGalleyFull, "M1.5")
	for id, capacity := range map[string]int8{"creta": 2, "tunis": 4, "genova": 6} {
		require.Equal(t, capacity, p.Board.Ports[p.portID(id)].Capacity())
	}
	t.Run("ruling: no limit of garrisons and of galleys in a zone", func(t *testing.T) {
		p := at(t, 2).port("tunis", venice, 100)
		for g := GalleyID(1); g <= MaxGalleys; g++ {
			p.galley(g, 1+game.Player(g)%2, "z_tunis", 2)
		}
		p.do("1 move-sailor ship:2 port:tunis").holds("tunis", venice, 101)
		require.Less(t, len(p.list()), p.in.MostLegalActions)
	})
}

func TestM1_6_Money(t *testing.T) {
	p := manned(t, 3).money(genoa, 50)
	view := p.copy(t)
	view.Redact(venice)
	require.Equal(t, [game.MaxSeats + 1]Hundreds{1: 20}, view.Ducats)
	require.Contains(t, string(view.AppendText(nil)), "player 2 ducats ?")
	t.Run("ruling: nothing in a list depends on another's purse; payments are public", func(t *testing.T) {
		p := p.copy(t).do("1 bid money:0")
		rich, poor := p.copy(t).money(genoa, 50).money(venice, 0), p.copy(t).money(genoa, 50).money(venice, 200)
		require.Equal(t, rich.list(), poor.list())
		port := at(t, 3).port("tunis", genoa, 1).galley(1, venice, "z_tunis", 1)
		port.do("1 haggle ship:1 port:tunis")
		rich, poor = port.copy(t).money(venice, 99), port.copy(t).money(venice, 1)
		require.Equal(t, rich.list(), poor.list())
		port.do("2 name-price money:3", "1 take")
		require.Equal(t, game.Everybody, port.ev[len(port.ev)-1].Seen)
		port.saw("paid cargo by 1 from seat:1 to seat:2 n=3")
	})
	t.Run("a guess of the first purses is right, later ones pay what was offered", func(t *testing.T) {
		rand := game.NewRand(1)
		guess := manned(t, 4).do("1 bid money:7")
		guess.Redact(turkey)
		guess.Resample(turkey, &rand)
		require.Equal(t, [game.MaxSeats + 1]Hundreds{0, 20, 20, 20, 20}, guess.Ducats)
		revealed := manned(t, 2).do("1 bid money:7", "2 bid money:2")
		revealed.Redact(genoa)
		revealed.Resample(genoa, &rand)
		revealed.ducats(venice, 13).ducats(genoa, 18)
		for range 50 {
			deal := at(t, 2).port("tunis", genoa, 1).galley(1, venice, "z_tunis", 1).money(venice, 5).money(genoa, 0)
			deal.do("1 haggle ship:1 port:tunis")
			deal.Redact(genoa)
			asked := deal.copy(t)
			asked.Resample(genoa, &rand)
			require.Positive(t, asked.Ducats[venice])
			deal.do("2 name-price money:3")
			deal.State.Ducats[venice], deal.Known = 5, game.Everybody
			deal.do("1 counter money:2").Redact(genoa)
			deal.Resample(genoa, &rand)
			require.GreaterOrEqual(t, deal.Ducats[venice], Hundreds(2))
			deal.do("2 accept")
		}
	})
	t.Run("an option plays with open money, but bids stay secret until the reveal", func(t *testing.T) {
		p := manned(t, 3, "money", "open").do("1 bid money:7")
		text := string(p.AppendText(nil))
		p.Redact(genoa)
		require.EqualValues(t, 20, p.Ducats[venice])
		require.Zero(t, p.Auction.Bids[venice])
		require.NotEqual(t, text, string(p.AppendText(nil)))
		p = manned(t, 3, "money", "open").do("1 bid money:7")
		require.Equal(t, game.Seats(0).With(venice), p.ev[0].Seen)
		require.Zero(t, p.ev[0].N)
	})
}

func TestM1_8_AFairStart(t *testing.T) {
	for _, kind := range []struct {
		seats   int
		options []string
	}{{2, nil}, {2, []string{"powers", "spain-turkey"}}, {3, nil}, {4, nil}} {
		equal := newGame(t, kind.seats, kind.options...)
		texts := []string{string(equal.AppendText(nil))}
		for _, start := range []FairStart{UsualFairStart, StrongFairStart} {
			fair := newGame(t, kind.seats, append(kind.options, "fair-start", fairStartNames[start])...)
			most, least := 0, 100
			for p := venice; int(p) <= kind.seats; p++ {
				more := int(fair.Board.Fair[start][kind.seats][fair.Powers[p]])
				require.Zero(t, equal.FairPoints(p))
				require.Equal(t, equal.Points(p)+more, fair.Points(p))
				most, least = max(most, more), min(least, more)
			}
			require.Positive(t, most, "%d players: nobody gets any", kind.seats)
			require.Zero(t, least, "%d players: everybody gets some", kind.seats)
			require.NotContains(t, texts, string(fair.AppendText(nil)))
			texts = append(texts, string(fair.AppendText(nil)))
		}
	}
}

func TestM1_7_NothingElseChangesHands(t *testing.T) {
	t.Run("ruling: goods for money only; a power without anything plays on", func(t *testing.T) {
		p := at(t, 2).galley(1, venice, "z_tunis", 3, Gold).galley(2, genoa, "z_tunis", 3)
		p.cannot("1 move-sailor ship:1 ship:2", WhyNotYours, "M2.6")
		p.cannot("1 move-good good:gold ship:1 ship:2", WhyNotYours, "M2.6")
		p = at(t, 2).phase(2, genoa)
		require.Equal(t, []string{"2 done"}, p.list())
		p.do("2 done").asks(venice, Movement).passPhase().passPhase().passPhase().passPhase()
		p.asks(venice, Bidding).do("1 bid money:0", "2 bid money:20").asks(genoa, ChoosePlace)
	})
}

func TestM2_AllPlayersFinishAPhase(t *testing.T) {
	p := manned(t, 3).do("1 bid money:0", "2 bid money:1", "3 bid money:2", "3 take-place space:2", "2 take-place space:1")
	p.saw("ended phase n=1", "turned phase n=2")
	for phase := int8(2); phase <= lastPhase; phase++ {
		for _, seat := range []game.Player{genoa, spain, venice} {
			p.asks(seat, phasePrompts[phase])
			require.Equal(t, seat, p.Active())
			p.do(fmt.Sprintf("%d done", seat)).saw(fmt.Sprintf("ended done by %d n=%d", seat, phase))
		}
		p.saw(fmt.Sprintf("ended phase n=%d", phase))
	}
	p.asks(venice, Bidding).saw("ended turn n=1", "turned turn n=2", "turned phase n=1")
	p.cannot("1 done", WhyNotAsked, "M2")
	p.cannot("2 bid money:0", WhyNotAsked, "M2")
	p.inOrder()
	require.Equal(t, 6, p.cannot("1 sell ship:1 good:wine", WhyOtherPhase, "M2").N)
	require.Equal(t, 3, p.cannot("1 sail ship:1 area:z_ragusa", WhyOtherPhase, "M2").N)
	require.Equal(t, 4, p.cannot("1 attack ship:1 port:genova", WhyOtherPhase, "M2").N)
	require.Equal(t, 5, p.cannot("1 land ship:1 port:ragusa", WhyOtherPhase, "M2").N)
	p.passPhase()
	require.Equal(t, 2, p.cannot("1 recruit ship:1", WhyOtherPhase, "M2").N)
}

// Random games of every kind end, and nothing in them is made or lost.
func TestM1_RandomGamesEnd(t *testing.T) {
	for _, o := range tables() {
		for seed := range uint64(20) {
			end, err := gametest.RandomGame(New(), o, seed, func(s game.State, a game.Action, _ []game.Event) {
				require.NoError(t, s.(*State).Invariants(), "%+v", a)
			})
			require.NoError(t, err)
			require.True(t, end.Result().Over)
		}
	}
}
