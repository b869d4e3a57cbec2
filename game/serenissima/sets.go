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
	galleySet uint
	// A portSet is a set of ports, bit n for port n.
	portSet uint
)

// lowest returns the lowest galley of a set that is not empty.
func lowest(set galleySet) GalleyID { return GalleyID(bits.TrailingZeros(uint(set))) }

// size is the number of galleys in the set.
func (set galleySet) size() int8 { return int8(bits.OnesCount(uint(set))) }

// lowestPort returns the lowest port of a set that is not empty.
func lowestPort(set portSet) PortID { return PortID(bits.TrailingZeros(uint(set))) }

// size is the number of ports in the set.
func (set portSet) size() int8 { return int8(bits.OnesCount(uint(set))) }

// galleysOf returns the galleys of p.
func (s *State) galleysOf(p game.Player) galleySet {
	var set galleySet
	for g := MaxGalleys; g > 0; g-- {
		var bit galleySet
		if s.Galleys[g].Owner == p {
			bit = 1
		}
		set = 2*set + bit
	}
	return 2 * set
}

// galleysIn returns the galleys in a zone.
func (s *State) galleysIn(z ZoneID) galleySet {
	var set galleySet
	for g := MaxGalleys; g > 0; g-- {
		var bit galleySet
		if s.Galleys[g].Zone == z {
			bit = 1
		}
		set = 2*set + bit
	}
	return 2 * set
}

// numbers returns the galleys of a game of so many players, in play or not
// (S1.3).
func (s *State) numbers() galleySet { return 2<<s.seatInfo().Galleys - 2 }

// freeNumbers returns the galleys in the box.
func (s *State) freeNumbers() galleySet { return s.galleysOf(game.Nobody) & s.numbers() }

// A muster says where all galleys are, for who decides.
type muster struct {
	own  galleySet // of the decider
	here galleySet // in the zone of the active galley
	box  galleySet // not in play
}

// muster looks at all galleys once.
func (s *State) muster() (m muster) {
	zone := s.Galleys[s.Active].Zone
	for g := MaxGalleys; g > 0; g-- {
		galley := &s.Galleys[g]
		var own, here, box galleySet
		if galley.Owner == s.decider {
			own = 1
		}
		if galley.Zone == zone {
			here = 1
		}
		if galley.Owner == game.Nobody {
			box = 1
		}
		m = muster{2*m.own + own, 2*m.here + here, 2*m.box + box}
	}
	return muster{2 * m.own, 2 * m.here, 2 * m.box}
}

// portsOf returns the ports of p.
func (s *State) portsOf(p game.Player) portSet {
	var set portSet
	for i := MaxPorts; i > 0; i-- {
		var bit portSet
		if s.Ports[i].Owner == p {
			bit = 1
		}
		set = 2*set + bit
	}
	return 2 * set
}
