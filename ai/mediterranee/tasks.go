package mediterranee

import (
	"slices"

	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// What a task must gain, in 1/100 of a point: nothing is moved to and fro and
// nobody is asked for nothing.
const (
	minGain      = 3
	transferGain = 1  // on top, for each transfer in it
	askGain      = 10 // on top, if another player must answer
)

// tasks plans the purchases, buildings and transfers of a turn: zone after
// zone it carries out whatever gains most, as long as something gains. What
// another player must answer ends the plan.
func (k *captain) tasks(s *med.State) {
	k.remember()
	r := round{captain: k, now: *s}
	r.worth = k.judged(s, false)
	k.offer(r.worth, k.act(med.Done))
	for again := true; again; {
		again = false
		for z := med.ZoneID(1); int(z) < len(s.Board.Zones); z++ {
			for r.improve(z) {
				if asks(r.path[len(r.path)-1].Verb) {
					k.straighten(*s)
					k.offer(r.worth)
					return
				}
				again = true
			}
		}
	}
	k.straighten(*s)
	k.offer(r.worth, k.act(med.Done))
}

// straighten leaves out of the path from a position what only leads back to where it has been.
func (k *captain) straighten(s med.State) {
	var been []med.State // before each action that stays
	path := k.path[:0]
	back := func() {
		now := s
		now.Errands.Transfers = 0 // how many there were is of no account
		if i := slices.Index(been, now); i >= 0 {
			been, path = been[:i], path[:i]
		}
		been = append(been, now)
	}
	for _, a := range k.path {
		back()
		if path = append(path, a); !asks(a.Verb) { // else it is the last one
			s.Apply(a, nil)
		}
	}
	if n := len(path); n > 0 && !asks(path[n-1].Verb) {
		back()
	}
	k.path = path
}

// asks reports whether another player must answer.
func asks(v game.Verb) bool { return v == med.Haggle || v == med.Request || v == med.Offer }

// A round is the purchases of a turn as planned so far, and the best task to
// be added.
type round struct {
	*captain
	now   med.State
	worth int
	next  task
}

// A task is a few actions for one purpose.
type task struct {
	actions []game.Action
	gain    int
	after   med.State
	worth   int // of the position after it
}

// improve adds the task in a zone that gains most. It reports whether there
// was one.
func (r *round) improve(z med.ZoneID) bool {
	own, p := r.now.FleetAt(r.me, z), r.now.PortAt(z)
	mine := p != 0 && r.now.Ports[p].Owner == r.me
	if own == 0 && !mine || r.tired() {
		return false
	}
	r.next.actions, r.next.gain = r.next.actions[:0], minGain
	if mine {
		r.invest(p)
	}
	for f := own; f != 0; f &= f - 1 {
		g := f.First()
		r.refit(g, p)
		r.shift(g, own)
		r.ask(g, p)
	}
	if len(r.next.actions) == 0 || r.quit {
		return false
	}
	r.path = append(r.path, r.next.actions...)
	r.now, r.worth = r.next.after, r.next.worth
	return true
}

// weigh compares the position that a task leads to, whose actions are those
// of the path behind mark, and takes the path back.
func (r *round) weigh(s *med.State, mark int) {
	actions := r.path[mark:]
	r.path = r.path[:mark]
	if len(actions) == 0 {
		return
	}
	worth := r.judged(s, false)
	gain := worth - r.worth
	for _, a := range actions {
		switch {
		case a.Verb == med.MoveSailor, a.Verb == med.MoveGood:
			gain -= transferGain
		case asks(a.Verb):
			gain -= askGain
		}
	}
	if gain > r.next.gain && !r.quit {
		r.next = task{append(r.next.actions[:0], actions...), gain, *s, worth}
	}
}

// weighOne weighs a single action if it is legal.
func (r *round) weighOne(a game.Action) {
	t, mark := r.now, len(r.path)
	if r.try(&t, a) {
		r.weigh(&t, mark)
	}
}

// invest weighs what can be built and recruited in an own port.
func (r *round) invest(p med.PortID) {
	here := game.Port(p)
	r.weighOne(r.act(med.BuildGalley, here, here))
	r.weighOne(r.act(med.BuildGalley, here, game.Box))
	r.weighOne(r.act(med.BuildFort, here))
	r.weighOne(r.act(med.Recruit, here))
}

// refit weighs crews and cargoes of a galley: each number of sailors, with so
// many pieces of what the port sells, in place of another piece if the hold is
// full.
func (r *round) refit(g med.GalleyID, p med.PortID) {
	mark := len(r.path)
	for n := int8(1); n <= med.GalleySpaces; n++ {
		for _, recruit := range [...]bool{false, true} {
			t := r.now
			if r.crew(&t, g, n, recruit) {
				r.load(&t, g, p, mark)
			}
			r.path = r.path[:mark]
			if n <= r.now.Galleys[g].Sailors {
				break
			}
		}
	}
	if r.now.Room(g) > 0 {
		return
	}
	for good := med.Gems; good <= med.Wood; good++ {
		t := r.now
		if t.Galleys[g].Cargo[good] > 0 && r.try(&t, r.act(med.Jettison, game.Good(good), game.Ship(g))) {
			r.load(&t, g, p, mark)
		}
		r.path = r.path[:mark]
	}
}

// load weighs no, one, two … pieces of what a port sells. The path behind mark
// leads to s.
func (r *round) load(s *med.State, g med.GalleyID, p med.PortID, mark int) {
	for t := *s; ; {
		n := len(r.path)
		r.weigh(&t, mark)
		r.path = r.path[:n]
		if p == 0 || r.tired() || t.Room(g) == 0 || !r.try(&t, r.act(med.BuyGood, game.Ship(g), game.Good(t.Board.Ports[p].Good))) {
			return
		}
	}
}

// crew brings a galley to n sailors: from or to the own port, else sister
// galleys, whose last sailors stay; if it is to recruit, recruits come first.
// Sailors who cannot go elsewhere are dismissed. It reports whether that is
// possible.
func (r *round) crew(s *med.State, g med.GalleyID, n int8, recruit bool) bool {
	here := game.Port(s.PortAt(s.Galleys[g].Zone))
	ship := game.Ship(g)
	own := here.ID != 0 && s.Ports[here.ID].Owner == r.me
	for s.Galleys[g].Sailors < n {
		switch {
		case s.Room(g) == 0:
			return false
		case recruit && own && r.try(s, r.act(med.Recruit, ship)):
			continue
		case own && s.Ports[here.ID].Sailors > 0 && r.try(s, r.act(med.MoveSailor, here, ship)):
			continue
		}
		sister := r.sister(s, g, func(h med.GalleyID) bool { return s.Galleys[h].Sailors > 1 })
		if sister == 0 || !r.try(s, r.act(med.MoveSailor, game.Ship(sister), ship)) {
			return false
		}
	}
	for s.Galleys[g].Sailors > n {
		if own && r.try(s, r.act(med.MoveSailor, ship, here)) {
			continue
		}
		sister := r.sister(s, g, func(h med.GalleyID) bool { return s.Room(h) > 0 })
		if sister != 0 && r.try(s, r.act(med.MoveSailor, ship, game.Ship(sister))) {
			continue
		}
		if own || !r.try(s, r.act(med.Dismiss, ship)) {
			return false
		}
	}
	return true
}

// sister returns the first other own galley in the zone for which ok holds, zero
// without one.
func (r *round) sister(s *med.State, g med.GalleyID, ok func(med.GalleyID) bool) med.GalleyID {
	for f := s.FleetAt(r.me, s.Galleys[g].Zone); f != 0; f &= f - 1 {
		if h := f.First(); h != g && ok(h) {
			return h
		}
	}
	return 0
}

// shift weighs pieces that go over to sister galleys.
func (r *round) shift(g med.GalleyID, own med.Fleet) {
	for good := med.Gems; good <= med.Wood; good++ {
		if r.now.Galleys[g].Cargo[good] == 0 {
			continue
		}
		for f := own; f != 0; f &= f - 1 {
			if to := f.First(); to != g && r.now.Room(to) > 0 {
				r.weighOne(r.act(med.MoveGood, game.Good(good), game.Ship(g), game.Ship(to)))
			}
		}
	}
}

// ask weighs questions to other players, which end the plan: for the price in
// their port, and for deals with their galleys in the zone. Each is weighed at
// the price that is likely.
func (r *round) ask(g med.GalleyID, p med.PortID) {
	s := &r.now
	if p != 0 {
		r.weighDeal(r.act(med.Haggle, game.Ship(g), game.Port(p)))
	}
	z := s.Galleys[g].Zone
	if !r.stops.Has(z) || s.Board.Zones[z].OpenSea {
		return
	}
	for other := game.Player(1); int8(other) <= s.Seats; other++ {
		theirs := s.FleetAt(other, z)
		if other == r.me || theirs == 0 {
			continue
		}
		for good := med.Gems; good <= med.Wood; good++ {
			for f := theirs; f != 0; f &= f - 1 {
				if h := f.First(); s.Galleys[h].Cargo[good] > 0 {
					r.weighDeal(r.act(med.Request, game.Good(good), game.Ship(h), game.Ship(g)))
				}
			}
			if s.Galleys[g].Cargo[good] > 0 {
				r.weighDeal(r.act(med.Offer, game.Good(good), game.Ship(g), game.Seat(other)))
			}
		}
	}
}

// weighDeal weighs the question that opens a deal as if it were struck at the price that is
// likely.
func (r *round) weighDeal(a game.Action) {
	if r.now.Check(a) != nil {
		return
	}
	d := r.likely(&r.now, a)
	if d.Price < 0 || d.Price > med.DearestPiece {
		return
	}
	t, mark := r.now, len(r.path)
	strike(&t, &d)
	r.path = append(r.path, a)
	r.weigh(&t, mark)
}

// likely is the deal that a question will probably lead to.
func (k *captain) likely(s *med.State, a game.Action) (d med.Deal) {
	switch a.Verb {
	case med.Haggle:
		d = med.Deal{Port: med.PortID(a.Obj[1].ID), To: med.GalleyID(a.Obj[0].ID), Buyer: k.me}
		d.Seller, d.Good = s.Ports[d.Port].Owner, s.Board.Ports[d.Port].Good
		d.Price = s.Board.ForeignMost - 1
	case med.Request:
		d = med.Deal{Good: med.Good(a.Obj[0].ID), From: med.GalleyID(a.Obj[1].ID), To: med.GalleyID(a.Obj[2].ID), Buyer: k.me}
		d.Seller = s.Galleys[d.From].Owner
		d.Price = k.worthTo(s, d.Seller, d.From, d.Good) + 1
	case med.Offer:
		d = med.Deal{Good: med.Good(a.Obj[0].ID), From: med.GalleyID(a.Obj[1].ID), Buyer: game.Player(a.Obj[2].ID), Seller: k.me}
		d.Price = k.worthTo(s, d.Buyer, d.From, d.Good) - 1
	}
	return d
}

// worthTo is what a piece aboard a galley is worth to another player, in hundreds of ducats.
func (k *captain) worthTo(s *med.State, p game.Player, g med.GalleyID, good med.Good) med.Hundreds {
	return med.Hundreds(k.as(p).piece(s, s.Galleys[g].Zone, good) / k.point)
}

// strike carries out a deal, as far as it is known which galleys it is about.
func strike(s *med.State, d *med.Deal) {
	if d.From != 0 {
		handOver(s, d.From, d.Good, -1)
	}
	if d.To != 0 {
		handOver(s, d.To, d.Good, 1)
	}
	s.Ducats[d.Buyer] -= d.Price
	s.Ducats[d.Seller] += d.Price
}

// handOver puts pieces into a hold, or takes them out.
func handOver(s *med.State, g med.GalleyID, good med.Good, n int8) {
	s.Galleys[g].Cargo[good] += n
	s.Galleys[g].Load += n
}
