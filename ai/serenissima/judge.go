package serenissima

import (
	"math/bits"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// hold is what a port that promises so much is worth to its owner, who has so many.
func (o *evaluator) hold(s *ser.State, p ser.PortID, worth int64, owned int8) int64 {
	port := &s.Ports[p]
	keep := int64(1000)
	if owned > 1 { // S4.23
		risk, _ := o.risk(s, p)
		keep = max(50, 1000-risk)
	}
	worth = worth*keep/1000 + int64(port.Sailors)*o.weights.Garrison
	if port.Fort {
		worth += o.weights.Pride
	}
	if port.Basilica {
		worth += o.weights.Pride
	}
	return worth
}

// risk is the chance, in 1/1000, that the owner of a port loses it, and the
// galley that threatens it most.
func (o *evaluator) risk(s *ser.State, p ser.PortID) (int64, ser.GalleyID) {
	port := &s.Ports[p]
	strength := port.Sailors
	if port.Fort {
		strength += 2
	}
	zone := o.board.Ports[p].Zone
	threat, by := o.threat(s, zone, port.Owner, port.Sailors, port.Fort)
	if threat > 0 && o.guarded(s, port.Owner, zone) {
		threat = threat * o.weights.Guard / 100
	}
	return o.weights.Risk[strength] + o.weights.Threat*threat/(certain/10), by
}

// threat is the best chance, in millionths, of a rival to beat so many sailors
// of a player in a zone with one galley's next turn, and that galley. What I could
// do to others is among my prospects. As long as no rival's galley is stronger or
// elsewhere than at the root, what threatens most there still does.
func (o *evaluator) threat(s *ser.State, z ser.ZoneID, owner game.Player, sailors int8, fort bool) (int64, ser.GalleyID) {
	table := &o.toMe
	if owner != o.me {
		table = &o.toOthers
	}
	if !o.change.calm || owner != o.me && owner != o.root.Ports[o.board.Zones[z].Port].Owner {
		return o.assault(s, z, owner, o.me, sailors, fort)
	}
	known := &table[z][sailors]
	if fort {
		known = &table[z][sailors+ser.MaxDice+1]
	}
	if known.odds == 0 {
		worst, by := o.assault(&o.root, z, owner, o.me, sailors, fort)
		*known = alarm{int32(worst) + 1, by}
	}
	if o.change.hurt>>uint(known.by)&1 != 0 {
		return o.assault(s, z, owner, o.me, sailors, fort)
	}
	return int64(known.odds - 1), known.by
}

// assault is the best chance, in millionths, of anybody but an owner and one more
// player to beat so many sailors of the owner in a zone with one galley's next turn,
// and that galley.
func (o *evaluator) assault(s *ser.State, z ser.ZoneID, owner, nor game.Player, sailors int8, fort bool) (worst int64, by ser.GalleyID) {
	table := &o.duels
	if fort {
		table = &o.sieges
	}
	near := o.board.Distances(z)
	for set := o.fleet; set != 0; set &= set - 1 {
		g := ser.GalleyID(bits.TrailingZeros16(set))
		enemy := &s.Galleys[g]
		value := enemy.Sailors - near[enemy.Zone]
		if value > 0 && enemy.Owner != owner && enemy.Owner != nor {
			if win := table[value][enemy.Sailors][sailors].win; win > worst {
				worst, by = win, g
			}
		}
	}
	return worst, by
}

// longRun is what a galley is worth to its owner apart from what it can do next.
func (o *evaluator) longRun(s *ser.State, g ser.GalleyID, rank int8) int64 {
	w, galley := o.weights, &s.Galleys[g]
	return o.acts(g)*w.Activation*w.Crew[galley.Sailors-1]*w.Galleys[min(rank, 6)-1]/1000000 + int64(galley.Cubes)*w.Cargo +
		o.berth(s, galley.Owner, g)
}

// berth is what the number of a galley is worth to its owner: galleys that act one
// after the other, with no rival's between them, do more than others.
func (o *evaluator) berth(s *ser.State, owner game.Player, g ser.GalleyID) int64 {
	w := o.weights
	var worth int64
	if lower := o.fleet & (1<<uint(g) - 1); lower != 0 && s.Galleys[bits.Len16(lower)-1].Owner == owner {
		worth += w.Follow
	}
	if higher := o.fleet >> uint(g+1) << uint(g+1); higher != 0 && s.Galleys[bits.TrailingZeros16(higher)].Owner == owner {
		worth += w.Lead
	}
	return worth * o.turns / 100
}

// judge is what a position that a plan leads to is worth to me: what I have and
// may hope for, less a share of what the others have.
func (o *evaluator) judge(s *ser.State) int64 {
	w := o.weights
	sums := o.sums(s)
	var others, top int64
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p != o.me {
			others += sums.total[p]
			top = max(top, sums.total[p])
		}
	}
	return sums.total[o.me] + sums.ahead - others*w.Rivals/(100*int64(s.Seats-1)) - top*w.Leader/100
}

