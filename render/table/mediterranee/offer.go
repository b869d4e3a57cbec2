package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/chart"
)

// Offer implements table.Table.
func (t Table) Offer(s game.State) table.Offer { return t.With(s, nil) }

// With implements table.Chooser.
func (t Table) With(s game.State, chosen []game.Ref) table.Offer {
	st := s.(*rules.State)
	c := table.Offer{Groups: groups[st.Phase], About: about(st), Answers: answers(st), AtSubject: here(st)}
	if st.Place > 0 && st.Place < st.Seats {
		c.Then = game.Seat(st.Order[st.Place+1])
	}
	if r, _ := dealReturns(st); r != nil {
		c.Answers[0].Tell = func(d table.Desk) []string { return r.lines(d.Words()) }
	}
	switch st.Decision().Prompt {
	case rules.Purchases:
		c.Lit, c.Fills = choices(st, chosen), fills(st)
		c.Holds = exchanges(c.Fills)
	case rules.Movement:
		c.Lit, c.Routes = choices(st, chosen), routes(st, chosenGalley(st, chosen))
	case rules.Landing, rules.Selling:
		c.Holds = ashore(st)
	case rules.Stowing:
		c.Holds = stowing(st)
	}
	c.Batch = batches(st, c.Fills, chosen)
	return c
}

// What is done at a quay: things are bought, there is trade with the galleys of others, and pieces change places.
var (
	buying  = []game.Verb{rules.BuyGood, rules.Haggle, rules.Recruit, rules.BuildGalley, rules.BuildFort}
	trading = []game.Verb{rules.Request, rules.Offer}
	moving  = []game.Verb{rules.MoveGood, rules.MoveSailor, rules.Jettison, rules.Dismiss}
)

// The groups of the bar.
var (
	quay     = table.Group{Name: "quay", Icon: "crane", Verbs: slices.Concat(buying, trading, moving), Rule: "M2.2"}
	sailing  = table.Group{Name: "sail", Icon: "lateen", Verbs: []game.Verb{rules.Sail, rules.AskLeave}, Rule: "M2.7", Plans: true}
	fighting = table.Group{Name: "fight", Icon: "crossed-swords", Verbs: []game.Verb{rules.Attack}, Rule: "M2.8"}
	landing  = table.Group{Name: "land", Icon: "meeple", Verbs: []game.Verb{rules.Land}, Rule: "M2.11"}
	selling  = table.Group{Name: "sell", Icon: "two-coins", Verbs: []game.Verb{rules.Sell}, Rule: "M2.12"}
)

// groups are the buttons of the bar, by phase.
var groups = [...][]table.Group{2: {quay}, 3: {sailing}, 4: {fighting}, 5: {landing}, 6: {selling}}

// about tells what a question is about.
func about(st *rules.State) table.Line {
	d := &st.Deal
	args := []any{"seat", game.Seat(d.Buyer), "owner", game.Seat(d.Seller), "good", game.Good(d.Good), "n", 100 * int(d.Price), "m", 100 * int(d.Counter)}
	switch st.Decision().Prompt {
	case rules.Manning:
		if ship := (Table{}).Subject(st); ship != game.Ship(st.Fleet(st.Decision().Player).First()) { // those of the others are manned
			return table.Line{Key: "manning", Args: []any{"seat", game.Seat(st.Decision().Player), "ship", ship, "n", int(st.MostCrew())}}
		}
	case rules.AskPrice:
		if d.Seller == st.Active() {
			return table.Line{Key: "offer", Args: args}
		}
		return table.Line{Key: "ask-price", Args: args}
	case rules.AnswerPrice:
		if lowers(st) == 0 {
			return table.Line{Key: "answer-lowest", Args: args}
		}
		return table.Line{Key: "answer-price", Args: args}
	case rules.AnswerCounter:
		return table.Line{Key: "answer-counter", Args: args}
	case rules.LastAnswer:
		return table.Line{Key: "last-answer", Args: args}
	case rules.Passage:
		g := st.Voyage.Galley
		return table.Line{Key: "passage", Args: []any{"seat", game.Seat(st.Active()), "ship", game.Ship(g), "area", game.Area(st.Galleys[g].Zone),
			"n", int(st.Galleys[g].Sailors)}}
	}
	return table.Line{}
}

// lowers is how many sums a buyer can offer that are less than the price that has been named.
func lowers(st *rules.State) (n int) {
	for _, a := range st.AppendActions(nil) {
		if a.Verb == rules.Counter {
			n++
		}
	}
	return n
}

// here lists where the galley lies that a decision is about, and what else is there.
func here(st *rules.State) []game.Ref {
	subject := Table{}.Subject(st)
	if subject == (game.Ref{}) || st.Galleys[subject.ID].Zone == 0 {
		return nil
	}
	zone := st.Galleys[subject.ID].Zone
	return chart.AtSea(zone, st.PortAt(zone), rules.MaxGalleys, func(g int) bool {
		return game.Ship(g) != subject && st.Galleys[g].Owner != game.Nobody && st.Galleys[g].Zone == zone
	})
}

