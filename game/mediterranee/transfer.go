package mediterranee

import "serenissima/game"

// MostTransfers of a player in a turn (M2.6).
const MostTransfers = 60

func (s *State) canTransfer() game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if s.Errands.Transfers >= MostTransfers {
		return WhyTransfersSpent
	}
	return 0
}

// canMoveGood: between own galleys in one zone (M2.6).
func (s *State) canMoveGood(good Good, from, to GalleyID) game.Reason {
	if why := s.canTransfer(); why != 0 {
		return why
	}
	if from == to {
		return WhyNoSuchThing
	}
	if why := s.ownGalley(from); why != 0 {
		return why
	}
	if why := s.ownGalley(to); why != 0 {
		return why
	}
	switch {
	case s.Galleys[from].Zone != s.Galleys[to].Zone:
		return WhyElsewhere
	case s.Galleys[from].Cargo[good] == 0:
		return WhyNoPiece
	case s.Room(to) == 0:
		return WhyGalleyFull
	}
	return 0
}

func (s *State) moveGood(good Good, from, to GalleyID, out *game.Events) {
	s.Errands.Transfers++
	s.unload(from, good)
	s.Galleys[to].Cargo[good]++
	s.Galleys[to].Load++
	out.Add(game.Event{Kind: game.Moved, Note: NoteTransfer, By: s.decider, What: game.Good(good), From: game.Ship(from), To: game.Ship(to), N: 1})
}

// place is where a sailor can be: an own galley or port, and its zone.
func (s *State) place(r game.Ref) (ZoneID, game.Reason) {
	if r.Kind == game.ShipRef {
		return s.Galleys[r.ID].Zone, s.ownGalley(GalleyID(r.ID))
	}
	if s.Ports[r.ID].Owner != s.decider {
		return 0, WhyPortNotYours
	}
	return s.Board.Ports[r.ID].Zone, 0
}

// canMoveSailor: between own galleys in one zone, or one of them and the own
// port there; the last of a garrison or crew too (M2.6).
func (s *State) canMoveSailor(from, to game.Ref) game.Reason {
	if why := s.canTransfer(); why != 0 {
		return why
	}
	if from == to {
		return WhyNoSuchThing
	}
	here, why := s.place(from)
	if why != 0 {
		return why
	}
	there, why := s.place(to)
	if why != 0 {
		return why
	}
	switch {
	case here != there:
		return WhyElsewhere
	case from.Kind == game.PortRef && s.Ports[from.ID].Sailors == 0:
		return WhyNoGarrison
	case to.Kind == game.ShipRef && s.Room(GalleyID(to.ID)) == 0:
		return WhyGalleyFull
	}
	return 0
}

// moveSailor moves one; a galley that loses its last sailor sinks.
func (s *State) moveSailor(from, to game.Ref, out *game.Events) {
	s.Errands.Transfers++
	out.Add(game.Event{Kind: game.Moved, Note: NoteTransfer, By: s.decider, What: game.Sailor(s.decider), From: from, To: to, N: 1})
	if to.Kind == game.PortRef {
		s.Ports[to.ID].Sailors++
	} else {
		s.Galleys[to.ID].Sailors++
	}
	if from.Kind == game.PortRef {
		s.Ports[from.ID].Sailors--
		return
	}
	s.Galleys[from.ID].Sailors--
	if s.Galleys[from.ID].Sailors == 0 {
		s.sink(GalleyID(from.ID), NoteGivenUp, out)
	}
}

// canJettison: any piece of an own galley (M2.6a).
func (s *State) canJettison(good Good, g GalleyID) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	if s.Galleys[g].Cargo[good] == 0 {
		return WhyNoPiece
	}
	return 0
}

func (s *State) jettison(good Good, g GalleyID, out *game.Events) {
	s.unload(g, good)
	s.Supply[good]++
	out.Add(game.Event{Kind: game.Removed, Note: NoteJettison, By: s.decider, What: game.Good(good), From: game.Ship(g), To: game.Box, N: 1})
}

// canDismiss: a sailor in the zone of a port that is not one's own; one stays
// aboard (M2.6a).
func (s *State) canDismiss(g GalleyID) game.Reason {
	if why := s.now(2); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch p := s.portOf(g); {
	case p == 0:
		return WhyNoPort
	case s.Ports[p].Owner == s.decider:
		return WhyOwnPort
	case s.Galleys[g].Sailors == 1:
		return WhyLastSailor
	}
	return 0
}

func (s *State) dismiss(g GalleyID, out *game.Events) {
	s.Galleys[g].Sailors--
	s.SailorsLeft++
	out.Add(game.Event{Kind: game.Removed, Note: NoteDismiss, By: s.decider, What: game.Sailor(s.decider), From: game.Ship(g), To: game.Box, N: 1})
}
