package serenissima

import (
	_ "embed"
	"encoding/json"
	"sync"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// openings are what places to begin have been worth in games that began at
// random, in 1/100 ducat.
type openings struct {
	Starts map[string][3]int64 `json:"starts"` // by port, for two, three and four players
	Tandem []int64             `json:"tandem"` // of own galleys that act one, two … numbers apart
}

//go:embed openings.json
var openingsJSON []byte

// standardOpenings are those that all minds know.
var standardOpenings = sync.OnceValue(func() (o openings) {
	if err := json.Unmarshal(openingsJSON, &o); err != nil {
		panic(err) // they are part of the program
	}
	return o
})

// setUp chooses ports to close, where to begin, and the numbers of galleys. What
// is as good is as likely.
func (h *planner) setUp(s *ser.State, book *openings, rand *game.Rand) {
	var buf [256]game.Action
	for _, a := range s.AppendActions(buf[:0]) {
		worth := int64(rand.IntN(20))
		switch a.Verb {
		case ser.ClosePort:
			worth += h.draft(s, book, ser.PortID(a.Obj[0].ID))
		case ser.StartAt:
			g := ser.GalleyID(a.Obj[1].ID)
			worth += h.start(s, book, ser.PortID(a.Obj[0].ID)) + h.elbowRoom(s, book, g) - int64(g)
		case ser.TakeGalley:
			worth += h.tandem(s, book, ser.GalleyID(a.Obj[0].ID)) - int64(a.Obj[0].ID)
		}
		h.offer(worth, 0, a)
	}
}

// start is what it is worth to begin in a port; one that the book does not know
// is as good as any.
func (h *planner) start(s *ser.State, book *openings, p ser.PortID) int64 {
	return book.Starts[h.board.Ports[p].ID][s.Seats-2]
}

// draft is what it is worth to me to close a port, if everybody then begins in
// the best port that is left: what I get, less what the others get on average.
func (h *planner) draft(s *ser.State, book *openings, closed ser.PortID) int64 {
	place := (int(h.me) - int(s.First) + int(s.Seats)) % int(s.Seats)
	var taken uint32
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

// tandem is what it is worth that a galley acts soon before or after my others.
func (h *planner) tandem(s *ser.State, book *openings, g ser.GalleyID) int64 {
	var sum int64
	for other := ser.GalleyID(1); other <= ser.MaxGalleys; other++ {
		if s.Galleys[other].Owner == h.me && other != g {
			sum += h.apart(s, book, g, other)
		}
	}
	return sum
}

// apart is what the distance of two numbers on the wheel is worth.
func (h *planner) apart(s *ser.State, book *openings, g, other ser.GalleyID) int64 {
	d := max(g-other, other-g)
	d = min(d, ser.GalleyID(h.board.Seats[s.Seats].Galleys)-d)
	if int(d) > len(book.Tandem) {
		return 0
	}
	return book.Tandem[d-1]
}

// elbowRoom is what the free numbers beside a first galley promise.
func (h *planner) elbowRoom(s *ser.State, book *openings, g ser.GalleyID) int64 {
	var sum int64
	for other := ser.GalleyID(1); int8(other) <= h.board.Seats[s.Seats].Galleys; other++ {
		if other != g && s.Galleys[other].Owner == game.Nobody {
			sum += h.apart(s, book, g, other)
		}
	}
	return sum / 4
}
