package greedy

import (
	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// Weights of the evaluation. Sums are in 1/100 ducat, shares in percent.
type weights struct {
	growth     int64                     // cubes that an own port gains in a turn, in 1/100
	rivals     int64                     // of the rivals' mean worth, that is subtracted
	activation int64                     // what a turn of a galley brings in the long run
	crew       [ser.Spaces + 1]int64     // share of it by sailors aboard
	galleys    [ser.MaxGalleys + 1]int64 // share of it for the first, second … galley
	risk       [2*ser.Spaces + 1]int64   // that a port is lost, by garrison, a fort counting for two
	threat     int64                     // weight of the best attack that a rival could make now
	galleyRisk int64                     // the same for galleys
	guard      int64                     // what is left of a threat to a port with galleys before it
	garrison   int64                     // a sailor in a port
	cargo      int64                     // a cube aboard, besides what it can bring next
	next       int64                     // share of the best next turn of a galley
	second     int64                     // share of its second best next turn
	distant    int64                     // share of what is two turns away
	claim      int64                     // share of a neutral port within reach
	raid       int64                     // share of a rival's port within reach
	pair       int64                     // share of a basilica that wants nothing but building
	half       int64                     // share of a basilica that wants one good more
	stake      int64                     // what a claimed port costs: its sailor
}

// captainWeights come from games of one changed captain against three others, a
// few weights at a time; a change stayed if it won clearly more than a quarter.
var captainWeights = weights{
	growth: 5, rivals: 40, activation: 360,
	crew:    [...]int64{0, 50, 80, 100, 110, 110},
	galleys: [...]int64{0, 120, 115, 110, 95, 80, 60, 0, 0, 0, 0, 0, 0, 0, 0, 0},
	risk:    [...]int64{40, 25, 14, 8, 5, 3, 2, 1, 1, 1, 1},
	threat:  40, guard: 30, galleyRisk: 12, garrison: 30, cargo: 40,
	next: 42, second: 30, distant: 55, claim: 60, raid: 40, pair: 80, half: 15, stake: 150,
}

// An outlook is what a position is judged by: the weights, how much of the game
// is left at the time of a decision, and what the ports are worth then.
type outlook struct {
	*chart
	weights   *weights
	active    ser.GalleyID // whose turn it is; those up to it wait for the next turn
	scorings  [8]int64     // turns until each of the scorings that are left, in 1/100
	left      int          // how many these are
	turns     int64        // until the end
	wineWorth int64        // of a wine port
	ports     [ser.MaxPorts + 1]ser.Port
	basilicas int8
	values    [ser.MaxPorts + 1]portValue
}

// A portValue is what a port promises, the risk to lose it aside.
type portValue struct {
	worth int64 // of owning it
	cube  int64 // of one cube more in it
	takes uint8 // bit g: it would take good g
}

// reset takes the outlook of a position.
func (o *outlook) reset(s *ser.State) {
	o.active, o.left, o.turns, o.wineWorth = s.Active, 0, 0, 0
	for _, space := range s.Board.Seats[s.Seats].Scoring[s.Scorings:] {
		o.turns = o.turnsTo(space-s.Track, &s.Deck)
		o.scorings[o.left] = o.turns
		o.left++
	}
	for i := range s.Board.Cards {
		o.wineWorth = max(o.wineWorth, int64(s.Board.Cards[i].Wine))
	}
	o.wineWorth *= o.wine * o.turns / 100
	o.ports, o.basilicas = s.Ports, s.BasilicasLeft
	for p := range s.Board.Ports {
		o.values[p] = o.promise(s, ser.PortID(p))
	}
}

// promise is what a port is worth in a position.
func (o *outlook) promise(s *ser.State, p ser.PortID) portValue {
	var v portValue
	port, info := &s.Ports[p], &o.board.Ports[p]
	if p == 0 || port.Closed {
		return v
	}
	const all = 1<<(ser.NumGoods+1) - 2
	has := uint8(1) << uint(info.Good)
	for _, g := range port.Stock[:port.Filled] {
		has |= 1 << uint(g)
	}
	v.worth = o.income(info, int64(port.Filled))
	if port.Filled < info.Size() {
		v.takes = all &^ has
		v.cube = o.income(info, int64(port.Filled)+1) - v.worth
	}
	if has&(1<<uint(ser.Wine)) != 0 {
		v.worth += o.wineWorth
	}
	v.worth += o.basilica(s, port, has, v.takes != 0)
	return v
}

// income is what the scorings pay for a port with so many cubes now.
func (o *outlook) income(info *ser.PortInfo, filled int64) int64 {
	var sum int64
	top := int64(info.Size()) * 100
	for _, t := range o.scorings[:o.left] {
		level := min(top, filled*100+o.weights.growth*t/100)
		i := level / 100
		sum += int64(info.Income[i]) * 100
		if rest := level % 100; rest > 0 {
			sum += int64(info.Income[i+1]-info.Income[i]) * rest
		}
	}
	return sum
}

// basilica is what a basilica in a port is worth, or the hope of one.
func (o *outlook) basilica(s *ser.State, port *ser.Port, has uint8, room bool) int64 {
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
		return gain * o.weights.pair / 100
	case (gold || marble) && room:
		return gain * o.weights.half / 100
	}
	return 0
}

