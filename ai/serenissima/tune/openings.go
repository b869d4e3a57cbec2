package tune

import (
	"math"
	"slices"

	bots "serenissima/ai/serenissima"
	"serenissima/game"
	"serenissima/game/serenissima"
)

// A Start is how a player began in a game, and how that ended for it.
type Start struct {
	Port   string
	Rivals []string // where they began
	Berths [len(bots.BerthFeatures)]int8
	Win    float64 // a shared victory in part
}

// Starts plays games that begin at random, captains with the weights at all seats, and
// tells how each of them began.
func Starts(w *bots.Weights, seats, games int, first uint64) []Start {
	all := make([][]Start, games)
	eachOf(games, func(i int) {
		t := deal(slices.Repeat([]Maker{With(w)}, seats), first+uint64(i))
		t.setUpAtRandom()
		begun := *t.state
		t.finish(nil)
		r := t.state.Result()
		for p := game.Player(1); int(p) <= seats; p++ {
			s := start(&begun, p)
			s.Win = share(&r, p)
			all[i] = append(all[i], s)
		}
	})
	return slices.Concat(all...)
}

// start returns how p began.
func start(s *serenissima.State, p game.Player) (b Start) {
	for i := range s.Ports {
		switch s.Ports[i].Owner {
		case game.Nobody:
		case p:
			b.Port = s.Board.Ports[i].ID
		default:
			b.Rivals = append(b.Rivals, s.Board.Ports[i].ID)
		}
	}
	own, rivals := bots.Fleets(s, p)
	b.Berths = bots.Berths(own, rivals, s.Board.Seats[s.Seats].Galleys)
	return b
}

// neighbourly is the number of players with which it is told apart where rivals begin.
// With two it makes no difference (captains who know it win 50.3 % of 3,000 games against
// those who do not), with four none that 1,600 games of each against three of the others
// show; with three captains who know it win 40.9 % of 1,800 games against two who do not.
const neighbourly = 3

// Openings finds by linear regression how many victories starting ports, the neighbours
// there and berths were worth to those who began so, in games with so many players; the
// mean of the ports is zero.
func Openings(starts []Start, seats int, into *bots.Openings) {
	var ports []string
	for i := range starts {
		if !slices.Contains(ports, starts[i].Port) {
			ports = append(ports, starts[i].Port)
		}
	}
	slices.Sort(ports)
	beside, berths := len(ports), len(ports)+len(ports)*len(ports)
	n := berths + len(bots.BerthFeatures)
	a, b := make([][]float64, n), make([]float64, n)
	for i := range a {
		a[i] = make([]float64, n)
		a[i][i] = 1
	}
	for i := range starts {
		x := make([]float64, n)
		port := slices.Index(ports, starts[i].Port)
		x[port] = 1
		if seats == neighbourly {
			for _, rival := range starts[i].Rivals {
				x[beside+port*len(ports)+slices.Index(ports, rival)] = 1
			}
		}
		for j, f := range starts[i].Berths {
			x[berths+j] = float64(f)
		}
		for j := range x {
			b[j] += x[j] * 100 * starts[i].Win
			for k := range j + 1 {
				a[j][k] += x[j] * x[k]
			}
		}
	}
	worth := solve(a, b)
	var mean float64
	for i := range ports {
		mean += worth[i] / float64(len(ports))
	}
	note := func(book map[string][3]int64, name string, percent float64) {
		all := book[name]
		all[seats-2] = int64(math.Round(percent * 100))
		book[name] = all
	}
	for i, port := range ports {
		note(into.Starts, port, worth[i]-mean)
		for j, rival := range ports {
			if j != i {
				note(into.Beside, bots.Beside(port, rival), worth[beside+i*len(ports)+j])
			}
		}
	}
	for i, name := range bots.BerthFeatures {
		note(into.Berths, name, worth[berths+i])
	}
}
