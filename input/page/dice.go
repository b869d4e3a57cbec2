package page

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// A tally is what somebody has thrown.
type tally struct {
	dice  int
	faces []int // dice that showed no hit, one, two and so on
	die   []int // faces of a die, by their hits
}

// tallies counts the dice of a match: those of each seat, and at zero all.
func tallies(m session.Outline, on table.Table) []tally {
	list := make([]tally, len(m.Seats())+1)
	if !table.CountsHits(on) {
		return list
	}
	stage := on.Stage(&table.View{State: m.Public()})
	sides := stage.Sides()
	die := make([]int, slices.Max(sides)+1)
	for _, hits := range sides {
		die[hits]++
	}
	for i := range list {
		list[i] = tally{faces: make([]int, len(die)), die: die}
	}
	for b := range m.Record(game.Nobody) {
		for _, ev := range b.Events {
			if ev.Kind != game.Rolled {
				continue
			}
			for _, hits := range stage.Faces(ev.What, int(ev.N)) {
				list[0].add(hits)
				if ev.By > game.Nobody {
					list[ev.By].add(hits)
				}
			}
		}
	}
	return list
}

func (t *tally) add(hits int) {
	t.dice++
	t.faces[hits]++
}

// sides is the number of faces of a die.
func (t *tally) sides() (n int) {
	for _, count := range t.die {
		n += count
	}
	return n
}

// hits are all hits together.
func (t *tally) hits() (n int) {
	for hits, count := range t.faces {
		n += hits * count
	}
	return n
}

// mean is the number of hits that so many dice show on average.
func (t *tally) mean() (hits float64) {
	for i := range t.die {
		hits += float64(i) * t.expected(i)
	}
	return hits
}

// expected is how many dice of so many show so many hits on average.
func (t *tally) expected(hits int) float64 {
	return float64(t.dice) * float64(t.die[hits]) / float64(t.sides())
}

// tails are the chances that as many dice show at most, and at least, as many
// hits: sums over all that they can show.
func (t *tally) tails() (most, least float64) {
	chances := []float64{1} // by hits
	for range t.dice {
		next := make([]float64, len(chances)+len(t.die)-1)
		for n, p := range chances {
			for hits, count := range t.die {
				next[n+hits] += p * float64(count) / float64(t.sides())
			}
		}
		chances = next
	}
	for n, p := range chances {
		if n <= t.hits() {
			most += p
		}
		if n >= t.hits() {
			least += p
		}
	}
	return most, least
}

// A fortune is how unusual a tally is.
type fortune uint8

// The fortunes.
const (
	unthrown fortune = iota
	usual
	few      // fewer hits than most would have
	many     // more
	veryFew  // so few are rare
	veryMany // so many are rare
)

// How unusual is unusual, and what is rare: the chance of a throw like that, or
// one that is further from the average.
const (
	unusual = 0.2
	rare    = 0.03
)

// fortune judges a tally, and says how likely one is that is like it or still
// further from the average.
func (t *tally) fortune() (f fortune, chance float64) {
	if t.dice == 0 {
		return unthrown, 1
	}
	most, least := t.tails()
	f, chance = few, most
	if least < most {
		f, chance = many, least
	}
	switch {
	case chance > unusual:
		return usual, chance
	case chance < rare:
		return f + veryFew - few, chance
	}
	return f, chance
}
