package serenissima

import (
	"math/bits"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Features describe a position to a player in whole numbers, most of them below a
// hundred: some of the game, then the same of each seat, the player's own first and
// the rivals in the order of what they seem to be worth.
type Features struct {
	Seats    int8
	Scorings int // that are left
	Game     [len(GameFeatures)]int16
	Of       [game.MaxSeats][len(SeatFeatures)]int16
}

// GameFeatures names what is told of the game, and what I am judged to be ahead of
// the others and to have in prospect, in 1/10 ducat.
var GameFeatures = [...]string{
	"turns-to-scoring", "turns-left", "turns-left-squared", "yet-to-act", "galleys-in-play",
	"neutral-ports", "basilicas-left", "forts-left", "judgement", "prospects",
}

// SeatFeatures names what is told of each seat.
var SeatFeatures = [...]string{
	"ducats", "worth", "possessions", "income", "income-and-one", "income-at-most", "ports", "cubes", "room",
	"wine", "forts", "basilicas", "gold-and-marble", "gold-or-marble", "garrisons", "weak-ports", "danger",
	"galleys", "galleys-to-act", "crews", "reserve", "cargo", "kinds-aboard", "strong-galleys",
	"sale", "raid", "peril", "only-port", "ducats-to-4", "ducats-to-10", "galleys-to-2", "galleys-to-3",
	"crew-1", "crew-2", "crew-3", "crew-4", "crew-5",
	"income-garrison-1", "income-garrison-2", "income-garrison-3", "income-garrison-4", "income-fort",
	"hold-0", "hold-1", "hold-2", "blockaded", "blockades", "at-home", "later-sale", "stake",
}

// A portrait is what a seat looks like.
type portrait struct {
	worth                                      int64 // 1/100 ducat
	income, soon, most                         int64 // ducats that a scoring pays now, with a cube more in each port, and at most
	ports, cubes, room, wine, forts, basilicas int64
	pairs, halves                              int64 // ports that lack nothing for a basilica, or one good
	garrisons, weak, lone                      int64 // sailors ashore; ports with one and no fort; the port that cannot be lost (S4.23)
	danger, peril, stake                       int64 // what could be lost to the next attack: ports by worth, galleys, galleys by what is aboard
	galleys, yet, crews, cargo, kinds, strong  int64
	sale, later, raid                          int64 // best trips: sales in ducats, this time and in 1/100 the next; ports by worth
	blockaded, blockades, home                 int64
	crew, guarded                              [ser.MaxDice]int64 // galleys by sailors; income by garrison, the last with a fort
	hold                                       [3]int64           // galleys by kinds of cubes aboard, two and more together
}

// describe tells what a position looks like that has been surveyed, and judged to
// be worth so much.
func (o *evaluator) describe(s *ser.State, judged int64, f *Features) {
	f.Seats, f.Scorings = s.Seats, o.left
	var seats [game.MaxSeats + 1]portrait
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		seats[p].worth = o.total[p] + int64(s.Ducats[p])*100
	}
	neutral := o.lookAtPorts(s, &seats)
	o.lookAtGalleys(s, &seats)
	var next, yet, all int64
	if o.left > 0 {
		next = o.scorings[0]
	}
	for p := range seats {
		yet += seats[p].yet
		all += seats[p].galleys
	}
	fill(f.Game[:], next/10, o.turns/20, o.turns*o.turns/20000, yet*5, all*5, neutral*5, int64(s.BasilicasLeft)*5, int64(s.FortsLeft)*5,
		judged/10, o.ahead/10)

	order := [game.MaxSeats]game.Player{o.me}
	n := 1
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p == o.me {
			continue
		}
		order[n] = p
		for i := n; i > 1 && seats[order[i]].worth > seats[order[i-1]].worth; i-- {
			order[i], order[i-1] = order[i-1], order[i]
		}
		n++
	}
	for i, p := range order[:n] {
		o.paint(s, p, &seats[p], f.Of[i][:])
	}
}

// paint turns a portrait into numbers, in the order of SeatFeatures.
func (o *evaluator) paint(s *ser.State, p game.Player, v *portrait, f []int16) {
	ducats := int64(s.Ducats[p])
	fill(f, ducats, v.worth/100, o.total[p]/100, v.income*2, v.soon*2, v.most, v.ports*10, v.cubes*4, v.room*4,
		v.wine*10, v.forts*10, v.basilicas*10, v.pairs*10, v.halves*5, v.garrisons*3, v.weak*10, v.danger/20,
		v.galleys*10, v.yet*10, v.crews*3, int64(s.Reserve[p])*2, v.cargo*4, v.kinds*4, v.strong*10,
		v.sale, v.raid/20, v.peril/20, v.lone*10, min(ducats, 4)*5, min(ducats, 10)*2, min(v.galleys, 2)*10, min(v.galleys, 3)*10,
		v.crew[0]*10, v.crew[1]*10, v.crew[2]*10, v.crew[3]*10, v.crew[4]*10,
		v.guarded[0]*2, v.guarded[1]*2, v.guarded[2]*2, v.guarded[3]*2, v.guarded[4]*2,
		v.hold[0]*10, v.hold[1]*10, v.hold[2]*10,
		v.blockaded*10, v.blockades*10, v.home*10, v.later/20, v.stake/20)
}

