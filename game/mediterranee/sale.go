package mediterranee

import "serenissima/game"

// canSell: a piece aboard to the port of the zone (M2.12).
func (s *State) canSell(g GalleyID, good Good) game.Reason {
	if why := s.now(6); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	if s.Galleys[g].Cargo[good] == 0 {
		return WhyNoPiece
	}
	return s.canStore(s.portOf(g), good)
}

// canStore: whether a port has a use for a piece.
func (s *State) canStore(p PortID, good Good) game.Reason {
	switch {
	case p == 0:
		return WhyNoPort
	case s.Board.Ports[p].Good == good:
		return WhyProducedHere
	case s.Ports[p].Stores(good):
		return WhyStored
	case s.IsFull(p):
		return WhyWarehouseFull
	}
	return 0
}

// CanStore reports whether port p would take a piece of the good (M2.12).
func (s *State) CanStore(p PortID, good Good) bool { return s.canStore(p, good) == 0 }

// SalePrice is what the bank pays for the next piece in port p, which must not
// be full: the value of the lowest free space (M2.12).
func (s *State) SalePrice(p PortID) Hundreds { return s.Board.Ports[p].Values[s.Ports[p].Filled] }

// MarketBonus is what the bank adds for the first piece of the good among the
// ports of another player, zero if it is none (M2.13).
func (s *State) MarketBonus(seller game.Player, p PortID, good Good) Hundreds {
	owner := s.Ports[p].Owner
	if owner == game.Nobody || owner == seller {
		return 0
	}
	for h := s.PortsOf(owner); h != 0; h &= h - 1 {
		if s.Has(h.First(), good) {
			return 0
		}
	}
	if s.Board.Ports[p].Size == Capital {
		return s.Board.NewMarketCapital
	}
	return s.Board.NewMarket
}

// Pays is what the bank pays a seller for a piece of the good in port p now, with the bonus of a
// new market; zero if the port takes none (M2.12, M2.13).
func (s *State) Pays(seller game.Player, p PortID, good Good) Hundreds {
	if !s.CanStore(p, good) {
		return 0
	}
	return s.SalePrice(p) + s.MarketBonus(seller, p, good)
}

func (s *State) sell(g GalleyID, good Good, out *game.Events) {
	by, p := s.decider, s.portOf(g)
	port := &s.Ports[p]
	price, bonus := s.SalePrice(p), s.MarketBonus(by, p, good)
	s.unload(g, good)
	port.Stock[port.Filled] = good
	port.Filled++
	out.Add(game.Event{Kind: game.Moved, Note: NoteSale, By: by, What: game.Good(good), From: game.Ship(g), To: game.Port(p), N: 1})
	s.pay(game.Nobody, by, price, NoteSale, out)
	s.pay(game.Nobody, by, bonus, NoteMarket, out)
}

// payIncome pays everybody who still owns the own capital (M2.14).
func (s *State) payIncome(out *game.Events) {
	for _, p := range s.Order[1 : s.Seats+1] {
		if s.Ports[s.Capital(p)].Owner == p {
			s.pay(game.Nobody, p, s.Board.Income, NoteIncome, out)
		}
	}
}
