package mediterranee

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Together implements table.Table: what makes up one purchase, one sale, one fight, one way,
// one deal is told in one sentence, with its sum.
func (Table) Together(events []game.Event) (table.Line, bool) {
	switch first := events[0]; first.Note {
	case 0:
		return sailed(events)
	case rules.NoteBid:
		return bids(events)
	case rules.NoteDone, rules.NotePhase:
		return passed(events)
	case rules.NoteCargo:
		return bought(events)
	case rules.NoteHaggle, rules.NoteRequest, rules.NoteOffer:
		return dealt(events)
	case rules.NoteRecruit:
		return recruited(events)
	case rules.NoteGalley, rules.NoteFort:
		return built(events)
	case rules.NoteTransfer:
		return table.Transferred(events)
	case rules.NoteAskLeave:
		return asked(events)
	case rules.NoteAttack:
		return fought(events)
	case rules.NoteCaptured:
		return captured(events)
	case rules.NotePool:
		return stowed(events)
	case rules.NoteLanded:
		return landed(events)
	case rules.NoteSale:
		return sold(events)
	case rules.NoteIncome:
		return earned(events)
	case rules.NoteCapital, rules.NoteMoney, rules.NotePort, rules.NoteFair:
		return scored(events)
	}
	return table.Line{}, false
}

// alike reports whether all events are of the kind and have the note of the first.
func alike(events []game.Event) bool {
	return !slices.ContainsFunc(events, func(ev game.Event) bool { return !table.Is(ev, events[0].Kind, events[0].Note) })
}

// sailed tells a way of one galley by its end.
func sailed(events []game.Event) (table.Line, bool) {
	first, last := events[0], events[len(events)-1]
	on := !slices.ContainsFunc(events, func(ev game.Event) bool { return !table.Is(ev, game.Moved, 0) || ev.What != first.What })
	return table.Narrated("event.moved", events, "what", first.What, "to", last.To), on && first.What.Kind == game.ShipRef
}

// bids says no more of bids that are laid open but that: that they are paid goes without saying.
func bids(events []game.Event) (table.Line, bool) {
	first := events[0]
	paid := !slices.ContainsFunc(events[1:], func(ev game.Event) bool { return !table.Is(ev, game.Paid, rules.NoteBid) })
	return table.Line{}, first.Kind == game.Revealed && paid
}

// passed tells who has done with a phase, and once the next one begins only that.
func passed(events []game.Event) (table.Line, bool) {
	var who []lang.Amount
	for i, ev := range events {
		switch {
		case table.Is(ev, game.Ended, rules.NoteDone) && len(who) == i:
			who = table.Add(who, game.Seat(ev.By), 1)
		case table.Is(ev, game.Ended, rules.NotePhase) && i == len(who):
		case table.Is(ev, game.Turned, rules.NotePhase) && i > 0 && i == len(events)-1 && table.Is(events[i-1], game.Ended, rules.NotePhase):
			return table.Line{Key: "event.turned.phase", Args: []any{"n", int(ev.N)}}, true
		default:
			return table.Line{}, false
		}
	}
	if len(who) < len(events) { // the phase is over
		return table.Line{}, true
	}
	return table.Line{Key: "together.done", Args: []any{"seats", who}}, true
}

// bought adds up the pieces that a seat buys in a port, and what they cost.
func bought(events []game.Event) (table.Line, bool) {
	first, pieces, sum := events[0], 0, 0
	if first.Kind != game.Moved || first.From.Kind != game.PortRef {
		return table.Line{}, false
	}
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Moved, rules.NoteCargo) && ev.By == first.By && ev.From == first.From:
			pieces++
		case table.Is(ev, game.Paid, rules.NoteCargo) && ev.By == first.By:
			sum += 100 * int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	if events[len(events)-1].Kind == game.Moved { // to be paid yet
		return table.Line{}, true
	}
	return table.Narrated("together.bought", events, "n", pieces, "what", first.What, "port", first.From, "sum", sum), true
}