// fill writes numbers that fit.
func fill(f []int16, numbers ...int64) {
	for i, n := range numbers {
		f[i] = int16(max(-3000, min(3000, n)))
	}
}

// lookAtPorts adds to the portraits what the ports tell and returns how many are
// neutral.
func (o *evaluator) lookAtPorts(s *ser.State, seats *[game.MaxSeats + 1]portrait) (neutral int64) {
	for p := ser.PortID(1); int(p) < len(o.board.Ports); p++ {
		port, info := &s.Ports[p], &o.board.Ports[p]
		if port.Closed {
			continue
		}
		if port.Owner == game.Nobody {
			neutral++
			continue
		}
		v := &seats[port.Owner]
		size := info.Size()
		income := int64(info.Income[port.Filled])
		v.ports++
		v.cubes += int64(port.Filled)
		v.room += int64(size - port.Filled)
		v.income += income
		v.soon += int64(info.Income[min(size, port.Filled+1)])
		v.most += int64(info.Income[size])
		v.garrisons += int64(port.Sailors)
		has := wares(port, info)
		if has&(1<<uint(ser.Wine)) != 0 {
			v.wine++
		}
		gold, marble := has&(1<<uint(ser.Gold)) != 0, has&(1<<uint(ser.Marble)) != 0
		switch {
		case port.Basilica:
			v.basilicas++
			v.income += int64(o.board.BasilicaIncome)
			v.soon += int64(o.board.BasilicaIncome)
		case gold && marble:
			v.pairs++
		case gold || marble:
			v.halves++
		}
		switch {
		case port.Fort:
			v.forts++
			v.guarded[4] += income
		default:
			v.guarded[max(0, min(3, port.Sailors-1))] += income
			if port.Sailors < 2 {
				v.weak++
			}
		}
		if o.owned[port.Owner] > 1 {
			odds, _ := o.assault(s, info.Zone, port.Owner, port.Owner, port.Sailors, port.Fort)
			v.danger += o.values.of[p].worth / 100 * odds / 10000
		} else {
			v.lone++
		}
	}
	return neutral
}

// lookAtGalleys adds to the portraits what the galleys tell.
func (o *evaluator) lookAtGalleys(s *ser.State, seats *[game.MaxSeats + 1]portrait) {
	for g := ser.GalleyID(1); g <= ser.MaxGalleys; g++ {
		galley := &s.Galleys[g]
		if galley.Owner == game.Nobody {
			continue
		}
		v := &seats[galley.Owner]
		v.galleys++
		if g >= s.Active && s.Active != 0 {
			v.yet++
		}
		if galley.Sailors >= 4 {
			v.strong++
		}
		v.crews += int64(galley.Sailors)
		v.cargo += int64(galley.Cubes)
		v.crew[galley.Sailors-1]++
		aboard := goods(galley)
		kinds := int64(bits.OnesCount8(aboard))
		v.kinds += kinds
		v.hold[min(2, kinds)]++
		if p := o.board.Zones[galley.Zone].Port; p != 0 {
			switch owner := s.Ports[p].Owner; owner {
			case galley.Owner:
				v.home++
			case game.Nobody:
			default:
				v.blockades++
				seats[owner].blockaded++
			}
		}
		odds, _ := o.assault(s, galley.Zone, galley.Owner, galley.Owner, galley.Sailors, false)
		v.peril += odds / 10000
		v.stake += odds / 10000 * int64(galley.Sailors+galley.Cubes)
		o.lookAtTrips(s, galley, aboard, v)
	}
}

// lookAtTrips adds to a portrait the best that a galley could do with what it has
// aboard: a sale within reach, one within two turns, a landing.
func (o *evaluator) lookAtTrips(s *ser.State, galley *ser.Galley, aboard uint8, v *portrait) {
	var sale, later, raid int64
	for set := o.within[galley.Zone][2*galley.Sailors]; set != 0; set &= set - 1 {
		p := set.lowest()
		port, worth, away := &s.Ports[p], &o.values.of[p], o.away[galley.Zone][p]
		if port.Closed {
			continue
		}
		near := away <= galley.Sailors
		if wanted := aboard & worth.takes; wanted != 0 {
			ducats := o.takings(port, &o.board.Ports[p], galley.Owner, wanted)
			later = max(later, ducats*100)
			if near {
				sale = max(sale, ducats)
			}
		}
		if near && galley.Sailors > 1 && port.Owner != galley.Owner && (port.Owner == game.Nobody || o.owned[port.Owner] > 1) {
			raid = max(raid, o.conquest(port, galley, away, worth.worth/100))
		}
	}
	v.sale += sale
	v.later += later
	v.raid += raid
}

// takings are the ducats that a player gets in a port for wanted goods, now or, in
// a port of its own, at a scoring.
func (o *evaluator) takings(port *ser.Port, info *ser.PortInfo, owner game.Player, wanted uint8) (sum int64) {
	for filled := port.Filled; wanted != 0 && filled < info.Size(); wanted &= wanted - 1 {
		sum += int64(o.board.SaleBonus[lowestGood(wanted)])
		if port.Owner == owner {
			sum += int64(info.Income[filled+1] - info.Income[filled])
		} else {
			sum += int64(info.Values[filled])
		}
		filled++
	}
	return sum
}
