// Package arena lets bots play against each other without a screen and tells
// how they did.
package arena

import (
	"fmt"
	"runtime"
	"sync"
	"time"

	"serenissima/ai"
	"serenissima/game"
)

// A Table is where bots meet: a game and who sits at it.
type Table struct {
	Opponents *ai.Opponents // of the game
	Options   map[string]string
	Seats     []ai.Level             // seat 1 first
	Rotate    bool                   // PlayMany plays every seed as often as there are seats, each time with everybody one seat further on
	Parallel  int                    // games that PlayMany plays at a time; zero: as many as there are cores
	Check     func(game.State) error // called after every action, nil for none
	Watch     func(Moment)           // called after every action, nil for none
}

// Info returns what there is to know of the game.
func (t *Table) Info() *game.Info { return t.Opponents.Rules.Info() }

// A Moment is an action or outcome of chance and what it led to. Before and
// After are valid only during the call.
type Moment struct {
	Before, After game.State
	Action        game.Action
	Events        []game.Event
}

// A Game is how one game went.
type Game struct {
	Seed      uint64
	Result    game.Result
	Final     game.State                         // the position at the end
	Chance    uint64                             // seed of chance: of a match that is dealt the same
	First     game.Player                        // the seat that decided first
	Turned    int                                // how many seats further on everybody sat; see Table.Rotate
	Behaviour [game.MaxSeats + 1][]int           // how often, by seat, in the order of Opponents.Behaviour
	Traits    []Trait                            // what seats began with
	Turns     int                                // events with the note "turn"
	Actions   int                                // decisions and outcomes of chance
	Decisions [game.MaxSeats + 1][]time.Duration // how long each took, by seat
	Illegal   int                                // actions offered against the rules; the first legal one was played instead
}

// slice is how many units a bot gets at a time; bots are given as many slices
// as they want.
const slice = 256

// Play plays one game. The seed decides chance and the seeds of the bots. It
// fails if the table does not suit the rules, a check fails or the game does
// not end.
func (t *Table) Play(seed uint64) (Game, error) { return t.play(seed, 0) }

func (t *Table) play(seed uint64, turned int) (Game, error) {
	g := Game{Seed: seed, Turned: turned}
	in := t.Info()
	s, err := t.Opponents.Rules.New(game.Options{Seats: len(t.Seats), Values: t.Options})
	if err != nil {
		return g, err
	}
	seeds := game.NewRand(seed)
	g.Chance = seeds.Uint64()
	dealer := game.Dealer{Rand: game.NewRand(g.Chance)}
	bots := make([]*ai.Thinker, len(t.Seats)+1)
	for i, level := range t.Seats {
		if bots[g.seat(i, len(t.Seats))], err = t.Opponents.New(level, seeds.Uint64()); err != nil {
			return g, err
		}
	}
	var out game.Events
	view, before := s.Clone(), s.Clone()
	for p := s.Decision().Player; p != game.Nobody; p = s.Decision().Player {
		if g.Actions == in.LongestGame {
			return g, fmt.Errorf("arena: game %d is not over after %d actions", seed, g.Actions)
		}
		var a game.Action
		if p == game.Chance {
			a = dealer.Deal(s)
		} else {
			if g.First == game.Nobody {
				g.First = p
			}
			view.CopyFrom(s)
			view.Redact(p)
			a = g.decide(bots[p], view, p)
			if s.Check(a) != nil {
				g.Illegal++
				a = s.AppendActions(nil)[0]
			}
		}
		before.CopyFrom(s)
		out.List = out.List[:0]
		s.Apply(a, &out)
		g.Actions++
		for i := range out.List {
			g.note(t.Opponents, &out.List[i])
		}
		if t.Check != nil {
			if err := t.Check(s); err != nil {
				return g, fmt.Errorf("arena: game %d, after action %d, %s: %w", seed, g.Actions, in.ActionText(a), err)
			}
		}
		if t.Watch != nil {
			t.Watch(Moment{Before: before, After: s, Action: a, Events: out.List})
		}
	}
	g.Result, g.Final = s.Result(), s
	return g, nil
}

// seat returns where bot i of so many sits, counted from zero.
func (g *Game) seat(i, seats int) game.Player { return game.Player((i+g.Turned)%seats) + 1 }

// decide lets a bot think as long as it wants.
func (g *Game) decide(bot *ai.Thinker, view game.State, p game.Player) game.Action {
	began := time.Now()
	bot.Start(view, p)
	for !bot.Step(slice) {
	}
	a := bot.Best()
	g.Decisions[p] = append(g.Decisions[p], time.Since(began))
	return a
}

// PlayMany plays n games, the first with the seed first and each further seed
// one higher, and hands them to done in this order, however many it plays at a
// time. With Rotate n counts all games: if it is no multiple of the number of
// seats, the last seed is not played on all of them. Watch and Check are called
// from several goroutines, done from one at a time. It stops at the first error.
func (t *Table) PlayMany(first uint64, n int, done func(Game)) error {
	type played struct {
		game Game
		err  error
	}
	workers := t.Parallel
	if workers == 0 {
		workers = runtime.GOMAXPROCS(0)
	}
	workers = min(workers, n)
	rounds := 1
	if t.Rotate {
		rounds = max(1, len(t.Seats))
	}
	type task struct {
		game   int
		result chan played
	}
	var wg sync.WaitGroup
	stop := make(chan struct{})
	tasks := make(chan task)
	for range workers {
		wg.Go(func() {
			for task := range tasks {
				g, err := t.play(first+uint64(task.game/rounds), task.game%rounds)
				task.result <- played{g, err}
			}
		})
	}
	results := make(chan chan played, 4*workers) // in the order of the games
	wg.Go(func() {
		defer close(tasks)
		for i := range n {
			result := make(chan played, 1)
			select {
			case results <- result:
				tasks <- task{i, result}
			case <-stop:
				return
			}
		}
	})
	var err error
	for i := 0; i < n && err == nil; i++ {
		p := <-<-results
		if err = p.err; err == nil {
			done(p.game)
		}
	}
	close(stop)
	wg.Wait()
	return err
}

// Winners returns the seats that share the first rank.
func (g *Game) Winners() []game.Player {
	var list []game.Player
	for p, rank := range g.Result.Rank {
		if rank == 1 {
			list = append(list, game.Player(p))
		}
	}
	return list
}
