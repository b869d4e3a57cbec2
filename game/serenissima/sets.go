package serenissima

import (
	"math/bits"

	"serenissima/game"
)

// Sets are gathered when they are asked for: without a branch that depends on
// what stands where, a look at all galleys costs less than a few of them that a
// processor guesses wrong.
type (
	// A galleySet is a set of galleys, bit n for galley n.
	galleySet uint16
	// A portSet is a set of ports, bit n for port n.
	portSet uint32
)

// lowest returns the lowest galley of a set that is not empty.
func lowest(set galleySet) GalleyID { return GalleyID(bits.TrailingZeros16(uint16(set))) }

// size is the number of galleys in the set.
func (set galleySet) size() int8 { return int8(bits.OnesCount16(uint16(set))) }

// lowestPort returns the lowest port of a set that is not empty.
func lowestPort(set portSet) PortID { return PortID(bits.TrailingZeros32(uint32(set))) }

// size is the number of ports in the set.
func (set portSet) size() int8 { return int8(bits.OnesCount32(uint32(set))) }

// galleysOf returns the galleys of p.
func (s *State) galleysOf(p game.Player) galleySet {
	var set galleySet
	for g := MaxGalleys; g > 0; g-- {
		var bit galleySet
		if s.Galleys[g].Owner == p {
			bit = 2
		}
		set = set<<1 | bit
	}
	return set
}

// galleysIn returns the galleys in a zone.
func (s *State) galleysIn(z ZoneID) galleySet {
	var set galleySet
	for g := MaxGalleys; g > 0; g-- {
		var bit galleySet
		if s.Galleys[g].Zone == z {
			bit = 2
		}
		set = set<<1 | bit
	}
	return set
}

// freeNumbers returns the galleys in the box.
func (s *State) freeNumbers() galleySet {
	numbers := galleySet(2)<<s.seatInfo().Galleys - 2 // from one to the highest
	return s.galleysOf(game.Nobody) & numbers
}

// portsOf returns the ports of p.
func (s *State) portsOf(p game.Player) portSet {
	var set portSet
	for i := MaxPorts; i > 0; i-- {
		var bit portSet
		if s.Ports[i].Owner == p {
			bit = 2
		}
		set = set<<1 | bit
	}
	return set
}
