package tune

import (
	"fmt"
	"io"
	"math"
	"reflect"

	bots "serenissima/ai/serenissima"
	"serenissima/game"
)

// A Climb is simultaneous perturbation (SPSA, Spall 1992): all weights are
// changed at once at random, up for one side and down for the other, and follow
// the side that does better.
type Climb struct {
	Seats  int
	Rounds int
	Deals  int     // each round; with four seats each deal is played six times, with every pairing of seats
	Step   float64 // how far weights follow, as a share
	Nudge  float64 // how far they are changed to see what happens, as a share
	Seed   uint64
	Log    io.Writer
}

// Run climbs from w and returns where it came to, the mean of the last third of
// the rounds.
func (c *Climb) Run(w *bots.Weights) *bots.Weights {
	rand := game.NewRand(c.Seed)
	start := knobs(w)
	at := make([]float64, len(start)) // logarithm of the factor
	mean := make([]float64, len(start))
	n := 0.0
	var gained float64
	for round := range c.Rounds {
		cool := math.Pow(float64(round+20)/20, -0.3)
		nudge := c.Nudge * math.Pow(float64(round+20)/20, -0.1)
		signs := make([]float64, len(start))
		up, down := *w, *w
		upKnobs, downKnobs := pointers(&up), pointers(&down)
		for i := range signs {
			signs[i] = 1
			if rand.IntN(2) == 0 {
				signs[i] = -1
			}
			*upKnobs[i] = scaled(start[i], at[i]+signs[i]*nudge)
			*downKnobs[i] = scaled(start[i], at[i]-signs[i]*nudge)
		}
		gain := c.compare(&up, &down, c.Seed+uint64(round*c.Deals+1))
		gained += math.Abs(gain)
		for i := range at {
			at[i] += c.Step * cool * gain * signs[i]
			if round >= c.Rounds*2/3 {
				mean[i] += at[i]
			}
		}
		if round >= c.Rounds*2/3 {
			n++
		}
		if (round+1)%20 == 0 {
			fmt.Fprintf(c.Log, "%d rounds, mean difference %.3f\n", round+1, gained/20)
			gained = 0
		}
	}
	best := *w
	for i, k := range pointers(&best) {
		*k = scaled(start[i], mean[i]/n)
	}
	return &best
}

// scaled multiplies a weight; the largest stays one that can be read again.
func scaled(x int64, log float64) int64 {
	return int64(min(bots.MostWeight, math.Round(float64(x)*math.Exp(log))))
}

// compare lets two kinds of players share tables, half of the seats each, and
// tells by how much the first did better: victories, and ducats of which forty
// count for one.
func (c *Climb) compare(up, down *bots.Weights, first uint64) float64 {
	var pairings [][]bool
	for set := range 1 << c.Seats {
		line, n := make([]bool, c.Seats), 0
		for s := range line {
			line[s] = set>>s&1 == 1
			if line[s] {
				n++
			}
		}
		if 2*n == c.Seats {
			pairings = append(pairings, line)
		}
	}
	games := c.Deals * len(pairings)
	gains := make([]float64, games)
	eachOf(games, func(i int) {
		pairing := pairings[i%len(pairings)]
		line := make([]Maker, c.Seats)
		for s, isUp := range pairing {
			line[s] = With(down)
			if isUp {
				line[s] = With(up)
			}
		}
		r := play(line, first+uint64(i/len(pairings)))
		for s, isUp := range pairing {
			p := game.Player(s + 1)
			worth := share(&r, p) + float64(r.Score[p])/40/float64(c.Seats/2)
			if isUp {
				gains[i] += worth
			} else {
				gains[i] -= worth
			}
		}
	})
	var sum float64
	for _, g := range gains {
		sum += g
	}
	return sum / float64(games)
}

// pointers returns where the single weights are, in the order of the file.
func pointers(w *bots.Weights) (list []*int64) {
	v := reflect.ValueOf(w).Elem()
	for i := range v.NumField() {
		f := v.Field(i)
		if f.Kind() == reflect.Array {
			for j := range f.Len() {
				list = append(list, f.Index(j).Addr().Interface().(*int64))
			}
			continue
		}
		list = append(list, f.Addr().Interface().(*int64))
	}
	return list
}

// knobs returns the single weights.
func knobs(w *bots.Weights) (list []int64) {
	for _, p := range pointers(w) {
		list = append(list, *p)
	}
	return list
}

// weightNames returns the names of the single weights, as in the file; those of a
// list bear one name.
func weightNames() (list []string) {
	for field := range reflect.TypeFor[bots.Weights]().Fields() {
		n := 1
		if field.Type.Kind() == reflect.Array {
			n = field.Type.Len()
		}
		for range n {
			list = append(list, field.Tag.Get("json"))
		}
	}
	return list
}
