package serenissima

import (
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// An evaluator judges the positions of one decision. It knows how much of the
// game is left, what the ports promise, and the judgement of the position at
// hand, the root, with which others are compared.
type evaluator struct {
	*chart
	weights        *Weights
	me             game.Player
	root           ser.State
	scorings       [8]int64                                    // turns until each of the scorings that are left, in 1/100
	left           int                                         // how many these are
	turns          int64                                       // until the end, in 1/100
	wineWorth      int64                                       // of a wine port
	values         promises                                    // of the ports at the root
	before         [ser.MaxPorts + 1]portValue                 // those of them that another position has changed
	ports          [ser.MaxPorts + 1]int64                     // what they are worth to their owners there
	toMe, toOthers alarms                                      // known threats to me, and to the owner of the port in a zone
	trips          trips                                       // to ports as they are there
	voyage         bool                                        // positions come of no more than a voyage, fights included
	change         change                                      // how the position that is judged differs from the root
	short          bool                                        // looks no further ahead than a voyage and a zone
	menace         [ser.MaxPorts + 1]ser.GalleyID              // which galley threatens each most
	owned          [game.MaxSeats + 1]int8                     // how many these have there
	galleys        [ser.MaxGalleys + 1]int64                   // what the galleys are worth there in the long run
	rank           [ser.MaxGalleys + 1]int8                    // the how-manieth of its owner each is
	prospects      [ser.MaxGalleys + 1]int64                   // what own galleys can do next, less their danger
	aims           [ser.MaxGalleys + 1]ser.PortID              // where they would do it
	total          [game.MaxSeats + 1]int64                    // worth of each seat without money
	ahead          int64                                       // sum of the prospects of all but the active galley
	taken          ports                                       // where these aim
	fleet          uint16                                      // galleys in play at the root, as bits
	stations       [game.MaxSeats + 1][ser.MaxZones + 1]uint16 // galleys there, by owner and zone, as bits; for Nobody everybody's
	features       Features                                    // of what was described last
}

// A portValue is what a port promises, the risk to lose it aside.
type portValue struct {
	worth int64 // of owning it
	cube  int64 // of one cube more in it
	prize int64 // of taking it from others, were it certain
	takes uint8 // bit g: it would take good g
}

// Promises are what all ports promise.
type promises struct {
	of     [ser.MaxPorts + 1]portValue
	takers [ser.NumGoods + 1]ports // that would take a good
	prizes ports                   // that it promises something to take
}

// set changes what a port promises.
func (v *promises) set(p ser.PortID, is portValue) {
	for goods := v.of[p].takes ^ is.takes; goods != 0; goods &= goods - 1 {
		v.takers[lowestGood(goods)] ^= 1 << uint(p)
	}
	v.prizes &^= 1 << uint(p)
	if is.prize > 0 {
		v.prizes |= 1 << uint(p)
	}
	v.of[p] = is
}

// Trips are what wanted goods would bring, by port and goods as bits: twice and one
// more, zero if not yet known.
type trips [ser.MaxPorts + 1][1 << (ser.NumGoods + 1)]int32

// Alarms are threats by zone and sailors, with a fort in the second half.
type alarms [ser.MaxZones + 1][2 * (ser.MaxDice + 1)]alarm

// An alarm is a threat that has been looked up before: its odds in millionths and
// one more, zero if not yet known.
type alarm struct {
	odds int32
	by   ser.GalleyID
}

// survey takes a position for the root, and judges for a player.
func (o *evaluator) survey(s *ser.State, me game.Player) {
	o.root, o.me = *s, me
	clear(o.toMe[:])
	clear(o.toOthers[:])
	clear(o.trips[:])
	o.change = change{calm: true}
	o.lookAhead(s)
	clear(o.owned[:])
	for p := 1; p < len(o.board.Ports); p++ {
		o.owned[s.Ports[p].Owner]++
	}
	o.fleet = 0
	clear(o.stations[:])
	for g := ser.MaxGalleys; g > 0; g-- {
		if galley := &s.Galleys[g]; galley.Owner != game.Nobody {
			o.fleet |= 1 << uint(g)
			o.stations[galley.Owner][galley.Zone] |= 1 << uint(g)
			o.stations[game.Nobody][galley.Zone] |= 1 << uint(g)
		}
	}
	clear(o.total[:])
	for p := ser.PortID(1); int(p) < len(o.board.Ports); p++ {
		v := o.promise(s, p)
		v.prize = o.prize(s, p, v.worth)
		o.values.set(p, v)
		if owner := s.Ports[p].Owner; owner != game.Nobody {
			o.ports[p] = o.hold(s, p, v.worth, o.owned[owner])
			o.total[owner] += o.ports[p]
			_, o.menace[p] = o.risk(s, p)
		}
	}
	var fleet [game.MaxSeats + 1]int8
	o.ahead, o.taken = 0, 0
	for g := ser.GalleyID(1); g <= ser.MaxGalleys; g++ {
		galley := &s.Galleys[g]
		if galley.Owner == game.Nobody {
			continue
		}
		fleet[galley.Owner]++
		o.rank[g] = fleet[galley.Owner]
		o.galleys[g] = o.longRun(s, g, o.rank[g])
		o.total[galley.Owner] += o.galleys[g]
		if galley.Owner == me && g != s.Active {
			o.prospects[g], o.aims[g] = o.prospect(s, g, &o.values, o.taken)
			o.ahead += o.prospects[g]
			o.taken |= 1 << uint(o.aims[g])
		}
	}
	o.taken &^= 1
}

// lookAhead finds out how much of the game is left.
func (o *evaluator) lookAhead(s *ser.State) {
	o.left, o.turns, o.wineWorth = 0, 0, 0
	for _, space := range s.Board.Seats[s.Seats].Scoring[s.Scorings:] {
		o.turns = o.turnsTo(space-s.Track, &s.Deck)
		o.scorings[o.left] = o.turns
		o.left++
	}
	for i := range s.Board.Cards {
		o.wineWorth = max(o.wineWorth, int64(s.Board.Cards[i].Wine))
	}
	o.wineWorth *= o.wine * o.turns / 100
}

// promise is what a port is worth in a position.
func (o *evaluator) promise(s *ser.State, p ser.PortID) portValue {
	var v portValue
	port, info := &s.Ports[p], &o.board.Ports[p]
	if port.Closed {
		return v
	}
	const all = 1<<(ser.NumGoods+1) - 2
	has := wares(port, info)
	v.worth = o.incomeOf(info, int64(port.Filled))
	if port.Filled < info.Size() {
		v.takes = all &^ has
		v.cube = o.incomeOf(info, int64(port.Filled)+1) - v.worth
	}
	if has&(1<<uint(ser.Wine)) != 0 {
		v.worth += o.wineWorth
	}
	v.worth += o.basilica(s, port, has, v.takes != 0)
	return v
}

// wares returns the goods that a port produces or stores, as bits.
func wares(port *ser.Port, info *ser.PortInfo) uint8 {
	has := uint8(1) << uint(info.Good)
	for _, g := range port.Stock[:port.Filled] {
		has |= 1 << uint(g)
	}
	return has
}

// incomeOf is what the scorings will pay for a port with so many cubes now.
func (o *evaluator) incomeOf(info *ser.PortInfo, filled int64) int64 {
	var sum int64
	top := int64(info.Size()) * 100
	for _, t := range o.scorings[:o.left] {
		level := min(top, filled*100+o.weights.Growth*t/1000)
		i := level / 100
		sum += int64(info.Income[i]) * 100
		if rest := level % 100; rest > 0 {
			sum += int64(info.Income[i+1]-info.Income[i]) * rest
		}
	}
	return sum
}

// basilica is what a basilica in a port is worth, or the hope of one.
func (o *evaluator) basilica(s *ser.State, port *ser.Port, has uint8, room bool) int64 {
	full := int64(o.board.BasilicaIncome) * int64(o.left) * 100
	if port.Basilica {
		return full
	}
	if s.BasilicasLeft == 0 {
		return 0
	}
	gain := max(0, full-int64(o.board.BasilicaPrice)*100)
	gold, marble := has&(1<<uint(ser.Gold)) != 0, has&(1<<uint(ser.Marble)) != 0
	switch {
	case gold && marble:
		return gain * o.weights.Pair / 100
	case (gold || marble) && room:
		return gain * o.weights.Half / 100
	}
	return 0
}

// acts is how often a galley will be active yet, in 1/100.
func (o *evaluator) acts(g ser.GalleyID) int64 {
	if g > o.root.Active {
		return o.turns
	}
	return max(0, o.turns-100)
}