// A survey is one position on its way to a judgement.
type survey struct {
	*outlook
	s       *ser.State
	me      game.Player
	count   int                          // galleys in play
	galleys [ser.MaxGalleys]ser.GalleyID // these, by number
	ports   [game.MaxSeats + 1]int8      // owned, by seat
	guards  [ser.MaxPorts + 1]bool       // the owner has galleys in the zone
	total   [game.MaxSeats + 1]int64     // worth by seat
	value   [ser.MaxPorts + 1]portValue  // as the ports are now
}

// utility judges a position for a player: what it is worth to it less a share
// of what the others have.
func (o *outlook) utility(s *ser.State, me game.Player) int64 {
	v := survey{outlook: o, s: s, me: me}
	v.findPieces()
	v.addPorts()
	v.addFleets()
	var others int64
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		v.total[p] += int64(s.Ducats[p]) * 100
		if p != me {
			others += v.total[p]
		}
	}
	return v.total[me] + v.chances() - others*o.weights.rivals/(100*int64(s.Seats-1))
}

// findPieces finds out what is where.
func (v *survey) findPieces() {
	for g := ser.GalleyID(1); g <= ser.MaxGalleys; g++ {
		galley := &v.s.Galleys[g]
		if galley.Owner == game.Nobody {
			continue
		}
		v.galleys[v.count] = g
		v.count++
		if p := v.board.Zones[galley.Zone].Port; p != 0 && v.s.Ports[p].Owner == galley.Owner {
			v.guards[p] = true
		}
	}
	v.value = v.values
	gone := (v.s.BasilicasLeft == 0) != (v.basilicas == 0) // a hope that ports share
	for p := 1; p < len(v.board.Ports); p++ {
		port, was := &v.s.Ports[p], &v.outlook.ports[p]
		v.ports[port.Owner]++
		if gone || port.Filled != was.Filled || port.Basilica != was.Basilica || port.Closed != was.Closed {
			v.value[p] = v.promise(v.s, ser.PortID(p))
		}
	}
}

// addPorts adds what the ports are worth to their owners.
func (v *survey) addPorts() {
	for p := 1; p < len(v.board.Ports); p++ {
		port := &v.s.Ports[p]
		if port.Owner == game.Nobody {
			continue
		}
		keep := int64(100)
		if v.ports[port.Owner] > 1 { // S4.23
			keep = max(5, 100-v.riskOf(ser.PortID(p)))
		}
		v.total[port.Owner] += v.value[p].worth*keep/100 + int64(port.Sailors)*v.weights.garrison
	}
}

// riskOf is the chance, in percent, that the owner of a port loses it.
func (v *survey) riskOf(p ser.PortID) int64 {
	port := &v.s.Ports[p]
	strength := port.Sailors
	if port.Fort {
		strength += 2
	}
	threat := v.threatTo(v.board.Ports[p].Zone, port.Owner, port.Sailors, port.Fort)
	if v.guards[p] {
		threat = threat * v.weights.guard / 100
	}
	return v.weights.risk[strength] + v.weights.threat*threat/1000
}

// threatTo is the best chance, in 1/1000, of a rival to beat so many sailors of
// a player in a zone with one galley's next turn.
func (v *survey) threatTo(z ser.ZoneID, owner game.Player, sailors int8, fort bool) int64 {
	var worst int64
	table := &v.win
	if fort {
		table = &v.fortWin
	}
	near := &v.distance[z]
	for _, g := range v.galleys[:v.count] {
		enemy := &v.s.Galleys[g]
		if enemy.Owner == owner {
			continue
		}
		if value := enemy.Sailors - near[enemy.Zone]; value > 0 {
			worst = max(worst, table[value][enemy.Sailors][sailors])
		}
	}
	return worst
}

// addFleets adds what galleys are worth to their owners in the long run.
func (v *survey) addFleets() {
	var n [game.MaxSeats + 1]int
	for _, g := range v.galleys[:v.count] {
		galley := &v.s.Galleys[g]
		n[galley.Owner]++
		worth := v.acts(g) * v.weights.activation * v.weights.crew[galley.Sailors] * v.weights.galleys[n[galley.Owner]] / 1000000
		v.total[galley.Owner] += worth + int64(galley.Cubes)*v.weights.cargo
	}
}

