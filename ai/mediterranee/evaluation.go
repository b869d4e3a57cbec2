package mediterranee

import (
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// An evaluation is one position while it is being judged.
type evaluation struct {
	*market
	s       *med.State
	bold    bool // also go where leave must be asked for
	over    bool // the market's player has done with the phase
	count   int
	fleet   [med.MaxGalleys]med.GalleyID                  // in play, by number
	ships   [game.MaxSeats + 1]int                        // how many of them, by seat
	goods   [game.MaxSeats + 1]uint8                      // bit g: a seat has good g in a port (M2.13)
	stalls  [med.MaxPorts + 1]stall                       // what the ports are like when galleys have done what they are sent for
	hull    int                                           // worth of the player's last galley
	hunted  med.Fleet                                     // galleys of others that will be attacked
	aboard  [med.NumGoods + 1]int                         // pieces that are counted already
	worth   [game.MaxSeats + 1]int                        // by seat
	haste   [game.MaxSeats + 1]int                        // by seat: share of what its galleys could do after a move
	yards   [game.MaxSeats + 1]int                        // ports in which galleys can be built, by seat
	strikes game.Seats                                    // who can fight in this turn
	odds    [med.MaxZones + 1][med.GalleySpaces + 1]int16 // threats to the player's galleys, plus one; zero is not known yet
}

// A stall is a port as a place to sell and to take.
type stall struct {
	owner    game.Player
	filled   int8
	goods    uint8 // bit g: it produces or stores good g
	garrison int16
	risk     int // chance, in percent, that its owner loses it
}

// takes returns the goods that a port would take, as bits.
func (t *evaluation) takes(p med.PortID) uint8 {
	if t.stalls[p].filled == t.board.Ports[p].Capacity() {
		return 0
	}
	const all = 1<<(med.NumGoods+1) - 2
	return all &^ t.stalls[p].goods
}

// judge is what a position is worth to the market's player, less a share of
// what the others have. If over is set the player does nothing more in the
// present phase.
func (m *market) judge(s *med.State, over bool) int {
	t := evaluation{market: m, s: s, over: over}
	t.survey()
	t.addPorts()
	t.addFleets()
	sum := t.worth[m.me] + t.tripValue()
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		money := int(s.Ducats[p]) * m.point
		if p == m.me {
			sum += money + min(int(s.Ducats[p]), m.weights.purse)*m.weights.ready*m.left/(m.left+1)
		} else {
			sum -= (t.worth[p] + money) * m.share / 100
		}
	}
	return sum
}

// survey finds out what is where.
func (t *evaluation) survey() {
	for p := game.Player(1); int8(p) <= t.s.Seats; p++ {
		switch {
		case t.open(3, p):
			t.haste[p] = 100
		case t.left > 0:
			t.haste[p] = t.weights.later
		}
		if t.open(4, p) {
			t.strikes = t.strikes.With(p)
		}
	}
	for g := med.GalleyID(1); g <= med.MaxGalleys; g++ {
		if owner := t.s.Galleys[g].Owner; owner != game.Nobody {
			t.fleet[t.count] = g
			t.count++
			t.ships[owner]++
		}
	}
	t.hull = t.hullWorth(max(0, t.ships[t.me]-1))
	for p := 1; p < len(t.board.Ports); p++ {
		port, info := &t.s.Ports[p], &t.board.Ports[p]
		has := bit(info.Good)
		for _, g := range port.Stock[:port.Filled] {
			has |= bit(g)
		}
		t.goods[port.Owner] |= has
		t.stalls[p] = stall{owner: port.Owner, filled: port.Filled, goods: has, garrison: port.Sailors}
		if has&yard == yard {
			t.yards[port.Owner]++
		}
		if port.Owner != game.Nobody {
			t.stalls[p].risk = t.riskOf(med.PortID(p), port.Owner, port.Sailors)
		}
	}
}

// yard is what a port must have for galleys to be built there (M2.4).
const yard = 1<<uint(med.Wood) | 1<<uint(med.Iron)

// yardWorth is what the goods of a port are worth to an owner who can build
// galleys in so many other ports.
func (t *evaluation) yardWorth(goods uint8, others int) int {
	worth := t.left * t.weights.yard
	switch {
	case goods&yard == yard:
	case goods&yard != 0:
		worth = worth * t.weights.halfYard / 100
	default:
		return 0
	}
	if others > 0 {
		worth /= 3
	}
	return worth
}

// addPorts adds what the ports are worth to their owners.
func (t *evaluation) addPorts() {
	var seen [game.MaxSeats + 1]int
	for p := med.PortID(1); int(p) < len(t.board.Ports); p++ {
		port := &t.s.Ports[p]
		if port.Owner == game.Nobody {
			continue
		}
		worth := t.held(p, port.Owner, port.Filled)
		if t.stalls[p].goods&yard == yard {
			worth += t.yardWorth(yard, seen[port.Owner])
			seen[port.Owner]++
		} else {
			worth += t.yardWorth(t.stalls[p].goods, t.yards[port.Owner])
		}
		if port.Fort {
			worth += t.weights.fort
		}
		t.worth[port.Owner] += worth*(100-t.stalls[p].risk)/100 + int(port.Sailors)*t.weights.garrison
	}
}

// held is what a port with so many pieces is worth to an owner.
func (t *evaluation) held(p med.PortID, owner game.Player, filled int8) int {
	worth := t.rise[p][filled]
	if t.s.Capital(owner) == p {
		worth += t.capitalWorth()
	}
	return worth
}

