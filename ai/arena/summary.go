package arena

import (
	"cmp"
	"slices"

	"serenissima/game"
)

// A Summary adds games of one table up.
type Summary struct {
	Games, Turns, Actions, Illegal int
	Wins                           []float64 // by bot, as in Table.Seats; a shared victory counts in parts
	Score                          []float64 // sums, likewise
	Behaviour                      [][]int   // likewise, then in the order of Opponents.Behaviour
	Times                          []Times   // of decisions, likewise
	ByOrder                        []float64 // wins by seat, counted from whoever decides first in a game

	endings []ending
	traits  map[Trait]*Share
}

// A Share is what seats with something in common won.
type Share struct {
	Seats int     // how many had it, in all games
	Wins  float64 // of them
}

// NewSummary returns the summary of no games at a table.
func NewSummary(t *Table) *Summary {
	seats := len(t.Seats)
	s := &Summary{
		Wins: make([]float64, seats), Score: make([]float64, seats), Times: make([]Times, seats),
		Behaviour: make([][]int, seats), ByOrder: make([]float64, seats),
		traits: map[Trait]*Share{},
	}
	for bot := range s.Behaviour {
		s.Behaviour[bot] = make([]int, len(t.Opponents.Behaviour))
	}
	return s
}

// Add adds a game.
func (s *Summary) Add(g Game) {
	s.Games++
	s.Turns += g.Turns
	s.Actions += g.Actions
	s.Illegal += g.Illegal
	seats := len(s.Wins)
	end := ending{seed: g.Seed}
	var won [game.MaxSeats + 1]float64
	for _, p := range g.Winners() {
		won[p] = 1 / float64(len(g.Winners()))
	}
	for bot := range seats {
		p := g.seat(bot, seats)
		end.rank[bot] = g.Result.Rank[p]
		s.Wins[bot] += won[p]
		s.Score[bot] += float64(g.Result.Score[p])
		for _, d := range g.Decisions[p] {
			s.Times[bot].Add(d)
		}
		for i, n := range g.Behaviour[p] {
			s.Behaviour[bot][i] += n
		}
		place := (int(p-g.First) + seats) % seats
		s.ByOrder[place] += won[p]
		s.addTrait(Trait{Name: "seat", Ref: game.Count(p)}, won[p])
		s.addTrait(Trait{Name: "place", Ref: game.Count(place + 1)}, won[p])
	}
	for _, t := range g.Traits {
		s.addTrait(Trait{Name: t.Name, Ref: t.Ref}, won[t.Seat])
	}
	s.endings = append(s.endings, end)
}

func (s *Summary) addTrait(t Trait, won float64) {
	share := s.traits[t]
	if share == nil {
		share = &Share{}
		s.traits[t] = share
	}
	share.Seats++
	share.Wins += won
}

// Traits returns what seats had in common, whatever their number, sorted: the
// seat, the place in the order from whoever decides first, and what a game gives
// to begin with.
func (s *Summary) Traits() []Trait {
	var list []Trait
	for t := range s.traits {
		list = append(list, t)
	}
	slices.SortFunc(list, func(a, b Trait) int {
		return cmp.Or(cmp.Compare(a.Name, b.Name), cmp.Compare(a.Ref.ID, b.Ref.ID))
	})
	return list
}

// Share returns what seats with a trait won.
func (s *Summary) Share(t Trait) Share { return *s.traits[t] }
