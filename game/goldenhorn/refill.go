package goldenhorn

import "serenissima/game"

// fillTo is how many pieces a start harbour is filled up to (G5.2, G9.2).
func (s *State) fillTo() int8 {
	if s.Expansion {
		return s.Board.HarbourFill[1]
	}
	return s.Board.HarbourFill[0]
}

// noStandIn reports whether nothing could take the place of a white cube: it
// would go back, and another one be drawn (G9.6).
func (s *State) noStandIn() bool { return s.Supply == 0 && s.Aside == 0 }

// canDrawCube reports whether the bag has a cube that helps (G5.2, G9.6). White
// cubes are always in the bag between two draws, so that their number there is
// no secret.
func (s *State) canDrawCube() bool {
	if s.noStandIn() {
		return s.BagSize > s.Bag[White]
	}
	return s.BagSize > 0
}

// Exhausted reports whether a start harbour has neither goods nor mercenaries:
// staying so ends the game (G7.1). Peasants alone do not count (G9.14).
func (s *State) Exhausted(h HarbourID) bool {
	return s.Ports[h].Goods() == 0 && s.Ports[h].Figures == 0
}

// refill draws the next cube for the harbour that is being filled, one by one
// (G5.2, G9.3), or goes on.
func (s *State) refill(out *game.Events) {
	switch {
	case s.Ports[s.Filling].Size() < s.fillTo() && s.canDrawCube():
		s.ask(game.Chance, Refill)
	case s.Turn == game.Nobody:
		s.filledAtSetup(out)
	default:
		s.depart(out)
	}
}

// drawCube puts a cube from the bag into the harbour, or what stands in for a
// black or white one (G9.4, G9.5).
func (s *State) drawCube(c Colour, out *game.Events) {
	harbour := game.Port(s.Filling)
	s.Bag[c]--
	s.BagSize--
	switch c {
	case Black:
		s.Aside++
		out.Add(game.Event{Kind: game.Removed, Note: NoteAside, What: game.Good(c), From: game.Box, N: 1})
		s.standIn(out)
	case White:
		s.Bag[c]++
		s.BagSize++
		out.Add(game.Event{Kind: game.Drew, Note: NoteReturned, What: game.Good(c), From: game.Box, To: game.Box, N: 1})
		s.standIn(out)
	default:
		s.Ports[s.Filling].Cubes[c]++
		out.Add(game.Event{Kind: game.Placed, Note: NoteRefill, What: game.Good(c), From: game.Box, To: harbour, N: 1})
	}
	s.refill(out)
}

// standIn puts a mercenary or, if there is none, a peasant into the harbour
// that is being filled (G9.4, G9.5).
func (s *State) standIn(out *game.Events) {
	port, kind := &s.Ports[s.Filling], int16(Mercenary)
	if s.Supply > 0 {
		s.Supply--
		port.Figures++
	} else {
		s.Aside--
		port.Peasants++
		kind = Peasant
	}
	out.Add(game.Event{Kind: game.Placed, Note: NoteRefill, What: game.Sailor(kind), From: game.Box, To: game.Port(s.Filling), N: 1})
}
