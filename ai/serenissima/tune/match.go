// Package tune improves the weights of opponents by games against each other.
package tune

import (
	"runtime"
	"slices"
	"sync"

	"serenissima/ai"
	bots "serenissima/ai/serenissima"
	"serenissima/game"
	"serenissima/game/serenissima"
)

// A Maker makes a bot for a game.
type Maker func(seed uint64) ai.Bot

// With returns the maker of captains that judge by the weights.
func With(w *bots.Weights) Maker { return Of(bots.With(w)) }

// Of returns the maker of bots of a skill.
func Of(k *bots.Skill) Maker {
	return func(seed uint64) ai.Bot { return bots.New(k, seed) }
}

// Pool returns opponents who play otherwise than those that weights are improved
// against. Weights that do better against their like alone are no better.
func Pool() []Maker {
	pool := []Maker{Of(bots.NewSkill("merchant", "", 0))}
	for _, character := range bots.Characters {
		pool = append(pool, Of(bots.NewSkill("captain", character, 0)))
	}
	return pool
}

// A Score is how a challenger did against champions.
type Score struct {
	Games  int
	Wins   float64 // shared victories in parts
	Margin float64 // mean of its ducats less those of the others
}

// Match lets a challenger sit down with champions, the same at all other seats,
// for so many deals, each played once with the challenger in every seat. The
// results are the same on any number of cores.
func Match(challenger Maker, champions []Maker, seats, deals int, first uint64) Score {
	type outcome struct{ win, margin float64 }
	games := deals * seats
	results := make([]outcome, games)
	eachOf(games, func(i int) {
		deal, seat := i/seats, i%seats
		line := make([]Maker, seats)
		for s := range line {
			line[s] = champions[(deal+s)%len(champions)]
		}
		line[seat] = challenger
		r := play(line, first+uint64(deal))
		results[i] = outcome{share(&r, game.Player(seat+1)), margin(&r, game.Player(seat+1), seats)}
	})
	t := Score{Games: games}
	for _, r := range results {
		t.Wins += r.win
		t.Margin += r.margin
	}
	t.Margin /= float64(games)
	return t
}

// eachOf calls do for each number below n, on all cores.
func eachOf(n int, do func(i int)) {
	var wg sync.WaitGroup
	workers := runtime.GOMAXPROCS(0)
	for k := range workers {
		wg.Go(func() {
			for i := k; i < n; i += workers {
				do(i)
			}
		})
	}
	wg.Wait()
}

// play plays a game.
func play(line []Maker, seed uint64) game.Result {
	g := deal(line, seed)
	g.finish(nil)
	return g.state.Result()
}

// A table is a game under way.
type table struct {
	state  *serenissima.State
	dealer game.Dealer
	bots   []ai.Bot  // by seat
	pick   game.Rand // of what else is left to chance
}

// deal begins a game.
func deal(line []Maker, seed uint64) *table {
	s, err := serenissima.New().New(game.Options{Seats: len(line)})
	if err != nil {
		panic("tune: " + err.Error())
	}
	seeds := game.NewRand(seed)
	t := &table{state: s.(*serenissima.State), dealer: game.Dealer{Rand: game.NewRand(seeds.Uint64())}, bots: make([]ai.Bot, len(line)+1)}
	for i, player := range line {
		t.bots[i+1] = player(seeds.Uint64())
	}
	t.pick = game.NewRand(seeds.Uint64())
	return t
}

// setUpAtRandom leaves the set-up to chance, but for galleys after the first: these act
// soon after or before another of their owner, if they can.
func (t *table) setUpAtRandom() {
	for s := t.state; s.Decision().Prompt <= serenissima.ChooseGalley; {
		d := s.Decision()
		if d.Player == game.Chance {
			s.Apply(t.dealer.Deal(s), nil)
			continue
		}
		list := s.AppendActions(nil)
		if d.Prompt == serenissima.ChooseGalley {
			near := slices.DeleteFunc(slices.Clone(list), func(a game.Action) bool { return !beside(s, d.Player, int(a.Obj[0].ID)) })
			if len(near) > 0 {
				list = near
			}
		}
		s.Apply(list[t.pick.IntN(len(list))], nil)
	}
}

// beside reports whether a number is at most two from that of a galley of p.
func beside(s *serenissima.State, p game.Player, number int) bool {
	for g := max(1, number-2); g <= min(serenissima.MaxGalleys, number+2); g++ {
		if s.Galleys[g].Owner == p {
			return true
		}
	}
	return false
}

// finish plays the game to its end; watch, which may be nil, sees each decision
// before it is taken.
func (t *table) finish(watch func(*serenissima.State)) {
	s := t.state
	for p := s.Decision().Player; p != game.Nobody; p = s.Decision().Player {
		if p == game.Chance {
			s.Apply(t.dealer.Deal(s), nil)
			continue
		}
		if watch != nil {
			watch(s)
		}
		m := t.bots[p]
		if !m.Begin(s, p) {
			m.Think(ai.Tireless)
		}
		s.Apply(m.Best(), nil)
	}
}

// share is the part that p has in the victory.
func share(r *game.Result, p game.Player) float64 {
	if r.Rank[p] != 1 {
		return 0
	}
	n := 0
	for _, rank := range r.Rank {
		if rank == 1 {
			n++
		}
	}
	return 1 / float64(n)
}

// margin is by how many ducats p is ahead of the mean of the others.
func margin(r *game.Result, p game.Player, seats int) float64 {
	var others int32
	for q := range r.Score {
		if game.Player(q) != p {
			others += r.Score[q]
		}
	}
	return float64(r.Score[p]) - float64(others)/float64(seats-1)
}
