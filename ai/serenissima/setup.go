package serenissima

import (
	_ "embed"
	"encoding/json"
	"math"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Openings are how many victories places to begin have been worth in games that began
// at random, by number of players, from two; in 1/100 percent.
type Openings struct {
	Command string              `json:"command"` // that made them
	Starts  map[string][3]int64 `json:"starts"`  // by port
	Beside  map[string][3]int64 `json:"beside"`  // what changes if a rival begins in another, by Beside
	Berths  map[string][3]int64 `json:"berths"`  // by the names of BerthFeatures
}

// Beside is how a book calls what it is to begin in a port while a rival begins in
// another.
func Beside(port, rival string) string { return port + " " + rival }

//go:embed openings.json
var openingsJSON []byte

// standardOpenings are those that all bots know.
var standardOpenings = sync.OnceValue(func() *Openings {
	o := &Openings{}
	if err := json.Unmarshal(openingsJSON, o); err != nil {
		panic(err) // they are part of the program
	}
	return o
})

// crowd is what a number is better than that below it, for most players take low ones.
const crowd = 20

// setUp chooses ports to close, where to begin, and the numbers of galleys. Choices that
// are worth less than the best by the leeway at most are equally likely.
func (h *planner) setUp(s *ser.State, book *Openings, leeway int64, rand *game.Rand) {
	var buf [ser.MostActions]game.Action
	list := s.AppendActions(buf[:0])
	c := h.choices(s, book)
	var worth [ser.MostActions]int64
	top := int64(math.MinInt64)
	for i, a := range list {
		worth[i] = c.merits(a).sum()
		top = max(top, worth[i])
	}
	good := list[:0]
	for i, a := range list {
		if top-worth[i] <= leeway {
			good = append(good, a)
		}
	}
	h.offer(top, 0, good[rand.IntN(len(good))])
}

// choices are what a book says of what can be chosen in a set-up.
type choices struct {
	h      *planner
	s      *ser.State
	sites  sites
	berths [ser.MaxGalleys + 1]int64 // by number
}

func (h *planner) choices(s *ser.State, book *Openings) *choices {
	c := &choices{h: h, s: s}
	prompt := s.Decision().Prompt
	if prompt != ser.ChooseClosed {
		c.berths = h.berths(s, book)
		for g := range c.berths {
			c.berths[g] += crowd * int64(g)
		}
	}
	if prompt != ser.ChooseGalley {
		c.sites = h.sites(s, book)
	}
	return c
}

// merits are what speaks for a choice, in 1/100 percent of victories: where one begins,
// with which numbers, and where the others do.
type merits struct{ home, numbers, others int64 }

func (m merits) sum() int64 { return m.home + m.numbers + m.others }

// unknown reports whether the book says nothing of the numbers.
func (m merits) unknown() bool { return m.numbers < lastResort/2 }

func (c *choices) merits(a game.Action) (m merits) {
	switch a.Verb {
	case ser.ClosePort:
		m.home, m.others = c.h.closing(c.s, &c.sites, ser.PortID(a.Obj[0].ID))
	case ser.StartAt:
		m.home, m.numbers = c.h.start(c.s, &c.sites, ser.PortID(a.Obj[0].ID)), c.berths[a.Obj[1].ID]
	case ser.TakeGalley:
		m.numbers = c.berths[a.Obj[0].ID]
	}
	return m
}

// start is what it is worth to begin in a port if those who come later do what is best
// for them.
func (h *planner) start(s *ser.State, t *sites, p ser.PortID) int64 {
	var taken ports
	for q := range s.Ports {
		if s.Ports[q].Owner != game.Nobody {
			taken |= 1 << uint(q)
		}
	}
	var later [game.MaxSeats]ser.PortID
	n := int(s.Seats) - 1 - taken.size()
	t.choose(taken|1<<uint(p), n, later[:])
	for _, q := range later[:n] {
		taken |= 1 << uint(q)
	}
	return t.worth(p, taken)
}

// closing is what it is worth to me to close a port, if everybody then begins where it is
// best: what I get, and what the others get on average, which is the worse for me.
func (h *planner) closing(s *ser.State, t *sites, closed ser.PortID) (mine, others int64) {
	place := (int(h.me) - int(s.First) + int(s.Seats)) % int(s.Seats)
	left := *t
	left.open &^= 1 << uint(closed)
	n := int(s.Seats)
	var at [game.MaxSeats]ser.PortID
	left.choose(0, n, at[:])
	var all ports
	for _, p := range at[:n] {
		all |= 1 << uint(p)
	}
	for i, p := range at[:n] {
		worth := left.worth(p, all&^(1<<uint(p)))
		if i == place {
			mine = worth
		} else {
			others += worth
		}
	}
	return mine, -(others / int64(n-1))
}
