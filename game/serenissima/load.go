package serenissima

import "serenissima/game"

// canLoadNow: the first step of an action, before the galley moves, sells or
// fights, and of limited length (S4, S4.3a).
func (s *State) canLoadNow() game.Reason {
	if why := steps[s.prompt].load; why != 0 {
		return why
	}
	if s.LoadSteps >= s.Board.LoadMoves {
		return WhyLoadSpent
	}
	return 0
}

// loaded counts a loading step.
func (s *State) loaded() {
	s.LoadSteps++
	s.prompt = Loading
}

// ownPort: a port of the decider; a closed one is nobody's (S4.25).
func (s *State) ownPort(p PortID) game.Reason {
	switch {
	case s.Ports[p].Closed:
		return WhyPortClosed
	case s.Ports[p].Owner != s.decider:
		return WhyPortNotYours
	}
	return 0
}

// canUse: a galley of the mover in the zone of the active galley.
func (s *State) canUse(g GalleyID) game.Reason {
	active := &s.Galleys[s.Active]
	switch {
	case s.Galleys[g].Owner != active.Owner:
		return WhyNotYours
	case s.Galleys[g].Zone != active.Zone:
		return WhyElsewhere
	}
	return 0
}

// CubePrice is what the next cube of the port in the active galley's zone costs
// its owner (S4.4).
func (s *State) CubePrice() Ducats {
	return s.cubePrice(s.PortAt(s.Galleys[s.Active].Zone))
}

// cubePrice is the same for the port of that zone, if there is one.
func (s *State) cubePrice(p PortID) Ducats {
	if !s.FreeCube && p != 0 && s.Ports[p].Owner == s.Mover() {
		return 0
	}
	return s.Board.CubePrice
}

// Gift is the good that the active galley can load for nothing, zero if there is none (S4.4).
func (s *State) Gift() Good {
	p := s.PortAt(s.Galleys[s.Active].Zone)
	if p == 0 || s.CubePrice() > 0 {
		return 0
	}
	if good := s.Board.Ports[p].Good; s.canLoadGood(s.Active, good) == 0 {
		return good
	}
	return 0
}

func (s *State) canLoadGood(g GalleyID, good Good) game.Reason {
	if why := s.canLoadNow(); why != 0 {
		return why
	}
	if g != s.Active {
		return WhyNotActive
	}
	return s.canLoadFrom(s.PortAt(s.Galleys[g].Zone), good)
}

// canLoadFrom: whether the port of the zone gives the active galley a cube.
func (s *State) canLoadFrom(p PortID, good Good) game.Reason {
	switch {
	case p == 0:
		return WhyNoPort
	case s.Ports[p].Closed:
		return WhyPortClosed
	case s.Board.Ports[p].Good != good:
		return WhyNotProduced
	case s.Supply[good] == 0:
		return WhySupplyEmpty
	case s.Room(s.Active) == 0:
		return WhyGalleyFull
	case s.Ducats[s.decider] < s.cubePrice(p):
		return WhyNoMoney
	}
	return 0
}

func (s *State) loadGood(g GalleyID, good Good, out *game.Events) {
	port := s.PortAt(s.Galleys[g].Zone)
	price, seller := s.CubePrice(), s.Ports[port].Owner
	if seller == s.decider {
		s.FreeCube = true
		seller = game.Nobody // its own further cubes are paid to the bank
	}
	s.Supply[good]--
	s.Galleys[g].Cargo[good]++
	s.Galleys[g].Cubes++
	out.Add(game.Event{Kind: game.Moved, Note: NoteCargo, By: s.decider, What: game.Good(good), From: game.Port(port), To: game.Ship(g), N: 1})
	s.pay(s.decider, seller, price, NoteCargo, out)
	s.loaded()
}

