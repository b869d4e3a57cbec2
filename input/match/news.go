package match

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// News are what seats have done in a match, for those who want to see at a glance what others did
// since their own last action. Only what everybody may know is among them.
type news struct {
	deeds  []deed
	moves  []move
	gains  []gain
	losses []loss
	turns  []int                  // the beats in which turns began
	acted  [game.MaxSeats + 1]int // the beat with the last action of each seat, zero for none
}

// A deed is something that a seat has done in a place.
type deed struct {
	by     game.Player
	at     game.Ref
	kind   deedKind
	thing  game.Ref     // that it is about
	sum    int          // money that it has brought
	events []game.Event // the deed itself, and what is paid for it
	beat   int
}

// A deedKind is what sort of thing has been done.
type deedKind uint8

// The kinds, in the order in which their signs are shown.
const (
	fought deedKind = iota
	robbed
	took
	sold
	built
	launched
	hired
)

// A move is a leg of the way of a ship.
type move struct {
	by             game.Player
	ship, from, to game.Ref
	beat           int
}

// ducats are what a seat gets with a payment: a table that keeps a book has other units for some.
func ducats(on table.Table, ev game.Event) int {
	if book, ok := on.(table.Bookkeeper); ok {
		for _, x := range book.Payments([]game.Event{ev}) {
			if game.Seat(x.By) == ev.To {
				return x.N
			}
		}
	}
	return int(ev.N)
}

// hear notes a beat, the n-th of the match.
func (p *news) hear(on table.Table, b session.Beat, n int) {
	if by := b.Action.By; by > game.Nobody && !b.Before.Asking().Question {
		p.acted[by] = n
	}
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		p.account(on, b, ev, n)
		switch {
		case ev.Kind == game.Moved && ev.What.Kind == game.ShipRef && ev.From.Kind == game.AreaRef:
			p.moves = append(p.moves, move{ev.By, ev.What, ev.From, ev.To, n})
		case ev.Kind == game.Paid && len(p.deeds) > 0:
			last := &p.deeds[len(p.deeds)-1]
			if last.beat == n && last.events[0].Note == ev.Note {
				last.events = append(last.events, ev)
			}
			if last.beat == n && last.kind == sold && ev.To == game.Seat(last.by) {
				last.sum += ducats(on, ev)
			}
		default:
			if d, ok := deedOf(on, b, ev); ok {
				d.beat = n
				p.deeds = append(p.deeds, d)
			}
		}
	}
}

// robs reports whether an event takes something from a ship.
func robs(ev game.Event) bool {
	return ev.Kind == game.Took && ev.From.Kind == game.ShipRef && ev.To.Kind == game.SeatRef && ev.What.Kind != game.ShipRef
}

// deedOf is what somebody has done with an event, if that has a place.
func deedOf(on table.Table, b session.Beat, ev game.Event) (d deed, ok bool) {
	d = deed{by: ev.By, at: ev.To, thing: ev.What, events: []game.Event{ev}}
	switch {
	case on.Meaning(ev).Kind == table.Attack:
		d.kind, d.at = fought, placeOf(on, b, ev.To, ev.What, ev.From)
	case robs(ev):
		d.kind, d.by = robbed, game.Player(ev.To.ID)
		d.at, _ = areaOf(on, b, ev.From) // at sea, even beside a port
	case ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.To.Kind == game.SeatRef:
		d.kind, d.at, d.by = took, ev.What, game.Player(ev.To.ID)
	case ev.Kind == game.Moved && ev.What.Kind == game.GoodRef && ev.From.Kind == game.ShipRef && ev.To.Kind == game.PortRef:
		d.kind = sold
	case ev.Kind != game.Placed:
		return d, false
	case ev.What.Kind == game.BuildingRef:
		d.kind = built
	case ev.What.Kind == game.ShipRef:
		d.kind, d.at = launched, portBy(on, b.After, ev.To)
	case ev.What.Kind == game.SailorRef:
		d.kind, d.at = hired, placeOf(on, b, ev.To)
	}
	return d, d.by > game.Nobody && (d.at.Kind == game.PortRef || d.at.Kind == game.AreaRef)
}

// placeOf is the port or area where the first of some things lies that has a place: the port of its
// area, if there is one.
func placeOf(on table.Table, b session.Beat, things ...game.Ref) game.Ref {
	for _, thing := range things {
		switch thing.Kind {
		case game.PortRef, game.AreaRef:
			return thing
		case game.ShipRef:
			if area, s := areaOf(on, b, thing); area.Kind == game.AreaRef {
				return portBy(on, s, area)
			}
		}
	}
	return game.Ref{}
}

// areaOf is the area where a ship lies before a beat, or else after it, and the state in which it
// lies there: it may come into play, or sink.
func areaOf(on table.Table, b session.Beat, ship game.Ref) (area game.Ref, s game.State) {
	for _, s := range []game.State{b.Before, b.After} {
		if area := on.Facts(s, ship).Area; area.Kind == game.AreaRef {
			return area, s
		}
	}
	return game.Ref{}, nil
}

// portBy is the port by an area, or the area if there is none.
func portBy(on table.Table, s game.State, area game.Ref) game.Ref {
	for _, ref := range on.Facts(s, area).Beside {
		if ref.Kind == game.PortRef {
			return ref
		}
	}
	return area
}

// since are the deeds of others since the last action of a seat; nil before its first.
func (p *news) since(seat game.Player) (list []deed) {
	if seat < 1 || p.acted[seat] == 0 {
		return nil
	}
	for _, d := range p.deeds {
		if d.beat > p.acted[seat] && d.by != seat {
			list = append(list, d)
		}
	}
	return list
}

// voyages are the ways that ships of somebody have taken since the last action of a seat.
func (p *news) voyages(seat, of game.Player) (list []table.Voyage) {
	for _, m := range p.moves {
		if m.beat <= p.acted[seat] || m.by != of {
			continue
		}
		i := slices.IndexFunc(list, func(v table.Voyage) bool { return v.Ship == m.ship })
		if i < 0 {
			i = len(list)
			list = append(list, table.Voyage{Ship: m.ship, By: m.by, Areas: []game.Ref{m.from}})
		}
		list[i].Areas = append(list[i].Areas, m.to)
	}
	return list
}

// A report is what a seat has done in a place, all together.
type report struct {
	by    game.Player
	at    game.Ref
	deeds []deed // by kind
	sum   int
}

// reports sums deeds up by place and seat, in the order in which they were first done.
func reports(deeds []deed) (list []report) {
	for _, d := range deeds {
		i := slices.IndexFunc(list, func(r report) bool { return r.by == d.by && r.at == d.at })
		if i < 0 {
			i = len(list)
			list = append(list, report{by: d.by, at: d.at})
		}
		list[i].deeds = append(list[i].deeds, d)
		list[i].sum += d.sum
	}
	for i := range list {
		slices.SortStableFunc(list[i].deeds, func(a, b deed) int { return int(a.kind) - int(b.kind) })
	}
	return list
}
