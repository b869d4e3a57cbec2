package ai

import (
	"math"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

func sum(n med.Ducats) game.Ref { return game.Ref{Kind: game.MoneyRef, ID: int16(n)} }

// bid offers a small part of the purse for the order of the turn, not always
// the same.
func (k *trader) bid(s *med.State) {
	most := min(int(s.Ducats[k.me])*k.weights.bid/100, 10)
	k.offer(0, k.act(med.Bid, sum(med.Ducats(most/2+k.rand.IntN(most/2+2)))))
}

// takePlace takes the last place in the order: to see where everybody has gone
// is worth more than to be there before.
func (k *trader) takePlace(s *med.State) {
	k.offer(0, k.list[len(k.list)-1])
}

// namePrice asks for what the buyer's gain bears.
func (k *trader) namePrice(s *med.State) {
	d := &s.Deal
	lowest, highest := s.PriceRange()
	k.rival.survey(s, d.Buyer)
	z := s.Board.Ports[d.Port].Zone
	if d.Port == 0 {
		z = s.Galleys[d.From].Zone
	}
	worth := k.rival.pull[z][d.Good][0] / k.point
	price := med.Ducats(worth * 60 / 100)
	if d.Port == 0 {
		t := *s
		t.Galleys[d.From].Cargo[d.Good]--
		t.Galleys[d.From].Load--
		loss := (k.judged(s, false) - k.judged(&t, false)) / k.point
		if worth <= loss+1 && s.Active() != k.me {
			k.offer(0, k.act(med.Decline))
			return
		}
		price = med.Ducats(max(loss+1, (loss+worth)/2))
	}
	k.offer(0, k.act(med.NamePrice, sum(min(max(price, lowest), highest))))
}

// answer takes, counters or leaves a price.
func (k *trader) answer(s *med.State) {
	d := &s.Deal
	best := math.MinInt
	holds := s.FleetAt(k.me, s.Galleys[d.From].Zone)
	if d.To != 0 {
		holds = med.Fleet(0).With(d.To)
	}
	for f := holds; f != 0; f &= f - 1 {
		if g := f.First(); s.Room(g) > 0 {
			t := *s
			t.Galleys[g].Cargo[d.Good]++
			t.Galleys[g].Load++
			if d.From != 0 {
				t.Galleys[d.From].Cargo[d.Good]--
				t.Galleys[d.From].Load--
			}
			best = max(best, k.judged(&t, false))
		}
	}
	gain := best - k.judged(s, false)
	cost := k.point * (100 + k.share) / 100 // of a hundred ducats that go to a rival
	bear := med.Ducats(max(0, gain-1) / cost)
	k.offer(0, k.act(med.Leave))
	if d.Price <= bear && d.Price <= s.Ducats[k.me] {
		k.offer(1, k.act(med.Take))
	}
	lowest, _ := s.PriceRange()
	offer := min(bear, s.Ducats[k.me], (d.Price*2)/3)
	if s.Decision().Prompt == med.AnswerPrice && offer >= lowest && offer < d.Price {
		k.offer(2, k.act(med.Counter, sum(offer)))
	}
}

// answerCounter accepts two thirds of what was asked.
func (k *trader) answerCounter(s *med.State) {
	d := &s.Deal
	if 3*d.Counter >= 2*d.Price {
		k.offer(0, k.act(med.Accept))
	}
}
