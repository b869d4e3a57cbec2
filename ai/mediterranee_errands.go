package ai

import (
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// minGain is what an errand must gain, in 1/100 of a point, and each transfer in
// it: nothing is moved to and fro for nothing.
const (
	minGain      = 3
	transferGain = 1
)

// errands plans the purchases, buildings and transfers of a turn: zone after
// zone it carries out whatever gains most, as long as something gains. What
// another player must answer ends the plan.
func (k *trader) errands(s *med.State) {
	r := round{trader: k, now: *s}
	r.worth = k.judged(s, false)
	k.offer(r.worth, k.act(med.Done))
	for again := true; again && !r.asked; {
		again = false
		for z := med.ZoneID(1); int(z) < len(s.Board.Zones) && !r.asked; z++ {
			for r.improve(z) {
				again = true
			}
		}
	}
	if r.asked {
		k.offer(r.worth)
	} else {
		k.offer(r.worth, k.act(med.Done))
	}
}

// A round is the purchases of a turn as planned so far, and the best errand to
// be added.
type round struct {
	*trader
	now    med.State
	worth  int
	asked  bool // the plan ends with a question to another player
	gain   int
	after  med.State
	errand []game.Action
	asks   bool
}

// improve adds the errand in a zone that gains most. It reports whether there
// was one.
func (r *round) improve(z med.ZoneID) bool {
	own := r.now.FleetAt(r.me, z)
	p := r.now.PortAt(z)
	mine := p != 0 && r.now.Ports[p].Owner == r.me
	if own == 0 && !mine || r.tired() {
		return false
	}
	r.gain = minGain
	r.errand = r.errand[:0]
	if mine {
		r.invest(p)
	}
	for f := own; f != 0; f &= f - 1 {
		g := f.First()
		r.refit(g, p)
		r.shift(g, own)
		r.deal(g, p)
	}
	if len(r.errand) == 0 || r.quit {
		return false
	}
	r.path = append(r.path, r.errand...)
	r.worth += r.gain
	r.now, r.asked = r.after, r.asks
	return !r.asked
}

// weigh compares the position that an errand leads to, whose actions are those
// of the path behind mark, and takes the path back.
func (r *round) weigh(s *med.State, mark int, asks bool) {
	errand := r.path[mark:]
	r.path = r.path[:mark]
	if len(errand) == 0 {
		return
	}
	gain := r.judged(s, false) - r.worth
	for _, a := range errand {
		if a.Verb == med.MoveSailor || a.Verb == med.MoveGood {
			gain -= transferGain
		}
	}
	if gain > r.gain && !r.quit {
		r.gain, r.after, r.asks = gain, *s, asks
		r.errand = append(r.errand[:0], errand...)
	}
}

// weighOne weighs a single action if it is legal.
func (r *round) weighOne(a game.Action) {
	t, mark := r.now, len(r.path)
	if r.try(&t, a) {
		r.weigh(&t, mark, false)
	}
}

// invest weighs what can be built and recruited in an own port.
func (r *round) invest(p med.PortID) {
	here := portOf(p)
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
		if t.Galleys[g].Cargo[good] > 0 && r.try(&t, r.act(med.Jettison, goodOf(good), galleyOf(g))) {
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
		r.weigh(&t, mark, false)
		r.path = r.path[:n]
		if p == 0 || r.tired() || t.Room(g) == 0 || !r.try(&t, r.act(med.BuyGood, galleyOf(g), goodOf(t.Board.Ports[p].Good))) {
			return
		}
	}
}

// crew brings a galley to n sailors: from or to the own port, else sister
// galleys, whose last sailors stay; with recruits first if they are asked for,
// else last. Sailors who cannot go elsewhere are dismissed. It reports whether
// that is possible.
func (r *round) crew(s *med.State, g med.GalleyID, n int8, recruit bool) bool {
	here := portOf(s.PortAt(s.Galleys[g].Zone))
	ship := galleyOf(g)
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
		if sister == 0 || !r.try(s, r.act(med.MoveSailor, galleyOf(sister), ship)) {
			return false
		}
	}
	for s.Galleys[g].Sailors > n {
		if own && r.try(s, r.act(med.MoveSailor, ship, here)) {
			continue
		}
		sister := r.sister(s, g, func(h med.GalleyID) bool { return s.Room(h) > 0 })
		if sister != 0 && r.try(s, r.act(med.MoveSailor, ship, galleyOf(sister))) {
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
				r.weighOne(r.act(med.MoveGood, goodOf(good), galleyOf(g), galleyOf(to)))
			}
		}
	}
}

// deal weighs questions to other players: for the price in their port, at the
// price that they will probably ask, and for pieces to be bought from and sold
// to their galleys, at what these are worth to them.
func (r *round) deal(g med.GalleyID, p med.PortID) {
	if p != 0 {
		a := r.act(med.Haggle, galleyOf(g), portOf(p))
		if r.now.Check(a) == nil {
			t := r.now
			r.imagine(&t, g, t.Board.Ports[p].Good, 1, t.Ports[p].Owner, t.Board.ForeignMost-1)
			r.path = append(r.path, a)
			r.weigh(&t, len(r.path)-1, true)
		}
	}
}

// imagine puts pieces into a hold, or takes them out, and moves the money.
func (r *round) imagine(s *med.State, g med.GalleyID, good med.Good, n int8, with game.Player, price med.Ducats) {
	galley := &s.Galleys[g]
	galley.Cargo[good] += n
	galley.Load += n
	s.Ducats[r.me] -= price * med.Ducats(n)
	s.Ducats[with] += price * med.Ducats(n)
}
