package mediterranee

import "serenissima/game"

// PortPoints is what a port is worth to its owner (M3.1).
func (s *State) PortPoints(p PortID) int {
	if !s.IsFull(p) {
		return int(s.Board.Points.NotFull)
	}
	return int(s.Board.Points.Full[s.Board.Ports[p].Size])
}

// CapitalPoints is what p has for the own capital on top of its points as a
// port (M3.1).
func (s *State) CapitalPoints(p game.Player) int {
	if s.Ports[s.Capital(p)].Owner != p {
		return 0
	}
	return int(s.Board.Points.OwnCapital)
}

// MoneyPoints is what p has for full sums of money (M3.1).
func (s *State) MoneyPoints(p game.Player) int { return int(s.Ducats[p] / s.Board.Points.Ducats) }

// A FairStart is which powers begin with points, to make up for their place on the board (M1.8).
type FairStart int8

const (
	EqualStart      FairStart = iota // none does
	UsualFairStart                   // enough for all powers to win equally often between players of middling strength
	StrongFairStart                  // the same between strong players, with whom other powers win less often
	numFairStarts
)

// fairStartNames are the values of the option, by FairStart.
var fairStartNames = []string{"no", "yes", "strong"}

// fairPoints are the points of a fair start by number of players and power.
type fairPoints [game.MaxSeats + 1][NumPowers + 1]int8

// FairPoints are those with which p begins (M1.8).
func (s *State) FairPoints(p game.Player) int {
	return int(s.Board.Fair[s.FairStart][s.Seats][s.Powers[p]])
}

// Home implements game.Settler: the capital of the power that p plays (M1.1), and the points of a fair
// start (M1.8).
func (s *State) Home(p game.Player) (at game.Ref, points int) {
	return game.Port(s.Capital(p)), s.FairPoints(p)
}

// Points are what p would have at the end (M3.1, M1.8).
func (s *State) Points(p game.Player) int {
	n := s.CapitalPoints(p) + s.MoneyPoints(p) + s.FairPoints(p)
	for h := s.PortsOf(p); h != 0; h &= h - 1 {
		n += s.PortPoints(h.First())
	}
	return n
}

// Result implements game.State: most points, then most ducats (M3.1). In a view
// money that is not known counts as nothing.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.decider == game.Nobody}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		r.Score[p] = int32(s.Points(p))
	}
	r.SetRanks(s.Seats, func(p, q game.Player) bool {
		return r.Score[p] > r.Score[q] || r.Score[p] == r.Score[q] && s.Ducats[p] > s.Ducats[q]
	})
	return r
}

// endGame lays the purses open and counts the points.
func (s *State) endGame(out *game.Events) {
	s.Place = 0
	s.ask(game.Nobody, GameOver)
	if out == nil {
		return
	}
	score := func(note game.Note, p game.Player, what game.Ref, n int) {
		if n > 0 {
			out.Add(game.Event{Kind: game.Scored, Note: note, By: p, What: what, To: game.Seat(p), N: int16(n)})
		}
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if !s.OpenMoney {
			out.Add(game.Event{Kind: game.Revealed, Note: NoteMoney, What: game.Seat(p), N: int16(s.Ducats[p])})
		}
		score(NoteCapital, p, game.Port(s.Capital(p)), s.CapitalPoints(p))
		score(NoteMoney, p, game.Money(s.Ducats[p]), s.MoneyPoints(p))
		for h := s.PortsOf(p); h != 0; h &= h - 1 {
			score(NotePort, p, game.Port(h.First()), s.PortPoints(h.First()))
		}
		score(NoteFair, p, game.Seat(p), s.FairPoints(p))
	}
	out.Add(game.Event{Kind: game.Ended, Note: NoteGame})
}
