package serenissima

import (
	"slices"

	"serenissima/game"
)

// IsWinePort reports whether the port produces or stores wine (S6.1).
func (s *State) IsWinePort(p PortID) bool { return s.Has(p, Wine) }

// Income is what a scoring pays for the port now, without a basilica (S7.1).
func (s *State) Income(p PortID) Ducats {
	return s.Board.Ports[p].Income[s.Ports[p].Filled]
}

// drawCard is the end of a turn (section 8).
func (s *State) drawCard(c int8, out *game.Events) {
	card := &s.Board.Cards[c]
	s.Deck[c]--
	out.Add(game.Event{Kind: game.Drew, What: game.Card(c), N: int16(card.Advance)})
	if card.Wine > 0 {
		s.payWine(card.Wine, out)
	}
	scorings := s.advance(card.Advance, out)
	if card.Shuffle {
		s.Deck = s.Board.cardsInDeck
		out.Add(game.Event{Kind: game.Turned, Note: NoteShuffle})
	}
	for range scorings {
		s.score(out)
		if int(s.Scorings) == len(s.seatInfo().Scoring) { // S8.4
			s.endGame(out)
			return
		}
	}
	s.Investor = 0
	s.askInvestors(out)
}

// payWine pays for each own wine port (S8.1).
func (s *State) payWine(n Ducats, out *game.Events) {
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if s.Ports[p].Owner != game.Nobody && s.IsWinePort(p) {
			s.earn(p, n, NoteWine, out)
		}
	}
}

// earn pays the owner of a port for it.
func (s *State) earn(p PortID, n Ducats, note game.Note, out *game.Events) {
	owner := s.Ports[p].Owner
	s.Ducats[owner] += n
	out.Add(game.Event{Kind: game.Scored, Note: note, By: owner, What: game.Port(p), To: game.Seat(owner), N: int16(n)})
}

// advance moves the white marker and counts the scoring spaces that it reaches
// or passes; it never passes the last space (S8.2, S8.4).
func (s *State) advance(n int8, out *game.Events) (scorings int) {
	spaces := s.seatInfo().Scoring
	last := spaces[len(spaces)-1]
	for ; n > 0 && s.Track < last; n-- {
		out.Add(game.Event{Kind: game.Turned, Note: NoteTrack, From: game.Track(s.Track), To: game.Track(s.Track + 1)})
		s.Track++
		if slices.Contains(spaces, s.Track) {
			scorings++
		}
	}
	return scorings
}

// score pays for all ports and basilicas (S7).
func (s *State) score(out *game.Events) {
	s.Scorings++
	out.Add(game.Event{Kind: game.Turned, Note: NoteScoring, N: int16(s.Scorings)})
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		port := &s.Ports[p]
		if port.Owner == game.Nobody {
			continue
		}
		if n := s.Income(p); n > 0 {
			s.earn(p, n, NoteScoring, out)
		}
		if port.Basilica {
			s.earn(p, s.Board.BasilicaIncome, NoteBasilica, out)
		}
	}
}

// endGame ends the game and lays hidden money open.
func (s *State) endGame(out *game.Events) {
	if s.HiddenMoney {
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			out.Add(game.Event{Kind: game.Revealed, Note: NoteMoney, What: game.Seat(p), N: int16(s.Ducats[p])})
		}
	}
	s.ask(game.Nobody, GameOver)
	out.Add(game.Event{Kind: game.Ended, Note: NoteGame})
}
