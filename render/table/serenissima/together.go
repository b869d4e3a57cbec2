package serenissima

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// Together implements table.Table: what makes up one way, one loading, one sale, one purchase,
// one landing, one fight is told in one sentence, with its sum.
func (Table) Together(events []game.Event) (table.Line, bool) {
	switch first := events[0]; first.Note {
	case 0:
		return sailed(events)
	case rules.NoteStart:
		return started(events)
	case rules.NoteCargo:
		return loaded(events)
	case rules.NoteTransfer:
		return table.Transferred(events)
	case rules.NoteSale:
		return sold(events)
	case rules.NoteRecruit:
		return hired(events)
	case rules.NoteGalley, rules.NoteFort, rules.NoteBasilica:
		return built(events)
	case rules.NoteLanded:
		return landed(events)
	case rules.NoteAttack:
		return fought(events)
	case rules.NoteActivation: // that one galley has ended goes without saying
		last := events[len(events)-1]
		return table.Line{Key: "event.turned.wheel", Args: []any{"to", last.To}}, len(events) == 2 && table.Is(last, game.Turned, rules.NoteWheel)
	}
	return table.Line{}, false
}

// sailed tells a way of one galley by its end.
func sailed(events []game.Event) (table.Line, bool) {
	first, last := events[0], events[len(events)-1]
	on := !slices.ContainsFunc(events, func(ev game.Event) bool { return !table.Is(ev, game.Moved, 0) || ev.What != first.What })
	return table.Narrated("event.moved", events, "what", first.What, "to", last.To), on
}

// started tells where a seat begins with whom, or which galley it launches with whom.
func started(events []game.Event) (table.Line, bool) {
	first := events[0]
	var ship, area game.Ref
	ashore, aboard := 0, 0
	for i, ev := range events {
		switch {
		case i == 0 && table.Is(ev, game.Chose, rules.NoteStart), !table.Is(ev, game.Placed, rules.NoteStart) || ev.By != first.By:
			if i > 0 {
				return table.Line{}, false
			}
		case ev.What.Kind == game.ShipRef && ship == game.Ref{}:
			ship, area = ev.What, ev.To
		case ev.To.Kind == game.PortRef && ashore == 0:
			ashore = int(ev.N)
		case ev.To == ship && aboard == 0:
			aboard = int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	switch {
	case aboard == 0: // more is to come
		return table.Line{}, true
	case first.Kind == game.Chose:
		return table.Narrated("together.started", events, "port", first.What, "n", ashore, "m", aboard, "ship", ship, "area", area), true
	}
	return table.Narrated("together.launched", events, "ship", ship, "area", area, "n", aboard), true
}

// loaded adds up the cubes that a galley takes in a port, and what they cost.
func loaded(events []game.Event) (table.Line, bool) {
	first, n, sum := events[0], 0, 0
	var seller game.Ref
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Moved, rules.NoteCargo) && ev.What == first.What && ev.From == first.From && ev.To == first.To:
			n++
		case table.Is(ev, game.Paid, rules.NoteCargo) && n > 0:
			sum, seller = sum+int(ev.N), ev.To
		default:
			return table.Line{}, false
		}
	}
	key := "together.loaded"
	switch {
	case seller.Kind == game.SeatRef:
		key = "together.loaded.seat"
	case sum > 0:
		key = "together.loaded.paid"
	}
	return table.Narrated(key, events, "n", n, "what", first.What, "port", first.From, "ship", first.To, "sum", sum, "seat", seller), true
}

// sold adds up what a galley sells to a port.
func sold(events []game.Event) (table.Line, bool) {
	first, n, sum := events[0], 0, 0
	var goods []lang.Amount
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Moved, rules.NoteSale) && ev.From == first.From && ev.To == first.To:
			goods = table.Add(goods, ev.What, 1)
			n++
		case table.Is(ev, game.Paid, rules.NoteSale) && n > 0:
			sum += int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	if events[len(events)-1].Kind == game.Moved { // to be paid yet
		return table.Line{}, true
	}
	key := "together.sold"
	if len(goods) > 1 {
		key = "together.sold.mixed"
	}
	return table.Narrated(key, events, "n", n, "what", first.What, "goods", goods, "port", first.To, "sum", sum), true
}

// hired adds up the sailors that a seat hires for a galley or a port.
func hired(events []game.Event) (table.Line, bool) {
	first, sailors, sum := events[0], 0, 0
	for _, ev := range events {
		switch {
		case table.Is(ev, game.Placed, rules.NoteRecruit) && ev.To == first.To:
			sailors += int(ev.N)
		case table.Is(ev, game.Paid, rules.NoteRecruit) && sailors > 0:
			sum += int(ev.N)
		default:
			return table.Line{}, false
		}
	}
	if events[len(events)-1].Kind == game.Placed { // to be paid yet
		return table.Line{}, true
	}
	return table.Narrated("together.hired", events, "n", sailors, "to", first.To, "sum", sum), true
}

// built tells of a galley with its first sailor, or of a building, together with the price.
func built(events []game.Event) (table.Line, bool) {
	first, last := events[0], events[len(events)-1]
	for _, ev := range events[1:] {
		if ev.Note != first.Note || ev.Kind == game.Placed && ev.To != first.What {
			return table.Line{}, false
		}
	}
	if last.Kind != game.Paid { // to be paid yet
		return table.Line{}, true
	}
	key := "together.built"
	if first.Note == rules.NoteGalley {
		key = "together.launched.paid"
	}
	return table.Narrated(key, events, "what", first.What, "to", first.To, "n", int(last.N)), true
}

// landed tells of the sailors that land and of the port that they take.
func landed(events []game.Event) (table.Line, bool) {
	first, last := events[0], events[len(events)-1]
	key := "together.taken"
	if last.From.Kind == game.SeatRef {
		key = "together.taken.seat"
	}
	return table.Narrated(key, events, "n", int(first.N), "port", first.To, "seat", last.From), len(events) == 2 && table.Is(last, game.Took, rules.NoteTaken)
}

// fought adds up the rounds of a fight and what both sides lose, first to the fire of a fort.
func fought(events []game.Event) (table.Line, bool) {
	first, dice, lost, paid, fort := events[0], 0, 0, 0, 0
	for _, ev := range events[1:] {
		switch {
		case table.Is(ev, game.Rolled, rules.NoteFortVolley) && dice == 0:
		case table.Is(ev, game.Rolled, rules.NoteAttack):
			dice++
		case table.Is(ev, game.Removed, rules.NoteKilled) && ev.From == first.To:
			lost += int(ev.N)
		case table.Is(ev, game.Removed, rules.NoteKilled):
			if paid += int(ev.N); dice == 0 {
				fort += int(ev.N)
			}
		default:
			return table.Line{}, false
		}
	}
	if dice%2 != 0 { // they are still rolling
		return table.Line{}, true
	}
	return table.Narrated("together.fought", events, "what", first.What, "to", first.To, "n", dice/2, "lost", lost, "paid", paid, "fort", fort), true
}
