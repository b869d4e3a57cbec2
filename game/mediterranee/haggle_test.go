package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// haggling is Venice with two galleys in Tunis, which belongs to Genoa, before a
// price is named.
func haggling(t *testing.T) *scene {
	p := at(t, 3).port("tunis", genoa, 1).galley(1, venice, "z_tunis", 1).galley(2, venice, "z_tunis", 1).galley(3, venice, "z_tunis", 5)
	return p.do("1 haggle ship:1 port:tunis").asks(genoa, AskPrice)
}

func TestM2_2a_OneNegotiation(t *testing.T) {
	t.Run("ruling: price, counter-offer, answer; what is agreed holds for this turn", func(t *testing.T) {
		p := haggling(t).saw("chose haggle by 1 good:gold from port:tunis to seat:2")
		p.do("2 name-price money:3").asks(venice, AnswerPrice).saw("chose price by 2 money:3 to seat:1")
		require.Equal(t, []string{"1 take", "1 counter money:1", "1 counter money:2", "1 leave"}, p.list())
		p.do("1 counter money:1").asks(genoa, AnswerCounter).saw("chose counter by 1 money:1 to seat:2")
		require.Equal(t, []string{"2 accept", "2 refuse"}, p.list())
		p.do("2 accept").asks(venice, Purchases).has(1, 1, Gold).ducats(venice, 19).ducats(genoa, 21)
		p.saw("chose accept by 2 money:1 to seat:1", "moved cargo by 1 good:gold from port:tunis to ship:1 n=1",
			"paid cargo by 1 from seat:1 to seat:2 n=1")
		require.EqualValues(t, 1, p.PriceAt(p.portID("tunis")))
		require.Equal(t, 1, p.cannot("1 haggle ship:2 port:tunis", WhyPriceKnown, "M2.2a").N)
		p.do("1 buy ship:1 good:gold", "1 buy ship:2 good:gold").ducats(venice, 17).ducats(genoa, 23)
	})
	t.Run("a counter-offer refused leaves the first price, for now and later", func(t *testing.T) {
		p := haggling(t).do("2 name-price money:3", "1 counter money:2", "2 refuse").asks(venice, LastAnswer)
		p.saw("chose refuse by 2 money:2 to seat:1")
		require.Equal(t, []string{"1 take", "1 leave"}, p.list())
		p.cannot("1 counter money:2", WhyNotAsked, "M2")
		p.copy(t).do("1 take").saw("chose take by 1 money:3 to seat:2").has(1, 1, Gold).ducats(genoa, 23)
		p.do("1 leave").saw("chose leave by 1 money:3 to seat:2").asks(venice, Purchases).has(1, 1).ducats(venice, 20)
		p.do("1 buy ship:2 good:gold").ducats(venice, 17).ducats(genoa, 23)
	})
	t.Run("counter-offers from 100 to below the price, at most what one has", func(t *testing.T) {
		p := haggling(t).do("2 name-price money:1")
		require.Equal(t, []string{"1 take", "1 leave"}, p.list())
		p = haggling(t).do("2 name-price money:3")
		require.Equal(t, 2, p.cannot("1 counter money:3", WhyTooDear, "M2.2a").N)
		require.Equal(t, 1, p.cannot("1 counter money:0", WhyTooCheap, "M2.2a").N)
		p.money(venice, 1)
		require.Equal(t, 1, p.cannot("1 counter money:2", WhyNoMoney, "M2.2a").N)
	})
	t.Run("a price above one's money is countered or left", func(t *testing.T) {
		p := haggling(t).money(venice, 1).do("2 name-price money:2")
		require.Equal(t, []string{"1 counter money:1", "1 leave"}, p.list())
		require.Equal(t, 1, p.cannot("1 take", WhyNoMoney, "M2.2a").N)
		p.do("1 counter money:1", "2 refuse")
		require.Equal(t, []string{"1 leave"}, p.list())
		p.do("1 leave")
		require.Equal(t, 1, p.cannot("1 buy ship:1 good:gold", WhyNoMoney, "M2.2").N)
	})
	t.Run("opened with a galley there that has room, and with 100 ducats", func(t *testing.T) {
		p := at(t, 3).port("tunis", genoa, 1).galley(1, venice, "z_tunis", 5).galley(2, venice, "z_tripoli", 1).galley(3, genoa, "z_tunis", 1)
		p.cannot("1 haggle ship:1 port:tunis", WhyGalleyFull, "M1.5")
		require.Equal(t, game.Area(p.Board.zone("z_tripoli")), p.cannot("1 haggle ship:2 port:tunis", WhyElsewhere, "M2.2a").Refs[0])
		p.cannot("1 haggle ship:3 port:tunis", WhyNotYours, "M2.2a")
		p.cannot("1 haggle ship:2 port:tripoli", WhyBankPrice, "M2.2")
		p.galley(4, venice, "z_tunis", 1).can("1 haggle ship:4 port:tunis").money(venice, 0)
		require.Equal(t, 1, p.cannot("1 haggle ship:4 port:tunis", WhyNoMoney, "M2.2a").N)
	})
	t.Run("once for each port, again for the next buyer and in the next turn", func(t *testing.T) {
		p := haggling(t).port("tripoli", genoa, 1).galley(4, venice, "z_tripoli", 1).galley(5, spain, "z_tunis", 1)
		p.do("2 name-price money:2", "1 leave").can("1 haggle ship:4 port:tripoli").do("1 done", "2 done")
		require.Zero(t, p.PriceAt(p.portID("tunis")))
		p.do("3 haggle ship:5 port:tunis", "2 name-price money:3", "3 take", "3 done")
		p.passPhase().passPhase().passPhase().passPhase().inOrder().can("1 haggle ship:1 port:tunis")
	})
	t.Run("nothing else in between", func(t *testing.T) {
		p := haggling(t)
		p.cannot("1 done", WhyNotAsked, "M2")
		p.cannot("2 take", WhyNotAsked, "M2")
		p.cannot("2 leave", WhyNotAsked, "M2")
		p.cannot("2 accept", WhyNotAsked, "M2")
		p.cannot("2 done", WhyNotAsked, "M2")
		require.Equal(t, game.Seat(genoa), p.cannot("1 take", WhyNotAsked, "M2").Refs[0])
		p.do("2 name-price money:2")
		p.cannot("1 name-price money:2", WhyNotAsked, "M2")
		p.cannot("1 decline", WhyNotAsked, "M2")
		p.cannot("1 buy ship:1 good:gold", WhyNotAsked, "M2")
	})
}

