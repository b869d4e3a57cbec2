package mediterranee

import (
	"math"

	"serenissima/game"
	med "serenissima/game/mediterranee"
	"serenissima/game/sea"
)

// tripValue is what the galleys of the market's player can do in the rest of
// this turn and from where that leaves them.
func (t *evaluation) tripValue() int {
	sum := 0
	t.dispatch(func(v trip) { sum += v.worth })
	return sum
}

// dispatch sends out the own galleys, first the one that can gain most by it;
// what it sells and takes the next ones leave alone.
func (t *evaluation) dispatch(f func(trip)) {
	var own [med.MaxGalleys]trip
	n := 0
	for _, g := range t.fleet[:t.count] {
		if t.s.Galleys[g].Owner == t.me {
			own[n] = t.first(g)
			n++
		}
	}
	var sent [med.MaxZones + 1]int // galleys, by zone
	for rest := own[:n]; len(rest) > 0; {
		top := &rest[0]
		for i := range rest {
			if rest[i].worth > top.worth {
				top = &rest[i]
			}
		}
		if top.behind < sent[top.zone] { // others have been there since
			*top = t.trip(top.galley)
			top.behind = sent[top.zone]
			continue
		}
		f(*top)
		t.stop(top.galley, top.zone, true)
		sent[top.zone]++
		*top = rest[len(rest)-1]
		rest = rest[:len(rest)-1]
	}
}

// A trip is where a galley should end its move.
type trip struct {
	worth  int
	galley med.GalleyID
	zone   med.ZoneID
	behind int // galleys sent to the zone before
}

// remember makes the market remember trips until the next survey.
func (m *market) remember() {
	m.remembers = true
	for g := range m.known {
		m.known[g].galley = med.Galley{}
	}
}

// first returns the trip of a galley that chooses before all others. While
// tasks are weighed up it is remembered as long as the galley is the same:
// what changes in ports meanwhile hardly matters to it.
func (t *evaluation) first(g med.GalleyID) trip {
	if !t.remembers {
		return t.trip(g)
	}
	known := &t.known[g]
	if galley := t.s.Galleys[g]; known.galley != galley {
		known.galley, known.trip = galley, t.trip(g)
	}
	return known.trip
}

// trip returns the best zone within the reach of a galley.
func (t *evaluation) trip(g med.GalleyID) trip {
	here := t.s.Galleys[g].Zone
	moves := t.moves(g)
	best := trip{worth: t.stop(g, here, false), galley: g, zone: here}
	reach := t.board.Within(here, moves, t.stops)
	if t.bold {
		if t.s.NeedsLeave(g) {
			reach = 0
		}
		t.tripsAsking(g, t.board.Within(here, moves, 0)&^reach, moves, &best)
	}
	for reach &^= 1 << uint(here); reach != 0; reach &= reach - 1 {
		z := reach.First()
		if worth := t.stop(g, z, false); worth > best.worth {
			best.worth, best.zone = worth, z
		}
	}
	return best
}

// tripsAsking weighs zones that a galley can reach only with leave of others,
// who may deny it.
func (t *evaluation) tripsAsking(g med.GalleyID, zones sea.ZoneSet, moves int8, best *trip) {
	here := t.s.Galleys[g].Zone
	for zones &^= 1 << uint(here); zones != 0; zones &= zones - 1 {
		z := zones.First()
		worth := t.stop(g, z, false)
		if worth <= best.worth {
			continue
		}
		halt := here
		if !t.s.NeedsLeave(g) {
			for _, halt = range t.board.Course(here, z, moves, 0) {
				if t.stops.Has(halt) {
					break
				}
			}
		}
		worth = (worth*t.weights.leave + t.stop(g, halt, false)*(100-t.weights.leave)) / 100
		if worth > best.worth {
			best.worth, best.zone = worth, z
		}
	}
}

// moves is how many zones an own galley can still go in this turn.
func (t *evaluation) moves(g med.GalleyID) int8 {
	switch {
	case !t.open(3, t.me):
		return 0
	case t.s.Phase == 3 && t.s.Active() == t.me:
		return t.s.MovesLeft(g)
	}
	return t.s.Galleys[g].Sailors
}

// stop is what it is worth for an own galley to end its move in a zone: what it
// takes and sells there, and what lies before it then. If commit is set, ports
// and goods are changed as if it were done.
func (t *evaluation) stop(g med.GalleyID, z med.ZoneID, commit bool) int {
	galley := &t.s.Galleys[g]
	crew, hold := int(galley.Sailors), galley.Cargo
	p := t.board.Zones[z].Port
	worth := 0
	kept := t.stalls[p]
	if p != 0 {
		stall := &t.stalls[p]
		if stall.owner != t.me && stall.garrison == 0 && (crew > 1 || t.left == 0) && t.open(5, t.me) {
			worth += t.claim(p) + t.crewWorth(crew-1) - t.crewWorth(crew)
			crew--
			stall.owner, stall.garrison, stall.risk = t.me, 1, t.riskOf(p, t.me, 1)
		}
		if t.open(6, t.me) && crew > 0 {
			worth += t.sales(p, z, &hold)
		}
	}
	load := 0
	for _, n := range hold {
		load += int(n)
	}
	worth += t.ahead(z, crew, load, &hold)
	worth -= t.danger(z, galley, load)
	if t.open(4, t.me) {
		if t.stops.Has(z) {
			gain, prey := t.hunt(galley, z)
			worth += gain
			if commit {
				t.hunted |= prey
			}
		}
		if raid, left := t.assault(galley, z); raid > worth {
			worth = raid
			t.stalls[p] = kept
			t.stalls[p].garrison = left
		}
	}
	if !commit {
		t.stalls[p] = kept
		return worth
	}
	for good, n := range hold {
		t.aboard[good] += int(n)
	}
	return worth
}

