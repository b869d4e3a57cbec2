package serenissima

import (
	"math"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// mostBought is how many cubes of one port are thought of: a port buys one cube
// of a good only, so that more want many ports in reach.
const mostBought = 3

// loadings tries the voyages after each crew and cargo worth a thought, the
// present crew first.
func (h *planner) loadings(s *ser.State) {
	crew := s.Galleys[s.Active].Sailors
	h.cargoes(s)
	if h.ownPortHere(s) == 0 && h.sister(s, func(ser.GalleyID) bool { return true }) == 0 {
		return
	}
	for n := s.Board.GalleySpaces; n > 0; n-- {
		if n == crew || h.rough && n < crew && n != 2 && n != 3 {
			continue
		}
		t := *s
		mark := len(h.path)
		if h.man(&t, n) {
			h.cargoes(&t)
		}
		h.path = h.path[:mark]
	}
}

// ownPortHere returns the port in the active galley's zone if it is mine.
func (h *planner) ownPortHere(s *ser.State) ser.PortID {
	if p := s.PortAt(s.Galleys[s.Active].Zone); p != 0 && s.Ports[p].Owner == h.me {
		return p
	}
	return 0
}

// man brings the crew of the active galley to n sailors, by exchange with the
// own port or else with sister galleys, whose last sailors stay. It reports
// whether that is possible.
func (h *planner) man(s *ser.State, n int8) bool {
	own := h.ownPortHere(s)
	for s.Galleys[s.Active].Sailors != n {
		active := game.Ship(s.Active)
		more := s.Galleys[s.Active].Sailors < n
		move := func(other game.Ref) bool {
			if more {
				return h.try(s, two(ser.MoveSailor, other, active))
			}
			return h.try(s, two(ser.MoveSailor, active, other))
		}
		if own != 0 && (!more || s.Ports[own].Sailors > 1) && move(game.Port(own)) {
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
func (h *planner) sister(s *ser.State, ok func(ser.GalleyID) bool) ser.GalleyID {
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
func (h *planner) cargoes(s *ser.State) {
	h.buyAndSail(s)
	if h.rough {
		return
	}
	mark := len(h.path)
	t := *s
	if h.collect(&t) {
		h.buyAndSail(&t)
		h.path = h.path[:mark]
	}
	t = *s
	if h.clearHold(&t) {
		h.buyAndSail(&t)
		h.path = h.path[:mark]
	}
}

// buyAndSail tries the voyages with no, one, two … cubes of the port; a rough
// plan buys one if the good is not aboard.
func (h *planner) buyAndSail(s *ser.State) {
	t := *s
	mark := len(h.path)
	port := t.PortAt(t.Galleys[t.Active].Zone)
	if port == 0 {
		h.voyages(&t)
		return
	}
	ware := t.Board.Ports[port].Good
	buy := func() bool {
		return !h.tired() && t.Room(t.Active) > 0 && t.Supply[ware] > 0 && h.try(&t, two(ser.LoadGood, game.Ship(t.Active), game.Good(ware)))
	}
	if h.rough {
		if t.Galleys[t.Active].Cargo[ware] == 0 {
			buy()
		}
		h.voyages(&t)
		h.path = h.path[:mark]
		return
	}
	h.voyages(&t)
	h.laden = true
	for t.Galleys[t.Active].Cargo[ware] < mostBought && buy() {
		h.voyages(&t)
	}
	h.laden = false
	h.path = h.path[:mark]
}

// collect takes a cube of each kind that is not aboard from sister galleys; it
// reports whether there was any.
func (h *planner) collect(s *ser.State) bool {
	any := false
	for g := ser.Wood; g <= ser.Spice && s.Room(s.Active) > 0; g++ {
		if s.Galleys[s.Active].Cargo[g] > 0 {
			continue
		}
		from := h.sister(s, func(sister ser.GalleyID) bool { return s.Galleys[sister].Cargo[g] > 0 })
		if from != 0 && h.try(s, three(ser.MoveGood, game.Good(g), game.Ship(from), game.Ship(s.Active))) {
			any = true
		}
	}
	return any
}

// clearHold throws a cube overboard if the hold is full and the port offers
// another good: one of the kind of which there are most.
func (h *planner) clearHold(s *ser.State) bool {
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
	return h.try(s, two(ser.Jettison, game.Good(most), game.Ship(s.Active)))
}

// A course is where the active galley can go: the zones, nearest first, and by
// which way.
type course struct {
	zones  [ser.MaxZones + 1]ser.ZoneID
	count  int
	before [ser.MaxZones + 1]ser.ZoneID // the zone from which each is entered; of the first, itself
}

// voyages tries every zone within reach, the present one first; in a rough plan
// those that promise most.
func (h *planner) voyages(s *ser.State) {
	var c course
	h.explore(s, &c)
	if h.rough {
		h.choosePorts(&c)
	}
	mark := len(h.path)
	for _, z := range c.zones[:c.count] {
		if h.tired() {
			return
		}
		if h.blind&(1<<uint(z)) != 0 {
			continue
		}
		h.follow(s.Active, z, &c)
		h.finals(&h.seas[z], 0)
		h.path = h.path[:mark]
	}
}

// explore finds the zones within reach and the positions there. A way through a
// zone where a rival is expected to stop the galley ends there.
func (h *planner) explore(s *ser.State, c *course) {
	from := s.Galleys[s.Active].Zone
	c.zones[0], c.before[from], c.count = from, from, 1
	h.seas[from] = *s
	mark := len(h.path)
	for head := 0; head < c.count; head++ {
		z := c.zones[head]
		at := &h.seas[z]
		switch at.Decision().Prompt {
		case ser.Activate, ser.Loading, ser.Sailing:
		default:
			continue
		}
		if at.MovesLeft() == 0 {
			continue
		}
		for _, next := range s.Board.Zones[z].Neighbours {
			if c.before[next] != 0 {
				continue
			}
			c.before[next] = z
			h.seas[next] = *at
			h.do(&h.seas[next], two(ser.Sail, game.Ship(at.Active), game.Area(next)))
			h.path = h.path[:mark]
			c.zones[c.count] = next
			c.count++
		}
	}
}

// mostPorts is how many zones a rough plan looks at.
const mostPorts = 4

// choosePorts leaves of a course the present zone and those where most is to be
// had at once; if there is nothing, all that have a port.
func (h *planner) choosePorts(c *course) {
	var gains [ser.MaxZones + 1]int64
	n, any := 1, false
	for _, z := range c.zones[1:c.count] {
		if p := h.board.Zones[z].Port; p != 0 {
			gain := h.catch(&h.seas[z], p)
			any = any || gain > 0
			at := n
			for ; at > 1 && gains[at-1] < gain; at-- {
				gains[at], c.zones[at] = gains[at-1], c.zones[at-1]
			}
			gains[at], c.zones[at] = gain, z
			n++
		}
	}
	if any {
		for n = min(n, 1+mostPorts); gains[n-1] == 0 && n > 1; n-- {
		}
	}
	c.count = n
}

// catch is what the active galley could get at once in a port, roughly.
func (h *planner) catch(s *ser.State, p ser.PortID) int64 {
	galley, port, v := &s.Galleys[s.Active], &s.Ports[p], &h.values.of[p]
	var gain int64
	if v.takes != 0 && galley.Cubes > 0 {
		if wanted := goods(galley) & v.takes; wanted != 0 {
			gain = h.trip(port, &h.board.Ports[p], v, wanted)
		}
	}
	if v.prize > gain && galley.Sailors > 1 {
		gain = max(gain, h.conquest(port, galley, s.Crossed, v.prize))
	}
	return gain
}

// follow appends the way to a zone to the path.
func (h *planner) follow(g ser.GalleyID, z ser.ZoneID, c *course) {
	if c.before[z] == z {
		return
	}
	h.follow(g, c.before[z], c)
	a := two(ser.Sail, game.Ship(g), game.Area(z))
	a.By = h.me
	h.path = append(h.path, a)
}

// finals tries what can end the activation here: nothing, sales, a landing, a
// fight. It returns the worth of the best. Depth counts the fights before.
func (h *planner) finals(s *ser.State, depth int) int64 {
	best := h.offer(h.weigh(s), kindOf(ends, s, 0), verb(ser.End))
	active := &s.Galleys[s.Active]
	p := s.PortAt(active.Zone)
	prompt := s.Decision().Prompt
	if p != 0 && !s.Ports[p].Closed {
		if prompt != ser.Fighting && prompt != ser.Thwarted && h.sellable(s, p) != 0 {
			best = max(best, h.sales(s, p))
		}
		if s.Ports[p].Owner == game.Nobody && prompt != ser.Selling && prompt != ser.Thwarted {
			best = max(best, h.landings(s, p))
		}
	}
	if prompt != ser.Selling && depth < 2 && !h.laden && s.CombatValue() > 0 {
		best = max(best, h.raids(s, p, depth, best))
	}
	return best
}

// sellable returns the goods of the active galley that a port would take.
func (h *planner) sellable(s *ser.State, p ser.PortID) uint8 {
	galley, takes := &s.Galleys[s.Active], h.values.of[p].takes
	if takes == 0 || galley.Cubes == 0 {
		return 0
	}
	if s.Ports[p].Filled != h.root.Ports[p].Filled {
		takes = h.promise(s, p).takes
	}
	return goods(galley) & takes
}

// sales sells cube by cube, each time the one after which the position is worth
// most; in a rough plan simply the dearest good.
func (h *planner) sales(s *ser.State, p ser.PortID) int64 {
	best := int64(math.MinInt64)
	mark := len(h.path)
	sold := 0
	for at := *s; ; {
		top, choice := int64(math.MinInt64), game.Action{}
		var after ser.State
		for g := ser.Spice; g >= ser.Wood; g-- {
			if h.sellable(&at, p)&(1<<uint(g)) == 0 {
				continue
			}
			here := len(h.path)
			t := at
			h.do(&t, two(ser.Sell, game.Ship(t.Active), game.Good(g)))
			k := kindOf(sells, s, sold|1<<uint(g))
			if worth := h.offer(h.weigh(&t), k, verb(ser.End)); worth > top {
				top, choice, after = worth, h.path[here], t
			}
			h.path = h.path[:here]
			if h.rough {
				break
			}
		}
		best = max(best, top)
		if choice.Verb == 0 || after.Decision().Prompt != ser.Selling || h.tired() {
			h.path = h.path[:mark]
			return best
		}
		sold |= 1 << uint(choice.Obj[1].ID)
		h.path = append(h.path, choice)
		at = after
	}
}

// landings tries to land in a neutral port.
func (h *planner) landings(s *ser.State, p ser.PortID) int64 {
	best := int64(math.MinInt64)
	crew := s.Galleys[s.Active].Sailors
	for n := int8(1); n <= min(crew, h.board.Ports[p].Size()); n++ {
		if !h.worthLanding(n, crew) {
			continue
		}
		t := *s
		mark := len(h.path)
		if h.try(&t, three(ser.Land, game.Ship(s.Active), game.Port(p), game.Count(n))) {
			best = max(best, h.offer(h.weigh(&t), kindOf(lands, s, int(n))))
		}
		h.path = h.path[:mark]
	}
	return best
}

// worthLanding reports whether to try to land n of a crew.
func (h *planner) worthLanding(n, crew int8) bool {
	return !h.rough || n == crew/2 || n == crew-1 || n == 1
}
