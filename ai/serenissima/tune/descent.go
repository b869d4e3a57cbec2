package tune

import (
	"fmt"
	"io"
	"math"
	"slices"

	bots "serenissima/ai/serenissima"
	"serenissima/game"
)

// A Descent improves weights one after another, in an order left to chance: each is
// raised and lowered by a share of its value, and what does clearly better stays
// (coordinate descent). The incumbent and both candidates play the same deals in the
// same seats, one of them against the same rivals at all other seats.
type Descent struct {
	Seats   int
	Passes  int      // through all weights; after each the step is smaller by a third
	Deals   int      // at most, for each candidate; each is played in every seat
	Step    float64  // how far a weight is changed at first, as a share
	Rivals  []Maker  // who sit at the other seats, one kind a deal, in turn; nil is the incumbent
	Only    []string // the weights that are gone through, by their names in the file; empty for all
	Seed    uint64
	Log     io.Writer
	Adopted func(*bots.Weights) // is told of each adoption, may be nil
}

const (
	heat     = 8   // deals after which a candidate may drop out
	beaten   = 1.0 // standard errors below the incumbent at which it does
	adopted  = 1.5 // standard errors above the incumbent at which a candidate takes its place
	shrunk   = 2.0 / 3
	wellLost = 30 // ducats to the best of the others beyond which it does not matter how many
)

// Run descends from w and returns where it came to.
func (d *Descent) Run(w *bots.Weights) *bots.Weights {
	rand := game.NewRand(d.Seed)
	names := weightNames()
	incumbent := *w
	step, probe := d.Step, uint64(0)
	for pass := range d.Passes {
		for _, i := range shuffled(len(names), &rand) {
			if len(d.Only) > 0 && !slices.Contains(d.Only, names[i]) {
				continue
			}
			candidates := moved(&incumbent, i, step)
			if len(candidates) == 0 {
				continue
			}
			first := d.Seed + probe*uint64(d.Deals)
			probe++
			best, gain := d.try(&incumbent, candidates, first)
			if best == nil {
				continue
			}
			fmt.Fprintf(d.Log, "pass %d: %s from %d to %d, better by %.3f ± %.3f\n",
				pass+1, names[i], *pointers(&incumbent)[i], *pointers(best)[i], gain.mean(), gain.deviation())
			incumbent = *best
			if d.Adopted != nil {
				d.Adopted(&incumbent)
			}
		}
		step *= shrunk
	}
	return &incumbent
}

// shuffled returns the numbers below n in an order left to chance.
func shuffled(n int, rand *game.Rand) []int {
	order := make([]int, n)
	for i := range order {
		j := rand.IntN(i + 1)
		order[i], order[j] = order[j], i
	}
	return order
}

// moved returns the weights with one of them a step up, and a step down. One that
// is zero stays so: shares of it are nothing.
func moved(w *bots.Weights, i int, step float64) (list []*bots.Weights) {
	for _, sign := range []float64{1, -1} {
		c := *w
		k := pointers(&c)[i]
		*k = scaled(*k, sign*step)
		if c != *w {
			list = append(list, &c)
		}
	}
	return list
}

// A lead is by how much a candidate did better than the incumbent, deal by deal.
type lead struct{ n, sum, squares float64 }

func (l *lead) add(x float64) {
	l.n++
	l.sum += x
	l.squares += x * x
}

func (l *lead) mean() float64 { return l.sum / l.n }

// deviation is the standard error of the mean.
func (l *lead) deviation() float64 {
	return math.Sqrt(max(1e-9, l.squares/l.n-l.mean()*l.mean()) / l.n)
}

// sigmas is the mean in standard errors.
func (l *lead) sigmas() float64 { return l.mean() / l.deviation() }

// try lets the candidates play against the incumbent's rivals until each has dropped
// out or played all deals. It returns the best of those that are clearly better, nil
// without one.
func (d *Descent) try(incumbent *bots.Weights, candidates []*bots.Weights, first uint64) (*bots.Weights, lead) {
	leads := make([]lead, len(candidates))
	out := make([]bool, len(candidates))
	for played := 0; played < d.Deals && slices.Contains(out, false); {
		n := min(heat, d.Deals-played)
		base := d.play(incumbent, incumbent, n, first, played)
		for i, c := range candidates {
			if out[i] {
				continue
			}
			for k, worth := range d.play(c, incumbent, n, first, played) {
				leads[i].add(worth - base[k])
			}
			out[i] = leads[i].sigmas() < -beaten
		}
		played += n
	}
	var best *bots.Weights
	var gain lead
	for i, c := range candidates {
		if !out[i] && leads[i].sigmas() > adopted && (best == nil || leads[i].mean() > gain.mean()) {
			best, gain = c, leads[i]
		}
	}
	return best, gain
}

// play lets a captain play n deals, after so many others, and returns what it came
// to in each, the mean of all seats.
func (d *Descent) play(challenger, incumbent *bots.Weights, n int, first uint64, after int) []float64 {
	worth := make([]float64, n*d.Seats)
	eachOf(len(worth), func(i int) {
		deal, seat := after+i/d.Seats, i%d.Seats
		rival := d.Rivals[deal%len(d.Rivals)]
		if rival == nil {
			rival = With(incumbent)
		}
		line := slices.Repeat([]Maker{rival}, d.Seats)
		line[seat] = With(challenger)
		r := play(line, first+uint64(deal))
		worth[i] = resultWorth(&r, game.Player(seat+1), d.Seats)
	})
	for i := range n {
		sum := 0.0
		for _, x := range worth[i*d.Seats : (i+1)*d.Seats] {
			sum += x
		}
		worth[i] = sum / float64(d.Seats)
	}
	return worth[:n]
}

// resultWorth is what a result is worth to p: half of it the part in the victory, half
// by how much p is ahead of the best of the others, from 0 to 1. The ducats tell
// more of a hundred games than the victories.
func resultWorth(r *game.Result, p game.Player, seats int) float64 {
	best := int32(math.MinInt32)
	for q := game.Player(1); int(q) <= seats; q++ {
		if q != p {
			best = max(best, r.Score[q])
		}
	}
	ahead := max(-wellLost, min(wellLost, float64(r.Score[p]-best)))
	return share(r, p)/2 + (ahead+wellLost)/(4*wellLost)
}
