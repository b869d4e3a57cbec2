package mediterranee

import "serenissima/game"

// canLand: a sailor on a port without garrison, or where this player has landed
// already (M2.11).
func (s *State) canLand(g GalleyID, p PortID) game.Reason {
	if why := s.now(5); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch {
	case s.portOf(g) != p:
		return WhyElsewhere
	case s.Ports[p].Sailors > 0 && !s.Landed.Has(p):
		return WhyGarrison
	}
	return 0
}

// land takes a port with warehouse and fort; a galley that lands its last
// sailor sinks with its goods.
func (s *State) land(g GalleyID, p PortID, out *game.Events) {
	by, port := s.decider, &s.Ports[p]
	out.Add(game.Event{Kind: game.Moved, Note: NoteLanded, By: by, What: game.Sailor(by), From: game.Ship(g), To: game.Port(p), N: 1})
	if port.Owner != by {
		ev := game.Event{Kind: game.Took, Note: NoteTaken, By: by, What: game.Port(p), To: game.Seat(by)}
		if port.Owner != game.Nobody {
			ev.From = game.Seat(port.Owner)
		}
		out.Add(ev)
		s.handPort(p, by)
	}
	port.Sailors++
	s.Landed = s.Landed.With(p)
	s.Galleys[g].Sailors--
	if s.Galleys[g].Sailors == 0 {
		s.sink(g, NoteSunk, out)
	}
}
