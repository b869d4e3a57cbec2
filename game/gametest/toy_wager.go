package gametest

import "serenissima/game"

// mostWager is the largest sum that a seat can seal (T5).
const mostWager = 199

// unknownWager stands for the sum that another seat has sealed.
const unknownWager = -1

// seal takes the sum of the seat that is asked, and opens all after the last.
func (s *ToyState) seal(n int16, out *game.Events) {
	p := s.turn
	s.wager[p] = n + 1
	out.Add(game.Event{Kind: game.Chose, Note: noteWager, By: p, What: game.Money(n), Seen: game.Seats(0).With(p)})
	if s.turn++; int8(s.turn) <= s.seats {
		s.decider = s.turn
		return
	}
	s.turn, s.decider, s.prompt = 1, 1, ToyMove
	most, first := int16(0), game.Nobody
	for p := game.Player(1); int8(p) <= s.seats; p++ {
		out.Add(game.Event{Kind: game.Revealed, Note: noteWager, What: game.Seat(p), N: s.wager[p] - 1})
		switch w := s.wager[p]; {
		case w > most:
			most, first = w, p
		case w == most:
			first = game.Nobody
		}
	}
	if first != game.Nobody {
		s.place[first] = 1
		out.Add(game.Event{Kind: game.Moved, Note: noteWager, By: first, What: game.Seat(first), From: game.Track(0), To: game.Track(1), N: 1})
	}
}

// redactWagers forgets the sums of others while they are sealed.
func (s *ToyState) redactWagers(p game.Player) {
	if s.prompt != ToyWagering {
		return
	}
	for q := range s.wager {
		if game.Player(q) != p && s.wager[q] != 0 {
			s.wager[q] = unknownWager
		}
	}
}

// Seats is how many seats there are.
func (s *ToyState) Seats() int { return int(s.seats) }

// Goal is the number of the last space.
func (s *ToyState) Goal() int { return int(s.goal) }

// Mover is the seat whose turn it is.
func (s *ToyState) Mover() game.Player { return s.turn }

// Place is the space on which the piece of a seat stands.
func (s *ToyState) Place(p game.Player) int { return int(s.place[p]) }

// Coins are those of a seat; false if they are hidden.
func (s *ToyState) Coins(p game.Player) (n int, known bool) { return int(s.coins[p]), s.known.Has(p) }
