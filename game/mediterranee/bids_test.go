package mediterranee

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// bids opens the first auction with a bid of each seat.
func bids(t *testing.T, sums ...int) *scene {
	t.Helper()
	p := manned(t, len(sums))
	for i, n := range sums {
		p.do(fmt.Sprintf("%d bid money:%d", i+1, n))
	}
	return p
}

// throws are dice for the order: seat and die in turn.
func (p *scene) throws(pairs ...int) *scene {
	p.t.Helper()
	for i := 0; i < len(pairs); i += 2 {
		p.do(fmt.Sprintf("* throw seat:%d dice:%d", pairs[i], pairs[i+1]))
	}
	return p
}

// plays asserts the order, and that phase 2 has begun.
func (p *scene) plays(order ...game.Player) *scene {
	p.t.Helper()
	require.Equal(p.t, order, append([]game.Player(nil), p.Order[1:p.Seats+1]...))
	return p.asks(order[0], Purchases)
}

func TestM2_1_Bids(t *testing.T) {
	p := manned(t, 3).money(venice, 3).asks(venice, Bidding)
	require.Equal(t, []string{"money:0", "money:1", "money:2", "money:3"}, p.offers("bid"))
	require.Equal(t, 2, p.cannot("1 bid money:5", WhyNoMoney, "M2.1").N)
	p.do("1 bid money:3").asks(genoa, Bidding).ducats(venice, 3)
	p.do("2 bid money:20").asks(spain, Bidding)
	p.do("3 bid money:4").ducats(venice, 0).ducats(genoa, 0).ducats(spain, 16)
	p.saw("revealed bid seat:1 n=3", "revealed bid seat:2 n=20", "revealed bid seat:3 n=4",
		"paid bid by 1 from seat:1 to box n=3", "paid bid by 2 from seat:2 to box n=20", "paid bid by 3 from seat:3 to box n=4")
	p.asks(genoa, ChoosePlace)
	require.Equal(t, []string{"space:1", "space:2", "space:3"}, p.offers("take-place"))
	p.do("2 take-place space:2").saw("chose place by 2 space:2").asks(spain, ChoosePlace)
	require.Equal(t, game.Seat(genoa), p.cannot("3 take-place space:2", WhyPlaceTaken, "M2.1").Refs[0])
	p.cannot("3 take-place space:4", WhyNoSuchThing, "M1")
	t.Run("ruling: a single place left is taken without asking", func(t *testing.T) {
		p.copy(t).do("3 take-place space:3").plays(venice, genoa, spain).saw("chose place by 3 space:3", "chose place by 1 space:1")
		p := bids(t, 1, 0).do("1 take-place space:2").plays(genoa, venice)
		p.saw("chose place by 1 space:2", "chose place by 2 space:1")
	})
}

func TestM2_1_SecretUntilRevealed(t *testing.T) {
	p := manned(t, 3).do("1 bid money:3")
	require.Equal(t, []string{"chose bid by 1 money:3"}, p.events())
	require.Equal(t, game.Seats(0).With(venice), p.ev[0].Seen)
	other := manned(t, 3).do("1 bid money:0")
	for _, seat := range []game.Player{genoa, spain, game.Nobody} {
		a, b := p.copy(t), other.copy(t)
		a.Redact(seat)
		b.Redact(seat)
		require.Equal(t, string(a.AppendText(nil)), string(b.AppendText(nil)))
		require.True(t, a.Auction.Sealed.Has(venice))
		require.False(t, a.Auction.Sealed.Has(genoa))
	}
	mine := p.copy(t)
	mine.Redact(venice)
	require.EqualValues(t, 3, mine.Auction.Bids[venice])
	rand := game.NewRand(1)
	seen := map[Hundreds]bool{}
	for range 200 {
		guess := p.copy(t)
		guess.Redact(genoa)
		guess.Resample(genoa, &rand)
		require.Zero(t, guess.Auction.Sealed)
		require.LessOrEqual(t, guess.Auction.Bids[venice], guess.Ducats[venice])
		seen[guess.Auction.Bids[venice]] = true
	}
	require.Greater(t, len(seen), 10)
	p.do("2 bid money:2", "3 bid money:1").Redact(spain)
	require.EqualValues(t, 3, p.Auction.Bids[venice])
}

