package serenissima

import "serenissima/game"

// canInvestNow: instead of an action, before any of its steps (S3.1, S5).
func (s *State) canInvestNow() game.Reason { return steps[s.prompt].invest }

// invested keeps the decider investing.
func (s *State) invested() {
	if s.prompt == Activate {
		s.prompt = Investing
	}
}

// canRecruit: a sailor for an own port or a galley in the zone of one (S5.1);
// in the special investment only for the galleys bought in it (S8.3).
func (s *State) canRecruit(where game.Ref) game.Reason {
	why := s.canInvestNow()
	switch {
	case why != 0:
		return why
	case where.Kind == game.PortRef:
		why = s.canGarrison(PortID(where.ID))
	default:
		why = s.canMan(GalleyID(where.ID))
	}
	if why != 0 {
		return why
	}
	return s.canHire()
}

// canGarrison: whether a recruit may go to a port.
func (s *State) canGarrison(p PortID) game.Reason {
	if why := s.ownPort(p); why != 0 {
		return why
	}
	switch {
	case s.prompt == SpecialInvest:
		return WhyOnlyNewGalleys
	case s.Ports[p].Sailors >= s.Board.Ports[p].Size():
		return WhyPortFull
	}
	return 0
}

// canMan: whether a recruit may go aboard a galley.
func (s *State) canMan(g GalleyID) game.Reason {
	galley := &s.Galleys[g]
	switch {
	case galley.Owner != s.decider:
		return WhyNotYours
	case s.prompt == SpecialInvest && s.NewGalleys&(1<<uint(g)) == 0:
		return WhyOnlyNewGalleys
	}
	switch p := s.PortAt(galley.Zone); {
	case p == 0 || s.Ports[p].Owner != s.decider:
		return WhyPortNotYours
	case s.Room(g) == 0:
		return WhyGalleyFull
	}
	return 0
}

// canHire: whether there is a recruit, and money for him.
func (s *State) canHire() game.Reason {
	switch {
	case s.Reserve[s.decider] == 0:
		return WhyReserveEmpty
	case s.Ducats[s.decider] < s.Board.SailorPrice:
		return WhyNoMoney
	}
	return 0
}

func (s *State) recruit(where game.Ref, out *game.Events) {
	p := s.decider
	s.Reserve[p]--
	if where.Kind == game.PortRef {
		s.Ports[where.ID].Sailors++
	} else {
		s.Galleys[where.ID].Sailors++
	}
	out.Add(game.Event{Kind: game.Placed, Note: NoteRecruit, By: p, What: game.Sailor(p), From: game.Seat(p), To: where, N: 1})
	s.pay(p, game.Nobody, s.Board.SailorPrice, NoteRecruit, out)
	s.invested()
}

// GalleyPrice is what a galley costs p, with its first sailor (S5.2).
func (s *State) GalleyPrice(p game.Player) Ducats {
	return Ducats(s.GalleyCount(p)) + s.Board.SailorPrice
}

// canBuySome: whether p, who owns n galleys, could buy one, whatever its number
// and place (S5.2, S8.3).
func (s *State) canBuySome(p game.Player, n int8) game.Reason {
	switch {
	case s.prompt == SpecialInvest && n >= 2:
		return WhyTwoGalleys
	case s.prompt != SpecialInvest && s.BoughtGalley:
		return WhyGalleyBought
	case n >= s.Board.OwnGalleys:
		return WhyMostGalleys
	case s.Reserve[p] == 0:
		return WhyReserveEmpty
	case s.Ducats[p] < Ducats(n)+s.Board.SailorPrice:
		return WhyNoMoney
	}
	return 0
}

func (s *State) canBuyGalley(g GalleyID, p PortID) game.Reason {
	if why := s.canInvestNow(); why != 0 {
		return why
	}
	if why := s.canTakeNumber(g); why != 0 {
		return why
	}
	if why := s.ownPort(p); why != 0 {
		return why
	}
	return s.canBuySome(s.decider, s.GalleyCount(s.decider))
}

func (s *State) buyGalley(g GalleyID, p PortID, out *game.Events) {
	by := s.decider
	price := s.GalleyPrice(by)
	s.launch(g, by, s.Board.Ports[p].Zone, 1, NoteGalley, out)
	s.pay(by, game.Nobody, price, NoteGalley, out)
	if s.prompt == SpecialInvest {
		s.NewGalleys |= 1 << uint(g)
		return
	}
	s.BoughtGalley = true
	s.invested()
}

// canBuildFort: in an own port with wood and stone (S5.3, S1.6).
func (s *State) canBuildFort(p PortID) game.Reason {
	if why := s.canBuildIn(p); why != 0 {
		return why
	}
	switch {
	case s.Ports[p].Fort:
		return WhyBuilt
	case s.FortsLeft == 0:
		return WhyNoneLeft
	case !s.Has(p, Wood):
		return WhyNeedsWood
	case !s.Has(p, Stone):
		return WhyNeedsStone
	case s.Ducats[s.decider] < s.Board.FortPrice:
		return WhyNoMoney
	}
	return 0
}

// canBuildBasilica: in an own port with gold and marble (S5.4, S1.6).
func (s *State) canBuildBasilica(p PortID) game.Reason {
	if why := s.canBuildIn(p); why != 0 {
		return why
	}
	switch {
	case s.Ports[p].Basilica:
		return WhyBuilt
	case s.BasilicasLeft == 0:
		return WhyNoneLeft
	case !s.Has(p, Gold):
		return WhyNeedsGold
	case !s.Has(p, Marble):
		return WhyNeedsMarble
	case s.Ducats[s.decider] < s.Board.BasilicaPrice:
		return WhyNoMoney
	}
	return 0
}

func (s *State) canBuildIn(p PortID) game.Reason {
	if why := s.canInvestNow(); why != 0 {
		return why
	}
	if s.prompt == SpecialInvest {
		return WhyOnlyNewGalleys
	}
	return s.ownPort(p)
}

func (s *State) buildFort(p PortID, out *game.Events) {
	s.Ports[p].Fort = true
	s.FortsLeft--
	s.built(p, Fort, NoteFort, s.Board.FortPrice, out)
}

func (s *State) buildBasilica(p PortID, out *game.Events) {
	s.Ports[p].Basilica = true
	s.BasilicasLeft--
	s.built(p, Basilica, NoteBasilica, s.Board.BasilicaPrice, out)
}

func (s *State) built(p PortID, building int16, note game.Note, price Ducats, out *game.Events) {
	out.Add(game.Event{Kind: game.Placed, Note: note, By: s.decider, What: game.Building(building), From: game.Box, To: game.Port(p), N: 1})
	s.pay(s.decider, game.Nobody, price, note, out)
	s.invested()
}

// askInvestors asks the next player with too few galleys who can buy one; when
// nobody is left the next turn begins (S8.3).
func (s *State) askInvestors(out *game.Events) {
	s.prompt, s.NewGalleys = SpecialInvest, 0
	for ; s.Investor < s.Seats; s.Investor++ {
		p := s.seat(s.Investor)
		if s.canBuySome(p, s.GalleyCount(p)) == 0 && s.PortCount(p) > 0 && s.freeNumbers() != 0 {
			s.decider = p
			return
		}
	}
	s.Investor = 0
	s.beginTurn(out)
}