// acts is how often a galley will be active yet, in 1/100.
func (o *outlook) acts(g ser.GalleyID) int64 {
	if g > o.active {
		return o.turns
	}
	return max(0, o.turns-100)
}

// chances are what the galleys of a player can do next, less the danger that
// they are in. What one galley aims at the next leaves alone.
func (v *survey) chances() int64 {
	var sum int64
	var taken uint32
	for _, g := range v.galleys[:v.count] {
		galley := &v.s.Galleys[g]
		if galley.Owner != v.me {
			continue
		}
		acts := v.acts(g)
		best, second, at := v.chance(galley, taken)
		taken |= 1 << uint(at)
		gain := best*v.weights.next/100 + second*v.weights.second/100
		sum += gain * min(100, acts) / 100
		danger := v.threatTo(galley.Zone, v.me, galley.Sailors, false) * v.weights.galleyRisk / 100
		stake := acts*v.weights.activation/100 + int64(galley.Sailors+galley.Cubes)*100
		sum -= stake * danger / 1000
	}
	return sum
}

// chance returns the best and second best that a galley can do in its next
// turn, and the port of the best.
func (v *survey) chance(galley *ser.Galley, taken uint32) (best, second int64, at ser.PortID) {
	hold := v.hold(galley)
	near := &v.distance[galley.Zone]
	for p := ser.PortID(1); int(p) < len(v.board.Ports); p++ {
		d := near[v.board.Ports[p].Zone]
		if d > 2*galley.Sailors || v.s.Ports[p].Closed || taken&(1<<uint(p)) != 0 {
			continue
		}
		var gain int64
		if wanted := hold.goods & v.value[p].takes; wanted != 0 {
			gain = v.trip(hold, wanted, p)
		}
		if galley.Sailors > 1 && v.s.Ports[p].Owner != v.me {
			gain = max(gain, v.conquest(galley, p, d))
		}
		if d > galley.Sailors {
			gain = gain * v.weights.distant / 100
		}
		if gain > best {
			best, second, at = gain, best, p
		} else {
			second = max(second, gain)
		}
	}
	return best, second, at
}

// A hold is what a galley could sell after its next loading.
type hold struct {
	goods uint8 // bit g: good g
	buys  uint8 // those that must be bought first
}

// hold returns what a galley has and what the port in its zone would add.
func (v *survey) hold(galley *ser.Galley) hold {
	var h hold
	for g := ser.Wood; g <= ser.Spice; g++ {
		if galley.Cargo[g] > 0 {
			h.goods |= 1 << uint(g)
		}
	}
	p := v.board.Zones[galley.Zone].Port
	if p == 0 || v.s.Ports[p].Closed || galley.Sailors+galley.Cubes == v.board.GalleySpaces {
		return h
	}
	g := v.board.Ports[p].Good
	if bit := uint8(1) << uint(g); v.s.Supply[g] > 0 && v.s.Ducats[v.me] > 0 && h.goods&bit == 0 {
		h.goods |= bit
		h.buys = bit
	}
	return h
}

// trip is what the wanted goods would bring in a port.
func (v *survey) trip(h hold, wanted uint8, p ser.PortID) int64 {
	port, info := &v.s.Ports[p], &v.board.Ports[p]
	var sum int64
	filled := port.Filled
	for g := ser.Wood; g <= ser.Spice && filled < info.Size(); g++ {
		bit := uint8(1) << uint(g)
		if wanted&bit == 0 {
			continue
		}
		sum += int64(v.board.SaleBonus[g]) * 100
		if port.Owner == v.me {
			sum += v.value[p].cube
			if g == ser.Wine {
				sum += v.wineWorth
			}
		} else {
			sum += int64(info.Values[filled]) * 100
		}
		if h.buys&bit != 0 {
			sum -= 100
		}
		filled++
	}
	return sum
}

// conquest is what a galley with two sailors or more, d zones away, would gain
// by taking a port.
func (v *survey) conquest(galley *ser.Galley, p ser.PortID, d int8) int64 {
	port := &v.s.Ports[p]
	worth := v.value[p].worth*(100-v.weights.risk[1])/100 - v.weights.stake
	if port.Owner == game.Nobody {
		return worth * v.weights.claim / 100
	}
	value := galley.Sailors - d
	if value < 1 || v.guards[p] || v.ports[port.Owner] == 1 {
		return 0
	}
	table := &v.win
	if port.Fort {
		table = &v.fortWin
	}
	return worth * table[value][galley.Sailors][port.Sailors] / 1000 * v.weights.raid / 100
}
