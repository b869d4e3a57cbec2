package tune

import (
	"cmp"
	"slices"

	mind "serenissima/ai/serenissima"
	"serenissima/game"
	"serenissima/game/serenissima"
)

// A Worth is what a way to begin was worth.
type Worth struct {
	What   string
	Games  int
	Wins   float64 // shared victories in parts
	Margin float64 // mean of ducats less those of the others
}

// Openings plays games that begin at random, captains with the weights at all
// seats, and tells what each starting port was worth, and how far apart on the
// wheel two first galleys should be.
func Openings(w *mind.Weights, seats, games int, first uint64) (ports, apart []Worth) {
	type begun struct {
		port   string
		apart  int
		result game.Result
		seat   game.Player
	}
	all := make([][]begun, games)
	eachOf(games, func(i int) {
		start, r := playFromRandom(With(w), seats, first+uint64(i))
		for p := game.Player(1); int(p) <= seats; p++ {
			port, d := begin(start, p)
			all[i] = append(all[i], begun{port, d, r, p})
		}
	})
	sums, far := map[string]*Worth{}, map[string]*Worth{}
	for _, table := range all {
		for _, b := range table {
			tally(sums, b.port, &b.result, b.seat, seats)
			tally(far, string(rune('0'+b.apart)), &b.result, b.seat, seats)
		}
	}
	return list(sums), list(far)
}

func tally(sums map[string]*Worth, what string, r *game.Result, p game.Player, seats int) {
	s := sums[what]
	if s == nil {
		s = &Worth{What: what}
		sums[what] = s
	}
	s.Games++
	s.Wins += share(r, p)
	s.Margin += margin(r, p, seats)
}

func list(sums map[string]*Worth) (all []Worth) {
	for _, s := range sums {
		s.Margin /= float64(s.Games)
		all = append(all, *s)
	}
	slices.SortFunc(all, func(x, y Worth) int { return cmp.Compare(x.What, y.What) })
	return all
}

// begin returns the starting port of p and how far apart its first two galleys
// are on the wheel.
func begin(s *serenissima.State, p game.Player) (port string, apart int) {
	for i := range s.Ports {
		if s.Ports[i].Owner == p {
			port = s.Board.Ports[i].ID
		}
	}
	var numbers []int
	for g := range s.Galleys {
		if s.Galleys[g].Owner == p {
			numbers = append(numbers, g)
		}
	}
	apart = numbers[1] - numbers[0]
	return port, min(apart, int(s.Board.Seats[s.Seats].Galleys)-apart)
}

// playFromRandom plays a game whose set-up is left to chance; it returns the
// position after that, and the result.
func playFromRandom(player Player, seats int, seed uint64) (*serenissima.State, game.Result) {
	t := deal(slices.Repeat([]Player{player}, seats), seed)
	t.setUpAtRandom()
	start := *t.state
	t.finish(nil)
	return &start, t.state.Result()
}