// answers are those of a question in which no sum is named.
func answers(st *rules.State) (list []table.Answer) {
	d := st.Decision()
	switch d.Prompt {
	case rules.AnswerPrice:
		if lowers(st) > 1 { // a sum is named, among the answers
			return nil
		}
		fallthrough
	case rules.Manning, rules.AnswerCounter, rules.LastAnswer, rules.ChooseHold, rules.Passage, rules.Spoils:
		for _, a := range st.AppendActions(nil) {
			list = append(list, answer(st, a))
		}
		harmless := slices.DeleteFunc(slices.Clone(list), func(x table.Answer) bool { return x.Harm })
		harm := slices.DeleteFunc(list, func(x table.Answer) bool { return !x.Harm })
		list = slices.Concat(harmless, harm) // what is dangerous last
	case rules.Stowing: // the pieces are in holds
		list = append(list, table.Answer{Action: table.Act(st, rules.LeaveRest), Icon: "check-mark"})
	}
	return list
}

// answer is an action as a button.
func answer(st *rules.State, a game.Action) table.Answer {
	switch a.Verb {
	case rules.Man, rules.Capture:
		return table.Answer{Action: a, Pieces: sailors(a.By, int(a.Obj[1].ID))}
	case rules.Accept, rules.GiveLeave:
		return table.Answer{Action: a, Icon: "check-mark"}
	case rules.Take:
		return table.Answer{Action: a, Icon: "two-coins"}
	case rules.Counter:
		return table.Answer{Action: a, Icon: "purse"}
	case rules.Receive:
		return table.Answer{Action: a, Pieces: []game.Ref{a.Obj[0]}}
	case rules.Sink:
		return table.Answer{Action: a, Icon: "sinking", Harm: true}
	case rules.DenyLeave:
		return table.Answer{Action: a, Icon: "hand", Harm: true}
	}
	return table.Answer{Action: a, Icon: "hand"}
}

// sailors are so many of a seat.
func sailors(p game.Player, n int) (list []game.Ref) {
	for range n {
		list = append(list, game.Sailor(p))
	}
	return list
}

// galleyHold is what lies aboard a galley.
func galleyHold(st *rules.State, g rules.GalleyID) table.Hold {
	ship := &st.Galleys[g]
	h := table.Hold{Place: game.Ship(g), Space: rules.GalleySpaces, Pieces: sailors(ship.Owner, int(ship.Sailors))}
	addGoods(&h, &ship.Cargo)
	return h
}

func addGoods(h *table.Hold, goods *[rules.NumGoods + 1]int8) {
	for good, n := range goods {
		for range n {
			h.Pieces = append(h.Pieces, game.Good(good))
		}
	}
}

// garrison is that of a port, with free places for so many more.
func garrison(st *rules.State, p rules.PortID, more int) table.Hold {
	port := &st.Ports[p]
	return table.Hold{Place: game.Port(p), Space: int(port.Sailors) + more, Pieces: sailors(port.Owner, int(port.Sailors)), Warehouse: warehouse(st, p)}
}

// exchanges are the places of a quay as those between which pieces change places or are given up. An own port has a
// space more, for who comes ashore.
func exchanges(places []table.Hold) (holds []table.Hold) {
	for _, h := range places {
		hold := table.Hold{Place: h.Place, Space: h.Space, Pieces: h.Pieces}
		for _, a := range h.WholeActions {
			if a.Action.Verb == rules.Dismiss {
				hold.WholeActions = append(hold.WholeActions, a)
			}
		}
		holds = append(holds, hold)
	}
	return holds
}

// ashore are the galleys from which something can be sold or landed, each before the port that
// takes it; and those that may have sold to it already, so that nothing moves while one sells.
func ashore(st *rules.State) (holds []table.Hold) {
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		var ships []table.Hold
		for f := st.FleetAt(st.Decision().Player, st.Board.Ports[p].Zone); f != 0; f &= f - 1 {
			if g := f.First(); serves(st, g, p) || st.Decision().Prompt == rules.Selling && st.Ports[p].Filled > 0 {
				ships = append(ships, galleyHold(st, g))
			}
		}
		if len(ships) > 0 {
			holds = append(append(holds, ships...), garrison(st, p, 0))
		}
	}
	return holds
}

// serves reports whether a galley can land somebody in a port now, or sell something to it.
func serves(st *rules.State, g rules.GalleyID, p rules.PortID) bool {
	if st.Decision().Prompt == rules.Landing {
		return st.Check(table.Act(st, rules.Land, game.Ship(g), game.Port(p))) == nil
	}
	for good := rules.Gems; good <= rules.Wood; good++ {
		if st.Check(table.Act(st, rules.Sell, game.Ship(g), game.Good(good))) == nil {
			return true
		}
	}
	return false
}

