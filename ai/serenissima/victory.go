package serenissima

import (
	"math"

	"serenissima/ai/rehearse"
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// hopeIn takes the hope of a position. Where all are equal, a ducat more is worth a
// ducat; it is worth less to those who win or lose in any case.
func (f *search) hopeIn(s *ser.State, me game.Player) rehearse.Hope {
	f.judgement.survey(s, me)
	h := rehearse.Hope{Base: f.judgement.foretell(s, f.forecast), Odds: f.victory(s, me)}
	n := int64(s.Seats)
	h.Scale = f.judgement.temper() * n * n / (n - 1)
	return h
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
func (o *outlook) temper() int64 {
	variance := unforeseen.last + unforeseen.turn[o.root.Seats]*o.turns/100
	return int64(78 * math.Sqrt(float64(variance))) // a square root is the same everywhere
}

// victory is how likely I am to win, in millionths: the softmax of what is foretold
// for each seat.
func (f *search) victory(s *ser.State, me game.Player) int64 {
	if s.Decision().Player == game.Nobody {
		var winners int64
		ranks := s.Result().Rank
		for _, rank := range ranks {
			if rank == 1 {
				winners++
			}
		}
		if ranks[me] == 1 {
			return certain / winners
		}
		return 0
	}
	var ahead [game.MaxSeats + 1]int64 // of the mean of the others, in 1/100 ducat
	best := int64(math.MinInt64)
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		f.judgement.survey(s, p)
		ahead[p] = f.judgement.foretell(s, f.forecast)
		best = max(best, ahead[p])
	}
	n, temper := int64(s.Seats), f.judgement.temper()
	var mine, all int64
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		share := rehearse.Decay((best - ahead[p]) * rehearse.DecayUnit * (n - 1) / (n * temper)) // two players are less apart than either from the mean of the others
		all += share
		if p == me {
			mine = share
		}
	}
	return mine * certain / all
}
