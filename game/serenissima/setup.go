package serenissima

import "serenissima/game"

// begin names the first player (S2.1).
func (s *State) begin(p game.Player, out *game.Events) {
	s.First = p
	out.Add(game.Event{Kind: game.Chose, Note: NoteFirst, What: game.Seat(p)})
	s.askSetup()
}

// seatInfo returns what depends on the number of players.
func (s *State) seatInfo() *SeatInfo { return &s.Board.Seats[s.Seats] }

// askSetup asks for the next decision of the set-up: ports to close (S2.2),
// then starting ports and galleys, then more galleys (S2.3 to S2.5).
// SetupStep counts them all.
func (s *State) askSetup() {
	info, step := s.seatInfo(), s.SetupStep
	if int(step) < len(info.Closed) {
		if s.RandomClosing {
			s.ask(game.Chance, ChooseClosed)
		} else {
			s.ask(s.seat(step%s.Seats), ChooseClosed)
		}
		return
	}
	round, place := s.setupRound()
	switch {
	case round == 0:
		s.ask(s.seat(place), ChooseStart)
	case round%2 == 1: // S2.4 goes backwards
		s.ask(s.seat(s.Seats-1-place), ChooseGalley)
	default:
		s.ask(s.seat(place), ChooseGalley)
	}
}

// setupRound tells which round of choosing galleys it is and the place in it.
func (s *State) setupRound() (round, place int8) {
	step := s.SetupStep - int8(len(s.seatInfo().Closed))
	return step / s.Seats, step % s.Seats
}

// closing lists the numbers of players with whom ports are closed (S2.2).
func (b *Board) closing() []int {
	list := []int{}
	for n := range b.Seats {
		if len(b.Seats[n].Closed) > 0 {
			list = append(list, n)
		}
	}
	return list
}

func (s *State) canClose(p PortID) game.Reason {
	port := &s.Board.Ports[p]
	switch {
	case s.prompt != ChooseClosed:
		return WhyNotAsked
	case port.Good != s.seatInfo().Closed[s.SetupStep]:
		return WhyOtherGood
	case s.Ports[p].Closed:
		return WhyPortClosed
	case port.Start && s.openStarts() <= s.Seats:
		return WhyStartNeeded
	}
	return 0
}

// openStarts counts the starting ports that are not closed.
func (s *State) openStarts() int8 {
	var n int8
	for p := 1; p < len(s.Board.Ports); p++ {
		if s.Board.Ports[p].Start && !s.Ports[p].Closed {
			n++
		}
	}
	return n
}

func (s *State) closePort(p PortID, out *game.Events) {
	by := s.decider
	if by == game.Chance {
		by = game.Nobody
	}
	s.Ports[p].Closed = true
	out.Add(game.Event{Kind: game.Chose, Note: NoteClosed, By: by, What: game.Port(p)})
	s.SetupStep++
	s.askSetup()
}

func (s *State) canTakeNumber(g GalleyID) game.Reason {
	switch {
	case int8(g) > s.seatInfo().Galleys:
		return WhyNoSuchThing
	case s.Galleys[g].Owner != game.Nobody:
		return WhyNumberTaken
	}
	return 0
}

func (s *State) canStartAt(p PortID, g GalleyID) game.Reason {
	if why := s.canStartIn(p); why != 0 {
		return why
	}
	return s.canTakeNumber(g)
}

// canStartIn: whether p can be somebody's first port (S2.3).
func (s *State) canStartIn(p PortID) game.Reason {
	switch {
	case s.prompt != ChooseStart:
		return WhyNotAsked
	case !s.Board.Ports[p].Start:
		return WhyNoStart
	case s.Ports[p].Closed:
		return WhyPortClosed
	case s.Ports[p].Owner != game.Nobody:
		return WhyPortTaken
	}
	return 0
}

func (s *State) startAt(p PortID, g GalleyID, out *game.Events) {
	by, n := s.decider, s.Board.StartSailors
	s.handPort(p, by)
	s.Ports[p].Sailors = n
	s.Reserve[by] -= n
	out.Add(game.Event{Kind: game.Chose, Note: NoteStart, By: by, What: game.Port(p)})
	out.Add(game.Event{Kind: game.Placed, Note: NoteStart, By: by, What: game.Sailor(by), From: game.Seat(by), To: game.Port(p), N: int16(n)})
	s.launch(g, by, s.Board.Ports[p].Zone, n, NoteStart, out)
	s.endSetupStep(out)
}

func (s *State) canTakeGalley(g GalleyID) game.Reason {
	if s.prompt != ChooseGalley {
		return WhyNotAsked
	}
	return s.canTakeNumber(g)
}

func (s *State) takeGalley(g GalleyID, out *game.Events) {
	s.launch(g, s.decider, s.firstZone(s.decider), s.Board.StartSailors, NoteStart, out)
	s.endSetupStep(out)
}

// firstZone is the zone of the galleys that p has chosen already (S2.4).
func (s *State) firstZone(p game.Player) ZoneID {
	return s.Galleys[lowest(s.held.galleys[p])].Zone
}

// launch puts a galley with n sailors from the reserve into a zone.
func (s *State) launch(g GalleyID, p game.Player, z ZoneID, n int8, note game.Note, out *game.Events) {
	s.handGalley(g, p)
	s.moveGalley(g, z)
	s.Galleys[g].Sailors = n
	s.Reserve[p] -= n
	out.Add(game.Event{Kind: game.Placed, Note: note, By: p, What: game.Ship(g), From: game.Box, To: game.Area(z)})
	out.Add(game.Event{Kind: game.Placed, Note: note, By: p, What: game.Sailor(p), From: game.Seat(p), To: game.Ship(g), N: int16(n)})
}

func (s *State) endSetupStep(out *game.Events) {
	s.SetupStep++
	if round, _ := s.setupRound(); round == s.seatInfo().StartGalleys {
		s.beginTurn(out)
		return
	}
	s.askSetup()
}
