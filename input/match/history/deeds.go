package history

import (
	"slices"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/table"
)

// Deeds are what seats have done in a match, for those who want to see at a glance what others did
// since their own last action. Only what everybody may know is among them.
type Deeds struct {
	Acted [game.MaxSeats + 1]int // the beat with the last action of each seat, zero for none

	list                    []Deed
	moves                   []move
	gains                   []gain
	losses, refusals, cards []mishap
	turns                   []int // the beats in which turns began
}

// A Deed is something that a seat has done in a place.
type Deed struct {
	By     game.Player
	At     game.Ref
	Kind   Kind
	Thing  game.Ref     // that it is about
	Sum    int          // money that it has brought
	Events []game.Event // the deed itself, and what is paid for it
	Beat   int
}

// A Kind is what sort of thing has been done.
type Kind uint8

// The kinds, in the order in which their signs are shown.
const (
	Fought Kind = iota
	Robbed
	Took
	Sold
	Built
	Launched
	Hired
)

// A move is a leg of the way of a ship.
type move struct {
	by             game.Player
	ship, from, to game.Ref
	beat           int
}

// ducats are what a seat gets with a payment: a table that keeps a book has other units for some.
func ducats(on table.Table, ev game.Event) int {
	if payments := on.Books().Payments; payments != nil {
		for _, x := range payments([]game.Event{ev}) {
			if game.Seat(x.By) == ev.To {
				return x.N
			}
		}
	}
	return int(ev.N)
}

// add notes a beat, the n-th of the match.
func (p *Deeds) add(on table.Table, b session.Beat, n int) {
	if by := b.Action.By; by > game.Nobody && !b.Before.Asking().Question {
		p.Acted[by] = n
	}
	for _, ev := range session.VisibleTo(b.Events, game.Nobody) {
		p.account(on, b, ev, n)
		switch {
		case ev.Kind == game.Moved && ev.What.Kind == game.ShipRef && ev.From.Kind == game.AreaRef:
			p.moves = append(p.moves, move{ev.By, ev.What, ev.From, ev.To, n})
		case ev.Kind == game.Paid && len(p.list) > 0:
			last := &p.list[len(p.list)-1]
			if last.Beat == n && last.Events[0].Note == ev.Note {
				last.Events = append(last.Events, ev)
			}
			if last.Beat == n && last.Kind == Sold && ev.To == game.Seat(last.By) {
				last.Sum += ducats(on, ev)
			}
		default:
			if d, ok := deedOf(on, b, ev); ok {
				d.Beat = n
				p.list = append(p.list, d)
			}
		}
	}
}

// Robs reports whether an event takes something from a ship.
func Robs(ev game.Event) bool {
	return ev.Kind == game.Took && ev.From.Kind == game.ShipRef && ev.To.Kind == game.SeatRef && ev.What.Kind != game.ShipRef
}

// deedOf is what somebody has done with an event, if that has a place.
func deedOf(on table.Table, b session.Beat, ev game.Event) (d Deed, ok bool) {
	d = Deed{By: ev.By, At: ev.To, Thing: ev.What, Events: []game.Event{ev}}
	switch {
	case on.Meaning(ev).Kind == table.Attack:
		d.Kind, d.At = Fought, placeOf(on, b, ev.To, ev.What, ev.From)
	case Robs(ev):
		d.Kind, d.By = Robbed, game.Player(ev.To.ID)
		d.At, _ = areaOf(on, b, ev.From) // at sea, even beside a port
	case ev.Kind == game.Took && ev.What.Kind == game.PortRef && ev.To.Kind == game.SeatRef:
		d.Kind, d.At, d.By = Took, ev.What, game.Player(ev.To.ID)
	case ev.Kind == game.Moved && ev.What.Kind == game.GoodRef && ev.From.Kind == game.ShipRef && ev.To.Kind == game.PortRef:
		d.Kind = Sold
	case ev.Kind != game.Placed:
		return d, false
	case ev.What.Kind == game.BuildingRef:
		d.Kind = Built
	case ev.What.Kind == game.ShipRef:
		d.Kind, d.At = Launched, portBy(on, b.After, ev.To)
	case ev.What.Kind == game.SailorRef:
		d.Kind, d.At = Hired, placeOf(on, b, ev.To)
	}
	return d, d.By > game.Nobody && (d.At.Kind == game.PortRef || d.At.Kind == game.AreaRef)
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
	for _, ref := range on.Facts(s, area).Neighbours {
		if ref.Kind == game.PortRef {
			return ref
		}
	}
	return area
}

// Since are the deeds of others since the last action of a seat; nil before its first.
func (p *Deeds) Since(seat game.Player) (list []Deed) {
	if seat < 1 || p.Acted[seat] == 0 {
		return nil
	}
	for _, d := range p.list {
		if d.Beat > p.Acted[seat] && d.By != seat {
			list = append(list, d)
		}
	}
	return list
}

// ShipWays are the ways that ships of somebody have taken since the last action of a seat.
func (p *Deeds) ShipWays(seat, of game.Player) (list []table.ShipWay) {
	for _, m := range p.moves {
		if m.beat <= p.Acted[seat] || m.by != of {
			continue
		}
		i := slices.IndexFunc(list, func(v table.ShipWay) bool { return v.Ship == m.ship })
		if i < 0 {
			i = len(list)
			list = append(list, table.ShipWay{Ship: m.ship, By: m.by, Areas: []game.Ref{m.from}})
		}
		list[i].Areas = append(list[i].Areas, m.to)
	}
	return list
}
