package serenissima

import "serenissima/game"

// beginTurn opens a turn (S3): the black marker leaves the Doge space.
func (s *State) beginTurn(out *game.Events) {
	s.Turn++
	s.Active = 0
	out.Add(game.Event{Kind: game.Turned, Note: NoteTurn, N: int16(s.Turn)})
	s.nextActivation(out)
}

// nextActivation moves the black marker to the next galley in play, or to the
// Doge space behind the last (S3.1, S3.2).
func (s *State) nextActivation(out *game.Events) {
	from := s.Active
	s.activation = activation{}
	if later := s.inPlay() &^ (2<<from - 1); later != 0 {
		g := lowest(later)
		owner := s.Galleys[g].Owner
		s.Active, s.StartZone = g, s.Galleys[g].Zone
		out.Add(game.Event{Kind: game.Turned, Note: NoteWheel, By: owner, From: game.Ship(from), To: game.Ship(g)})
		s.ask(owner, Activate)
		return
	}
	s.Active = 0
	out.Add(game.Event{Kind: game.Turned, Note: NoteWheel, From: game.Ship(from), To: game.Ship(0)})
	s.ask(game.Chance, DogeCard)
}

// endActivation ends the activation of the active galley, which may have sunk.
func (s *State) endActivation(note game.Note, out *game.Events) {
	out.Add(game.Event{Kind: game.Ended, Note: note, By: s.Mover(), What: game.Ship(s.Active)})
	s.nextActivation(out)
}

// canEnd: an activation can be ended before and after each of its steps (S3.1,
// S4), and so can an investment.
func (s *State) canEnd() game.Reason {
	switch s.prompt {
	case Activate, Loading, Sailing, Arrived, Selling, Fighting, Thwarted, Investing, SpecialInvest:
		return 0
	}
	return WhyNotAsked
}

func (s *State) end(out *game.Events) {
	switch s.prompt {
	case SpecialInvest:
		s.Investor++
		s.askInvestors(out)
	case Activate:
		s.endActivation(NotePass, out)
	default:
		s.endActivation(NoteActivation, out)
	}
}

// sink takes a galley out of play with all that is aboard (S4.3): sailors to
// the reserve, cubes to the supply, the number to the box.
func (s *State) sink(g GalleyID, note game.Note, out *game.Events) {
	galley := &s.Galleys[g]
	if galley.Sailors > 0 {
		s.Reserve[galley.Owner] += galley.Sailors
		out.Add(game.Event{Kind: game.Removed, Note: note, What: game.Sailor(galley.Owner), From: game.Ship(g), To: game.Seat(galley.Owner), N: int16(galley.Sailors)})
	}
	if galley.Cubes > 0 {
		s.returnCubes(&galley.Cargo, game.Ship(g), out)
	}
	out.Add(game.Event{Kind: game.Removed, Note: note, By: galley.Owner, What: game.Ship(g), From: game.Area(galley.Zone), To: game.Box})
	s.handGalley(g, game.Nobody)
	s.moveGalley(g, 0)
	*galley = Galley{}
}

// returnCubes puts cubes back into the supply (S1.5).
func (s *State) returnCubes(cubes *[NumGoods + 1]int8, from game.Ref, out *game.Events) {
	for g := Wood; g <= Spice; g++ {
		if n := cubes[g]; n > 0 {
			s.Supply[g] += n
			cubes[g] = 0
			out.Add(game.Event{Kind: game.Removed, Note: NoteLost, What: game.Good(g), From: from, To: game.Box, N: int16(n)})
		}
	}
}

// pay moves money between the bank and seats (Nobody is the bank).
func (s *State) pay(from, to game.Player, n Ducats, note game.Note, out *game.Events) {
	if n == 0 {
		return
	}
	if from != game.Nobody {
		s.Ducats[from] -= n
	}
	if to != game.Nobody {
		s.Ducats[to] += n
	}
	out.Add(game.Event{Kind: game.Paid, Note: note, By: from, From: purse(from), To: purse(to), N: int16(n)})
}

// purse is where p keeps money; Nobody is the bank.
func purse(p game.Player) game.Ref {
	if p == game.Nobody {
		return game.Box
	}
	return game.Seat(p)
}
