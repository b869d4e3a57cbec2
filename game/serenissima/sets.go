package serenissima

import (
	"math/bits"

	"serenissima/game"
)

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

// holdings are the galleys and ports of a game by owner, those in the box and the
// neutral ones under Nobody. A state keeps them, because they are asked for at each
// decision, several times at some.
type holdings struct {
	galleys [game.MaxSeats + 1]galleySet
	ports   [game.MaxSeats + 1]portSet
}

// count looks through all galleys and ports of the game (S1.3) for their owners.
func (s *State) count() (h holdings) {
	for g := GalleyID(1); int8(g) <= s.seatInfo().Galleys; g++ {
		h.galleys[s.Galleys[g].Owner] |= 1 << g
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		h.ports[s.Ports[p].Owner] |= 1 << p
	}
	return h
}

// handGalley gives a galley to a player or back to the box.
func (s *State) handGalley(g GalleyID, to game.Player) {
	s.held.galleys[s.Galleys[g].Owner] &^= 1 << g
	s.held.galleys[to] |= 1 << g
	s.Galleys[g].Owner = to
}

// handPort gives a port to a player or to nobody.
func (s *State) handPort(p PortID, to game.Player) {
	s.held.ports[s.Ports[p].Owner] &^= 1 << p
	s.held.ports[to] |= 1 << p
	s.Ports[p].Owner = to
}

// freeNumbers returns the galleys in the box.
func (s *State) freeNumbers() galleySet { return s.held.galleys[game.Nobody] }

// inPlay returns the galleys that are not in the box.
func (s *State) inPlay() galleySet { return 2<<s.seatInfo().Galleys - 2 - s.freeNumbers() }

// galleysIn returns the galleys in a zone. Without a branch that depends on what is
// where, a look at all of them costs less than a few that a processor guesses wrong.
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
