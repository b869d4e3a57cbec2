package sea

import (
	"math/bits"
	"slices"
)

// A ZoneSet is a set of zones, bit z for zone z.
type ZoneSet uint64

// Has reports whether a zone is in the set.
func (s ZoneSet) Has(z ZoneID) bool { return s&(1<<uint(z)) != 0 }

// With returns the set with a zone added.
func (s ZoneSet) With(z ZoneID) ZoneSet { return s | 1<<uint(z) }

// First returns the lowest zone of a set that is not empty.
func (s ZoneSet) First() ZoneID { return ZoneID(bits.TrailingZeros64(uint64(s))) }

// Within returns the zones that can be reached from one with so many moves, that one included,
// when it is impossible to go on from some zones.
func (c *Chart) Within(from ZoneID, moves int8, stops ZoneSet) ZoneSet {
	reached := ZoneSet(0).With(from)
	for edge := reached; moves > 0 && edge != 0; moves-- {
		var next ZoneSet
		for ; edge != 0; edge &= edge - 1 {
			next |= ZoneSet(c.adjacent[edge.First()])
		}
		edge = next &^ (reached | stops)
		reached |= next
	}
	return reached
}

// Course returns the zones entered on a shortest way from one zone to another; around the zones
// from which it is impossible to go on, if there is such a way of so many moves.
func (c *Chart) Course(from, to ZoneID, moves int8, stops ZoneSet) []ZoneID {
	if !c.Within(from, moves, stops).Has(to) {
		stops = 0
	}
	var before [MaxZones + 1]ZoneID
	queue := append(make([]ZoneID, 0, MaxZones), to)
	before[to] = to
	for i := 0; before[from] == 0; i++ { // from the end, so that the way can be read forwards
		for near := ZoneSet(c.adjacent[queue[i]]); near != 0; near &= near - 1 {
			if z := near.First(); before[z] == 0 && (z == from || !stops.Has(z)) {
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

// A Way leads from zone to zone.
type Way struct {
	Zones []ZoneID // that are entered, the last of them is its end
	Tolls int      // how many times it takes a toll
}

// Ways are those from a zone to each that can be reached with so many moves, the nearest first: as
// short as possible, and of equally short ones the one with the fewest tolls. Toll reports
// whether the move from one zone to the next takes a toll if it is the n-th.
func (c *Chart) Ways(start ZoneID, moves int8, toll func(from, to ZoneID, n int8) bool) (list []Way) {
	var best [MaxZones + 1]Way
	known, edge := ZoneSet(0).With(start), ZoneSet(0).With(start)
	for n := int8(1); n <= moves && edge != 0; n++ {
		var next ZoneSet
		for ; edge != 0; edge &= edge - 1 {
			from := edge.First()
			for near := ZoneSet(c.adjacent[from]) &^ known; near != 0; near &= near - 1 {
				to, tolls := near.First(), best[from].Tolls
				if toll(from, to, n) {
					tolls++
				}
				if !next.Has(to) || tolls < best[to].Tolls {
					best[to] = Way{append(slices.Clone(best[from].Zones), to), tolls}
				}
				next = next.With(to)
			}
		}
		known, edge = known|next, next
		for ; next != 0; next &= next - 1 {
			list = append(list, best[next.First()])
		}
	}
	return list
}
