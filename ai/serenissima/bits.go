package serenissima

import (
	"math/bits"

	ser "serenissima/game/serenissima"
)

// Ports are a set of ports, bit p for port p.
type ports uint32

// lowest returns the lowest port of a set that is not empty.
func (set ports) lowest() ser.PortID { return ser.PortID(bits.TrailingZeros32(uint32(set))) }

// size is the number of ports in the set.
func (set ports) size() int { return bits.OnesCount32(uint32(set)) }

// lowestGood returns the lowest good of a set of bits.
func lowestGood(set uint8) ser.Good { return ser.Good(bits.TrailingZeros8(set)) }

// goods returns the kinds of cubes aboard as bits.
func goods(galley *ser.Galley) uint8 {
	var set uint8
	for g := ser.Wood; g <= ser.Spice; g++ {
		if galley.Cargo[g] > 0 {
			set |= 1 << uint(g)
		}
	}
	return set
}
