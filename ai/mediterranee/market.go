package mediterranee

import (
	"math/bits"

	"serenissima/game"
	med "serenissima/game/mediterranee"
	"serenissima/game/sea"
)

// Trade weights say what the evaluation of a position counts for how much. Worth
// is in 1/100 of a point at the end, shares are in percent.
type tradeWeights struct {
	rivals   int                       // share of the rivals' mean worth that is subtracted
	fill     [med.Spaces + 1]int       // share of a full port's points, by free spaces, with many turns to go
	source   int                       // a turn of an own port that alone produces its good
	yard     int                       // a turn of the first port in which galleys can be built
	halfYard int                       // share of it for a port that wants one good yet
	fort     int                       // a fort, besides what it saves
	recruits int                       // a turn of a piece in an own warehouse
	turn     int                       // what a galley is worth for each turn to come
	crew     [med.GalleySpaces + 1]int // so many sailors aboard, with many turns to go
	horizon  int                       // most turns for which it is; then another can be built
	galleys  [10]int                   // share of it for the first, second … galley
	garrison int                       // a sailor in a port
	risk     [10]int                   // that a port is lost some day, by garrison, a fort counting for two
	threat   int                       // share of the odds of attacks that rivals could make on a port
	siege    int                       // the same for a capital
	ambush   int                       // the same for galleys
	later    int                       // share of a threat that cannot come true in this turn
	cargo    int                       // a piece in a rival's hold
	decay    int                       // share that is left of a prospect one zone farther away
	speed    int                       // zones in a turn, beyond which there is no time left for a prospect
	pull     int                       // share of the sale of a piece aboard in a later turn
	buy      int                       // the same of a piece that must be bought first
	spring   int                       // share of goods to be fetched elsewhere
	lure     int                       // share of ports further on that nobody defends
	raid     int                       // share of what can be gained by force
	flight   int                       // share of it if the prey may move away before
	neutral  int                       // share of what a sale adds to a port that nobody owns
	courtesy int                       // what leave of passage may cost
	purse    int                       // hundreds of ducats that should be at hand
	ready    int                       // worth of each of them besides its points
	place    int                       // worth of a place in the order of the turn
	leave    int                       // chance that rivals give it
}

// captainWeights come from games of a changed captain against others, with
// two, three and four players; a change stayed if it won clearly more than its
// share. That money at hand counts for much is what tells most.
var captainWeights = tradeWeights{
	rivals: 75,
	fill:   [...]int{100, 80, 62, 46, 34, 25, 18},
	source: 12, recruits: 2, yard: 15, halfYard: 20,
	turn: 60, crew: [...]int{0, 0, 90, 150, 190, 220}, horizon: 5,
	galleys:  [...]int{110, 110, 100, 90, 80, 65, 50, 40, 30, 20},
	garrison: 3,
	risk:     [...]int{50, 30, 20, 14, 10, 8, 6, 5, 4, 3},
	threat:   40, siege: 60, ambush: 40, later: 20,
	cargo: 40, decay: 88, speed: 3, pull: 70, buy: 60, spring: 20, lure: 40,
	raid: 80, flight: 60, neutral: 20, courtesy: 20, leave: 40, place: 22, purse: 12, ready: 60,
}

// pullDepth is how many pieces of a good are told apart by where they are best
// sold; more are not thought of.
const pullDepth = 5

// A market is the judgement of what could be sold, fetched and taken, by zone,
// as a player sees it at the time of a decision.
type market struct {
	*duelTables
	weights   *tradeWeights
	me        game.Player
	share     int                                                // of the worth of one rival, in percent
	point     int                                                // worth of a hundred ducats
	left      int                                                // turns after the present one
	stops     sea.ZoneSet                                        // where others have galleys
	decay     [med.MaxZones + 1]int                              // by distance, in 1/1000
	rise      [med.MaxPorts + 1][med.Spaces + 1]int              // worth of a port by pieces stored
	pull      [med.MaxZones + 1][med.NumGoods + 1][pullDepth]int // the best sales elsewhere, best first
	spring    [med.MaxZones + 1]int                              // a piece from the best source elsewhere
	lure      [med.MaxZones + 1]int                              // ports elsewhere that nobody defends
	remembers bool                                               // trips are remembered
	known     [med.MaxGalleys + 1]struct {
		galley med.Galley
		trip   trip
	}
}

// survey takes up a position as p sees it.
func (m *market) survey(s *med.State, p game.Player) {
	if m.duelTables == nil || m.board != s.Board {
		m.duelTables = newDuelTables(s.Board)
	}
	m.me, m.remembers = p, false
	m.share = m.weights.rivals / (int(s.Seats) - 1)
	m.point = 100 / int(m.board.Points.Ducats)
	m.left = int(m.board.Turns[s.Seats] - max(1, s.Turn))
	for d, part := 0, 1000; d < len(m.decay); d, part = d+1, part*m.weights.decay/100 {
		m.decay[d] = part
		if d > m.weights.speed*m.left {
			m.decay[d] = 0
		}
	}
	for q := 1; q < len(m.board.Ports); q++ {
		for n := int8(0); n <= m.board.Ports[q].Capacity(); n++ {
			m.rise[q][n] = m.portWorth(med.PortID(q), n)
		}
	}
	m.stops = 0
	for g := range s.Galleys {
		if owner := s.Galleys[g].Owner; owner != game.Nobody && owner != p {
			m.stops = m.stops.With(s.Galleys[g].Zone)
		}
	}
	t := evaluation{market: m, s: s}
	t.survey()
	m.findSales(&t)
	m.findSources(&t)
	m.findPrey(&t)
}

