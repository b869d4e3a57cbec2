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

// holdings say of the galleys and ports of a game whose they are, and of the galleys
// where; those in the box and neutral ports are under zero. A state keeps them, because
// they are asked for at each decision, several times at some.
type holdings struct {
	galleys [game.MaxSeats + 1]galleySet // by owner
	zones   [MaxZones + 1]galleySet      // galleys by zone
	ports   [game.MaxSeats + 1]portSet   // by owner
}

// count looks through all galleys and ports of the game (S1.3).
func (s *State) count() (h holdings) {
	for g := GalleyID(1); int8(g) <= s.seatInfo().Galleys; g++ {
		h.galleys[s.Galleys[g].Owner] |= 1 << g
		h.zones[s.Galleys[g].Zone] |= 1 << g
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

// moveGalley puts a galley into a zone, or into none.
func (s *State) moveGalley(g GalleyID, to ZoneID) {
	s.held.zones[s.Galleys[g].Zone] &^= 1 << g
	s.held.zones[to] |= 1 << g
	s.Galleys[g].Zone = to
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
func (s *State) inPlay() galleySet {
	h := &s.held.galleys
	return h[1] | h[2] | h[3] | h[4]
}