// purse is what so many ducats are worth: early in the game they are not only
// points.
func (o *evaluator) purse(ducats ser.Ducats) int64 {
	n := int64(ducats)
	return n*100 + min(n, o.weights.PurseSize)*o.weights.Purse*o.turns/100
}

// sums are what everybody has, and what I may hope for.
type sums struct {
	total [game.MaxSeats + 1]int64
	ahead int64
}

// sums adds up a position, starting from what is known of the root.
func (o *evaluator) sums(s *ser.State) sums {
	all := sums{o.total, o.ahead}
	o.compare(s)
	dirty := o.change.ports
	var mine uint16 // own galleys to be looked at, as bits
	for set := o.change.galleys; set != 0; set &= set - 1 {
		g := ser.GalleyID(bits.TrailingZeros16(set))
		was, is := &o.root.Galleys[g], &s.Galleys[g]
		if was.Owner != game.Nobody {
			all.total[was.Owner] -= o.galleys[g]
			dirty |= portOf(s, was.Owner, was.Zone)
			if g != o.root.Active && was.Owner == o.me {
				all.ahead -= o.prospects[g]
			}
		}
		if is.Owner != game.Nobody {
			all.total[is.Owner] += o.longRun(s, g, o.rankOf(s, is.Owner, g))
			dirty |= portOf(s, is.Owner, is.Zone)
		}
		if is.Owner == o.me {
			mine |= 1 << uint(g)
		}
	}
	if active := o.root.Active; active != 0 && s.Galleys[active].Owner == o.me {
		mine |= 1 << uint(active)
	}
	if dirty != 0 || o.change.hurt != 0 {
		dirty = o.likenPorts(s, dirty, &all.total)
	}
	o.change.looked = dirty
	for ; mine != 0; mine &= mine - 1 {
		gain, _ := o.prospect(s, ser.GalleyID(bits.TrailingZeros16(mine)), &o.values, o.taken)
		all.ahead += gain
	}
	for ; dirty != 0; dirty &= dirty - 1 {
		p := dirty.lowest()
		o.values.set(p, o.before[p])
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		all.total[p] += o.purse(s.Ducats[p])
	}
	return all
}

// A change is how a position differs from the root.
type change struct {
	ports   ports
	looked  ports  // those, and others that were judged anew
	galleys uint16 // as bits
	hurt    uint16 // those of rivals
	calm    bool   // of which none is stronger or elsewhere
}

// compare finds out how a position differs from the root.
func (o *evaluator) compare(s *ser.State) {
	o.change = change{calm: true}
	ports, galleys := o.suspects(s)
	for set := ports; set != 0; set &= set - 1 {
		if p := set.lowest(); s.Ports[p] != o.root.Ports[p] {
			o.change.ports |= 1 << uint(p)
		}
	}
	for set := galleys; set != 0; set &= set - 1 {
		g := ser.GalleyID(bits.TrailingZeros16(set))
		was, is := &o.root.Galleys[g], &s.Galleys[g]
		if *was == *is {
			continue
		}
		o.change.galleys |= 1 << uint(g)
		if was.Owner == o.me || was.Owner == game.Nobody && is.Owner == o.me {
			continue
		}
		o.change.hurt |= 1 << uint(g)
		if is.Owner != game.Nobody && (is.Zone != was.Zone || is.Sailors > was.Sailors) {
			o.change.calm = false
		}
	}
}

// suspects returns ports and galleys that may differ from the root; all others do not.
// What a voyage changes lies where it began and where its galley is now. Most of any
// other position is as it was, so that ports and galleys are compared a few at a time.
func (o *evaluator) suspects(s *ser.State) (list ports, galleys uint16) {
	if active := o.root.Active; o.voyage && s.Galleys[active].Owner != game.Nobody {
		from, to := o.root.Galleys[active].Zone, s.Galleys[active].Zone
		return 1<<uint(s.PortAt(from)) | 1<<uint(s.PortAt(to)), o.stations[game.Nobody][from] | o.stations[game.Nobody][to]
	}
	const fewPorts, fewGalleys = 5, 4
	for from := 0; from < len(s.Ports); from += fewPorts {
		if *(*[fewPorts]ser.Port)(s.Ports[from:]) != *(*[fewPorts]ser.Port)(o.root.Ports[from:]) {
			list |= (1<<fewPorts - 1) << uint(from)
		}
	}
	for from := 0; from < len(s.Galleys); from += fewGalleys {
		if *(*[fewGalleys]ser.Galley)(s.Galleys[from:]) != *(*[fewGalleys]ser.Galley)(o.root.Galleys[from:]) {
			galleys |= (1<<fewGalleys - 1) << uint(from)
		}
	}
	return list, galleys
}

