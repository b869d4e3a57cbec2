package mediterranee

import (
	"strconv"

	"serenissima/game"
)

// AppendText implements game.State: a line for each thing, numbers by name.
// What is empty or zero has no line. Sums are in hundreds of ducats.
func (s *State) AppendText(dst []byte) []byte {
	w := writer{dst}
	w.text("mediterranee seats")
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.text(" " + s.Powers[p].String())
	}
	w.flag("open-money", s.OpenMoney)
	w.line("decision", promptNames[s.prompt], int(s.decider))
	w.nums("turn", int(s.Turn), "phase", int(s.Phase), "place", int(s.Place))
	w.text("\norder")
	for _, p := range s.Order[1 : s.Seats+1] {
		w.text(" ")
		w.num(int(p))
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.line("player", "", int(p))
		w.sum("ducats", s.Ducats[p], s.Known.Has(p))
	}
	w.text("\nbox")
	w.nums("sailors", int(s.SailorsLeft), "forts", int(s.FortsLeft))
	w.goods(&s.Supply)
	for g := range s.Galleys {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
			w.line("galley", "", g)
			w.nums("owner", int(galley.Owner))
			w.text(" " + s.Board.Zones[galley.Zone].ID)
			w.nums("sailors", int(galley.Sailors))
			w.goods(&galley.Cargo)
		}
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		s.appendPort(&w, p)
	}
	s.appendAuction(&w)
	s.appendErrands(&w)
	if d := &s.Deal; *d != (Deal{}) {
		w.text("\ndeal")
		w.nums("buyer", int(d.Buyer), "seller", int(d.Seller), "port", int(d.Port), "good", int(d.Good),
			"from", int(d.From), "to", int(d.To), "price", int(d.Price), "counter", int(d.Counter))
	}
	if v := &s.Voyage; *v != (Voyage{}) {
		w.text("\nvoyage")
		w.nums("galley", int(v.Galley), "crossed", int(v.Crossed), "asked", int(v.Asked), "done", int(v.Done))
		w.flag("leave", v.Leave)
	}
	if f := &s.Fight; *f != (Fight{}) {
		w.text("\nfight")
		w.nums("attacker", int(f.Attacker), "target", int(f.Target), "port", int(f.Port), "victor", int(f.Victor), "beaten", int(f.Beaten))
		w.goods(&f.Pool)
	}
	if s.Landed != 0 {
		w.text("\nlanded")
		w.ports(s.Board, s.Landed)
	}
	w.text("\n")
	return w.dst
}

func (s *State) appendPort(w *writer, p int) {
	port := &s.Ports[p]
	if *port == (Port{}) {
		return
	}
	w.text("\nport " + s.Board.Ports[p].ID)
	w.nums("owner", int(port.Owner), "sailors", int(port.Sailors))
	for _, g := range port.Stock[:port.Filled] {
		w.text(" " + g.String())
	}
	w.flag("fort", port.Fort)
}

func (s *State) appendAuction(w *writer) {
	a := &s.Auction
	if *a == (Auction{}) {
		return
	}
	w.text("\nauction")
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.sum("bid", a.Bids[p], !a.Sealed.Has(p))
	}
	for _, p := range a.Ranking {
		w.nums("rank", int(p))
	}
	w.nums("tied", int(a.Tied))
	for _, n := range a.Dice[1 : s.Seats+1] {
		w.nums("die", int(n))
	}
}

// directionNames say what the active player did in a trade, in the order of
// Errands.Traded.
var directionNames = [2]string{"bought", "sold"}

func (s *State) appendErrands(w *writer) {
	e := &s.Errands
	if *e == (Errands{}) {
		return
	}
	w.text("\nerrands")
	w.nums("transfers", int(e.Transfers))
	w.text(" built")
	w.ports(s.Board, e.Built)
	for p := 1; p < len(s.Board.Ports); p++ {
		if e.Prices[p] != 0 || e.Recruited[p] != 0 {
			w.text("\nerrands " + s.Board.Ports[p].ID)
			w.nums("price", int(e.Prices[p]), "recruited", int(e.Recruited[p]))
		}
	}
	for direction := range e.Traded {
		for p := range e.Traded[direction] {
			for g, trade := range e.Traded[direction][p] {
				if trade != (Trade{}) {
					w.text("\nerrands " + directionNames[direction] + " " + Good(g).String())
					w.nums("partner", p, "pieces", int(trade.Pieces))
					w.flag("closed", trade.Closed)
				}
			}
		}
	}
}

// A writer appends words and numbers.
type writer struct{ dst []byte }

func (w *writer) text(t string) { w.dst = append(w.dst, t...) }

func (w *writer) num(n int) { w.dst = strconv.AppendInt(w.dst, int64(n), 10) }

// line begins a line with one or two words and a number.
func (w *writer) line(head, word string, n int) {
	w.text("\n" + head)
	if word != "" {
		w.text(" " + word)
	}
	w.text(" ")
	w.num(n)
}

// nums appends names and numbers in turn.
func (w *writer) nums(pairs ...any) {
	for i := 0; i < len(pairs); i += 2 {
		w.text(" " + pairs[i].(string) + " ")
		w.num(pairs[i+1].(int))
	}
}

func (w *writer) flag(name string, on bool) {
	if on {
		w.text(" " + name)
	}
}

// sum appends a sum of money, or that it is not known.
func (w *writer) sum(name string, n Ducats, known bool) {
	if !known {
		w.text(" " + name + " ?")
		return
	}
	w.nums(name, int(n))
}

func (w *writer) goods(c *[NumGoods + 1]int8) {
	for g := Gems; g <= Wood; g++ {
		if c[g] != 0 {
			w.nums(g.String(), int(c[g]))
		}
	}
}

func (w *writer) ports(b *Board, set PortSet) {
	for p := range b.Ports {
		if set.Has(PortID(p)) {
			w.text(" " + b.Ports[p].ID)
		}
	}
}
