package mediterranee

import (
	"math/bits"

	med "serenissima/game/mediterranee"
)

// Seas hold what thinking needs to know of a board of Méditerranée over and
// over. They are immutable. All sums are integers, so that every platform thinks
// alike.
type seas struct {
	board    *med.Board
	near     [med.MaxZones + 1]zoneSet                // neighbours
	apart    [med.MaxZones + 1][med.MaxZones + 1]int8 // zones from each other
	fights   duels                                    // of galleys
	assaults [2]duels                                 // of galleys on garrisons, without and with a fort
}

func newSeas(b *med.Board) *seas {
	c := &seas{board: b}
	for z := 1; z < len(b.Zones); z++ {
		for _, next := range b.Zones[z].Neighbours {
			c.near[z] = c.near[z].with(next)
		}
		for to := 1; to < len(b.Zones); to++ {
			c.apart[z][to] = b.Distance(med.ZoneID(z), med.ZoneID(to))
		}
	}
	c.fights.fill(false)
	c.assaults[0].fill(false)
	c.assaults[1].fill(true)
	return c
}

// A zoneSet is a set of sea zones, bit z for zone z.
type zoneSet uint64

func (s zoneSet) has(z med.ZoneID) bool     { return s&(1<<uint(z)) != 0 }
func (s zoneSet) with(z med.ZoneID) zoneSet { return s | 1<<uint(z) }
func (s zoneSet) first() med.ZoneID         { return med.ZoneID(bits.TrailingZeros64(uint64(s))) }

// within returns the zones that can be reached from z with so many moves, when
// it is impossible to go on from some zones.
func (c *seas) within(z med.ZoneID, moves int8, stops zoneSet) zoneSet {
	reached := zoneSet(0).with(z)
	for edge := reached; moves > 0 && edge != 0; moves-- {
		var next zoneSet
		for ; edge != 0; edge &= edge - 1 {
			next |= c.near[edge.first()]
		}
		edge = next &^ (reached | stops)
		reached |= next
	}
	return reached
}

// course returns the zones entered on a shortest way from one zone to another;
// around the zones from which it is impossible to go on, if there is such a way
// of so many moves.
func (c *seas) course(from, to med.ZoneID, moves int8, stops zoneSet) []med.ZoneID {
	if !c.within(from, moves, stops).has(to) {
		stops = 0
	}
	var before [med.MaxZones + 1]med.ZoneID
	queue := append(make([]med.ZoneID, 0, med.MaxZones), to)
	before[to] = to
	for i := 0; before[from] == 0; i++ { // from the end, so that the way can be read forwards
		for _, z := range c.board.Zones[queue[i]].Neighbours {
			if before[z] == 0 && (z == from || !stops.has(z)) {
				before[z] = queue[i]
				queue = append(queue, z)
			}
		}
	}
	way := queue[:0]
	for z := from; z != to; {
		z = before[z]
		way = append(way, z)
	}
	return way
}

// mostDefenders is the largest garrison that is told from larger ones.
const mostDefenders = 12

// A duel is how a fight to the end goes.
type duel struct {
	win  int // chance, in 1/1000, that attackers are left and no defenders
	left int // attackers left on average, in 1/100
}

// Duels are the fights between so many attackers and defenders.
type duels [med.GalleySpaces + 1][mostDefenders + 1]duel

func (t *duels) fill(fort bool) {
	for a := int8(1); a <= med.GalleySpaces; a++ {
		t[a][0] = duel{1000, 100 * int(a)}
		for d := int16(1); d <= mostDefenders; d++ {
			var win, left, same int
			eachRound(a, d, fort, func(a2 int8, d2 int16) {
				if a2 == a && d2 == d {
					same++
					return
				}
				win += t[a2][d2].win
				left += t[a2][d2].left
			})
			t[a][d] = duel{win / (throws - same), left / (throws - same)}
		}
	}
}

// of returns the duel of attackers with any number of defenders.
func (t *duels) of(attackers int8, defenders int16) duel {
	return t[attackers][min(defenders, mostDefenders)]
}

// throws is the number of equally likely throws of a round.
const throws = med.Faces * med.Faces

// eachRound calls f with what each throw leaves of both sides, throws times.
func eachRound(a int8, d int16, fort bool, f func(a int8, d int16)) {
	for x := int8(1); x <= med.Faces; x++ {
		for y := int8(1); y <= med.Faces; y++ {
			f(int8(max(0, int16(a)-med.Losses(d, y, false))), max(0, d-med.Losses(int16(a), x, fort)))
		}
	}
}