// riskOf is the chance, in percent, that an owner with so many sailors in a port
// loses it.
func (t *evaluation) riskOf(p med.PortID, owner game.Player, garrison int16) int {
	table, strength := &t.assaults[0], garrison
	if t.s.Ports[p].Fort {
		table, strength = &t.assaults[1], strength+2
	}
	risk := t.weights.risk[min(int(strength), len(t.weights.risk)-1)] * t.left / (t.left + 3)
	aimed := t.weights.threat
	if t.s.Capital(owner) == p {
		aimed = t.weights.siege
	}
	risk += t.threat(t.board.Ports[p].Zone, owner, garrison, table) * aimed / 1000
	return min(95, risk)
}

// threat is the chance, in 1/1000, that rivals could beat so many sailors of a
// player in a zone if each of their galleys near tried.
func (t *evaluation) threat(z med.ZoneID, owner game.Player, sailors int16, table *duels) int {
	safe, apart := 1000, t.board.Distances(z)
	for _, g := range t.fleet[:t.count] {
		enemy := &t.s.Galleys[g]
		if enemy.Owner == owner {
			continue
		}
		d := apart[enemy.Zone]
		if d > enemy.Sailors {
			continue
		}
		odds := table.of(enemy.Sailors, sailors).win * t.haste[enemy.Owner]
		if d == 0 && t.strikes.Has(enemy.Owner) {
			odds = table.of(enemy.Sailors, sailors).win * 100
		}
		safe -= safe * odds / 100000
	}
	return 1000 - safe
}

// open reports whether a phase of this turn is still to come for a player, or
// not over.
func (t *evaluation) open(phase int8, p game.Player) bool {
	s := t.s
	switch {
	case s.Phase != phase:
		return s.Phase < phase
	case s.Active() == p:
		return !t.over || p != t.me
	}
	for _, done := range s.Order[1:s.Place] {
		if done == p {
			return false
		}
	}
	return true
}

// addFleets adds what galleys are worth to their owners in turns to come, and
// what rivals have aboard.
func (t *evaluation) addFleets() {
	var seen [game.MaxSeats + 1]int
	for _, g := range t.fleet[:t.count] {
		galley := &t.s.Galleys[g]
		t.worth[galley.Owner] += t.hullWorth(seen[galley.Owner]) + t.crewWorth(int(galley.Sailors))
		seen[galley.Owner]++
		if galley.Owner != t.me {
			t.worth[galley.Owner] += t.cargoWorth(galley)
		}
	}
}

// hullWorth is what the nth galley of a fleet is worth.
func (m *market) hullWorth(n int) int {
	return min(m.left, m.weights.horizon) * m.weights.turn * m.weights.galleys[min(n, len(m.weights.galleys)-1)] / 100
}

// crewWorth is what so many sailors aboard are worth.
func (m *market) crewWorth(sailors int) int {
	return m.weights.crew[sailors] * m.left / (m.left + 1)
}

// cargoWorth is what goods aboard are worth if nobody asks where they could go.
func (t *evaluation) cargoWorth(galley *med.Galley) int {
	if t.left == 0 && !t.open(6, galley.Owner) {
		return 0
	}
	return int(galley.Load) * t.weights.cargo
}

// price is what a piece costs in a port, or would probably cost.
func (t *evaluation) price(p med.PortID) med.Hundreds {
	switch owner := t.stalls[p].owner; {
	case owner == game.Nobody, owner == t.me:
		return t.board.GoodPrice
	case t.s.Errands.Prices[p] != 0 && t.s.Active() == t.me:
		return t.s.Errands.Prices[p]
	}
	return t.board.ForeignMost
}

// proceeds is the money for a piece sold to a port, which must take it, and what of it is
// for a new market.
func (t *evaluation) proceeds(p med.PortID, g med.Good) (money, bonus med.Hundreds) {
	stall, info := &t.stalls[p], &t.board.Ports[p]
	switch {
	case stall.owner == game.Nobody, stall.owner == t.me, t.goods[stall.owner]&bit(g) != 0:
	case info.Size == med.Capital:
		bonus = t.board.NewMarketCapital
	default:
		bonus = t.board.NewMarket
	}
	return info.Values[stall.filled] + bonus, bonus
}

// sale is what it is worth to sell a piece to a port, which must take it.
func (t *evaluation) sale(p med.PortID, g med.Good) int {
	stall := &t.stalls[p]
	money, _ := t.proceeds(p, g)
	step := t.rise[p][stall.filled+1] - t.rise[p][stall.filled]
	switch stall.owner {
	case t.me:
		step += t.yardWorth(stall.goods|bit(g), t.yards[t.me]) - t.yardWorth(stall.goods, t.yards[t.me])
		step = step * (100 - stall.risk) / 100
	case game.Nobody:
		step = step * t.weights.neutral / 100
	default:
		step = -step * t.share / 100
	}
	return int(money)*t.point + step
}

// claim is what it is worth to take a port and leave a sailor there.
func (t *evaluation) claim(p med.PortID) int {
	stall := &t.stalls[p]
	worth := t.held(p, t.me, stall.filled) * (100 - t.riskOf(p, t.me, 1)) / 100
	if stall.owner != game.Nobody {
		worth += t.held(p, stall.owner, stall.filled) * (100 - stall.risk) / 100 * t.share / 100
	}
	return worth
}
