package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// sites are what it is worth to begin in ports: alone, and beside rivals who begin in
// others.
type sites struct {
	open   ports // where one can begin
	alone  [32]int64
	beside [32][32]int64
}

// sites reads what the book says; a port that it does not know is as good as any.
func (h *planner) sites(s *ser.State, book *Openings) (t sites) {
	n := s.Seats - 2
	for p := ser.PortID(1); int(p) < len(h.board.Ports); p++ {
		if !h.board.Ports[p].Start {
			continue
		}
		if !s.Ports[p].Closed {
			t.open |= 1 << uint(p)
		}
		t.alone[p] = book.Starts[h.board.Ports[p].ID][n]
		for q := ser.PortID(1); int(q) < len(h.board.Ports); q++ {
			if h.board.Ports[q].Start {
				t.beside[p][q] = book.Beside[Beside(h.board.Ports[p].ID, h.board.Ports[q].ID)][n]
			}
		}
	}
	return t
}

// worth is what it is worth to begin in a port if rivals begin in others.
func (t *sites) worth(p ser.PortID, rivals ports) int64 {
	sum := t.alone[p]
	for set := rivals; set != 0; set &= set - 1 {
		sum += t.beside[p][set.lowest()]
	}
	return sum
}

// choose tells where so many players, one after the other, begin besides those who have,
// if each does what is best for it when all have.
func (t *sites) choose(taken ports, players int, at []ser.PortID) {
	if players == 0 {
		return
	}
	top := int64(math.MinInt64)
	var later [game.MaxSeats]ser.PortID
	for set := t.open &^ taken; set != 0; set &= set - 1 {
		p := set.lowest()
		t.choose(taken|1<<uint(p), players-1, later[:])
		rivals := taken
		for _, q := range later[:players-1] {
			rivals |= 1 << uint(q)
		}
		if worth := t.worth(p, rivals); worth > top {
			top = worth
			at[0] = p
			copy(at[1:players], later[:])
		}
	}
}