// meeting is Venice and Genoa with laden galleys in the zone of Corfu.
func meeting(t *testing.T) *scene {
	return at(t, 3).galley(1, venice, "z_corfu", 1, Wine).galley(2, venice, "z_corfu", 2).
		galley(3, genoa, "z_corfu", 1, Gold, Gems).galley(4, genoa, "z_corfu", 1)
}

func TestM2_3_AskingForAPiece(t *testing.T) {
	p := meeting(t).do("1 request good:gold ship:3 ship:2").asks(genoa, AskPrice)
	p.saw("chose request by 1 good:gold from ship:3 to seat:2")
	t.Run("ruling: a price from nothing to 2,000, or no", func(t *testing.T) {
		p := p.copy(t)
		require.Len(t, p.offers("name-price"), 21)
		require.Equal(t, 20, p.cannot("2 name-price money:21", WhyTooDear, "M2.3").N)
		q := p.copy(t).do("2 decline").asks(venice, Purchases).saw("chose decline by 2 good:gold to seat:1")
		require.Equal(t, [3]game.Ref{game.Seat(genoa), game.Good(Gold)}, q.cannot("1 request good:gold ship:3 ship:1", WhyDealFailed, "M2.3").Refs)
		q.can("1 request good:gems ship:3 ship:1")
		p.do("2 name-price money:0")
		require.Equal(t, []string{"1 take", "1 leave"}, p.list())
		p.do("1 take").has(2, 2, Gold).has(3, 1, Gems).ducats(venice, 20).ducats(genoa, 20).never("paid")
		p.saw("moved cargo by 1 good:gold from ship:3 to ship:2 n=1")
	})
	t.Run("otherwise as in a port", func(t *testing.T) {
		p := p.copy(t).do("2 name-price money:20").asks(venice, AnswerPrice).can("1 take", "1 counter money:0", "1 counter money:19")
		p.copy(t).do("1 take").ducats(venice, 0).ducats(genoa, 40)
		p.do("1 counter money:0", "2 refuse").asks(venice, LastAnswer).do("1 leave")
		p.cannot("1 request good:gold ship:3 ship:1", WhyDealFailed, "M2.3")
		q := meeting(t).money(venice, 4).do("1 request good:gems ship:3 ship:1", "2 name-price money:9")
		require.Equal(t, []string{"1 counter money:0", "1 counter money:1", "1 counter money:2", "1 counter money:3", "1 counter money:4", "1 leave"}, q.list())
		q.do("1 counter money:4", "2 accept").has(1, 1, Wine, Gems).ducats(venice, 0).ducats(genoa, 24)
	})
}

