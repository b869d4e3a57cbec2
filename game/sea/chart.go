// Package sea holds what both games on the Mediterranean mean by the sea: its
// zones, which of them are next to each other, how far apart they are, and the
// ways between them. It knows no galley, no port and no player.
package sea

import (
	"fmt"
	"math/bits"

	"serenissima/game/boarddata"
)

// MaxZones is the most zones that a Chart can hold.
const MaxZones = 63

// A ZoneID numbers a sea zone from one, in the order of the board data.
type ZoneID int8

// A Zone is a sea zone in the board data.
type Zone struct {
	ID         string   `json:"id"`
	Name       string   `json:"name"`
	Neighbours []string `json:"neighbours"` // by ID
}

// A Chart says which zones are next to each other and how far apart they are.
type Chart struct {
	adjacent [MaxZones + 1]uint64 // bit z: zone z is next to it
	distance [MaxZones + 1][MaxZones + 1]int8
}

// NewChart proves that zones are named, at most most of them, that neighbours
// name each other, and that each zone can be reached from each.
func NewChart(zones []Zone, most int) (*Chart, error) {
	if len(zones) < 2 || len(zones) > most {
		return nil, fmt.Errorf("zones: %d, there must be 2 to %d", len(zones), most)
	}
	ids := make(map[string]ZoneID, len(zones))
	for i, z := range zones {
		if !boarddata.IsID(z.ID) || z.Name == "" || ids[z.ID] != 0 {
			return nil, at(zones, i)("id (%s) and name must be given, the id once", boarddata.IDShape)
		}
		ids[z.ID] = ZoneID(i + 1)
	}
	c := &Chart{}
	for i := range zones {
		if err := c.join(zones, i, ids); err != nil {
			return nil, err
		}
	}
	for i := range zones {
		for _, to := range c.Neighbours(ZoneID(i + 1)) {
			if !c.Adjacent(to, ZoneID(i+1)) {
				return nil, at(zones, i)("neighbours: %q is a neighbour, but %[1]q does not name %q in turn", zones[to-1].ID, zones[i].ID)
			}
		}
	}
	for i := range zones {
		if reached := c.measure(ZoneID(i + 1)); bits.OnesCount64(reached) < len(zones) {
			missing := bits.TrailingZeros64(^(reached | 1))
			return nil, at(zones, missing-1)("cannot be reached from %q", zones[i].ID)
		}
	}
	return c, nil
}

// at makes errors about a zone.
func at(zones []Zone, i int) func(format string, args ...any) error {
	return boarddata.At("zones[%d] %q", i, zones[i].ID)
}

// join notes the neighbours that a zone names.
func (c *Chart) join(zones []Zone, i int, ids map[string]ZoneID) error {
	from, fail := ZoneID(i+1), at(zones, i)
	for _, name := range zones[i].Neighbours {
		to := ids[name]
		switch {
		case to == 0 || to == from:
			return fail("neighbours: there is no other zone %q", name)
		case c.Adjacent(from, to):
			return fail("neighbours: %q stands there twice", name)
		}
		c.adjacent[from] |= 1 << uint(to)
	}
	return nil
}

// measure finds the distances from a zone and returns the zones that can be
// reached from it, itself included, as bits.
func (c *Chart) measure(from ZoneID) (reached uint64) {
	next := uint64(1) << uint(from)
	for n := int8(0); next != 0; n++ {
		reached |= next
		var beyond uint64
		for ; next != 0; next &= next - 1 {
			z := bits.TrailingZeros64(next)
			c.distance[from][z] = n
			beyond |= c.adjacent[z]
		}
		next = beyond &^ reached
	}
	return reached
}

// Neighbours returns the zones next to a zone, in their order.
func (c *Chart) Neighbours(of ZoneID) []ZoneID {
	var list []ZoneID
	for set := c.adjacent[of]; set != 0; set &= set - 1 {
		list = append(list, ZoneID(bits.TrailingZeros64(set)))
	}
	return list
}

// Adjacent reports whether a galley can sail from one zone straight to the
// other.
func (c *Chart) Adjacent(from, to ZoneID) bool { return c.adjacent[from]&(1<<uint(to)) != 0 }

// Distance is the smallest number of moves from one zone to the other.
func (c *Chart) Distance(from, to ZoneID) int8 { return c.distance[from][to] }

// Distances are the smallest numbers of moves from a zone to the others, by zone.
func (c *Chart) Distances(from ZoneID) *[MaxZones + 1]int8 { return &c.distance[from] }