// sales sells to a port what brings more there than elsewhere.
func (t *evaluation) sales(p med.PortID, z med.ZoneID, hold *[med.NumGoods + 1]int8) int {
	stall := &t.stalls[p]
	sum := 0
	for takes := t.takes(p); takes != 0; takes = t.takes(p) {
		var top, gain int
		choice := med.Good(0)
		for g := med.Gems; g <= med.Wood; g++ {
			if hold[g] == 0 || takes&bit(g) == 0 {
				continue
			}
			here := t.sale(p, g)
			if more := here - t.elsewhere(z, g, int(hold[g])-1); more > top {
				top, gain, choice = more, here, g
			}
		}
		if choice == 0 {
			break
		}
		sum += gain
		hold[choice]--
		stall.filled++
		stall.goods |= bit(choice)
	}
	return sum
}

// elsewhere is what a piece aboard, behind n others of its kind, brings in
// other zones.
func (t *evaluation) elsewhere(z med.ZoneID, g med.Good, n int) int {
	n += t.aboard[g]
	if n >= pullDepth {
		return 0
	}
	return t.pull[z][g][n] * t.weights.pull / 100
}

// ahead is what a galley in a zone can do in later turns.
func (t *evaluation) ahead(z med.ZoneID, crew, load int, hold *[med.NumGoods + 1]int8) int {
	if t.left == 0 || crew == 0 {
		return 0
	}
	sum := 0
	pull := &t.pull[z]
	for g := med.Gems; g <= med.Wood && load > 0; g++ {
		if hold[g] == 0 {
			continue
		}
		for n := t.aboard[g]; n < min(t.aboard[g]+int(hold[g]), pullDepth); n++ {
			sum += pull[g][n]
		}
	}
	sum = sum * t.weights.pull / 100
	room := min(med.GalleySpaces-crew-load, med.MostCargo)
	if p := t.board.Zones[z].Port; p != 0 {
		g := t.board.Ports[p].Good
		price := int(t.price(p)) * t.point
		for n := t.aboard[g] + int(hold[g]); room > 0 && n < pullDepth; n++ {
			gain := pull[g][n] - price
			if gain <= 0 {
				break
			}
			sum += gain * t.weights.buy / 100
			room--
		}
	}
	sum += min(room, 2) * t.spring[z] * t.weights.spring / 100
	if crew > 1 {
		sum += t.lure[z] * t.weights.lure / 100
	}
	return sum
}

// danger is what an own galley stands to lose in a zone.
func (t *evaluation) danger(z med.ZoneID, galley *med.Galley, load int) int {
	known := &t.odds[z][galley.Sailors]
	if *known == 0 {
		*known = int16(t.threat(z, t.me, int16(galley.Sailors), &t.fights)) + 1
	}
	if *known == 1 {
		return 0
	}
	stake := t.hull + t.crewWorth(int(galley.Sailors)) + load*t.weights.cargo
	return stake * (int(*known) - 1) * (100 + t.share) * t.weights.ambush / (1000 * 100 * 100)
}

// hunt is what an attack of a galley on the best prey in a zone is worth, and
// which that is.
func (t *evaluation) hunt(galley *med.Galley, z med.ZoneID) (best int, at med.Fleet) {
	for _, g := range t.fleet[:t.count] {
		prey := &t.s.Galleys[g]
		if prey.Zone != z || prey.Owner == t.me || t.hunted.Has(g) {
			continue
		}
		d := t.fights.of(galley.Sailors, int16(prey.Sailors))
		gain := (t.hullWorth(t.ships[prey.Owner]-1)+t.crewWorth(int(prey.Sailors))+t.cargoWorth(prey))*t.share/100 + t.hullWorth(t.ships[t.me]) + t.cargoWorth(prey)
		gain = gain * d.win / 1000
		if t.open(3, prey.Owner) {
			gain = gain * t.weights.flight / 100
		}
		if gain -= t.losses(galley, d); gain > best {
			best, at = gain, med.Fleet(0).With(g)
		}
	}
	return best * t.weights.raid / 100, at
}

// assault is what it is worth for a galley to attack the garrison of a rival's
// port in a zone, and what would be left of that.
func (t *evaluation) assault(galley *med.Galley, z med.ZoneID) (worth int, left int16) {
	p := t.board.Zones[z].Port
	stall := &t.stalls[p]
	if stall.owner == game.Nobody || stall.owner == t.me || stall.garrison == 0 {
		return math.MinInt, 0
	}
	table := &t.assaults[0]
	if t.s.Ports[p].Fort {
		table = &t.assaults[1]
	}
	d := table.of(galley.Sailors, stall.garrison)
	conquest := t.claim(p)*d.win/1000 - t.losses(galley, d)
	worth = t.ahead(z, int(galley.Sailors), int(galley.Load), &galley.Cargo) + conquest*t.weights.raid/100
	return worth, stall.garrison * int16(1000-d.win) / 1000
}

// losses is what a fight costs a galley.
func (t *evaluation) losses(galley *med.Galley, d duel) int {
	crew := int(galley.Sailors)
	each := t.crewWorth(crew) - t.crewWorth(crew-1) + t.weights.garrison
	lost := (100*crew - d.left) * each / 100
	return lost + (t.hull+t.cargoWorth(galley))*(1000-d.win)/1000
}