// portOf returns the port of a zone if it is the owner's: galleys that come and go
// change its risk.
func portOf(s *ser.State, owner game.Player, z ser.ZoneID) ports {
	if p := s.PortAt(z); p != 0 && s.Ports[p].Owner == owner {
		return 1 << uint(p)
	}
	return 0
}

// guarded reports whether galleys of a player are in a zone.
func (o *evaluator) guarded(s *ser.State, owner game.Player, z ser.ZoneID) bool {
	if o.stations[owner][z]&^o.change.galleys != 0 {
		return true
	}
	for set := o.change.galleys; set != 0; set &= set - 1 {
		if galley := &s.Galleys[bits.TrailingZeros16(set)]; galley.Owner == owner && galley.Zone == z {
			return true
		}
	}
	return false
}

// rankOf is the how-manieth galley of its owner g is.
func (o *evaluator) rankOf(s *ser.State, owner game.Player, g ser.GalleyID) int8 {
	n := int8(1)
	for h := ser.GalleyID(1); h < g; h++ {
		if s.Galleys[h].Owner == owner {
			n++
		}
	}
	return n
}

// likenPorts brings what is known of ports up to date: of those that are dirty, and of
// others that depend on what has changed. It returns all these; what they promised at
// the root is in before.
func (o *evaluator) likenPorts(s *ser.State, dirty ports, total *[game.MaxSeats + 1]int64) ports {
	owned, hurt := o.owned, o.change.hurt
	for set := dirty; set != 0; set &= set - 1 {
		p := set.lowest()
		owned[o.root.Ports[p].Owner]--
		owned[s.Ports[p].Owner]++
	}
	lonely := game.Seats(0) // who has come to own but one port, or more than one (S4.23)
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if (owned[p] == 1) != (o.owned[p] == 1) {
			lonely = lonely.With(p)
		}
	}
	hopes := (s.BasilicasLeft == 0) != (o.root.BasilicasLeft == 0)
	if lonely != 0 || hurt != 0 || hopes {
		for p := ser.PortID(1); int(p) < len(o.board.Ports); p++ {
			if hopes || lonely.Has(s.Ports[p].Owner) || hurt&(1<<uint(o.menace[p])) != 0 && o.menace[p] != 0 {
				dirty |= 1 << uint(p)
			}
		}
	}
	for set := dirty; set != 0; set &= set - 1 {
		p := set.lowest()
		was, is := &o.root.Ports[p], &s.Ports[p]
		v := o.values.of[p]
		o.before[p] = v
		if is.Filled != was.Filled || is.Basilica != was.Basilica || hopes {
			v = o.promise(s, p)
		}
		v.prize = o.prize(s, p, v.worth)
		o.values.set(p, v)
		if was.Owner != game.Nobody {
			total[was.Owner] -= o.ports[p]
		}
		if is.Owner != game.Nobody {
			total[is.Owner] += o.hold(s, p, v.worth, owned[is.Owner])
		}
	}
	return dirty
}

