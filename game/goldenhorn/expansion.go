package goldenhorn

import "serenissima/game"

// canEmbark says whether a ship can take people aboard; which ones is for the
// verb to say (G9.7).
func (s *State) canEmbark(i ShipID, mercenaries, peasants bool) game.Reason {
	if !s.Expansion {
		return WhyNoExpansion
	}
	if why := s.canLeave(i); why != 0 {
		return why
	}
	return s.wait(s.StartHarbourAt(s.Ships[i].Place), mercenaries, peasants)
}

// wait says whether people wait in a start harbour.
func (s *State) wait(h HarbourID, mercenaries, peasants bool) game.Reason {
	switch port := &s.Ports[h]; {
	case mercenaries && port.Figures == 0:
		return WhyNoMercenaries
	case peasants && port.Peasants == 0:
		return WhyNoPeasants
	}
	return 0
}

// embark takes all mercenaries, all peasants or both aboard (G9.7).
func (s *State) embark(i ShipID, mercenaries, peasants bool, out *game.Events) {
	ship := &s.Ships[i]
	h := s.StartHarbourAt(ship.Place)
	port := &s.Ports[h]
	tell := func(kind int16, n int8) {
		out.Add(game.Event{Kind: game.Moved, Note: NoteCargo, By: s.Turn, What: game.Sailor(kind), From: game.Port(h), To: game.Ship(i), N: int16(n)})
	}
	if mercenaries {
		ship.Cargo.Figures, port.Figures = port.Figures, 0
		tell(Mercenary, ship.Cargo.Figures)
	}
	if peasants {
		ship.Cargo.Peasants, port.Peasants = port.Peasants, 0
		tell(Peasant, ship.Cargo.Peasants)
	}
	s.leave(i, h, out)
}

// peasantsFor is how many peasants pay for what a number of mercenaries leaves
// of the cost of a territory (G9.13).
func (s *State) peasantsFor(t TerritoryID, mercenaries int8) int8 {
	return s.Board.PeasantsPerMercenary * (s.Land(t).Mercenaries - mercenaries)
}

// canTake says whether the territory can be taken at all now (G9.12).
func (s *State) canTake(t TerritoryID) game.Reason {
	switch {
	case !s.Expansion:
		return WhyNoExpansion
	case !s.atLeisure():
		return WhyNotNow
	case s.Conquered:
		return WhyConquered
	case s.Lands[t] != game.Nobody:
		return WhyLandTaken
	}
	return 0
}

func (s *State) canConquer(t TerritoryID, mercenaries int8) game.Reason {
	if why := s.canTake(t); why != 0 {
		return why
	}
	own := &s.Stores[s.Turn]
	switch {
	case mercenaries > s.Land(t).Mercenaries:
		return WhyTooMany
	case mercenaries > own.Figures:
		return WhyTooFewMercenaries
	case s.peasantsFor(t, mercenaries) > own.Peasants:
		return WhyTooFewPeasants
	}
	return 0
}

// conquer takes a territory: figures return to the supply, peasants are put
// aside (G9.12, G9.13). The last one ends the game (G9.14).
func (s *State) conquer(t TerritoryID, mercenaries int8, out *game.Events) {
	peasants := s.peasantsFor(t, mercenaries)
	own := &s.Stores[s.Turn]
	own.Figures -= mercenaries
	own.Peasants -= peasants
	s.StoreSize[s.Turn] -= mercenaries + peasants
	s.Supply += mercenaries
	s.Aside += peasants
	s.Lands[t], s.Conquered = s.Turn, true
	s.tellPayment(Mercenary, mercenaries, t, out)
	s.tellPayment(Peasant, peasants, t, out)
	out.Add(game.Event{Kind: game.Took, Note: NoteConquest, By: s.Turn, What: game.Territory(t), From: game.Box, To: game.Seat(s.Turn), N: int16(s.Land(t).Points)})
	for u := TerritoryID(1); u <= MaxTerritories; u++ {
		if s.Lands[u] == game.Nobody {
			s.relieve(Venice, out)
			s.relieve(Constantinople, out)
			return
		}
	}
	s.finish(NoteLands, game.Ref{}, out)
}

func (s *State) tellPayment(kind int16, n int8, t TerritoryID, out *game.Events) {
	if n > 0 {
		out.Add(game.Event{Kind: game.Paid, Note: NoteConquest, By: s.Turn, What: game.Sailor(kind), From: game.Seat(s.Turn), To: game.Territory(t), N: int16(n)})
	}
}

// relieve puts mercenaries from the supply into the places of peasants that lie
// in a start harbour (G9.10).
func (s *State) relieve(h HarbourID, out *game.Events) {
	port := &s.Ports[h]
	n := min(s.Supply, port.Peasants)
	if n == 0 {
		return
	}
	s.Supply -= n
	port.Figures += n
	port.Peasants -= n
	s.Aside += n
	out.Add(game.Event{Kind: game.Placed, Note: NoteRelieved, What: game.Sailor(Mercenary), From: game.Box, To: game.Port(h), N: int16(n)})
	out.Add(game.Event{Kind: game.Removed, Note: NoteRelieved, What: game.Sailor(Peasant), From: game.Port(h), To: game.Box, N: int16(n)})
}

func (s *State) canSwap() game.Reason {
	switch {
	case !s.Expansion:
		return WhyNoExpansion
	case !s.atLeisure():
		return WhyNotNow
	case s.Stores[s.Turn].Peasants == 0:
		return WhyNoPeasants
	case s.Supply == 0:
		return WhySupplyEmpty
	}
	return 0
}

// swap exchanges a peasant in the own warehouse for a mercenary (G9.11).
func (s *State) swap(out *game.Events) {
	own := &s.Stores[s.Turn]
	own.Peasants--
	own.Figures++
	s.Aside++
	s.Supply--
	out.Add(game.Event{Kind: game.Placed, Note: NoteSwapped, By: s.Turn, What: game.Sailor(Mercenary), From: game.Box, To: game.Seat(s.Turn), N: 1})
	out.Add(game.Event{Kind: game.Removed, Note: NoteSwapped, By: s.Turn, What: game.Sailor(Peasant), From: game.Seat(s.Turn), To: game.Box, N: 1})
}
