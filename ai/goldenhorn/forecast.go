package goldenhorn

import (
	"serenissima/ai/rehearse"
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// What a seat is told by, of which the forecast of the end is made; see features.
const (
	ofPoints    = iota // as they would be counted now
	ofColours          // of which there is a cube in the warehouse
	ofSix              // whether there is one of each
	ofSecond           // colours of which there are two
	ofStore            // what the warehouse may grow into
	ofCargo            // what ships bring home, soon or later
	ofColoursIn        // of which there will be a cube when all ships are home
	ofPointsIn         // with all that is aboard
	ofReady            // ships in a start harbour, soon or later
	ofHand             // cards, the first six
	ofSpare            // cards beyond them
	ofFigures          // mercenaries and peasants in the warehouse
	ofLands            // territories
	ofTurn             // how many others move before the seat does
	numFeatures
)

// Features are what is known of a seat.
type features [numFeatures]int32

// features tells of a seat what the forecast needs. All warehouses and hands must be known.
func (n *planner) features(s *gh.State, p game.Player) (f features) {
	me := n.me
	n.me = p
	e := n.own(s)
	n.me = me
	store := s.Stores[p]
	f[ofPoints] = 100 * int32(points(s, p))
	for c := gh.Red; c <= gh.Blue; c++ {
		f[ofColours] += 100 * int32(min(store.Cubes[c], 1))
		f[ofSecond] += 100 * max(0, min(int32(store.Cubes[c])-1, 1))
	}
	if f[ofColours] == 600 {
		f[ofSix] = 100
	}
	f[ofStore] = e.store
	home := *s
	first := s.Fleet(p)
	for k := range e.ships {
		f[ofCargo] += e.ships[k].cargo + e.ships[k].risk
		f[ofReady] += e.ships[k].ready
		home.Stores[p].Add(&s.Ships[first+gh.ShipID(k)].Cargo)
	}
	for c := gh.Red; c <= gh.Blue; c++ {
		f[ofColoursIn] += 100 * int32(min(home.Stores[p].Cubes[c], 1))
	}
	f[ofPointsIn] = 100 * int32(points(&home, p))
	f[ofHand] = 100 * int32(min(s.HandSize[p], 6))
	f[ofSpare] = 100*int32(s.HandSize[p]) - f[ofHand]
	f[ofFigures] = 100*int32(store.Figures) + 50*int32(store.Peasants)
	f[ofLands] = e.lands
	f[ofTurn] = 100 * int32((int8(p)-int8(s.Turn)+s.Seats)%s.Seats)
	return f
}

// progress is how far the game has come, in hundredths: by the fullest warehouse.
func progress(s *gh.State) int32 {
	var most int8
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		most = max(most, s.StoreSize[p])
	}
	return min(100, int32(most)*5)
}

// odds are how likely a seat is to win, in millionths, where all warehouses and hands are
// known: the softmax of what is foretold for each.
func (n *planner) odds(s *gh.State, me game.Player) int64 {
	if s.Decision().Player == game.Nobody {
		return rehearse.Share(s.Result(), me)
	}
	w := &forecast[s.Seats][0]
	if s.Expansion {
		w = &forecast[s.Seats][1]
	}
	late := int64(progress(s))
	var ahead [game.MaxSeats + 1]int64 // in 1/DecayUnit
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		f := n.features(s, p)
		ahead[p] = rehearse.Ahead(f[:], w[0][:], w[1][:], late)
	}
	return rehearse.Odds(ahead[:s.Seats+1], me)
}

// forecast is what each feature tells of the chance to win, in thousandths of a logit, by
// number of players, without and with the expansion, early and late in the game.
var forecast = [game.MaxSeats + 1][2][2]features{
	2: {
		{{104, 155, 561, -231, -15, 307, 386, 74, 489, 372, 485, 0, 0, -152}, {113, 113, -425, 55, 307, 612, 869, -79, 667, 325, -435, 0, 0, -481}},
		{{35, -315, -476, 88, 47, 126, 546, 97, 370, 298, 225, -69, -81, -79}, {96, 306, -487, -131, 187, 483, 699, 31, 711, 416, 59, 77, 151, -357}},
	},
	3: {
		{{16, 101, 939, 40, 28, 341, 302, -18, 327, 240, 747, 0, 0, -90}, {209, 487, -561, 168, 402, 777, 646, -284, 503, 387, 348, 0, 0, -287}},
		{{203, -65, -495, 101, -50, 316, 513, -14, 365, 314, 351, 151, -61, -114}, {275, 245, 47, 105, 69, 479, 455, -107, 389, 312, -250, 48, 80, -223}},
	},
	4: {
		{{320, 110, 1451, 23, -182, 329, 527, -9, 416, 321, 7, 0, 0, -98}, {232, 383, -436, 83, 264, 742, 664, -195, 651, 435, -70, 0, 0, -174}},
		{{209, 125, 1472, 160, -220, 197, 442, 129, 488, 303, 348, 146, -256, -49}, {247, 181, -323, 43, 225, 653, 540, -133, 632, 303, 630, 90, 256, -175}},
	},
}
