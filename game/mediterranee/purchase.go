package mediterranee

import "serenissima/game"

// PriceAt is what a piece costs the active player in port p: that of the bank
// in a neutral or own port, else the price that the owner has set. It is zero
// as long as the owner has not been asked (M2.2).
func (s *State) PriceAt(p PortID) Hundreds {
	if s.isForeign(p) {
		return s.Errands.Prices[p]
	}
	return s.Board.GoodPrice
}

// isForeign: the port belongs to another player.
func (s *State) isForeign(p PortID) bool {
	owner := s.Ports[p].Owner
	return owner != game.Nobody && owner != s.Active()
}

// HasMonopoly reports whether p owns every port that produces the good (M2.2).
func (s *State) HasMonopoly(p game.Player, g Good) bool {
	return PortSet(s.Board.Producers[g])&^s.PortsOf(p) == 0
}

// ownGalley: a galley of the decider.
func (s *State) ownGalley(g GalleyID) game.Reason {
	if s.Galleys[g].Owner != s.decider {
		return WhyNotYours
	}
	return 0
}

// canBuy: a piece that the port in the zone produces, at a price that is known
// (M2.2).
func (s *State) canBuy(g GalleyID, good Good) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	p := s.portOf(g)
	switch {
	case p == 0:
		return WhyNoPort
	case s.Board.Ports[p].Good != good:
		return WhyNotProduced
	case s.Supply[good] == 0:
		return WhySupplyEmpty
	case s.Room(g) == 0:
		return WhyGalleyFull
	}
	switch price := s.PriceAt(p); {
	case price == 0:
		return WhyPriceUnknown
	case s.Ducats[s.decider] < price:
		return WhyNoMoney
	}
	return 0
}

// buy takes a piece from the box and pays the bank or the port's owner for it.
func (s *State) buy(g GalleyID, good Good, out *game.Events) {
	p, seller := s.portOf(g), game.Nobody
	price := s.PriceAt(p)
	if s.isForeign(p) {
		seller = s.Ports[p].Owner
	}
	s.Supply[good]--
	s.ship(good, game.Port(p), g, out)
	s.pay(s.Active(), seller, price, NoteCargo, out)
}

// ship puts a piece that was bought aboard.
func (s *State) ship(good Good, from game.Ref, to GalleyID, out *game.Events) {
	s.Galleys[to].Cargo[good]++
	s.Galleys[to].Load++
	out.Add(game.Event{Kind: game.Moved, Note: NoteCargo, By: s.Galleys[to].Owner, What: game.Good(good), From: from, To: game.Ship(to), N: 1})
}
