package tune

import (
	"math"
	"runtime"
	"slices"
	"sync"

	bots "serenissima/ai/serenissima"
	"serenissima/game"
	"serenissima/game/serenissima"
)

// A Regression finds the slopes of a forecast from games of captains, half of them
// begun at random.
type Regression struct {
	Games int    // for each number of players
	Every int    // one activation in so many is looked at
	Seed  uint64 // of the first game
	// Shrink draws all slopes toward zero (ridge regression), as a share of the
	// variance of the features.
	Shrink float64
}

// A Fit tells how good a forecast is for games that it was not made from, one in
// twenty: mean squares, in ducats.
type Fit struct {
	Seats, Scorings, Positions int
	Variance, Residual         float64
}

// Run plays the games and returns the forecast, and how good it is.
func (r *Regression) Run(player Maker, w *bots.Weights) (*bots.Forecast, []Fit) {
	forecast := &bots.Forecast{}
	var fits []Fit
	for seats := 2; seats <= game.MaxSeats; seats++ {
		positions := r.collect(player, w, seats)
		for left := 1; left <= bots.MostScorings; left++ {
			slopes, fit := r.regress(positions, left)
			forecast.Phases[seats][left] = *slopes
			fit.Seats = seats
			fits = append(fits, fit)
		}
	}
	return forecast, fits
}

// A seen position is what it looked like to a player, and how it ended for it.
type seen struct {
	features bots.Features
	held     bool // back, to try the forecast on
	margin   float64
}

func (r *Regression) collect(player Maker, w *bots.Weights, seats int) (all []seen) {
	games := make([][]seen, r.Games)
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for k := range workers {
		wg.Go(func() {
			d := bots.NewDescriber(w)
			for i := k; i < r.Games; i += workers {
				games[i] = r.watch(player, d, seats, r.Seed+uint64(i))
				for j := range games[i] {
					games[i][j].held = i%20 == 0
				}
			}
		})
	}
	wg.Wait()
	for _, g := range games {
		all = append(all, g...)
	}
	return all
}

// watch plays a game and returns what some of its positions looked like to each
// player.
func (r *Regression) watch(player Maker, d *bots.Describer, seats int, seed uint64) (list []seen) {
	g := deal(slices.Repeat([]Maker{player}, seats), seed)
	if seed%2 == 0 {
		g.setUpAtRandom()
	}
	var who []game.Player
	g.finish(func(s *serenissima.State) {
		if s.Decision().Prompt != serenissima.Activate || g.pick.IntN(r.Every) > 0 {
			return
		}
		for p := game.Player(1); int(p) <= seats; p++ {
			list = append(list, seen{features: d.Describe(s, p)})
			who = append(who, p)
		}
	})
	result := g.state.Result()
	for i := range list {
		list[i].margin = margin(&result, who[i], seats)
	}
	return list
}

// spread writes the features as they count for the slopes: one, the game's, and
// for each of a seat the player's, the rivals' mean and the leader's.
func spread(f *bots.Features, x []float64) []float64 {
	x = append(x[:0], 1)
	for _, n := range f.Game {
		x = append(x, float64(n))
	}
	for i, mine := range f.Of[0] {
		var others float64
		for _, of := range f.Of[1:f.Seats] {
			others += float64(of[i])
		}
		x = append(x, float64(mine), others/float64(f.Seats-1), float64(f.Of[1][i]))
	}
	return x
}

// regress fits the positions with so many scorings left.
func (r *Regression) regress(all []seen, left int) (*bots.Slopes, Fit) {
	fit := Fit{Scorings: left}
	var x, mean, dev []float64
	each := func(held bool, f func(margin float64)) {
		for i := range all {
			if p := &all[i]; p.held == held && min(bots.MostScorings, p.features.Scorings) == left {
				x = spread(&p.features, x)
				f(p.margin)
			}
		}
	}
	n := len(spread(&bots.Features{Seats: 2}, nil))
	mean, dev = make([]float64, n), make([]float64, n)
	each(false, func(float64) {
		fit.Positions++
		for i := range x {
			mean[i] += x[i]
			dev[i] += x[i] * x[i]
		}
	})
	for i := range mean {
		mean[i] /= float64(fit.Positions)
		dev[i] = math.Sqrt(max(0, dev[i]/float64(fit.Positions)-mean[i]*mean[i]))
	}
	mean[0], dev[0] = 0, 1
	standardize := func() {
		for i := range x {
			if dev[i] < 1e-6 {
				x[i] = 0
			} else {
				x[i] = (x[i] - mean[i]) / dev[i]
			}
		}
	}
	a, b := make([][]float64, n), make([]float64, n)
	for i := range a {
		a[i] = make([]float64, n)
	}
	each(false, func(margin float64) {
		standardize()
		for i := range x {
			b[i] += x[i] * margin
			for j := range i + 1 {
				a[i][j] += x[i] * x[j]
			}
		}
	})
	for i := range a {
		a[i][i] += r.Shrink*float64(fit.Positions) + 1e-6
	}
	slopes := solve(a, b)
	var square, sum, count float64
	each(true, func(margin float64) {
		standardize()
		missed := margin
		for i := range x {
			missed -= slopes[i] * x[i]
		}
		fit.Residual += missed * missed
		square += margin * margin
		sum += margin
		count++
	})
	fit.Residual /= count
	fit.Variance = square/count - sum/count*sum/count
	for i := 1; i < n; i++ {
		if dev[i] < 1e-6 {
			slopes[i] = 0
			continue
		}
		slopes[i] /= dev[i]
		slopes[0] -= slopes[i] * mean[i]
	}
	return whole(slopes), fit
}

// whole writes slopes in ducats as whole numbers, in the order of spread.
func whole(slopes []float64) *bots.Slopes {
	l := &bots.Slopes{}
	next := func() int64 {
		n := int64(math.Round(slopes[0] * 100 * 1000))
		slopes = slopes[1:]
		return n
	}
	l.Base = next()
	for i := range l.Game {
		l.Game[i] = next()
	}
	for i := range l.Mine {
		l.Mine[i], l.Rivals[i], l.Leader[i] = next(), next(), next()
	}
	return l
}

// solve solves a·x = b for a symmetric positive matrix of which the lower half is
// given, by Cholesky's decomposition; it overwrites both.
func solve(a [][]float64, b []float64) []float64 {
	for i := range a {
		for j := range i + 1 {
			sum := a[i][j]
			for k := range j {
				sum -= a[i][k] * a[j][k]
			}
			if i == j {
				a[i][i] = math.Sqrt(max(sum, 1e-12))
			} else {
				a[i][j] = sum / a[j][j]
			}
		}
	}
	for i := range b {
		for k := range i {
			b[i] -= a[i][k] * b[k]
		}
		b[i] /= a[i][i]
	}
	for i := len(b) - 1; i >= 0; i-- {
		for k := i + 1; k < len(b); k++ {
			b[i] -= a[k][i] * b[k]
		}
		b[i] /= a[i][i]
	}
	return b
}
