package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// label is what the button for an action says at the quay, and what is left of its limit, who mans the new galley, or
// what a price may be.
func label(a game.Action) func(d table.Desk) []string {
	return func(d table.Desk) []string {
		st, say := d.Now().(*rules.State), d.Words().Line
		switch cost := game.Cost(st, a); a.Verb {
		case rules.Haggle:
			return []string{whoAsks(d, rules.PortID(a.Obj[1].ID)), priceSpan(d, rules.PortID(a.Obj[1].ID))}
		case rules.Recruit:
			port := rules.PortID(a.Obj[0].ID)
			if a.Obj[0].Kind == game.ShipRef {
				port = st.PortAt(st.Galleys[a.Obj[0].ID].Zone)
			}
			return []string{say("label.recruit", "n", cost), say("label.recruit.left", "n", recruits(st, port), "m", int(st.Ports[port].Filled))}
		case rules.BuildGalley:
			mans := "label.galley.garrison"
			if a.Obj[1] == game.Box {
				mans = "label.galley.recruit"
			}
			return []string{say("label.galley", "n", cost), say(mans)}
		case rules.BuildFort:
			return []string{say("label.fort", "n", cost), say("label.fort.about")}
		}
		return nil
	}
}

// whoAsks says who is asked for the price in a port, and the price once it is agreed on.
func whoAsks(d table.Desk, port rules.PortID) string {
	st := d.Now().(*rules.State)
	owner := game.Seat(st.Ports[port].Owner)
	if agreed := 100 * int(st.Errands.Prices[port]); agreed > 0 {
		return d.Words().Line("label.ask.agreed", "seat", owner, "n", agreed)
	}
	return d.Words().Line("label.ask", "seat", owner)
}

// priceSpan says what was asked last in a port, or what may be.
func priceSpan(d table.Desk, port rules.PortID) string {
	if last := lastAsked(d, port); last > 0 {
		return d.Words().Line("label.ask.last", "n", last)
	}
	st := d.Now().(*rules.State)
	least, most := st.Board.GoodPrice, st.Board.ForeignMost
	if st.HasMonopoly(st.Ports[port].Owner, st.Board.Ports[port].Good) {
		most = st.Board.MonopolyMost
	}
	return d.Words().Line("label.ask.range", "n", 100*int(least), "m", 100*int(most))
}

// lastAsked is the price that was asked last for what a port makes, zero if none has been.
func lastAsked(d table.Desk, port rules.PortID) (price int) {
	at := rules.PortID(0)
	for _, events := range d.History() {
		for _, ev := range events {
			switch {
			case table.Is(ev, game.Chose, rules.NoteHaggle):
				at = rules.PortID(ev.From.ID)
			case table.Is(ev, game.Chose, rules.NoteRequest), table.Is(ev, game.Chose, rules.NoteOffer):
				at = 0
			case table.Is(ev, game.Chose, rules.NotePrice) && at == port:
				price = 100 * int(ev.What.ID)
			}
		}
	}
	return price
}
