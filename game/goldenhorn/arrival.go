package goldenhorn

import "serenissima/game"

// arrive ends the voyage of the ship that sails: its cargo goes to the warehouse
// (G6.1), its player draws cards (G6.2), whether it carried anything or not
// (G6.3).
func (s *State) arrive(out *game.Events) {
	ship := &s.Ships[s.Sailing]
	ship.Ahead, ship.Turned = 0, false
	s.Stores[s.Turn].Add(&ship.Cargo)
	s.StoreSize[s.Turn] += ship.Cargo.Size()
	if out != nil {
		s.tellUnloading(&ship.Cargo, out)
	}
	ship.Cargo = Pile{}
	s.ToDraw = s.Board.Ships[s.Sailing].Cards
	s.drawCards(out)
}

func (s *State) tellUnloading(cargo *Pile, out *game.Events) {
	tell := func(what game.Ref, n int8) {
		if n > 0 {
			out.Add(game.Event{Kind: game.Moved, Note: NoteUnloaded, By: s.Turn, What: what, From: game.Ship(s.Sailing), To: game.Seat(s.Turn), N: int16(n)})
		}
	}
	for c := Red; c <= Blue; c++ {
		tell(game.Good(c), cargo.Cubes[c])
	}
	tell(game.Sailor(Mercenary), cargo.Figures)
	tell(game.Sailor(Peasant), cargo.Peasants)
}

// reachModone ends a move in Modone: nothing is loaded or unloaded (G5.6), and
// cards are drawn only if that was agreed on (G6.4).
func (s *State) reachModone(out *game.Events) {
	if s.ModoneCards {
		s.ToDraw = s.Board.Ships[s.Sailing].Cards
	}
	s.drawCards(out)
}

// drawer is who draws cards: whose turn it is, or during the set-up who is next.
func (s *State) drawer() game.Player {
	if s.Turn != game.Nobody {
		return s.Turn
	}
	return s.seat(s.SetupStep)
}

// drawCards asks for the next card; if the deck is empty the discards become
// the new one, and if there are none either nothing is drawn (G3.4).
func (s *State) drawCards(out *game.Events) {
	if s.ToDraw > 0 && s.DeckSize == 0 {
		s.shuffle(out)
	}
	switch {
	case s.ToDraw > 0 && s.DeckSize > 0:
		s.ask(game.Chance, Cards)
		return
	case s.Turn == game.Nobody:
		s.ToDraw = 0
		s.dealtAtSetup(out)
	default:
		s.ToDraw = 0
		s.endMove()
	}
}

// shuffle makes the discards the deck (G3.4).
func (s *State) shuffle(out *game.Events) {
	n := int8(0)
	for c := Red; c <= Blue; c++ {
		n += s.Discards[c]
		s.Deck[c] += s.Discards[c]
		s.Discards[c] = 0
	}
	s.DeckSize = n
	if n > 0 {
		out.Add(game.Event{Kind: game.Turned, Note: NoteShuffle, What: game.Box, N: int16(n)})
	}
}

// drawCard gives a card from the deck to who draws; nobody else sees which
// (G10.1).
func (s *State) drawCard(c Colour, out *game.Events) {
	p := s.drawer()
	s.Deck[c]--
	s.DeckSize--
	s.Hands[p][c]++
	s.HandSize[p]++
	s.ToDraw--
	out.Add(game.Event{Kind: game.Drew, Note: NoteCard, By: p, What: game.Card(c), From: game.Box, To: game.Seat(p), N: 1, Seen: game.Seats(0).With(p)})
	s.drawCards(out)
}
