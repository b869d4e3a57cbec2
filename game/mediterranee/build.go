package mediterranee

import "serenissima/game"

// canBuild: one building for each own port and turn, paid for (M2.4).
func (s *State) canBuild(p PortID) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	switch {
	case s.Ports[p].Owner != s.decider:
		return WhyPortNotYours
	case s.Errands.Built.Has(p):
		return WhyBuilt
	case s.Ducats[s.decider] < s.Board.BuildingPrice:
		return WhyNoMoney
	case !s.Has(p, Wood):
		return WhyNeedsWood
	}
	return 0
}

// canBuildGalley: with a sailor from the garrison or, from the box, a recruit
// (M2.4).
func (s *State) canBuildGalley(p PortID, crew game.Ref) game.Reason {
	if why := s.canBuild(p); why != 0 {
		return why
	}
	switch {
	case !s.Has(p, Iron):
		return WhyNeedsIron
	case s.freeGalley() == 0:
		return WhyNoneLeft
	}
	if crew == game.Box {
		return s.canEnlist(p, s.Board.BuildingPrice+s.Board.SailorPrice)
	}
	switch {
	case crew != game.Port(p):
		return WhyNoSuchThing
	case s.Ports[p].Sailors == 0:
		return WhyNoGarrison
	}
	return 0
}

func (s *State) buildGalley(p PortID, crew game.Ref, out *game.Events) {
	by, zone, g := s.decider, s.Board.Ports[p].Zone, s.freeGalley()
	s.Errands.Built = s.Errands.Built.With(p)
	s.pay(by, game.Nobody, s.Board.BuildingPrice, NoteGalley, out)
	s.handGalley(g, by)
	s.Galleys[g].Zone, s.Galleys[g].Sailors = zone, 1
	out.Add(game.Event{Kind: game.Placed, Note: NoteGalley, By: by, What: game.Ship(g), From: game.Box, To: game.Area(zone)})
	if crew == game.Box {
		s.enlist(p, game.Ship(g), out)
		return
	}
	s.Ports[p].Sailors--
	out.Add(game.Event{Kind: game.Moved, Note: NoteGalley, By: by, What: game.Sailor(by), From: crew, To: game.Ship(g), N: 1})
}

// canBuildFort: one for each port (M2.4).
func (s *State) canBuildFort(p PortID) game.Reason {
	if why := s.canBuild(p); why != 0 {
		return why
	}
	switch {
	case !s.Has(p, Gold):
		return WhyNeedsGold
	case s.Ports[p].Fort:
		return WhyFortified
	case s.FortsLeft == 0:
		return WhyNoneLeft
	}
	return 0
}

func (s *State) buildFort(p PortID, out *game.Events) {
	by := s.decider
	s.Errands.Built = s.Errands.Built.With(p)
	s.pay(by, game.Nobody, s.Board.BuildingPrice, NoteFort, out)
	s.Ports[p].Fort = true
	s.FortsLeft--
	out.Add(game.Event{Kind: game.Placed, Note: NoteFort, By: by, What: game.Building(Fort), From: game.Box, To: game.Port(p)})
}

// canEnlist: one more recruit in an own port, together with a price (M2.5).
func (s *State) canEnlist(p PortID, price Hundreds) game.Reason {
	switch {
	case s.Errands.Recruited[p] >= s.Ports[p].Filled:
		return WhyNoRecruits
	case s.SailorsLeft == 0:
		return WhyNoSailors
	case s.Ducats[s.decider] < price:
		return WhyNoMoney
	}
	return 0
}

// enlist pays for a recruit of port p and reports where the sailor goes.
func (s *State) enlist(p PortID, to game.Ref, out *game.Events) {
	by := s.decider
	s.Errands.Recruited[p]++
	s.SailorsLeft--
	s.pay(by, game.Nobody, s.Board.SailorPrice, NoteRecruit, out)
	out.Add(game.Event{Kind: game.Placed, Note: NoteRecruit, By: by, What: game.Sailor(by), From: game.Box, To: to, N: 1})
}

// canRecruit: for an own port or an own galley in its zone, each turn as many
// as goods are stored (M2.5).
func (s *State) canRecruit(where game.Ref) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	p := PortID(where.ID)
	if where.Kind == game.ShipRef {
		g := GalleyID(where.ID)
		if why := s.ownGalley(g); why != 0 {
			return why
		}
		if p = s.portOf(g); p == 0 {
			return WhyNoPort
		}
		if s.Room(g) == 0 {
			return WhyGalleyFull
		}
	}
	if s.Ports[p].Owner != s.decider {
		return WhyPortNotYours
	}
	return s.canEnlist(p, s.Board.SailorPrice)
}

func (s *State) recruit(where game.Ref, out *game.Events) {
	p := PortID(where.ID)
	if where.Kind == game.ShipRef {
		g := GalleyID(where.ID)
		s.Galleys[g].Sailors++
		p = s.portOf(g)
	} else {
		s.Ports[p].Sailors++
	}
	s.enlist(p, where, out)
}