// canMoveSailor: one sailor between the active galley and the own port or a
// sister galley in the zone (S4.1, S4.2).
func (s *State) canMoveSailor(from, to game.Ref) game.Reason {
	if why := s.canLoadNow(); why != 0 {
		return why
	}
	active := game.Ship(s.Active)
	if from == to {
		return WhyNoSuchThing
	}
	if from != active && to != active {
		return WhyNotActive
	}
	other := from
	if from == active {
		other = to
	}
	if other.Kind == game.PortRef {
		p := PortID(other.ID)
		switch {
		case s.Board.Ports[p].Zone != s.Galleys[s.Active].Zone:
			return WhyElsewhere
		case s.ownPort(p) != 0:
			return s.ownPort(p)
		case to == other && s.Ports[p].Sailors >= s.Board.Ports[p].Size():
			return WhyPortFull
		case from == other && s.Ports[p].Sailors <= 1:
			return WhyLastInPort
		}
	} else {
		g := GalleyID(other.ID)
		if why := s.canUse(g); why != 0 {
			return why
		}
		if to == other && s.Room(g) == 0 {
			return WhyGalleyFull
		}
	}
	if to == active && s.Room(s.Active) == 0 {
		return WhyGalleyFull
	}
	return 0
}

// moveSailor moves one; a galley that loses its last sailor sinks (S4.3).
func (s *State) moveSailor(from, to game.Ref, out *game.Events) {
	out.Add(game.Event{Kind: game.Moved, Note: NoteTransfer, By: s.decider, What: game.Sailor(s.decider), From: from, To: to, N: 1})
	if to.Kind == game.PortRef {
		s.Ports[to.ID].Sailors++
	} else {
		s.Galleys[to.ID].Sailors++
	}
	s.loaded()
	if from.Kind == game.PortRef {
		s.Ports[from.ID].Sailors--
		return
	}
	g := GalleyID(from.ID)
	s.Galleys[g].Sailors--
	if s.Galleys[g].Sailors > 0 {
		return
	}
	s.sink(g, NoteScuttled, out)
	if g == s.Active {
		s.endActivation(NoteActivation, out)
	}
}

// canMoveGood: one cube between the active galley and a sister (S4.5).
func (s *State) canMoveGood(good Good, from, to GalleyID) game.Reason {
	if why := s.canLoadNow(); why != 0 {
		return why
	}
	if from == to {
		return WhyNoSuchThing
	}
	if from != s.Active && to != s.Active {
		return WhyNotActive
	}
	if why := s.canUse(from); why != 0 {
		return why
	}
	if why := s.canUse(to); why != 0 {
		return why
	}
	switch {
	case s.Galleys[from].Cargo[good] == 0:
		return WhyNoCube
	case s.Room(to) == 0:
		return WhyGalleyFull
	}
	return 0
}

func (s *State) moveGood(good Good, from, to GalleyID, out *game.Events) {
	s.Galleys[from].Cargo[good]--
	s.Galleys[from].Cubes--
	s.Galleys[to].Cargo[good]++
	s.Galleys[to].Cubes++
	out.Add(game.Event{Kind: game.Moved, Note: NoteTransfer, By: s.decider, What: game.Good(good), From: game.Ship(from), To: game.Ship(to), N: 1})
	s.loaded()
}

// canJettison: a cube of the active galley or a sister in the zone (S4.6).
func (s *State) canJettison(good Good, g GalleyID) game.Reason {
	if why := s.canLoadNow(); why != 0 {
		return why
	}
	if why := s.canUse(g); why != 0 {
		return why
	}
	if s.Galleys[g].Cargo[good] == 0 {
		return WhyNoCube
	}
	return 0
}

func (s *State) jettison(good Good, g GalleyID, out *game.Events) {
	s.Galleys[g].Cargo[good]--
	s.Galleys[g].Cubes--
	s.Supply[good]++
	out.Add(game.Event{Kind: game.Removed, Note: NoteJettison, By: s.decider, What: game.Good(good), From: game.Ship(g), To: game.Box, N: 1})
	s.loaded()
}

// canScuttle: the active galley may be given up in the loading step (S4.3).
func (s *State) canScuttle(g GalleyID) game.Reason {
	if why := s.canLoadNow(); why != 0 {
		return why
	}
	if g != s.Active {
		return WhyNotActive
	}
	return 0
}

func (s *State) scuttle(g GalleyID, out *game.Events) {
	s.sink(g, NoteScuttled, out)
	s.endActivation(NoteActivation, out)
}
