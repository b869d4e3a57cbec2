package goldenhorn

import (
	"serenissima/game"
	gh "serenissima/game/goldenhorn"
)

// The values of a position are in hundredths of a point.
type weights struct {
	row       [gh.NumColours + 1]int32 // of a row, by length: its points and what it may grow into
	allSix    int32                    // to be able to announce the end
	mercenary int32                    // that can still take a territory
	peasant   int32
	card      int32 // in hand
	spare     int32 // in hand beyond the first six
	ready     int32 // a ship in a start harbour
	patience  int32 // what a gain is worth a turn later, in hundredths
	stamina   int32 // the same on the long courses of three and four players
	cube      int32 // a cube of a rival's, whose warehouse is closed
	rivals    int32 // share of what the rivals have in the mean that counts against it, in hundredths
	pirates   int32 // how likely each card of a rival makes a raid, in hundredths
	lead      int32 // chance of winning, in hundredths, from which the end is welcome
	raid      int32 // an attack, besides what it brings
	conquest  int32 // a territory, likewise
	ending    int32 // what each hundredth beyond that is worth; zero: more than all else
}

var captainWeights = weights{
	row:    [gh.NumColours + 1]int32{0, 120, 250, 390, 550, 740, 1000},
	allSix: 80, mercenary: 175, peasant: 115, card: 60, spare: 20,
	ready: 230, patience: 82, stamina: 90, cube: 160, rivals: 100, pirates: 6, lead: 25,
}

// storeWorth is the value of a warehouse in which the pile lies, if the free
// territories cost so many mercenaries.
func (w *weights) storeWorth(pile *gh.Pile, wanted int8) int32 {
	rows := pile.Rows()
	var sum int32
	for length, n := range rows {
		sum += int32(n) * w.row[length]
	}
	if rows[gh.NumColours] > 0 {
		sum += w.allSix
	}
	soldiers := min(pile.Figures, wanted)
	return sum + int32(soldiers)*w.mercenary + int32(pile.Figures-soldiers)*100 + int32(pile.Peasants)*w.peasant
}

// judge is the value of a position to the player that the planner thinks for,
// set against the mean of the rivals'.
func (n *planner) judge(s *gh.State) int32 {
	own := n.own(s)
	worth := own.sum()
	if n.weights.rivals > 0 {
		worth -= n.rivals(s) * n.weights.rivals / 100
	}
	return worth
}

// liking is how much the way that is tried is to the taste of who takes it, besides what it
// leads to.
func (n *planner) liking() (sum int32) {
	if n.weights.raid == 0 && n.weights.conquest == 0 {
		return 0
	}
	for _, a := range n.trying {
		switch a.Verb {
		case gh.Attack:
			sum += n.weights.raid
		case gh.Conquer:
			sum += n.weights.conquest
		}
	}
	return sum
}

// rivals is what the rivals have in the mean, as far as it can be seen.
func (n *planner) rivals(s *gh.State) int32 {
	var sum int32
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p != n.me {
			sum += n.rivalWorth(s, p)
		}
	}
	return sum / int32(s.Seats-1)
}

// wanted is the number of mercenaries that the free territories cost.
func wanted(s *gh.State) int8 {
	var sum int8
	if s.Expansion {
		for t := gh.TerritoryID(1); t <= gh.MaxTerritories; t++ {
			if s.Lands[t] == game.Nobody {
				sum += s.Land(t).Mercenaries
			}
		}
	}
	return sum
}

// An estate is what a player has, taken apart.
type estate struct {
	hand, store, lands int32
	ships              [gh.FleetShips]prospect
}

// A prospect is what a ship promises: that it will be ready in a start harbour, what it brings
// home, and, below zero, what pirates may take of that.
type prospect struct{ ready, cargo, risk int32 }

func (p *prospect) sum() int32 { return p.ready + p.cargo + p.risk }

func (e *estate) sum() int32 {
	sum := e.hand + e.store + e.lands
	for i := range e.ships {
		sum += e.ships[i].sum()
	}
	return sum
}

// own adds up warehouse, territories, hand, and what the ships bring home.
func (n *planner) own(s *gh.State) (e estate) {
	w, wants := n.weights, wanted(s)
	e.hand = w.hand(s.HandSize[n.me])
	store := s.Stores[n.me]
	before := w.storeWorth(&store, wants)
	e.store = before
	if s.Expansion {
		for t := gh.TerritoryID(1); t <= gh.MaxTerritories; t++ {
			if s.Lands[t] == n.me {
				e.lands += 100 * int32(s.Land(t).Points)
			}
		}
	}
	first := s.Fleet(n.me)
	for k := range e.ships {
		i := first + gh.ShipID(k)
		ship := &s.Ships[i]
		var cargo, risk int32
		if size := ship.Cargo.Size(); size > 0 {
			store.Add(&ship.Cargo)
			after := w.storeWorth(&store, wants)
			cargo = after - before
			before = after
			risk = n.danger(s, i) * cargo / int32(size) / 100
		}
		turns := n.toGo(s, i)
		x := &e.ships[k]
		x.cargo, x.risk = n.later(cargo, turns), -n.later(risk, turns)
		x.ready = n.later(w.ready+cargo-risk, turns) - x.cargo - x.risk
	}
	return e
}

// rivalWorth adds up what can be seen of a rival.
func (n *planner) rivalWorth(s *gh.State, p game.Player) int32 {
	w := n.weights
	sum := w.hand(s.HandSize[p])
	first := s.Fleet(p)
	for i := first; i < first+gh.FleetShips; i++ {
		ship := &s.Ships[i]
		sum += n.later(w.ready+int32(ship.Cargo.Size())*w.cube, n.toGo(s, i))
	}
	return sum
}

func (w *weights) hand(cards int8) int32 {
	useful := min(cards, 6)
	return int32(useful)*w.card + int32(cards-useful)*w.spare
}

// later is what a gain is worth so many turns ahead.
func (n *planner) later(gain int32, turns int8) int32 {
	rate := n.weights.patience
	if n.root.Seats > 2 {
		rate = n.weights.stamina
	}
	for range turns {
		gain = gain * rate / 100
	}
	return gain
}

// danger is how likely the ship is robbed before it moves on, in hundredths:
// the more colours its sails have and the more cards the rivals hold.
func (n *planner) danger(s *gh.State, i gh.ShipID) int32 {
	if !s.Exposed(i) {
		return 0
	}
	var chance int32
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		if p != n.me && s.HandSize[p] >= 2 {
			chance += int32(s.HandSize[p]) * int32(s.Board.Ships[i].Colours) * n.weights.pirates / 3
		}
	}
	return min(chance, 80)
}