// prospect is what an own galley can do next, less the danger that it is in, and
// the port where it would do so. What others aim at it leaves alone.
func (o *evaluator) prospect(s *ser.State, g ser.GalleyID, values *promises, taken ports) (int64, ser.PortID) {
	w := o.weights
	galley := &s.Galleys[g]
	cargo := o.cargo(s, galley)
	reach := 2 * galley.Sailors
	if o.short {
		reach = galley.Sailors + 1
	}
	var set ports
	if galley.Sailors > 1 {
		set = values.prizes
	}
	for goods := cargo.goods; goods != 0; goods &= goods - 1 {
		set |= values.takers[lowestGood(goods)]
	}
	away := &o.away[galley.Zone]
	var best, second int64
	var at ser.PortID
	for set &= o.within[galley.Zone][reach] &^ taken; set != 0; set &= set - 1 {
		p := set.lowest()
		v := &values.of[p]
		wanted := cargo.goods & v.takes
		if wanted == 0 && v.prize < second {
			continue
		}
		port, d := &s.Ports[p], away[p]
		var gain int64
		if wanted != 0 {
			gain = o.tripTo(s, p, v, wanted, cargo.buys)
		}
		if v.prize > gain && galley.Sailors > 1 {
			gain = max(gain, o.conquest(port, galley, d, v.prize))
		}
		if d > galley.Sailors {
			gain = gain * w.Distant / 100
		}
		if gain > best || gain == best && at != 0 && d < away[at] {
			best, second, at = gain, best, p
		} else if gain > second {
			second = gain
		}
	}
	acts := o.acts(g)
	gain := (best*w.Next + second*w.Second) / 100 * min(100, acts) / 100
	if danger, _ := o.threat(s, galley.Zone, o.me, galley.Sailors, false); danger > 0 {
		stake := acts*w.Activation/100 + int64(galley.Sailors+galley.Cubes)*100
		gain -= stake * (danger * w.GalleyRisk / 100) / certain
	}
	return gain, at
}

// A cargo is what a galley could sell after its next loading.
type cargo struct {
	goods uint8 // bit g: good g
	buys  uint8 // those that must be bought first
}

// cargo returns what a galley has and what the port in its zone would add.
func (o *evaluator) cargo(s *ser.State, galley *ser.Galley) cargo {
	var c cargo
	if galley.Cubes > 0 {
		c.goods = goods(galley)
	}
	p := o.board.Zones[galley.Zone].Port
	if p == 0 || s.Ports[p].Closed || galley.Sailors+galley.Cubes == o.board.GalleySpaces {
		return c
	}
	g := o.board.Ports[p].Good
	if bit := uint8(1) << uint(g); s.Supply[g] > 0 && s.Ducats[o.me] > 0 && c.goods&bit == 0 {
		c.goods |= bit
		c.buys = bit
	}
	return c
}

// tripTo is what the wanted goods would bring in a port that promises so much. If it
// is as at the root, that is worked out but once.
func (o *evaluator) tripTo(s *ser.State, p ser.PortID, v *portValue, wanted, buys uint8) (sum int64) {
	if o.change.ports>>uint(p)&1 != 0 {
		sum = o.trip(&s.Ports[p], &o.board.Ports[p], v, wanted)
	} else {
		known := &o.trips[p][wanted]
		if *known == 0 {
			*known = int32(o.trip(&s.Ports[p], &o.board.Ports[p], v, wanted))<<1 | 1
		}
		sum = int64(*known >> 1)
	}
	if wanted&buys != 0 {
		sum -= 100
	}
	return sum
}

// trip is what goods would bring that a port wants and that are aboard.
func (o *evaluator) trip(port *ser.Port, info *ser.PortInfo, v *portValue, wanted uint8) int64 {
	var sum int64
	filled, size := port.Filled, info.Size()
	for set := wanted; set != 0 && filled < size; set &= set - 1 {
		g := lowestGood(set)
		sum += int64(o.board.SaleBonus[g]) * 100
		if port.Owner == o.me {
			sum += v.cube
			if g == ser.Wine {
				sum += o.wineWorth
			}
		} else {
			sum += int64(info.Values[filled]) * 100
			if port.Owner != game.Nobody {
				sum -= v.cube * o.weights.Gift / 100
			}
		}
		filled++
	}
	return sum
}

// prize is what it promises to take a port that is not mine, were it certain.
func (o *evaluator) prize(s *ser.State, p ser.PortID, worth int64) int64 {
	w := o.weights
	worth = max(0, worth*(1000-w.Risk[1])/1000-w.Stake)
	switch port := &s.Ports[p]; {
	case port.Closed || port.Owner == o.me:
		return 0
	case port.Owner == game.Nobody:
		return worth * w.Claim / 100
	case o.owned[port.Owner] == 1 || o.guarded(s, port.Owner, o.board.Ports[p].Zone): // S4.23, S4.20
		return 0
	}
	return worth * w.Raid / 100
}

// conquest is what a galley with two sailors or more, d zones away, may gain by
// taking a port.
func (o *evaluator) conquest(port *ser.Port, galley *ser.Galley, d int8, prize int64) int64 {
	if port.Owner == game.Nobody {
		return prize
	}
	value := galley.Sailors - d
	if value < 1 {
		return 0
	}
	table := &o.duels
	if port.Fort {
		table = &o.sieges
	}
	return prize * table[value][galley.Sailors][port.Sailors].win / certain
}