// portWorth is what a port with so many pieces is worth to an owner who does
// not lose it; of an own capital it is only the part of any port.
func (m *market) portWorth(p med.PortID, filled int8) int {
	info, points := &m.board.Ports[p], &m.board.Points
	free := int(info.Capacity() - filled)
	full := m.weights.fill[free]
	if free > 0 {
		full = full * m.left / (m.left + free)
	}
	producers := bits.OnesCount32(m.board.Producers[info.Good])
	worth := 100*int(points.NotFull) + int(points.Full[info.Size]-points.NotFull)*full
	return worth + m.left*(m.weights.source/producers+m.weights.recruits*int(filled))
}

// capitalWorth is what the own capital is worth besides being a port.
func (m *market) capitalWorth() int {
	return 100*int(m.board.Points.OwnCapital) + (m.left+1)*int(m.board.Income)*m.point
}

// findSales fills in where pieces are best sold: good by good, the dearest first, until
// no zone next to a port could better what is there.
func (m *market) findSales(t *evaluation) {
	m.pull = [med.MaxZones + 1][med.NumGoods + 1][pullDepth]int{}
	type outlet struct {
		gain int
		at   med.ZoneID
	}
	var outlets [med.MaxPorts]outlet
	for g := med.Gems; g <= med.Wood; g++ {
		n := 0
		for p := 1; p < len(m.board.Ports); p++ {
			if t.takes(med.PortID(p))&bit(g) == 0 {
				continue
			}
			next := outlet{t.sale(med.PortID(p), g), m.board.Ports[p].Zone}
			i := n
			for ; i > 0 && outlets[i-1].gain < next.gain; i-- {
				outlets[i] = outlets[i-1]
			}
			outlets[i] = next
			n++
		}
		for z := 1; z < len(m.board.Zones); z++ {
			best, apart := &m.pull[z][g], m.board.Distances(med.ZoneID(z))
			for _, o := range outlets[:n] {
				if o.gain*m.decay[1]/1000 <= best[pullDepth-1] {
					break
				}
				if part := o.gain * m.decay[apart[o.at]] / 1000; med.ZoneID(z) != o.at && part > best[pullDepth-1] {
					insert(best[:], part)
				}
			}
		}
	}
}

// piece is what a piece of a good in a zone is worth to the market's player: the
// best sale there or elsewhere.
func (m *market) piece(s *med.State, z med.ZoneID, g med.Good) int {
	best := m.pull[z][g][0]
	if p := s.PortAt(z); p != 0 && s.CanStore(p, g) {
		t := evaluation{market: m, s: s}
		t.survey()
		best = max(best, t.sale(p, g))
	}
	return best
}

// insert puts a number into a list that falls, and drops the last.
func insert(list []int, n int) {
	for i := range list {
		if n > list[i] {
			list[i], n = n, list[i]
		}
	}
}

// findSources fills in what a piece to be fetched elsewhere brings.
func (m *market) findSources(t *evaluation) {
	m.spring = [med.MaxZones + 1]int{}
	for p := 1; p < len(m.board.Ports); p++ {
		g, at := m.board.Ports[p].Good, m.board.Ports[p].Zone
		if t.s.Supply[g] == 0 {
			continue
		}
		best := &m.pull[at][g]
		apart := m.board.Distances(at)
		gain := (best[0]+best[1])/2 - m.point*int(t.price(med.PortID(p)))
		for z := 1; z < len(m.board.Zones) && gain > 0; z++ {
			if med.ZoneID(z) != at {
				m.spring[z] = max(m.spring[z], gain*m.decay[apart[z]]/1000)
			}
		}
	}
}

// findPrey fills in the ports that can be taken without a fight.
func (m *market) findPrey(t *evaluation) {
	var second [med.MaxZones + 1]int
	m.lure = [med.MaxZones + 1]int{}
	for p := 1; p < len(m.board.Ports); p++ {
		stall, at := &t.stalls[p], m.board.Ports[p].Zone
		if stall.owner == m.me || stall.garrison > 0 {
			continue
		}
		worth, apart := t.claim(med.PortID(p)), m.board.Distances(at)
		for z := 1; z < len(m.board.Zones); z++ {
			if med.ZoneID(z) == at {
				continue
			}
			gain := worth * m.decay[apart[z]] / 1000
			if gain > m.lure[z] {
				m.lure[z], gain = gain, m.lure[z]
			}
			second[z] = max(second[z], gain)
		}
	}
	for z := range m.lure {
		m.lure[z] += second[z] / 2
	}
}

// bit is the good as a set.
func bit(g med.Good) uint8 { return 1 << uint(g) }
