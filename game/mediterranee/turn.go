package mediterranee

import "serenissima/game"

// phasePrompts are the questions to the active player in phases 2 to 6.
var phasePrompts = [...]game.Prompt{2: Purchases, 3: Movement, 4: Fighting, 5: Landing, 6: Selling}

// lastPhase of a turn.
const lastPhase = int8(len(phasePrompts) - 1)

// beginTurn opens a turn with the bids for the order (section 2).
func (s *State) beginTurn(out *game.Events) {
	s.Turn++
	s.Order, s.Auction = [game.MaxSeats + 1]game.Player{}, Auction{}
	out.Add(game.Event{Kind: game.Turned, Note: NoteTurn, N: int16(s.Turn)})
	s.beginPhase(1, out)
	s.ask(1, Bidding)
}

func (s *State) beginPhase(n int8, out *game.Events) {
	s.Phase, s.Place = n, 0
	out.Add(game.Event{Kind: game.Turned, Note: NotePhase, N: int16(n)})
}

// nextPlayer asks the next one in the order to carry out phase 2, 3, 4, 5 or 6;
// after the last one the phase is over.
func (s *State) nextPlayer(out *game.Events) {
	s.Errands, s.Voyage, s.Landed = Errands{}, Voyage{}, 0
	if s.Place == s.Seats {
		s.endPhase(out)
		return
	}
	s.Place++
	s.ask(s.Active(), phasePrompts[s.Phase])
}

// now: the active player is asked to carry out the phase.
func (s *State) now(phase int8) game.Reason {
	switch {
	case s.Place == 0 || s.prompt != phasePrompts[s.Phase]:
		return WhyNotAsked
	case s.Phase != phase:
		return WhyOtherPhase
	}
	return 0
}

// canEnd: each player ends phases 2 to 6 with "done".
func (s *State) canEnd() game.Reason { return s.now(s.Phase) }

func (s *State) done(out *game.Events) {
	out.Add(game.Event{Kind: game.Ended, Note: NoteDone, By: s.Active(), N: int16(s.Phase)})
	s.nextPlayer(out)
}

// endPhase goes on to the next phase, turn, or the end of the game (M1.2).
func (s *State) endPhase(out *game.Events) {
	if s.Phase == lastPhase {
		s.payIncome(out)
	}
	out.Add(game.Event{Kind: game.Ended, Note: NotePhase, N: int16(s.Phase)})
	if s.Phase < lastPhase {
		s.beginPhase(s.Phase+1, out)
		s.nextPlayer(out)
		return
	}
	out.Add(game.Event{Kind: game.Ended, Note: NoteTurn, N: int16(s.Turn)})
	if s.Turn < s.Board.Turns[s.Seats] {
		s.beginTurn(out)
		return
	}
	s.endGame(out)
}

// pay moves money between the bank and seats (Nobody is the bank).
func (s *State) pay(from, to game.Player, n Hundreds, note game.Note, out *game.Events) {
	if n == 0 {
		return
	}
	ev := game.Event{Kind: game.Paid, Note: note, From: game.Box, To: game.Box, N: int16(n)}
	if from != game.Nobody {
		s.Ducats[from] -= n
		ev.By, ev.From = from, game.Seat(from)
	}
	if to != game.Nobody {
		s.Ducats[to] += n
		ev.To = game.Seat(to)
	}
	out.Add(ev)
}

// sink takes a galley without sailors out of play with the goods aboard.
func (s *State) sink(g GalleyID, note game.Note, out *game.Events) {
	galley := &s.Galleys[g]
	s.loseGoods(&galley.Cargo, game.Ship(g), out)
	out.Add(game.Event{Kind: game.Removed, Note: note, By: galley.Owner, What: game.Ship(g), From: game.Area(galley.Zone), To: game.Box})
	s.handGalley(g, game.Nobody)
	*galley = Galley{}
}

// loseGoods puts goods back into the box (M1.4).
func (s *State) loseGoods(goods *[NumGoods + 1]int8, from game.Ref, out *game.Events) {
	for g := Gems; g <= Wood; g++ {
		if n := goods[g]; n > 0 {
			s.Supply[g] += n
			goods[g] = 0
			out.Add(game.Event{Kind: game.Removed, Note: NoteLost, What: game.Good(g), From: from, To: game.Box, N: int16(n)})
		}
	}
}
