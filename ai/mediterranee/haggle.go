package mediterranee

import (
	"math"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// bid offers from nothing up to what a place in the order is worth now, any sum as likely,
// for whoever always bids the same can be outbid. A hundred ducats that could still earn
// something are worth more than late in the game.
func (k *captain) bid(s *med.State) {
	k.offer(0, k.act(med.Bid, game.Money(med.Hundreds(k.rand.IntN(k.placeWorth(s)+1)))))
}

// placeWorth is the most that a place in the order is worth, in hundreds of ducats.
func (k *captain) placeWorth(s *med.State) int {
	purse, n := int(s.Ducats[k.me]), 0
	for paid := 0; n < purse/2; n++ {
		paid += k.point
		if purse-n <= k.weights.purse {
			paid += k.weights.ready * k.left / (k.left + 1)
		}
		if paid > k.weights.place {
			break
		}
	}
	return n
}

// takePlace takes the last place in the order: to see where everybody has gone
// is worth more than to be there before.
func (k *captain) takePlace() {
	k.offer(0, k.list[len(k.list)-1])
}

// namePrice asks for three fifths of what a piece of the port is worth to the
// buyer. For a piece aboard it asks for the middle between that and what it is
// worth to the captain; it says no if there is none.
func (k *captain) namePrice(s *med.State) {
	d := &s.Deal
	lowest, highest := s.PriceRange()
	if d.Port != 0 {
		worth := k.as(d.Buyer).piece(s, s.Board.Ports[d.Port].Zone, d.Good) / k.point
		k.offer(0, k.act(med.NamePrice, game.Money(min(max(med.Hundreds(worth*60/100), lowest), highest))))
		return
	}
	worth := int(k.worthTo(s, d.Buyer, d.From, d.Good))
	least := k.reserve(s)
	if worth <= least && d.Seller != s.Active() {
		k.offer(0, k.act(med.Decline))
		return
	}
	k.offer(0, k.act(med.NamePrice, game.Money(min(med.Hundreds(max(least, (least+worth)/2)), highest))))
}

// reserve is the least price, in hundreds of ducats, at which the captain would
// part with the piece that a deal is about.
func (k *captain) reserve(s *med.State) int {
	t := *s
	handOver(&t, s.Deal.From, s.Deal.Good, -1)
	return max(0, k.judged(s, false)-k.judged(&t, false))/k.point + 1
}

// answer offers two thirds of a price, or as much as the piece is worth; in the
// end it takes a price that is worth it. What is not worth a hundred ducats it leaves: to
// offer nothing would only ask the owner for one more answer.
func (k *captain) answer(s *med.State) {
	d := &s.Deal
	peace := k.judged(s, false)
	k.offer(0, k.act(med.Leave))
	if s.Decision().Prompt == med.LastAnswer || d.Price <= 1 {
		if d.Price <= s.Ducats[k.me] && k.bought(s, d.Price) > peace {
			k.offer(1, k.act(med.Take))
		}
		return
	}
	lowest, _ := s.PriceRange()
	for n := min(d.Price*2/3, s.Ducats[k.me]); n >= max(lowest, 1); n-- {
		if k.bought(s, n) > peace {
			k.offer(1, k.act(med.Counter, game.Money(n)))
			return
		}
	}
}

// bought is what it is worth to buy the piece of a deal at a price, in the best
// hold.
func (k *captain) bought(s *med.State, price med.Hundreds) int {
	d := &s.Deal
	holds := med.Fleet(0).With(d.To)
	if d.To == 0 {
		holds = s.FleetAt(k.me, s.Galleys[d.From].Zone)
	}
	best := math.MinInt
	for f := holds; f != 0; f &= f - 1 {
		if s.Room(f.First()) == 0 {
			continue
		}
		t, deal := *s, *d
		deal.To, deal.Price = f.First(), price
		strike(&t, &deal)
		best = max(best, k.judged(&t, false))
	}
	return best
}

// answerCounter accepts two thirds of what was asked, rounded down, but for a
// piece aboard not less than it is worth.
func (k *captain) answerCounter(s *med.State) {
	d := &s.Deal
	if fair(d.Counter, d.Price) && (d.Port != 0 || int(d.Counter) >= k.reserve(s)) {
		k.offer(0, k.act(med.Accept))
	}
}

// fair reports whether a counter-offer is high enough to be accepted.
func fair(counter, price med.Hundreds) bool { return 3*counter >= 2*price-2 }