// dealSteps are what a deal comes to by each step, after what it had come to before.
var dealSteps = map[game.Note]map[string]string{
	rules.NotePrice:   {"": ".price"},
	rules.NoteDecline: {"": ".declined"},
	rules.NoteTake:    {".price": ".taken", ".refused": ".refused.taken"},
	rules.NoteLeave:   {".price": ".left", ".refused": ".refused.left"},
	rules.NoteCounter: {".price": ".offer"},
	rules.NoteAccept:  {".offer": ".accepted"},
	rules.NoteRefuse:  {".offer": ".refused"},
}

// dealt tells how a deal in a port or between galleys has gone so far, with the piece and the
// money that change hands.
func dealt(events []game.Event) (table.Line, bool) {
	first, come, price, offer := events[0], "", 0, 0
	buyer, seller := game.Seat(first.By), first.To
	if first.Note == rules.NoteOffer {
		buyer, seller = seller, buyer
	}
	for _, ev := range events[1:] {
		if ev.Note == rules.NoteCargo && (come == ".taken" || come == ".accepted" || come == ".refused.taken") && (ev.Kind == game.Paid || ev.Kind == game.Moved && ev.From == first.From) {
			if ev.Kind == game.Paid && ev != events[len(events)-1] { // it is over
				return table.Line{}, false
			}
			continue
		}
		next, ok := dealSteps[ev.Note][come]
		if !ok || ev.Kind != game.Chose {
			return table.Line{}, false
		}
		switch come = next; ev.Note {
		case rules.NotePrice:
			price = 100 * int(ev.What.ID)
		case rules.NoteCounter:
			offer = 100 * int(ev.What.ID)
		}
	}
	key := "together.haggled"
	if first.From.Kind == game.ShipRef {
		key = "together.dealt"
	}
	return table.Line{Key: key + come, Args: []any{"by", buyer, "seat", seller, "what", first.What, "port", first.From, "n", price, "offer", offer}}, come != ""
}

// recruited adds up the sailors that a seat recruits for a galley or a port.
func recruited(events []game.Event) (table.Line, bool) {
	var where game.Ref
	sailors, sum := 0, 0
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Paid, rules.NoteRecruit) && ev.By == events[0].By:
			sum += 100 * int(ev.N)
		case table.Is(ev, game.Placed, rules.NoteRecruit) && (where == game.Ref{} || where == ev.To) && ev.By == events[0].By:
			where = ev.To
			sailors += int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	if events[len(events)-1].Kind == game.Paid { // nobody has come for it yet
		return table.Line{}, true
	}
	return table.Narrated("together.recruited", events, "n", sailors, "to", where, "sum", sum), true
}

// built tells of a building together with what it and its first sailor cost.
func built(events []game.Event) (table.Line, bool) {
	first, sum := events[0], 0
	var what, where, from game.Ref
	for _, ev := range events {
		switch {
		case ev.By != first.By:
			return table.Line{}, false
		case table.Is(ev, game.Paid, first.Note), table.Is(ev, game.Paid, rules.NoteRecruit) && what != game.Ref{} && from == game.Ref{}:
			sum += 100 * int(ev.N)
		case table.Is(ev, game.Placed, first.Note) && what == game.Ref{}:
			what, where = ev.What, ev.To
		case table.Is(ev, game.Placed, rules.NoteRecruit) && ev.To == what && from == game.Ref{}, table.Is(ev, game.Moved, rules.NoteGalley) && ev.To == what && from == game.Ref{}:
			from = ev.From
		default:
			return table.Line{}, false
		}
	}
	if what == (game.Ref{}) || events[len(events)-1].Kind == game.Paid {
		return table.Line{}, true
	}
	return table.Narrated("together.built", events, "what", what, "to", where, "sum", sum), true
}

// asked tells of leave with its answer.
func asked(events []game.Event) (table.Line, bool) {
	if len(events) != 2 || events[1].Kind != game.Chose {
		return table.Line{}, false
	}
	key := ""
	switch events[1].Note {
	case rules.NoteGive:
		key = "together.leave.given"
	case rules.NoteDeny:
		key = "together.leave.denied"
	}
	return table.Narrated(key, events, "what", events[0].What, "area", events[0].To, "seat", game.Seat(events[1].By)), key != ""
}

