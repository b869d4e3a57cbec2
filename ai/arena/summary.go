package arena

// A Summary adds games of one table up.
type Summary struct {
	Games, Turns, Actions, Illegal int
	Wins                           []float64 // by bot, as in Table.Seats; a shared victory counts in parts
	Score                          []float64 // sums, likewise
	Times                          []Times   // of decisions, likewise
	ByOrder                        []float64 // wins by seat, counted from whoever decides first in a game
}

// NewSummary returns the summary of no games for so many seats.
func NewSummary(seats int) *Summary {
	return &Summary{
		Wins: make([]float64, seats), Score: make([]float64, seats), Times: make([]Times, seats),
		ByOrder: make([]float64, seats),
	}
}

// Add adds a game.
func (s *Summary) Add(g Game) {
	s.Games++
	s.Turns += g.Turns
	s.Actions += g.Actions
	s.Illegal += g.Illegal
	seats := len(s.Wins)
	for bot := range seats {
		p := g.seat(bot, seats)
		s.Score[bot] += float64(g.Result.Score[p])
		for _, d := range g.Decisions[p] {
			s.Times[bot].Add(d)
		}
		if g.Result.Rank[p] == 1 {
			share := 1 / float64(len(g.Winners()))
			s.Wins[bot] += share
			s.ByOrder[(int(p-g.First)+seats)%seats] += share
		}
	}
}
