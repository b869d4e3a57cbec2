package mediterranee

import (
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// How matters rank that nobody can work out, in 1/100 of a point.
const (
	minor = 10
	major = 20
)

// manning tells what crews of the set-up can do.
func (r *breakdown) manning(plan []game.Action) {
	for _, step := range plan {
		n := int(step.Obj[1].ID)
		r.book("speed", step.Obj[0], n, major)
		r.book("spaces", step.Obj[0], min(med.GalleySpaces-n, med.MostCargo), minor)
	}
}

// bidding tells what a bid is for: it is paid whatever place it brings.
func (r *breakdown) bidding(a game.Action) {
	n := int(a.Obj[0].ID)
	if n == 0 {
		r.book("by-dice", game.Ref{}, 0, -major)
		return
	}
	r.book("choose-last", game.Ref{}, 0, major)
	r.book("spent", game.Ref{}, 100*n/max(1, int(r.view.Ducats[r.me])), -minor)
}

// place tells what a place in the order is worth: who acts before can be answered, who acts
// behind can answer.
func (r *breakdown) place(a game.Action) {
	before := int(a.Obj[0].ID) - 1
	r.book("sees", game.Ref{}, before, before*major)
	behind := int(r.view.Seats) - 1 - before
	r.book("seen", game.Ref{}, behind, -behind*minor)
}

// price tells what a piece that somebody wants is worth to the buyer, and a piece aboard to
// the seller.
func (r *breakdown) price(a game.Action) {
	d := &r.view.Deal
	z := r.dealZone(d)
	if d.From != 0 {
		r.book("own-worth", game.Good(d.Good), ducats(med.Hundreds(r.reserve(r.view)-1)), minor)
	}
	if a.Verb == med.NamePrice {
		worth := r.as(d.Buyer).piece(r.view, z, d.Good) / r.point
		r.book("to-buyer", game.Seat(d.Buyer), ducats(med.Hundreds(worth)), major)
	}
}

// dealZone is where a deal is struck.
func (r *breakdown) dealZone(d *med.Deal) med.ZoneID {
	if d.Port != 0 {
		return r.view.Board.Ports[d.Port].Zone
	}
	return r.view.Galleys[d.From].Zone
}

// counter tells how much of the price is offered.
func (r *breakdown) counter(a game.Action) {
	d := &r.view.Deal
	about := "offered"
	if a.Verb == med.Refuse {
		about = "offered-little"
	}
	r.book(about, game.Seat(d.Buyer), 100*int(d.Counter)/int(d.Price), major)
	if d.From != 0 {
		r.book("own-worth", game.Good(d.Good), ducats(med.Hundreds(r.reserve(r.view)-1)), minor)
	}
}

// purchase tells where a piece on which a price is asked can be sold.
func (r *breakdown) purchase(a game.Action, worth int64) {
	d := &r.view.Deal
	switch a.Verb {
	case med.Leave:
		if o := r.outlet(r.view, r.dealZone(d), d.Good); o.port != 0 {
			r.book("fetches-only", game.Port(o.port), ducats(o.money), minor)
		} else {
			r.book("nowhere", game.Good(d.Good), 0, minor)
		}
	case med.Counter:
		r.brings(r.view, r.dealZone(d), d.Good, max(minor, int(worth)))
		r.book("stands", game.Seat(d.Seller), ducats(d.Price), minor)
	default:
		r.brings(r.view, r.dealZone(d), d.Good, max(minor, int(worth)))
	}
}

// letPass tells where a galley is expected to go that asks for leave. It returns what the
// answer is worth beside the other one.
func (r *breakdown) letPass(a game.Action) int64 {
	denied, given, goal := r.leave(r.view)
	harm, mover := denied-(given-r.weights.courtesy), game.Seat(r.view.Active())
	if a.Verb == med.DenyLeave {
		r.book("stopped", game.Area(goal), 0, harm)
		r.book("grudge", mover, 0, -r.weights.courtesy)
		return int64(denied - given)
	}
	r.book("let-go", game.Area(goal), 0, -harm)
	r.book("favour", mover, 0, r.weights.courtesy)
	return int64(given - denied)
}