func TestM2_1_EqualBids(t *testing.T) {
	t.Run("the higher die counts as the higher bid", func(t *testing.T) {
		p := bids(t, 2, 5, 2, 0).asks(game.Chance, BreakTie)
		require.Equal(t, venice, p.Thrower())
		require.Len(t, p.offers("throw"), 6)
		p.do("* throw seat:1 dice:2").saw("rolled tie by 1 dice:2 n=2").throws(3, 4)
		p.asks(genoa, ChoosePlace).do("2 take-place space:1").asks(spain, ChoosePlace).do("3 take-place space:2")
		p.asks(venice, ChoosePlace).do("1 take-place space:4").plays(genoa, spain, turkey, venice)
	})
	t.Run("who is still equal throws again", func(t *testing.T) {
		p := bids(t, 3, 3, 3, 3).throws(1, 4, 2, 6, 3, 4, 4, 1).asks(game.Chance, BreakTie)
		require.Equal(t, venice, p.Thrower())
		p.throws(1, 2, 3, 2).asks(game.Chance, BreakTie).throws(1, 1, 3, 2)
		p.do("2 take-place space:4", "3 take-place space:3", "1 take-place space:2").plays(turkey, venice, spain, genoa)
	})
	t.Run("all ties at the reveal, the highest bids first", func(t *testing.T) {
		p := bids(t, 1, 4, 1, 4).asks(game.Chance, BreakTie)
		require.Equal(t, genoa, p.Thrower())
		p.throws(2, 3, 4, 5).asks(game.Chance, BreakTie)
		require.Equal(t, venice, p.Thrower())
		p.throws(1, 6, 3, 5).asks(turkey, ChoosePlace)
		p.do("4 take-place space:1", "2 take-place space:2", "1 take-place space:3").plays(turkey, genoa, venice, spain)
	})
	t.Run("ruling: one die at a time, in seat order", func(t *testing.T) {
		p := bids(t, 0, 6, 6, 6)
		for _, seat := range []game.Player{genoa, spain, turkey} {
			require.Equal(t, seat, p.asks(game.Chance, BreakTie).Thrower())
			p.throws(int(seat), 3)
		}
		require.Equal(t, genoa, p.Thrower())
	})
}

func TestM2_1_WhoBidsNothing(t *testing.T) {
	t.Run("throws after the others have chosen", func(t *testing.T) {
		p := bids(t, 0, 2, 0, 0).asks(genoa, ChoosePlace).do("2 take-place space:2").asks(game.Chance, ThrowForPlace)
		p.do("* throw seat:1 dice:3").saw("rolled place by 1 dice:3 n=3").throws(3, 5, 4, 1).plays(spain, genoa, venice, turkey)
		p.saw("chose place by 3 space:1", "chose place by 1 space:3", "chose place by 4 space:4")
	})
	t.Run("equal throws are repeated", func(t *testing.T) {
		p := bids(t, 0, 0, 0).throws(1, 2, 2, 5, 3, 2).asks(game.Chance, ThrowForPlace)
		require.Equal(t, venice, p.Thrower())
		p.throws(1, 6, 3, 6).throws(1, 1, 3, 2).plays(genoa, spain, venice)
	})
	t.Run("alone without a die", func(t *testing.T) {
		p := bids(t, 1, 2, 0).do("2 take-place space:3").asks(venice, ChoosePlace)
		p.do("1 take-place space:2").plays(spain, venice, genoa)
	})
	t.Run("the next turn begins from nothing", func(t *testing.T) {
		p := bids(t, 1, 0).do("1 take-place space:1")
		for range lastPhase - 1 {
			p.passPhase()
		}
		require.Equal(t, Auction{}, p.Auction)
		require.Equal(t, [game.MaxSeats + 1]game.Player{}, p.Order)
		p.inOrder().plays(venice, genoa)
	})
}

func TestX1_BidsOfFour(t *testing.T) {
	p := bids(t, 3, 0, 0, 5).asks(turkey, ChoosePlace).do("4 take-place space:4").asks(venice, ChoosePlace)
	p.do("1 take-place space:1").throws(2, 6, 3, 2).plays(venice, genoa, spain, turkey)
	p.ducats(venice, 17).ducats(turkey, 15).ducats(genoa, 20)
}
