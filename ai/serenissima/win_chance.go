package serenissima

import (
	"math"

	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// winChance takes the chance to win in a position. Where all are equal, a ducat more is worth a
// ducat; it is worth less to those who win or lose in any case.
func (f *search) winChance(s *ser.State, me game.Player) rehearse.WinChance {
	f.evaluator.survey(s, me)
	c := rehearse.WinChance{Base: f.evaluator.foretell(s, f.forecast), Odds: f.victory(s, me)}
	n := int64(s.Seats)
	c.Scale = f.evaluator.temper() * n * n / (n - 1)
	return c
}

// unforeseen is the variance of how much players have in the end, in ducats squared,
// that each turn to play adds, by number of players; there is some of it at the last.
// It comes from what the forecast leaves unforeseen (tune -forecast).
var unforeseen = struct {
	last int64
	turn [game.MaxSeats + 1]int64
}{60, [...]int64{2: 400, 3: 90, 4: 80}}

// temper is how many 1/100 ducats it takes at present to make a victory likelier by a
// factor of e: the more, the longer the game still lasts. A Gumbel distribution with
// the standard deviation of what is unforeseen has 0.78 of it for that.
func (o *evaluator) temper() int64 {
	variance := unforeseen.last + unforeseen.turn[o.root.Seats]*o.turns/100
	return int64(78 * math.Sqrt(float64(variance))) // a square root is the same everywhere
}

// victory is how likely I am to win, in millionths: the softmax of what is foretold
// for each seat.
func (f *search) victory(s *ser.State, me game.Player) int64 {
	if s.Decision().Player == game.Nobody {
		return rehearse.Share(s.Result(), me)
	}
	var ahead [game.MaxSeats + 1]int64 // of the mean of the others, in 1/100 ducat
	best := int64(math.MinInt64)
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		f.evaluator.survey(s, p)
		ahead[p] = f.evaluator.foretell(s, f.forecast)
		best = max(best, ahead[p])
	}
	n, temper := int64(s.Seats), f.evaluator.temper()
	for p := range ahead {
		ahead[p] = (ahead[p] - best) * rehearse.DecayUnit * (n - 1) / (n * temper) // two players are less apart than either from the mean of the others
	}
	return rehearse.Odds(ahead[:n+1], me)
}
