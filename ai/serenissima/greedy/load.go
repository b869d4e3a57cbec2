package greedy

import (
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// mostBought is how many cubes of one port are thought of: a port buys one cube
// of a good only, so that more want many ports in reach.
const mostBought = 3

// loadings tries the voyages after each crew and cargo worth a thought, the
// present crew first.
func (h *helm) loadings(s *ser.State) {
	crew := s.Galleys[s.Active].Sailors
	h.cargoes(s)
	for n := int8(1); n <= s.Board.GalleySpaces; n++ {
		t := *s
		mark := len(h.path)
		if n != crew && h.man(&t, n) {
			h.cargoes(&t)
		}
		h.path = h.path[:mark]
	}
}

// try does an action if it is legal.
func (h *helm) try(s *ser.State, a game.Action) bool {
	a.By = h.me
	if s.Check(a) != nil {
		return false
	}
	h.do(s, a)
	return true
}

// man brings the crew of the active galley to n sailors, by exchange with the
// own port or else with sister galleys, whose last sailors stay. It reports
// whether that is possible.
func (h *helm) man(s *ser.State, n int8) bool {
	here := game.Port(s.PortAt(s.Galleys[s.Active].Zone))
	own := here.ID != 0 && s.Ports[here.ID].Owner == h.me
	for s.Galleys[s.Active].Sailors != n {
		active := game.Ship(s.Active)
		more := s.Galleys[s.Active].Sailors < n
		move := func(other game.Ref) bool {
			if more {
				return h.try(s, action(ser.MoveSailor, other, active))
			}
			return h.try(s, action(ser.MoveSailor, active, other))
		}
		if own && (!more || s.Ports[here.ID].Sailors > 1) && move(here) {
			continue
		}
		sister := h.sister(s, func(g ser.GalleyID) bool {
			return more && s.Galleys[g].Sailors > 1 || !more && s.Room(g) > 0
		})
		if sister == 0 || !move(game.Ship(sister)) {
			return false
		}
	}
	return true
}

// sister returns the first other galley of the mover in the zone for which ok
// holds, zero without one.
func (h *helm) sister(s *ser.State, ok func(ser.GalleyID) bool) ser.GalleyID {
	active := &s.Galleys[s.Active]
	for g := ser.GalleyID(1); g <= ser.MaxGalleys; g++ {
		if galley := &s.Galleys[g]; g != s.Active && galley.Owner == active.Owner && galley.Zone == active.Zone && ok(g) {
			return g
		}
	}
	return 0
}

// cargoes tries the voyages with the cubes aboard, with those of sister galleys
// too, and with a full hold cleared for what the port offers.
func (h *helm) cargoes(s *ser.State) {
	h.buyAndSail(s)
	mark := len(h.path)
	t := *s
	if h.collect(&t) {
		h.buyAndSail(&t)
		h.path = h.path[:mark]
	}
	t = *s
	if h.clear(&t) {
		h.buyAndSail(&t)
		h.path = h.path[:mark]
	}
}

// buyAndSail tries the voyages with no, one, two … cubes of the port.
func (h *helm) buyAndSail(s *ser.State) {
	t := *s
	mark := len(h.path)
	h.voyages(&t)
	port := t.PortAt(t.Galleys[t.Active].Zone)
	if port == 0 {
		return
	}
	buy := action(ser.LoadGood, game.Ship(t.Active), game.Good(t.Board.Ports[port].Good))
	h.laden = true
	for range mostBought {
		if h.tired() || t.Room(t.Active) == 0 || !h.try(&t, buy) {
			break
		}
		h.voyages(&t)
	}
	h.laden = false
	h.path = h.path[:mark]
}

// collect takes a cube of each kind that is not aboard from sister galleys; it
// reports whether there was any.
func (h *helm) collect(s *ser.State) bool {
	any := false
	for g := ser.Wood; g <= ser.Spice && s.Room(s.Active) > 0; g++ {
		if s.Galleys[s.Active].Cargo[g] > 0 {
			continue
		}
		from := h.sister(s, func(sister ser.GalleyID) bool { return s.Galleys[sister].Cargo[g] > 0 })
		if from != 0 && h.try(s, action(ser.MoveGood, game.Good(g), game.Ship(from), game.Ship(s.Active))) {
			any = true
		}
	}
	return any
}

// clear throws a cube overboard if the hold is full and the port offers another
// good: one of the kind of which there are most.
func (h *helm) clear(s *ser.State) bool {
	galley := &s.Galleys[s.Active]
	port := s.PortAt(galley.Zone)
	if s.Room(s.Active) > 0 || galley.Cubes == 0 || port == 0 || galley.Cargo[s.Board.Ports[port].Good] > 0 {
		return false
	}
	most := ser.Wood
	for g := ser.Stone; g <= ser.Spice; g++ {
		if galley.Cargo[g] > galley.Cargo[most] {
			most = g
		}
	}
	return h.try(s, action(ser.Jettison, game.Good(most), game.Ship(s.Active)))
}
