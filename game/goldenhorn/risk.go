package goldenhorn

import "serenissima/game"

// Exposed reports whether pirates may attack a ship where it is: one at sea with cargo aboard
// that no mercenary guards (G4.1, G9.9).
func (s *State) Exposed(i ShipID) bool {
	ship := &s.Ships[i]
	return ship.Owner != game.Nobody && s.AtSea(ship.Place) && ship.Cargo.Figures == 0 && ship.Cargo != Pile{}
}

// Pairs are the pairs of cards in a seat's hand with which it can rob a ship (G4.2).
func (s *State) Pairs(by game.Player, i ShipID) (pairs [][2]Colour) {
	hand, sails := &s.Hands[by], &s.Board.Ships[i].Sails
	for x := Red; x <= Blue; x++ {
		for y := x; y <= Blue; y++ {
			both := sails[x] > 0 && sails[y] > 0 && hand[x] > 0 && hand[y] > 0
			if both && (x != y || hand[x] > 1) {
				pairs = append(pairs, [2]Colour{x, y})
			}
		}
	}
	return pairs
}

// A Risk is how likely it is, before the owner of a ship moves again, that somebody holds two
// cards with which the ship can be robbed: as far as a seat can know, from the cards that it
// does not see.
type Risk struct {
	Chance float64 // that one of the rivals does, or several
	Rivals []Rival // who may, in the order of their turns
}

// A Rival is one of those, with the chance of that seat alone.
type Rival struct {
	Seat   game.Player
	Chance float64
}

// Risk returns that of a ship, judged by who sees the hand of a viewer, and no other. It is zero
// if nobody can have the cards.
func (s *State) Risk(i ShipID, viewer game.Player) (r Risk) {
	fitting, total := s.unseen(i, viewer)
	safe := newSafe() // by how many of the fitting cards are in hands that cannot rob
	dealt := 0
	for _, p := range s.robbers(i) {
		if p == viewer {
			continue
		}
		n := min(int(s.HandSize[p]), total-dealt)
		alone := newSafe().deal(fitting, total, n)
		if chance := 1 - alone.sum(); chance > 0 {
			r.Rivals = append(r.Rivals, Rival{p, chance})
		}
		safe = safe.deal(fitting, total-dealt, n)
		dealt += n
	}
	r.Chance = 1 - safe.sum()
	return r
}

// unseen counts the cards that a viewer does not see, and those among them that have a colour of
// a ship's sails.
func (s *State) unseen(i ShipID, viewer game.Player) (fitting, total int) {
	for c := Red; c <= Blue; c++ {
		n := int(s.Board.Cards[c] - s.Discards[c])
		if viewer != game.Nobody {
			n -= int(s.Hands[viewer][c])
		}
		total += n
		if s.Board.Ships[i].Sails[c] > 0 {
			fitting += n
		}
	}
	return fitting, total
}

// robbers are the seats that can still attack a ship before its owner's next move, in the order of
// their turns: once in a turn, before they move (G3.1).
func (s *State) robbers(i ShipID) (seats []game.Player) {
	next := func(p game.Player) game.Player { return game.Player(int8(p)%s.Seats) + 1 }
	owner, p := s.Ships[i].Owner, s.Turn
	if p == owner || s.Attacked || s.prompt != BeforeMove {
		p = next(p)
	}
	for ; p != owner; p = next(p) {
		seats = append(seats, p)
	}
	return seats
}

// safe are the chances that hands dealt so far hold no two fitting cards each, by how many
// fitting cards they hold together: one each at most.
type safe [game.MaxSeats + 1]float64

// newSafe is before any hand is dealt.
func newSafe() safe { return safe{1} }

// deal deals a hand of n cards more, from a number of cards that are left; fitting counts the
// fitting ones before the first hand.
func (c safe) deal(fitting, left, n int) (next safe) {
	for out, chance := range c[:len(c)-1] {
		fit := fitting - out
		none, one := 1.0, 0.0
		for k := range n { // card by card
			cards, others := float64(left-k), float64(left-fit-k)
			one = (one*max(0, others+1) + none*float64(fit)) / cards
			none *= max(0, others) / cards
		}
		next[out] += chance * none
		next[out+1] += chance * one
	}
	return next
}

// sum is the chance that none of the hands holds two.
func (c safe) sum() (sum float64) {
	for _, x := range c {
		sum += x
	}
	return sum
}