func TestM2_3_OfferingAPiece(t *testing.T) {
	p := meeting(t).do("1 offer good:wine ship:1 seat:2").asks(venice, AskPrice).saw("chose offer by 1 good:wine from ship:1 to seat:2")
	p.cannot("1 decline", WhyOwnOffer, "M2.3")
	p.do("1 name-price money:5").asks(genoa, AnswerPrice)
	t.Run("the buyer names the galley that receives it", func(t *testing.T) {
		p := p.copy(t).galley(5, genoa, "z_corfu", 5).do("2 take").asks(genoa, ChooseHold).ducats(genoa, 20)
		require.Equal(t, []string{"ship:3", "ship:4"}, p.offers("receive"))
		p.cannot("2 receive ship:5", WhyGalleyFull, "M1.5")
		p.cannot("2 receive ship:1", WhyNotYours, "M2.3")
		p.do("2 receive ship:4").asks(venice, Purchases).has(4, 1, Wine).has(1, 1).ducats(genoa, 15).ducats(venice, 25)
		p.saw("moved cargo by 2 good:wine from ship:1 to ship:4 n=1", "paid cargo by 2 from seat:2 to seat:1 n=5")
		p.cannot("1 receive ship:1", WhyNotAsked, "M2")
	})
	t.Run("only a galley in the same zone, without a question if there is one", func(t *testing.T) {
		p := p.copy(t)
		p.Galleys[4].Zone = p.Board.zone("z_ragusa")
		p.copy(t).do("2 take").asks(venice, Purchases).has(3, 1, Gold, Gems, Wine)
		q := p.copy(t).galley(5, genoa, "z_corfu", 1).do("2 take").asks(genoa, ChooseHold)
		require.Equal(t, game.Area(p.Board.zone("z_ragusa")), q.cannot("2 receive ship:4", WhyElsewhere, "M2.3").Refs[0])
	})
	t.Run("a counter-offer accepted, refused", func(t *testing.T) {
		p := p.copy(t).do("2 counter money:2").asks(venice, AnswerCounter)
		p.copy(t).do("1 accept").asks(genoa, ChooseHold).do("2 receive ship:3").ducats(venice, 22).ducats(genoa, 18)
		q := p.copy(t).do("1 refuse").asks(genoa, LastAnswer).do("2 leave").asks(venice, Purchases)
		q.cannot("1 offer good:wine ship:1 seat:2", WhyDealFailed, "M2.3")
	})
	t.Run("a guess has what the buyer has promised", func(t *testing.T) {
		rand := game.NewRand(1)
		p := p.copy(t).money(venice, 0).do("2 take")
		for range 50 {
			guess := p.copy(t)
			guess.Turn = 2
			guess.Redact(venice)
			guess.Resample(venice, &rand)
			require.GreaterOrEqual(t, guess.Ducats[genoa], Hundreds(5))
		}
	})
}