// fought adds up the rounds of a fight and what both sides lose.
func fought(events []game.Event) (table.Line, bool) {
	first, rounds, dice, lost, paid := events[0], 0, 0, 0, 0
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Chose, rules.NoteAttack) && ev.What == first.What && ev.To == first.To && dice == 2*rounds:
			rounds++
		case table.Is(ev, game.Rolled, rules.NoteAttack):
			dice++
		case table.Is(ev, game.Removed, rules.NoteKilled) && ev.From == first.To:
			lost += int(ev.N)
		case table.Is(ev, game.Removed, rules.NoteKilled):
			paid += int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	if dice < 2*rounds { // they are still rolling
		return table.Line{}, true
	}
	return table.Narrated("together.fought", events, "what", first.What, "to", first.To, "n", rounds, "lost", lost, "paid", paid), true
}

// captured tells of a prize with those who go aboard.
func captured(events []game.Event) (table.Line, bool) {
	first, last := events[0], events[len(events)-1]
	ok := len(events) == 2 && first.Kind == game.Took && table.Is(last, game.Moved, rules.NoteCaptured)
	return table.Narrated("together.captured", events, "what", first.What, "from", first.From, "n", int(last.N)), ok
}

// stowed tells what of a pool goes aboard a galley.
func stowed(events []game.Event) (table.Line, bool) {
	first := events[0]
	var goods []lang.Amount
	for _, ev := range events {
		if !table.Is(ev, game.Took, rules.NotePool) || ev.To != first.To {
			return table.Line{}, false
		}
		goods = table.Add(goods, ev.What, 1)
	}
	return table.Narrated("together.stowed", events, "goods", goods, "n", len(events), "to", first.To), true
}

// landed adds up the sailors that a seat lands in a port, and tells if the port is taken.
func landed(events []game.Event) (table.Line, bool) {
	first, sailors := events[0], 0
	key := "together.landed"
	var from game.Ref
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Moved, rules.NoteLanded) && ev.By == first.By && ev.To == first.To:
			sailors += int(ev.N)
		case table.Is(ev, game.Took, rules.NoteTaken) && ev.What == first.To:
			key, from = "together.taken", ev.From
			if from.Kind == game.SeatRef {
				key = "together.taken.seat"
			}
		default:
			return table.Line{}, false
		}
	}
	return table.Narrated(key, events, "n", sailors, "port", first.To, "seat", from), true
}

// sold adds up what a seat sells to a port, and what of it is paid for new markets.
func sold(events []game.Event) (table.Line, bool) {
	first, sum, bonus := events[0], 0, 0
	var goods []lang.Amount
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Moved, rules.NoteSale) && ev.By == first.By && ev.To == first.To:
			goods = table.Add(goods, ev.What, 1)
		case table.Is(ev, game.Paid, rules.NoteSale):
			sum += 100 * int(ev.N)
		case table.Is(ev, game.Paid, rules.NoteMarket):
			sum, bonus = sum+100*int(ev.N), bonus+100*int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	if first.Kind != game.Moved || events[len(events)-1].Kind == game.Moved {
		return table.Line{}, first.Kind == game.Moved
	}
	key := "together.sold"
	if bonus > 0 {
		key = "together.sold.new"
	}
	return table.Narrated(key, events, "goods", goods, "port", first.To, "n", sum, "bonus", bonus), true
}

// earned tells who is paid for the own capital.
func earned(events []game.Event) (table.Line, bool) {
	var who []lang.Amount
	for _, ev := range events {
		who = table.Add(who, ev.To, 1)
	}
	return table.Line{Key: "together.income", Args: []any{"seats", who, "sum", 100 * int(events[0].N)}}, alike(events)
}

// scored adds up the points of a seat.
func scored(events []game.Event) (table.Line, bool) {
	points, sum, ok := table.Points(events)
	return table.Line{Key: "together.scored", Args: []any{"seat", events[0].To, "n", sum, "capital", points[rules.NoteCapital],
		"money", points[rules.NoteMoney], "ports", points[rules.NotePort], "fair", points[rules.NoteFair]}}, ok
}
