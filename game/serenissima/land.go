package serenissima

import "serenissima/game"

// mostLanding is the most sailors that the active galley can land in a port.
func (s *State) mostLanding(p PortID) int8 {
	return min(s.Board.Ports[p].Size(), s.Galleys[s.Active].Sailors)
}

// canLandNow: after a won fight, or at the end of an action without a sale
// (S4.14, S4.22, S4.24).
func (s *State) canLandNow() game.Reason { return steps[s.prompt].land }

// canLand: into a beaten port (S4.22) or a neutral one (S4.24).
func (s *State) canLand(g GalleyID, p PortID, n int8) game.Reason {
	if why := s.canLandNow(); why != 0 {
		return why
	}
	least := int8(1)
	if s.prompt == Occupy {
		least = 0
		if p != s.TargetPort {
			return WhyElsewhere
		}
	} else if s.Board.Ports[p].Zone != s.Galleys[s.Active].Zone {
		return WhyElsewhere
	} else if why := s.canTakeNeutral(p); why != 0 {
		return why
	}
	switch {
	case g != s.Active:
		return WhyNotActive
	case n < least:
		return WhyNoSuchThing
	case n > s.mostLanding(p):
		return WhyTooMany
	}
	return 0
}

// canTakeNeutral: whether the active galley, which may land, may do so in the
// port of its zone.
func (s *State) canTakeNeutral(p PortID) game.Reason {
	port := &s.Ports[p]
	switch {
	case port.Closed: // S4.25
		return WhyPortClosed
	case port.Owner == s.decider:
		return WhyOwnTarget
	case port.Owner != game.Nobody:
		return WhyPortHeld
	case s.barredBy() != game.Nobody:
		return WhyBarred
	}
	return 0
}

// barredBy returns a player who forbade a landing in this activation and still
// has strictly more sailors in the zone (S4.24), else Nobody.
func (s *State) barredBy() game.Player {
	if s.LandingBarred == 0 {
		return game.Nobody
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if s.LandingBarred.Has(p) && s.MayBlockade(p, s.Galleys[s.Active].Zone) {
			return p
		}
	}
	return game.Nobody
}

// land occupies a beaten port at once and announces any other landing.
func (s *State) land(p PortID, n int8, out *game.Events) {
	if s.prompt == Occupy {
		s.takePort(p, n, out)
		return
	}
	s.TargetPort, s.LandSailors = p, n
	s.openQuestion(AskLanding, out)
}

// takePort lands n sailors and ends the activation; with none the port becomes
// neutral, with the last one the galley sinks (S4.22, S4.26).
func (s *State) takePort(p PortID, n int8, out *game.Events) {
	mover, port := s.Mover(), &s.Ports[p]
	if n == 0 {
		s.makeNeutral(p, out)
		s.endActivation(NoteActivation, out)
		return
	}
	out.Add(game.Event{Kind: game.Moved, Note: NoteLanded, By: mover, What: game.Sailor(mover), From: game.Ship(s.Active), To: game.Port(p), N: int16(n)})
	ev := game.Event{Kind: game.Took, Note: NoteTaken, By: mover, What: game.Port(p), To: game.Seat(mover)}
	if port.Owner != game.Nobody {
		ev.From = game.Seat(port.Owner)
	}
	out.Add(ev)
	s.handPort(p, mover)
	port.Sailors = n
	s.Galleys[s.Active].Sailors -= n
	if s.Galleys[s.Active].Sailors == 0 {
		s.sink(s.Active, NoteSunk, out)
	}
	s.endActivation(NoteActivation, out)
}

// makeNeutral leaves a port without garrison to nobody; what is built and
// stored stays (S4.21).
func (s *State) makeNeutral(p PortID, out *game.Events) {
	out.Add(game.Event{Kind: game.Took, Note: NoteNeutral, What: game.Port(p), From: game.Seat(s.Ports[p].Owner)})
	s.handPort(p, game.Nobody)
}
