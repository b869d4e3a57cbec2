package gametest

import (
	"fmt"
	"iter"

	"serenissima/game"
)

// RandomGame plays a game in which every decision is a random legal action and
// chance is dealt fairly, both from the seed. After each action visit (unless
// nil) gets the position that it led to, the action and what it reported; s and
// ev are valid only during the call. It returns the final position.
func RandomGame(r game.Rules, o game.Options, seed uint64, visit func(s game.State, a game.Action, ev []game.Event)) (game.State, error) {
	s, err := r.New(o)
	if err != nil {
		return nil, err
	}
	p := newPlayer(seed)
	var out game.Events
	for n := 0; s.Decision().Player != game.Nobody; n++ {
		if n >= r.Info().LongestGame {
			return s, fmt.Errorf("%s: game %d is not over after %d actions", r.Info().ID, seed, n)
		}
		a, err := p.choose(s)
		if err != nil {
			return s, fmt.Errorf("%s: game %d, action %d: %w", r.Info().ID, seed, n+1, err)
		}
		out.List = out.List[:0]
		s.Apply(a, &out)
		if visit != nil {
			visit(s, a, out.List)
		}
	}
	return s, nil
}

// A player chooses at random, for seats and for chance. A curious one prefers,
// half of the time, what it has done least often, and so comes to rare places.
type player struct {
	rand    game.Rand
	dealer  game.Dealer
	actions []game.Action
	curious bool
	done    [256]int // times that a verb was chosen
}

func newPlayer(seed uint64) *player {
	p := &player{rand: game.NewRand(seed)}
	p.dealer.Rand = game.NewRand(p.rand.Uint64())
	return p
}

func (p *player) choose(s game.State) (game.Action, error) {
	if s.Decision().Player == game.Chance {
		return p.dealer.Deal(s), nil
	}
	list := s.AppendActions(p.actions[:0])
	p.actions = list
	if len(list) == 0 {
		return game.Action{}, fmt.Errorf("seat %d has no legal action", s.Decision().Player)
	}
	if p.curious && p.rand.IntN(2) == 0 {
		list = p.rarest(list)
	}
	a := list[p.rand.IntN(len(list))]
	p.done[a.Verb]++
	return a, nil
}

// rarest returns the part of a sorted list with the verb chosen least often.
func (p *player) rarest(list []game.Action) []game.Action {
	var best []game.Action
	for part := range byVerb(list) {
		if best == nil || p.done[part[0].Verb] < p.done[best[0].Verb] {
			best = part
		}
	}
	return best
}

// byVerb yields the parts of a sorted list of one seat that have one verb each.
func byVerb(list []game.Action) iter.Seq[[]game.Action] {
	return func(yield func([]game.Action) bool) {
		for len(list) > 0 {
			n := 1
			for n < len(list) && list[n].Verb == list[0].Verb {
				n++
			}
			if !yield(list[:n]) {
				return
			}
			list = list[n:]
		}
	}
}
