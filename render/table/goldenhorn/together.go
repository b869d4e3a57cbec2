package goldenhorn

import (
	"cmp"
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Together implements table.Table: what makes up one move, one payment, one harbour that is
// filled.
func (Table) Together(events []game.Event) (table.Line, bool) {
	switch first := events[0]; first.Note {
	case rules.NoteCourse:
		return table.Line{Key: "together.course"}, all(events, rules.NoteCourse)
	case rules.NoteFleet:
		return table.Narrated("together.fleet", events, "ships", whats(events)), sameSeat(events, rules.NoteFleet)
	case rules.NoteStart:
		return started(events), sameSeat(events, rules.NoteStart)
	case rules.NoteRefill, rules.NoteAside, rules.NoteReturned:
		return filled(events)
	case rules.NoteCard:
		return table.Narrated("together.cards", events, "n", len(events)), sameSeat(events, rules.NoteCard)
	case rules.NotePirates:
		return robbed(events)
	case 0, rules.NoteTurned:
		return sailed(events)
	case rules.NoteUnloaded:
		return table.Narrated("together.unloaded", events, "ship", first.From, "cargo", whats(events)), sameSeat(events, rules.NoteUnloaded)
	case rules.NoteConquest:
		return conquered(events)
	case rules.NoteRelieved:
		return table.Line{}, len(events) == 2 && events[1].Note == rules.NoteRelieved && events[1].Kind == game.Removed
	case rules.NoteSwapped:
		return table.Narrated("together.swapped", events, "n", (len(events)+1)/2), sameSeat(events, rules.NoteSwapped)
	case rules.NoteTurn: // that one has ended goes without saying
		last := events[len(events)-1]
		return table.Line{Key: "event.turned.turn", Args: []any{"what", last.What, "n", int(last.N)}},
			len(events) == 2 && first.Kind == game.Ended && last.Kind == game.Turned && last.Note == rules.NoteTurn
	case rules.NoteAnnounced:
		return table.Line{}, len(events) == 2 && events[1].Kind == game.Ended
	case rules.NoteGoods, rules.NoteRows, rules.NoteDominion, rules.NotePeople:
		return scored(events)
	}
	return table.Line{}, false
}

// all reports whether all events have one of some notes.
func all(events []game.Event, notes ...game.Note) bool {
	return !slices.ContainsFunc(events, func(ev game.Event) bool { return !slices.Contains(notes, ev.Note) })
}

// sameSeat reports whether all events have a note and are by the same seat.
func sameSeat(events []game.Event, note game.Note) bool {
	return all(events, note) && !slices.ContainsFunc(events, func(ev game.Event) bool { return ev.By != events[0].By })
}

// whats counts what events are about, in the order in which it comes first.
func whats(events []game.Event) (list []lang.Amount) {
	for _, ev := range events {
		list = table.Add(list, ev.What, max(1, int(ev.N)))
	}
	return list
}

// started tells where the ships of a seat start.
func started(events []game.Event) table.Line {
	var venice, constantinople []game.Event
	for _, ev := range events {
		if ev.To == game.Port(rules.Venice) {
			venice = append(venice, ev)
		} else {
			constantinople = append(constantinople, ev)
		}
	}
	switch {
	case len(constantinople) == 0:
		return table.Narrated("together.start", events, "ships", whats(venice), "port", game.Port(rules.Venice))
	case len(venice) == 0:
		return table.Narrated("together.start", events, "ships", whats(constantinople), "port", game.Port(rules.Constantinople))
	}
	return table.Narrated("together.start.both", events, "venice", whats(venice), "constantinople", whats(constantinople))
}

// filled tells what comes to a harbour; what is put aside for it or goes back into the bag goes
// without saying.
func filled(events []game.Event) (table.Line, bool) {
	if !all(events, rules.NoteRefill, rules.NoteAside, rules.NoteReturned) {
		return table.Line{}, false
	}
	var placed []game.Event
	for _, ev := range events {
		if ev.Note != rules.NoteRefill {
			continue
		}
		if len(placed) > 0 && ev.To != placed[0].To {
			return table.Line{}, false
		}
		placed = append(placed, ev)
	}
	if len(placed) == 0 {
		return table.Line{}, true
	}
	pieces := whats(placed)
	slices.SortFunc(pieces, func(a, b lang.Amount) int {
		return cmp.Or(cmp.Compare(a.What.Kind, b.What.Kind), cmp.Compare(a.What.ID, b.What.ID))
	})
	return table.Line{Key: "together.filled", Args: []any{"pieces", pieces, "n", len(placed), "port", placed[0].To}}, true
}

// robbed tells of pirates when they have their booty.
func robbed(events []game.Event) (table.Line, bool) {
	target, last := events[0], events[len(events)-1]
	switch {
	case !sameSeat(events, rules.NotePirates) || target.Kind != game.Chose:
		return table.Line{}, false
	case len(events) < 4:
		return table.Line{}, last.Kind == game.Paid
	}
	return table.Narrated("together.robbed", events, "victim", target.From, "ship", target.What, "booty", whats(events[3:]), "cards", whats(events[1:3])), len(events) == 4
}

// sailed tells of a whole move: where it has led, for which cards, and if the ship has turned
// round. That wind is free, and that the ship stops, goes without saying.
func sailed(events []game.Event) (table.Line, bool) {
	first, key := events[0], "together.sailed"
	ship := first.What
	if first.Note == rules.NoteTurned {
		key = "together.turned"
	}
	if ship.Kind != game.ShipRef || first.Kind != game.Moved && first.Note != rules.NoteTurned {
		return table.Line{}, false
	}
	to := game.Ref{}
	var cards []game.Event
	for _, ev := range events {
		switch {
		case ev.Kind == game.Moved && ev.Note == 0 && ev.What == ship:
			to = ev.To
		case ev.Note == rules.NoteWind && ev.To == ship:
			cards = append(cards, ev)
		case ev.What == ship && (ev.Note == rules.NoteTurned && to == game.Ref{} || ev.Note == rules.NoteFreeWind || ev.Note == rules.NoteStop):
		default:
			return table.Line{}, false
		}
	}
	if len(cards) > 0 {
		key += ".cards"
	}
	return table.Narrated(key, events, "ship", ship, "to", to, "cards", whats(cards)), true
}

// conquered tells how a territory was paid when it is taken.
func conquered(events []game.Event) (table.Line, bool) {
	last := events[len(events)-1]
	switch {
	case !sameSeat(events, rules.NoteConquest) || events[0].Kind != game.Paid:
		return table.Line{}, false
	case last.Kind == game.Paid:
		return table.Line{}, true
	}
	return table.Narrated("together.conquered", events, "land", last.What, "cost", whats(events[:len(events)-1]), "n", int(last.N)), true
}

// scored adds up the points of a seat.
func scored(events []game.Event) (table.Line, bool) {
	points, sum, ok := table.Points(events)
	return table.Line{Key: "together.scored", Args: []any{"seat", events[0].To, "n", sum, "goods", points[rules.NoteGoods], "rows", points[rules.NoteRows],
		"lands", points[rules.NoteDominion], "people", points[rules.NotePeople]}}, ok
}
