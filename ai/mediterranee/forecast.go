package mediterranee

import (
	"serenissima/ai/rehearse"
	"serenissima/game"
	med "serenissima/game/mediterranee"
)

// What a seat is told by when a turn begins, of which the forecast of the end is made; see
// features.
const (
	ofMoney    = iota // in hundreds of ducats
	ofReady           // the first hundreds of them
	ofPoints          // of ports and the capital, as they would be counted now
	ofPorts           // how many
	ofRise            // what their warehouses may grow into
	ofRisk            // what of all that may be lost
	ofGarrison        // sailors in ports
	ofYard            // whether galleys can be built in a port
	ofYards           // in how many others
	ofSources         // goods of which there is a port
	ofGalleys         // the first four
	ofFleet           // galleys beyond them
	ofCrew            // sailors aboard
	ofStrong          // galleys with three sailors or more
	ofCargo           // pieces aboard
	ofTrips           // what the galleys can do in this turn, and where that leaves them
	numFeatures
)

// Features are what is known of a seat.
type features [numFeatures]int32

// features tells of a seat what the forecast needs. All purses must be known.
func (m *market) features(s *med.State, p game.Player) (f features) {
	m.survey(s, p)
	t := evaluation{market: m, s: s}
	t.survey()
	f[ofMoney] = 100 * int32(s.Ducats[p])
	f[ofReady] = 100 * int32(min(int(s.Ducats[p]), m.weights.purse))
	var goods uint8
	for q := med.PortID(1); int(q) < len(m.board.Ports); q++ {
		port := &s.Ports[q]
		if port.Owner != p {
			continue
		}
		goods |= bit(m.board.Ports[q].Good)
		points := 100 * s.PortPoints(q)
		f[ofPorts] += 100
		f[ofPoints] += int32(points)
		worth := t.held(q, p, port.Filled)
		f[ofRise] += int32(worth - points)
		f[ofRisk] += int32(worth * t.stalls[q].risk / 100)
		f[ofGarrison] += 100 * int32(min(port.Sailors, 3))
	}
	f[ofPoints] += 100 * int32(s.CapitalPoints(p))
	f[ofYard] = 100 * int32(min(1, t.yards[p]))
	f[ofYards] = 100*int32(t.yards[p]) - f[ofYard]
	for ; goods != 0; goods &= goods - 1 {
		f[ofSources] += 100
	}
	f[ofGalleys] = 100 * int32(min(4, t.ships[p]))
	f[ofFleet] = 100*int32(t.ships[p]) - f[ofGalleys]
	for _, g := range t.fleet[:t.count] {
		if galley := &s.Galleys[g]; galley.Owner == p {
			f[ofCrew] += 100 * int32(galley.Sailors)
			f[ofCargo] += 100 * int32(galley.Load)
			if galley.Sailors >= 3 {
				f[ofStrong] += 100
			}
		}
	}
	f[ofTrips] = int32(t.tripValue())
	return f
}

// odds are how likely a seat is to win, in millionths, where all purses are known: the
// softmax of what is foretold for each.
func (m *market) odds(s *med.State, me game.Player) int64 {
	if s.Decision().Player == game.Nobody {
		return rehearse.Share(s.Result(), me)
	}
	w := &forecast[s.Seats]
	late := int64(s.Turn) * 100 / int64(s.Board.Turns[s.Seats])
	var ahead [game.MaxSeats + 1]int64 // in 1/DecayUnit
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		f := m.features(s, p)
		ahead[p] = rehearse.Ahead(f[:], w[0][:], w[1][:], late)
	}
	return rehearse.Odds(ahead[:s.Seats+1], me)
}

// forecast is what each feature tells of the chance to win, in thousandths of a logit, by
// number of players, early and late in the game.
var forecast = [game.MaxSeats + 1][2]features{
	2: {{80, 189, 70, -17, 22, -36, 120, -98, -75, 310, 425, 559, 45, -121, -78, 31}, {89, 74, 40, 51, 19, -18, 52, 1226, 203, 47, 456, 296, 113, -19, 240, 37}},
	3: {{30, 178, 67, 24, 33, -17, 146, -591, 78, 302, 278, -157, 96, -916, -109, 38}, {58, 32, 42, 77, -23, -20, 58, 1694, 25, 65, 339, 178, 100, 239, 125, -6}},
	4: {{32, 196, 63, 97, 40, 66, 149, -106, 159, 117, 108, -736, 241, 195, 5, 48}, {57, 47, 55, 129, -1, -28, 67, 762, 77, -1, 273, 18, 114, -100, 59, 7}},
}
