package goldenhorn

import "serenissima/game"

// canRaid reports whether the ship can be attacked with any cards: a rival at
// sea with something aboard, but no mercenary (G4.1, G9.9).
func (s *State) canRaid(target ShipID) game.Reason {
	switch {
	case s.prompt == AfterMove:
		return WhyMoved
	case s.prompt != BeforeMove:
		return WhyNotAsked
	case s.Attacked:
		return WhyAttacked
	}
	return s.isPrey(target)
}

// isPrey says whether pirates can take something from the ship where it is.
func (s *State) isPrey(target ShipID) game.Reason {
	ship := &s.Ships[target]
	switch {
	case ship.Owner == game.Nobody:
		return WhyNotInPlay
	case ship.Owner == s.Turn:
		return WhyOwnTarget
	case !s.AtSea(ship.Place):
		return WhyInHarbour
	case ship.Cargo.Figures > 0:
		return WhyGuarded
	case ship.Cargo == Pile{}:
		return WhyEmptyTarget
	}
	return 0
}

// canAttack says whether two cards rob a ship: each has a colour of its sails
// (G4.2). Of two cards the one of the lower colour is named first.
func (s *State) canAttack(target ShipID, x, y Colour) game.Reason {
	if why := s.canRaid(target); why != 0 {
		return why
	}
	sails, hand := &s.Board.Ships[target].Sails, &s.Hands[s.Turn]
	switch {
	case x > y:
		return WhyNoSuchThing
	case sails[x] == 0 || sails[y] == 0:
		return WhyNotOnSails
	case hand[x] == 0 || hand[y] == 0 || x == y && hand[x] < 2:
		return WhyNoCard
	}
	return 0
}

// attack takes one cube or peasant from a ship into the own warehouse (G4.3,
// G9.9).
func (s *State) attack(target ShipID, x, y Colour, out *game.Events) {
	out.Add(game.Event{Kind: game.Chose, Note: NotePirates, By: s.Turn, What: game.Ship(target), From: game.Seat(s.Ships[target].Owner)})
	s.discard(x, NotePirates, game.Ship(target), out)
	s.discard(y, NotePirates, game.Ship(target), out)
	s.Attacked = true
	cargo, own := &s.Ships[target].Cargo, &s.Stores[s.Turn]
	booty := game.Sailor(Peasant)
	if cargo.Peasants > 0 {
		cargo.Peasants--
		own.Peasants++
	} else {
		c := cargo.Colour()
		cargo.Cubes[c]--
		own.Cubes[c]++
		booty = game.Good(c)
	}
	s.StoreSize[s.Turn]++
	out.Add(game.Event{Kind: game.Took, Note: NotePirates, By: s.Turn, What: booty, From: game.Ship(target), To: game.Seat(s.Turn), N: 1})
}

// Colour is the lowest colour of which there is a cube, none if there is none.
// A ship carries one colour only (G5.1).
func (p *Pile) Colour() Colour {
	for c := Red; c <= Blue; c++ {
		if p.Cubes[c] > 0 {
			return c
		}
	}
	return 0
}

// discard lays a card from the hand of the player whose turn it is on the open
// discards (G3.4).
func (s *State) discard(c Colour, note game.Note, to game.Ref, out *game.Events) {
	s.Hands[s.Turn][c]--
	s.HandSize[s.Turn]--
	s.Discards[c]++
	out.Add(game.Event{Kind: game.Paid, Note: note, By: s.Turn, What: game.Card(c), From: game.Seat(s.Turn), To: to, N: 1})
}
