package serenissima

import "serenissima/game"

// canSellNow: not after a fight, nor when something has been forbidden (S4.14).
func (s *State) canSellNow() game.Reason {
	why := steps[s.prompt].sell
	if why == WhyForbidden && s.LandingBarred.Has(s.Forbidder) {
		return WhyOnlyForbidder // it was a landing that was forbidden
	}
	return why
}

// canSell: a cube of the active galley to the port of the zone (S4.11, S4.13).
func (s *State) canSell(g GalleyID, good Good) game.Reason {
	if why := s.canSellNow(); why != 0 {
		return why
	}
	if g != s.Active {
		return WhyNotActive
	}
	if s.Galleys[g].Cargo[good] == 0 {
		return WhyNoCube
	}
	return s.canStore(s.PortAt(s.Galleys[g].Zone), good)
}

// canStore: whether a port has a use for a cube.
func (s *State) canStore(p PortID, good Good) game.Reason {
	if p == 0 {
		return WhyNoPort
	}
	port := &s.Ports[p]
	switch {
	case port.Closed:
		return WhyPortClosed
	case s.Board.Ports[p].Good == good:
		return WhyProducedHere
	case port.Stores(good):
		return WhyStored
	case port.Filled >= s.Board.Ports[p].Size():
		return WhyWarehouseFull
	}
	return 0
}

// CanStore reports whether port p would take a cube of the good (S4.11, S4.13).
func (s *State) CanStore(p PortID, good Good) bool { return s.canStore(p, good) == 0 }

// SalePrice is what seller gets for a cube of the good in port p now (S4.12).
func (s *State) SalePrice(seller game.Player, p PortID, good Good) Ducats {
	price := s.Board.SaleBonus[good]
	if s.Ports[p].Owner != seller {
		price += s.Board.Ports[p].Values[s.Ports[p].Filled]
	}
	return price
}

// Dearest is the good that brings most in port p of those that the active galley has aboard, or
// could have: one more than these, zero for none. It is zero if the port takes nothing (S4.12).
func (s *State) Dearest(p PortID, more Good) (best Good) {
	cargo, seller := &s.Galleys[s.Active].Cargo, s.Mover()
	for good := Wood; good <= Spice; good++ {
		if (cargo[good] > 0 || good == more) && s.CanStore(p, good) &&
			(best == 0 || s.SalePrice(seller, p, good) > s.SalePrice(seller, p, best)) {
			best = good
		}
	}
	return best
}

// sell announces the first sale of an activation and makes a later one (S4.14).
func (s *State) sell(good Good, out *game.Events) {
	if s.prompt == Selling {
		s.store(good, out)
		return
	}
	s.SaleGood = good
	s.openQuestion(AskSale, out)
}

// store places a cube and pays for it.
func (s *State) store(good Good, out *game.Events) {
	galley := &s.Galleys[s.Active]
	p := s.PortAt(galley.Zone)
	port := &s.Ports[p]
	price := s.SalePrice(galley.Owner, p, good)
	galley.Cargo[good]--
	galley.Cubes--
	port.Stock[port.Filled] = good
	port.Filled++
	s.SaleGood = 0
	out.Add(game.Event{Kind: game.Moved, Note: NoteSale, By: galley.Owner, What: game.Good(good), From: game.Ship(s.Active), To: game.Port(p), N: 1})
	s.pay(game.Nobody, galley.Owner, price, NoteSale, out)
}