// stowing are the galleys of the victor and the goods that are to be stowed.
func stowing(st *rules.State) (holds []table.Hold) {
	zone := rules.ZoneID(0)
	for _, g := range []rules.GalleyID{st.Fight.Victor, st.Fight.Beaten} {
		if g != 0 && st.Galleys[g].Owner == st.Decision().Player {
			holds, zone = append(holds, galleyHold(st, g)), st.Galleys[g].Zone
		}
	}
	pool := table.Hold{Place: game.Area(zone), Name: "hold.area"}
	addGoods(&pool, &st.Fight.Pool)
	return append(holds, pool)
}

// fills are the places of the quay, zone by zone: the own port, the own galleys and those of others beside these, each
// with what can be bought for it: goods for free spaces aboard, sailors, what is asked for, galleys and forts. Ports
// without a galley come last, also where one has just been built. A place stays where nothing can be bought for it any
// more, so that nothing moves while one buys.
func fills(st *rules.State) (list []table.Hold) {
	by := st.Decision().Player
	var ports []table.Hold
	for z := rules.ZoneID(1); int(z) < len(st.Board.Zones); z++ {
		p, own, to := st.PortAt(z), st.FleetAt(by, z), &list
		if p != 0 && st.Ports[p].Owner == by {
			if own == 0 || own&(own-1) == 0 && st.Errands.Built.Has(p) && !st.Ports[p].Fort {
				to = &ports
			}
			*to = append(*to, portFill(st, p))
		}
		for f := own; f != 0; f &= f - 1 {
			*to = append(*to, galleyFill(st, f.First(), p))
		}
		for seat := game.Player(1); own != 0 && int8(seat) <= st.Seats; seat++ {
			for f := st.FleetAt(seat, z); seat != by && f != 0; f &= f - 1 {
				*to = append(*to, galleyHold(st, f.First()))
			}
		}
	}
	return append(list, ports...)
}

// offer puts a button for an action beside a place: off, with the reason, where it is not possible now.
func offer(st *rules.State, fill *table.Hold, a table.Answer) {
	a.Tell = label(a.Action)
	if st.Check(a.Action) == nil {
		fill.WholeActions = append(fill.WholeActions, a)
	} else {
		fill.Off = append(fill.Off, a)
	}
}

// galleyFill is what can be bought for a galley, at sea or at a port: goods at a known price, and a sailor. In a
// port of others the price is asked for. A sailor who can be dismissed is by a button.
func galleyFill(st *rules.State, g rules.GalleyID, p rules.PortID) table.Hold {
	fill := galleyHold(st, g)
	if a := table.Act(st, rules.Dismiss, fill.Place); st.Check(a) == nil {
		fill.WholeActions = append(fill.WholeActions, table.Answer{Action: a, Icon: "hand"})
	}
	if p == 0 {
		return fill
	}
	port, by := &st.Ports[p], st.Galleys[g].Owner
	good := game.Good(st.Board.Ports[p].Good)
	buy, ask := table.Act(st, rules.BuyGood, fill.Place, good), table.Act(st, rules.Haggle, fill.Place, game.Port(p))
	asked := port.Owner != by && port.Owner != game.Nobody
	if asked { // stays once the price is known
		offer(st, &fill, table.Answer{Action: ask, Pieces: []game.Ref{game.Seat(port.Owner)}})
	}
	switch fill.Piece = good; {
	case st.Check(buy) == nil:
		fill.FillEach = repeat(buy, min(int(st.Room(g)), int(st.Supply[good.ID])))
	case !asked:
		offer(st, &fill, table.Answer{Action: buy, Pieces: []game.Ref{good}})
	}
	if port.Owner == by && port.Filled > 0 {
		offer(st, &fill, table.Answer{Action: table.Act(st, rules.Recruit, fill.Place), Pieces: []game.Ref{game.Sailor(by)}})
	}
	return fill
}

// portFill is what can be bought for an own port: sailors, a galley and a fort.
func portFill(st *rules.State, p rules.PortID) table.Hold {
	more := recruits(st, p)
	fill := garrison(st, p, more)
	a := table.Act(st, rules.Recruit, fill.Place)
	if fill.Piece = game.Sailor(a.By); st.Check(a) == nil {
		fill.FillEach = repeat(a, more)
	}
	offer(st, &fill, table.Answer{Action: a, Pieces: []game.Ref{fill.Piece}})
	for _, crew := range []game.Ref{fill.Place, game.Box} {
		offer(st, &fill, table.Answer{Action: table.Act(st, rules.BuildGalley, fill.Place, crew), Icon: "galley"})
	}
	if fort := game.Building(rules.Fort); !st.Ports[p].Fort {
		offer(st, &fill, table.Answer{Action: table.Act(st, rules.BuildFort, fill.Place), Pieces: []game.Ref{fort}})
	}
	return fill
}

// recruits is how many sailors can still be recruited in an own port in this turn.
func recruits(st *rules.State, p rules.PortID) int {
	return max(0, min(int(st.Ports[p].Filled-st.Errands.Recruited[p]), int(st.SailorsLeft)))
}

func repeat(a game.Action, n int) (list []game.Action) {
	for range n {
		list = append(list, a)
	}
	return list
}
