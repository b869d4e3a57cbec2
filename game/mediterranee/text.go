package mediterranee

import "serenissima/game"

// AppendText implements game.State: a line for each thing, numbers by name.
// What is empty or zero has no line. Sums are in hundreds of ducats.
func (s *State) AppendText(dst []byte) []byte {
	w := writer{game.Writer{Dst: dst}}
	w.Text("mediterranee seats")
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.Text(" " + s.Powers[p].String())
	}
	w.Flag("open-money", s.OpenMoney)
	w.Flag("fair-start", s.FairStart != EqualStart)
	w.Flag("strong", s.FairStart == StrongFairStart)
	w.Line("decision "+promptNames[s.prompt], int(s.decider))
	w.Nums("turn", int(s.Turn), "phase", int(s.Phase), "place", int(s.Place))
	w.Text("\norder")
	for _, p := range s.Order[1 : s.Seats+1] {
		w.Text(" ")
		w.Int(int(p))
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.Line("player", int(p))
		w.sum("ducats", s.Ducats[p], s.Known.Has(p))
	}
	w.Text("\nbox")
	w.Nums("sailors", int(s.SailorsLeft), "forts", int(s.FortsLeft))
	w.goods(&s.Supply)
	for g := range s.Galleys {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
			w.Line("galley", g)
			w.Num("owner", int(galley.Owner))
			w.Text(" " + s.Board.Zones[galley.Zone].ID)
			w.Num("sailors", int(galley.Sailors))
			w.goods(&galley.Cargo)
		}
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		s.appendPort(&w, p)
	}
	s.appendAuction(&w)
	s.appendErrands(&w)
	if d := &s.Deal; *d != (Deal{}) {
		w.Text("\ndeal")
		w.Nums("buyer", int(d.Buyer), "seller", int(d.Seller), "port", int(d.Port), "good", int(d.Good),
			"from", int(d.From), "to", int(d.To), "price", int(d.Price), "counter", int(d.Counter))
	}
	if v := &s.Voyage; *v != (Voyage{}) {
		w.Text("\nvoyage")
		w.Nums("galley", int(v.Galley), "crossed", int(v.Crossed), "asked", int(v.Asked), "done", int(v.Done))
		w.Flag("leave", v.Leave)
	}
	if f := &s.Fight; *f != (Fight{}) {
		w.Text("\nfight")
		w.Nums("attacker", int(f.Attacker), "target", int(f.Target), "port", int(f.Port), "victor", int(f.Victor), "beaten", int(f.Beaten))
		w.goods(&f.Pool)
	}
	if s.Landed != 0 {
		w.Text("\nlanded")
		w.ports(s.Board, s.Landed)
	}
	w.Text("\n")
	return w.Dst
}

func (s *State) appendPort(w *writer, p int) {
	port := &s.Ports[p]
	if *port == (Port{}) {
		return
	}
	w.Text("\nport " + s.Board.Ports[p].ID)
	w.Nums("owner", int(port.Owner), "sailors", int(port.Sailors))
	for _, g := range port.Stock[:port.Filled] {
		w.Text(" " + g.String())
	}
	w.Flag("fort", port.Fort)
}

func (s *State) appendAuction(w *writer) {
	a := &s.Auction
	if *a == (Auction{}) {
		return
	}
	w.Text("\nauction")
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		w.sum("bid", a.Bids[p], !a.Sealed.Has(p))
	}
	for _, p := range a.Ranking {
		w.Num("rank", int(p))
	}
	w.Num("tied", int(a.Tied))
	for _, n := range a.Dice[1 : s.Seats+1] {
		w.Num("die", int(n))
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
	w.Text("\nerrands")
	w.Num("transfers", int(e.Transfers))
	w.Text(" built")
	w.ports(s.Board, e.Built)
	for p := 1; p < len(s.Board.Ports); p++ {
		if e.Prices[p] != 0 || e.Recruited[p] != 0 {
			w.Text("\nerrands " + s.Board.Ports[p].ID)
			w.Nums("price", int(e.Prices[p]), "recruited", int(e.Recruited[p]))
		}
	}
	for direction := range e.Traded {
		for p := range e.Traded[direction] {
			for g, trade := range e.Traded[direction][p] {
				if trade != (Trade{}) {
					w.Text("\nerrands " + directionNames[direction] + " " + Good(g).String())
					w.Nums("partner", p, "pieces", int(trade.Pieces))
					w.Flag("closed", trade.Closed)
				}
			}
		}
	}
}

// A writer writes sums, goods and sets of ports too.
type writer struct{ game.Writer }

// sum appends a sum of money, or that it is not known.
func (w *writer) sum(name string, n Hundreds, known bool) {
	if !known {
		w.Text(" " + name + " ?")
		return
	}
	w.Num(name, int(n))
}

func (w *writer) goods(c *[NumGoods + 1]int8) {
	for g := Gems; g <= Wood; g++ {
		if c[g] != 0 {
			w.Num(g.String(), int(c[g]))
		}
	}
}

func (w *writer) ports(b *Board, set PortSet) {
	for p := range b.Ports {
		if set.Has(PortID(p)) {
			w.Text(" " + b.Ports[p].ID)
		}
	}
}
