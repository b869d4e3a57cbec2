package arena

import (
	"math"
	"math/bits"
	"slices"

	"serenissima/game"
)

// A Rating is how strong a bot is in Elo units, 400 for ten to one, against the
// last of the table, with the 95 % interval.
type Rating struct{ Elo, Low, High float64 }

// An ending is in which order the bots of a table came in.
type ending struct {
	seed uint64
	rank [game.MaxSeats]int8 // by bot; 1 is best, equals share
}

// orders are endings added up, each a sequence of choices: who is next of those
// that are left. (Plackett 1975; ties after Breslow 1974: each of the tied is
// chosen from all that are left.)
type orders struct {
	chosen [game.MaxSeats]float64      // how often each bot was
	from   [1 << game.MaxSeats]float64 // how often from this set of bots
}

func (o *orders) add(e *ending, bots int) {
	for i := range bots {
		left := 0
		for j := range bots {
			if e.rank[j] >= e.rank[i] {
				left |= 1 << j
			}
		}
		if bits.OnesCount(uint(left)) > 1 {
			o.chosen[i]++
			o.from[left]++
		}
	}
}

// strengths fits the strengths of contenders, from a guess, by minorisation
// (Hunter 2004); contender says which of them a bot is. Their geometric mean is 1. Each also
// draws half a game with one of that strength, so that who always wins has a
// strength at all.
func (o *orders) strengths(contender []int, guess []float64) []float64 {
	n := len(guess)
	chosen := make([]float64, n)
	for bot, c := range contender {
		chosen[c] += o.chosen[bot]
	}
	strength, due := slices.Clone(guess), make([]float64, n)
	for change := 1.0; change > 1e-7; {
		for c := range due {
			due[c] = 0.5 / (1 + strength[c])
		}
		for left, times := range o.from {
			var sum float64
			for bot, c := range contender {
				if left>>bot&1 != 0 {
					sum += strength[c]
				}
			}
			for bot, c := range contender {
				if times > 0 && left>>bot&1 != 0 {
					due[c] += times / sum
				}
			}
		}
		mean := 1.0
		for c := range due {
			due[c] = (chosen[c] + 0.25) / due[c]
			mean *= math.Pow(due[c], 1/float64(n))
		}
		change = 0
		for c := range strength {
			better := due[c] / mean
			change = max(change, math.Abs(better/strength[c]-1))
			strength[c] = better
		}
	}
	return strength
}

// draws is how many samples of the games the intervals of ratings come from.
const draws = 200

// Ratings rates contenders by the orders in which bots came in; contender says
// which of them each bot of the table is. The intervals come from samples of the
// seeds, as games with the same seed are alike.
func (s *Summary) Ratings(contender []int, n int) []Rating {
	var bySeed []orders
	for i := range s.endings {
		if i == 0 || s.endings[i].seed != s.endings[i-1].seed {
			bySeed = append(bySeed, orders{})
		}
		bySeed[len(bySeed)-1].add(&s.endings[i], len(contender))
	}
	var all orders
	for i := range bySeed {
		all.join(&bySeed[i])
	}
	best := all.strengths(contender, slices.Repeat([]float64{1}, n))
	samples := make([][]float64, n)
	last, r := contender[len(contender)-1], game.NewRand(1)
	elo := func(strength []float64, c int) float64 { return 400 * math.Log10(strength[c]/strength[last]) }
	for range draws {
		var o orders
		for range bySeed {
			o.join(&bySeed[r.IntN(len(bySeed))])
		}
		sample := o.strengths(contender, best)
		for c := range samples {
			samples[c] = append(samples[c], elo(sample, c))
		}
	}
	ratings := make([]Rating, n)
	for c := range ratings {
		slices.Sort(samples[c])
		ratings[c] = Rating{elo(best, c), samples[c][draws/40], samples[c][draws-1-draws/40]}
	}
	return ratings
}

// join adds the orders of other games.
func (o *orders) join(more *orders) {
	for i, n := range more.chosen {
		o.chosen[i] += n
	}
	for left, n := range more.from {
		o.from[left] += n
	}
}
