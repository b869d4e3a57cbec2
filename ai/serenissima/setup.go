package serenissima

import (
	_ "embed"
	"encoding/json"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Openings are how many victories places to begin have been worth in games that began
// at random, by number of players, from two; in 1/100 percent.
type Openings struct {
	Command string              `json:"command"` // that made them
	Starts  map[string][3]int64 `json:"starts"`  // by port
	Berths  map[string][3]int64 `json:"berths"`  // by the names of BerthFeatures
}

//go:embed openings.json
var openingsJSON []byte

// standardOpenings are those that all minds know.
var standardOpenings = sync.OnceValue(func() *Openings {
	o := &Openings{}
	if err := json.Unmarshal(openingsJSON, o); err != nil {
		panic(err) // they are part of the program
	}
	return o
})

// crowd is what a number is better than that below it, for most players take low ones.
const crowd = 20

// setUp chooses ports to close, where to begin, and the numbers of galleys. What
// is as good is as likely.
func (h *planner) setUp(s *ser.State, book *Openings, rand *game.Rand) {
	var buf [256]game.Action
	list := s.AppendActions(buf[:0])
	var berths [ser.MaxGalleys + 1]int64
	if s.Decision().Prompt != ser.ChooseClosed {
		berths = h.berths(s, book)
	}
	for _, a := range list {
		worth := int64(rand.IntN(20))
		switch a.Verb {
		case ser.ClosePort:
			worth += h.draft(s, book, ser.PortID(a.Obj[0].ID))
		case ser.StartAt:
			worth += h.start(s, book, ser.PortID(a.Obj[0].ID)) + berths[a.Obj[1].ID] + crowd*int64(a.Obj[1].ID)
		case ser.TakeGalley:
			worth += berths[a.Obj[0].ID] + crowd*int64(a.Obj[0].ID)
		}
		h.offer(worth, 0, a)
	}
}

// start is what it is worth to begin in a port; one that the book does not know
// is as good as any.
func (h *planner) start(s *ser.State, book *Openings, p ser.PortID) int64 {
	return book.Starts[h.board.Ports[p].ID][s.Seats-2]
}

// draft is what it is worth to me to close a port, if everybody then begins in
// the best port that is left: what I get, less what the others get on average.
func (h *planner) draft(s *ser.State, book *Openings, closed ser.PortID) int64 {
	place := (int(h.me) - int(s.First) + int(s.Seats)) % int(s.Seats)
	var taken ports
	var mine, others int64
	for i := range int(s.Seats) {
		best, at := int64(-1<<60), ser.PortID(0)
		for p := ser.PortID(1); int(p) < len(h.board.Ports); p++ {
			if !h.board.Ports[p].Start || s.Ports[p].Closed || p == closed || taken&(1<<uint(p)) != 0 {
				continue
			}
			if worth := h.start(s, book, p); worth > best {
				best, at = worth, p
			}
		}
		taken |= 1 << uint(at)
		if i == place {
			mine = best
		} else {
			others += best
		}
	}
	return mine - others/int64(s.Seats-1)
}
