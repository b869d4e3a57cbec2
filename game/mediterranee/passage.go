package mediterranee

import (
	"serenissima/game"
	"serenissima/game/sea"
)

// MovesLeft is the number of zones that a galley of the active player may still
// enter in phase 3: as many as it has sailors, less those it has entered (M2.7).
func (s *State) MovesLeft(g GalleyID) int8 {
	switch v := &s.Voyage; {
	case v.Done.Has(g):
		return 0
	case v.Galley == g:
		return s.Galleys[g].Sailors - v.Crossed
	}
	return s.Galleys[g].Sailors
}

// canMove: an own galley that has not ended its move and has moves left.
func (s *State) canMove(g GalleyID) game.Reason {
	if why := s.now(3); why != 0 {
		return why
	}
	if why := s.ownGalley(g); why != 0 {
		return why
	}
	switch {
	case s.Voyage.Done.Has(g):
		return WhyMoved
	case s.MovesLeft(g) <= 0:
		return WhyNoMoves
	}
	return 0
}

// NeedsLeave reports whether a galley of the active player may go on from where
// it is only with the leave of others: it has come there in this phase, they
// have galleys there, and they have not given it yet (M2.7).
func (s *State) NeedsLeave(g GalleyID) bool {
	return g == s.Voyage.Galley && !s.Voyage.Leave && s.gatekeeper(s.Galleys[g].Zone) != game.Nobody
}

// canSail: to an adjacent zone.
func (s *State) canSail(g GalleyID, to ZoneID) game.Reason {
	if why := s.canMove(g); why != 0 {
		return why
	}
	switch {
	case !s.Board.Adjacent(s.Galleys[g].Zone, to):
		return WhyNotAdjacent
	case s.NeedsLeave(g):
		return WhyNeedsLeave
	}
	return 0
}

// sail enters a zone. The galley that was under way before ends its move.
func (s *State) sail(g GalleyID, to ZoneID, out *game.Events) {
	v, galley := &s.Voyage, &s.Galleys[g]
	if v.Galley != g {
		s.endVoyage()
		v.Galley = g
	}
	out.Add(game.Event{Kind: game.Moved, By: galley.Owner, What: game.Ship(g), From: game.Area(galley.Zone), To: game.Area(to), N: 1})
	galley.Zone = to
	v.Crossed++
	v.Leave = false
}

// endVoyage ends the move of the galley under way, if there is one.
func (s *State) endVoyage() {
	v := &s.Voyage
	if v.Galley != 0 {
		v.Done = v.Done.With(v.Galley)
	}
	v.Galley, v.Crossed, v.Leave, v.Asked = 0, 0, false, 0
}

// gatekeeper returns who is to be asked next, in the order of the turn, for
// leave to go on from a zone: a player with galleys there who has not answered
// yet.
func (s *State) gatekeeper(z ZoneID) game.Player {
	for _, p := range s.Order[1 : s.Seats+1] {
		if p != s.Active() && !s.Voyage.Asked.Has(p) && s.FleetAt(p, z) != 0 {
			return p
		}
	}
	return game.Nobody
}

// Guards returns who has galleys in a zone besides the active player, in the order in which they
// are asked for leave to go on from it (M2.7).
func (s *State) Guards(z ZoneID) (list []game.Player) {
	for _, p := range s.Order[1 : s.Seats+1] {
		if p != s.Active() && s.FleetAt(p, z) != 0 {
			list = append(list, p)
		}
	}
	return list
}

// Ways are those of a galley of the active player to the zones that it can reach with its moves: as
// short as possible, and of equally short ones the one on which leave is asked for least often; the
// tolls count how often (M2.7).
func (s *State) Ways(g GalleyID) []sea.Way {
	return s.Board.Ways(s.Galleys[g].Zone, s.MovesLeft(g), func(from, _ ZoneID, n int8) bool {
		if n == 1 {
			return s.NeedsLeave(g)
		}
		return len(s.Guards(from)) > 0
	})
}

// canAskLeave: for the galley under way, where it needs leave.
func (s *State) canAskLeave(g GalleyID) game.Reason {
	if why := s.canMove(g); why != 0 {
		return why
	}
	if !s.NeedsLeave(g) {
		return WhyNoLeaveNeeded
	}
	return 0
}

func (s *State) askLeave(g GalleyID, out *game.Events) {
	zone := s.Galleys[g].Zone
	out.Add(game.Event{Kind: game.Chose, Note: NoteAskLeave, By: s.decider, What: game.Ship(g), To: game.Area(zone)})
	s.ask(s.gatekeeper(zone), Passage)
}

func (s *State) canAnswerPassage() game.Reason {
	if s.prompt != Passage {
		return WhyNotAsked
	}
	return 0
}

// giveLeave asks the next one; when all have given leave the galley may go on.
func (s *State) giveLeave(out *game.Events) {
	v := &s.Voyage
	s.answerPassage(NoteGive, out)
	v.Asked = v.Asked.With(s.decider)
	if next := s.gatekeeper(s.Galleys[v.Galley].Zone); next != game.Nobody {
		s.ask(next, Passage)
		return
	}
	v.Leave, v.Asked = true, 0
	s.ask(s.Active(), Movement)
}

// denyLeave ends the movement of the galley.
func (s *State) denyLeave(out *game.Events) {
	s.answerPassage(NoteDeny, out)
	s.endVoyage()
	s.ask(s.Active(), Movement)
}

func (s *State) answerPassage(note game.Note, out *game.Events) {
	g := s.Voyage.Galley
	out.Add(game.Event{Kind: game.Chose, Note: note, By: s.decider, What: game.Ship(g), To: game.Area(s.Galleys[g].Zone)})
}
