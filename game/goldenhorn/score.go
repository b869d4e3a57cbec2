package goldenhorn

import "serenissima/game"

// Goods is the number of goods cubes in the pile.
func (p *Pile) Goods() int8 {
	n := int8(0)
	for _, c := range p.Cubes {
		n += c
	}
	return n
}

// Rows returns how many rows of each length the goods can be laid out in: row k
// has every colour of which there are at least k (G8.2).
func (p *Pile) Rows() (rows [NumColours + 1]int8) {
	for k := int8(1); ; k++ {
		length := 0
		for c := Red; c <= Blue; c++ {
			if p.Cubes[c] >= k {
				length++
			}
		}
		if length == 0 {
			return rows
		}
		rows[length]++
	}
}

// extras are the points for rows on top of those for the cubes (G8.3).
func (s *State) extras() *[NumColours + 1]int8 {
	if s.OtherExtras {
		return &s.Board.RowExtra[AlternativeValues]
	}
	return &s.Board.RowExtra[StandardValues]
}

// Points returns what p would score now: cubes in the warehouse (G8.1), rows
// (G8.3), territories and people (G9.15). Cargo and cards bring nothing (G8.4).
func (s *State) Points(p game.Player) (goods, rows, lands, people int16) {
	store := &s.Stores[p]
	for length, n := range store.Rows() {
		rows += int16(n) * int16(s.extras()[length])
	}
	for t := TerritoryID(1); t <= MaxTerritories; t++ {
		if s.Lands[t] == p {
			lands += int16(s.Land(t).Points)
		}
	}
	return int16(store.Goods()), rows, lands, int16(store.Figures + store.Peasants)
}

func (s *State) tellPoints(p game.Player, out *game.Events) {
	goods, rows, lands, people := s.Points(p)
	for _, part := range []struct {
		note game.Note
		n    int16
	}{{NoteGoods, goods}, {NoteRows, rows}, {NoteDominion, lands}, {NotePeople, people}} {
		if part.n > 0 {
			out.Add(game.Event{Kind: game.Scored, Note: part.note, By: p, What: game.Seat(p), To: game.Seat(p), N: part.n})
		}
	}
}

// Order is a number that is larger for who is further ahead: points, then rows
// of six, then goods (G8.5). What a view does not know counts nothing.
func (s *State) Order(p game.Player) int32 {
	goods, rows, lands, people := s.Points(p)
	sixes := s.Stores[p].Rows()[NumColours]
	return int32(goods+rows+lands+people)<<16 + int32(sixes)<<8 + int32(goods)
}

// Result implements game.State.
func (s *State) Result() game.Result {
	r := game.Result{Over: s.decider == game.Nobody}
	var order [game.MaxSeats + 1]int32
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		order[p] = s.Order(p)
		r.Score[p] = order[p] >> 16
	}
	r.SetRanks(s.Seats, func(p, q game.Player) bool { return order[p] > order[q] })
	return r
}