func TestM2_3_Limits(t *testing.T) {
	t.Run("in one zone, not on the open sea", func(t *testing.T) {
		p := at(t, 3).galley(1, venice, "z_ionio", 1, Wine).galley(2, genoa, "z_ionio", 1, Gold).galley(3, genoa, "z_corfu", 1, Iron).
			galley(4, spain, "z_cipro", 1, Gems).galley(5, venice, "z_cipro", 1, Wood)
		require.Equal(t, game.Area(p.Board.zone("z_ionio")), p.cannot("1 request good:gold ship:2 ship:1", WhyOpenSea, "M2.3").Refs[0])
		p.cannot("1 offer good:wine ship:1 seat:2", WhyOpenSea, "M2.3")
		p.cannot("1 request good:iron ship:3 ship:1", WhyElsewhere, "M2.3")
		illegal := p.cannot("1 offer good:wine ship:1 seat:3", WhyNobodyThere, "M2.3")
		require.Equal(t, [3]game.Ref{game.Seat(spain), game.Area(p.Board.zone("z_ionio"))}, illegal.Refs)
		p.cannot("1 offer good:gold ship:1 seat:3", WhyNobodyThere, "M2.3")           // whatever is aboard
		p.can("1 request good:gems ship:4 ship:5", "1 offer good:wood ship:5 seat:3") // a coast without a port
	})
	t.Run("goods aboard, of another player, for a galley with room", func(t *testing.T) {
		p := meeting(t).galley(5, venice, "z_corfu", 5).galley(6, spain, "z_corfu", 5)
		require.Equal(t, [3]game.Ref{game.Good(Wine), game.Ship(3)}, p.cannot("1 request good:wine ship:3 ship:1", WhyNoPiece, "M2.3").Refs)
		p.cannot("1 offer good:gold ship:1 seat:2", WhyNoPiece, "M2.3")
		p.cannot("1 request good:gold ship:3 ship:5", WhyGalleyFull, "M1.5")
		p.cannot("1 request good:gold ship:3 ship:4", WhyNotYours, "M2.3")
		p.cannot("1 request good:wine ship:1 ship:2", WhyOwnGoods, "M2.3")
		p.cannot("1 request good:wine ship:9 ship:2", WhyNoSuchThing, "M1")
		p.cannot("1 offer good:wine ship:1 seat:1", WhyOwnGoods, "M2.3")
		p.cannot("1 offer good:gold ship:3 seat:3", WhyNotYours, "M2.3")
		require.Equal(t, game.Seat(spain), p.cannot("1 offer good:wine ship:1 seat:3", WhyNoHold, "M2.3").Refs[0])
	})
	t.Run("at most four pieces of a good for each partner and direction", func(t *testing.T) {
		p := at(t, 3).galley(1, venice, "z_corfu", 1).galley(2, venice, "z_corfu", 1).galley(3, genoa, "z_corfu", 1, Gold, Gold, Gold, Gold).
			galley(4, genoa, "z_corfu", 1, Gold, Gems).galley(5, spain, "z_corfu", 1, Gold)
		for range 4 {
			p.do("1 request good:gold ship:3 ship:1", "2 name-price money:1", "1 take")
		}
		illegal := p.cannot("1 request good:gold ship:4 ship:2", WhyPiecesSpent, "M2.3")
		require.Equal(t, [3]game.Ref{game.Seat(genoa), game.Good(Gold)}, illegal.Refs)
		require.Equal(t, 4, illegal.N)
		p.can("1 request good:gems ship:4 ship:2", "1 request good:gold ship:5 ship:2", "1 offer good:gold ship:1 seat:2")
		p.do("1 offer good:gold ship:1 seat:3", "1 name-price money:9", "3 leave")
		require.Equal(t, game.Seat(spain), p.cannot("1 offer good:gold ship:1 seat:3", WhyDealFailed, "M2.3").Refs[0])
		p.can("1 offer good:gold ship:1 seat:2").do("1 done")
		p.can("2 request good:gold ship:1 ship:3", "2 offer good:gold ship:4 seat:1") // the next player's phase
	})
	t.Run("in phase 2 only", func(t *testing.T) {
		p := meeting(t).phase(4, venice)
		require.Equal(t, 2, p.cannot("1 request good:gold ship:3 ship:1", WhyOtherPhase, "M2").N)
		require.Equal(t, 2, p.cannot("1 offer good:wine ship:1 seat:2", WhyOtherPhase, "M2").N)
	})
}
