package goldenhorn

import "serenissima/game"

// Redact implements game.State (G10). The hands of others go back into the
// deck, their warehouses, unless these lie open, into the bag; how much is
// where stays known. At the end nothing is secret.
func (s *State) Redact(p game.Player) {
	if s.decider == game.Nobody {
		return
	}
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if q == p {
			continue
		}
		if s.HandsKnown.Has(q) {
			s.HandsKnown &^= 1 << uint(q)
			for c, n := range s.Hands[q] {
				s.Deck[c] += n
			}
			s.Hands[q] = [NumColours + 1]int8{}
		}
		if s.StoresKnown.Has(q) && !s.OpenWarehouses {
			s.StoresKnown &^= 1 << uint(q)
			for c, n := range s.Stores[q].Cubes {
				s.Bag[c] += n
			}
			s.Bag[Black] += s.Stores[q].Peasants
			s.Stores[q] = Pile{}
		}
	}
}

// Resample implements game.State: it deals unknown hands from the deck, and
// into unknown warehouses the mercenaries that are nowhere else and cubes from
// the bag.
func (s *State) Resample(_ game.Player, r *game.Rand) {
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if s.HandsKnown.Has(q) {
			continue
		}
		s.HandsKnown = s.HandsKnown.With(q)
		for range s.HandSize[q] {
			c := pick(s.Deck[:], r)
			s.Deck[c]--
			s.Hands[q][c]++
		}
	}
	s.guessMercenaries(r)
	whites := s.Bag[White] // in the bag for certain, G9.16
	s.Bag[White] = 0
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if s.StoresKnown.Has(q) {
			continue
		}
		s.StoresKnown = s.StoresKnown.With(q)
		store := &s.Stores[q]
		for range s.StoreSize[q] - store.Figures {
			c := Colour(pick(s.Bag[:], r))
			s.Bag[c]--
			if c == Black {
				store.Peasants++
			} else {
				store.Cubes[c]++
			}
		}
	}
	s.Bag[White] = whites
}

// guessMercenaries puts the mercenaries that are nowhere to be seen into the
// unknown warehouses, each piece there being as likely to be one as any other.
func (s *State) guessMercenaries(r *game.Rand) {
	if !s.Expansion {
		return
	}
	hidden := s.Board.Figures - s.Supply
	for i := range s.Ships {
		hidden -= s.Ships[i].Cargo.Figures
	}
	for h := range s.Ports {
		hidden -= s.Ports[h].Figures
	}
	var room [game.MaxSeats + 1]int8
	for q := game.Player(1); int8(q) <= s.Seats; q++ {
		if s.StoresKnown.Has(q) {
			hidden -= s.Stores[q].Figures
		} else {
			room[q] = s.StoreSize[q]
		}
	}
	for range hidden {
		q := pick(room[:], r)
		room[q]--
		s.Stores[q].Figures++
	}
}

// pick draws an index with the counts as weights; one of them is above zero.
func pick(counts []int8, r *game.Rand) int {
	total := 0
	for _, n := range counts {
		total += int(n)
	}
	k := r.IntN(total)
	for i, n := range counts {
		if k -= int(n); k < 0 {
			return i
		}
	}
	panic("goldenhorn: nothing to draw from")
}
