package mediterranee

import (
	"math/bits"

	"serenissima/game"
)

// canBid: from nothing to all one has (M2.1).
func (s *State) canBid(n Hundreds) game.Reason {
	switch {
	case s.prompt != Bidding:
		return WhyNotAsked
	case n > s.Ducats[s.decider]:
		return WhyNoMoney
	}
	return 0
}

// bid lays down a sum that nobody else sees; after the last one all are
// revealed.
func (s *State) bid(n Hundreds, out *game.Events) {
	p := s.decider
	s.Auction.Bids[p] = n
	out.Add(game.Event{Kind: game.Chose, Note: NoteBid, By: p, What: game.Money(n), Seen: game.Seats(0).With(p)})
	if int8(p) < s.Seats {
		s.ask(p+1, Bidding)
		return
	}
	s.reveal(out)
}

// reveal lays all bids open, has them paid and ranks them.
func (s *State) reveal(out *game.Events) {
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		s.Auction.Ranking[p-1] = p
		out.Add(game.Event{Kind: game.Revealed, Note: NoteBid, What: game.Seat(p), N: int16(s.Auction.Bids[p])})
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		s.pay(p, game.Nobody, s.Auction.Bids[p], NoteBid, out)
	}
	s.rank(0, int(s.Seats)-1, func(p, q game.Player) bool { return s.Auction.Bids[p] > s.Auction.Bids[q] })
	s.goOnBidding(out)
}

// rank sorts places first to last of the ranking, in which equals stand in seat
// order, and notes who is equal still.
func (s *State) rank(first, last int, higher func(p, q game.Player) bool) {
	r := &s.Auction.Ranking
	for i := first + 1; i <= last; i++ {
		for j := i; j > first && higher(r[j], r[j-1]); j-- {
			r[j], r[j-1] = r[j-1], r[j]
		}
	}
	for i := first; i < last; i++ {
		s.Auction.Tied &^= 1 << uint(i)
		if !higher(r[i], r[i+1]) {
			s.Auction.Tied |= 1 << uint(i)
		}
	}
}

// tie returns the first places of the ranking that are still equal; the tie is
// none if they are the same.
func (s *State) tie() (first, last int) {
	if s.Auction.Tied == 0 {
		return 0, 0
	}
	first = bits.TrailingZeros8(s.Auction.Tied)
	return first, first + bits.TrailingZeros8(^(s.Auction.Tied >> uint(first)))
}

// bidders is the number of seats that bid more than nothing.
func (s *State) bidders() int {
	n := 0
	for _, bid := range s.Auction.Bids {
		if bid > 0 {
			n++
		}
	}
	return n
}

// goOnBidding asks for what comes next: dice for equal bids, then the choice of
// places from the highest bid on, then dice of those who bid nothing. A single
// place left is taken without asking.
func (s *State) goOnBidding(out *game.Events) {
	first, last := s.tie()
	bidders, placed := s.bidders(), s.placed()
	switch {
	case first < last && first < bidders:
		s.ask(game.Chance, BreakTie)
	case placed < bidders && placed < int(s.Seats)-1:
		s.ask(s.Auction.Ranking[placed], ChoosePlace)
	case first < last:
		s.ask(game.Chance, ThrowForPlace)
	default:
		s.takeTheRest(out)
	}
}

// Thrower returns who throws the next die for the order: of those who are tied
// the lowest seat that has not thrown yet.
func (s *State) Thrower() game.Player {
	first, last := s.tie()
	for _, p := range s.Auction.Ranking[first : last+1] {
		if s.Auction.Dice[p] == 0 {
			return p
		}
	}
	panic("mediterranee: everybody has thrown")
}

// throw is one die of a tie; after the last one the higher come first and those
// still equal throw again.
func (s *State) throw(p game.Player, die int8, out *game.Events) {
	note := NoteTie
	if s.prompt == ThrowForPlace {
		note = NotePlace
	}
	out.Add(game.Event{Kind: game.Rolled, Note: note, By: p, What: game.Dice(die), N: int16(die)})
	a := &s.Auction
	a.Dice[p] = die
	first, last := s.tie()
	for _, q := range a.Ranking[first : last+1] {
		if a.Dice[q] == 0 {
			return
		}
	}
	s.rank(first, last, func(p, q game.Player) bool { return a.Dice[p] > a.Dice[q] })
	a.Dice = [game.MaxSeats + 1]int8{}
	s.goOnBidding(out)
}

// placed is the number of seats that have a place in the order.
func (s *State) placed() int {
	n := 0
	for _, p := range s.Order {
		if p != game.Nobody {
			n++
		}
	}
	return n
}

func (s *State) canTakePlace(n int8) game.Reason {
	switch {
	case s.prompt != ChoosePlace:
		return WhyNotAsked
	case s.Order[n] != game.Nobody:
		return WhyPlaceTaken
	}
	return 0
}

func (s *State) takePlace(p game.Player, n int8, out *game.Events) {
	s.Order[n] = p
	out.Add(game.Event{Kind: game.Chose, Note: NotePlace, By: p, What: game.Track(n)})
}

// takeTheRest gives the free places to those who have none, in the order of the
// ranking, and ends the phase.
func (s *State) takeTheRest(out *game.Events) {
	next := s.placed()
	for n := int8(1); n <= s.Seats; n++ {
		if s.Order[n] == game.Nobody {
			s.takePlace(s.Auction.Ranking[next], n, out)
			next++
		}
	}
	s.endPhase(out)
}
