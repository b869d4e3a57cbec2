package mediterranee

import (
	"math/bits"

	"serenissima/game"
)

// A Fleet is a set of galleys, bit g for galley g.
type Fleet uint32

// Has reports whether a galley is in the fleet.
func (f Fleet) Has(g GalleyID) bool { return f&(1<<uint(g)) != 0 }

// With returns the fleet with a galley added.
func (f Fleet) With(g GalleyID) Fleet { return f | 1<<uint(g) }

// First returns the lowest galley of a fleet that is not empty.
func (f Fleet) First() GalleyID { return GalleyID(bits.TrailingZeros32(uint32(f))) }

// A PortSet is a set of ports, bit p for port p.
type PortSet uint32

// Has reports whether a port is in the set.
func (h PortSet) Has(p PortID) bool { return h&(1<<uint(p)) != 0 }

// With returns the set with a port added.
func (h PortSet) With(p PortID) PortSet { return h | 1<<uint(p) }

// First returns the lowest port of a set that is not empty.
func (h PortSet) First() PortID { return PortID(bits.TrailingZeros32(uint32(h))) }

// Holdings say of the galleys and ports whose they are; those in the box and neutral ports are
// under zero. A state keeps them, because they are asked for at each decision, several times at
// some.
type holdings struct {
	fleets [game.MaxSeats + 1]Fleet
	ports  [game.MaxSeats + 1]PortSet
}

// count looks through all galleys and ports of the game.
func (s *State) count() (h holdings) {
	for g := GalleyID(1); int8(g) <= s.Board.Galleys; g++ {
		h.fleets[s.Galleys[g].Owner] |= 1 << g
	}
	for p := 1; p < len(s.Board.Ports); p++ {
		h.ports[s.Ports[p].Owner] |= 1 << p
	}
	return h
}

// Recount brings what a state keeps of the owners of its galleys and ports into line with them.
// It is for positions that are put together by hand; Apply keeps them by itself.
func (s *State) Recount() { s.held = s.count() }

// handGalley gives a galley to a player or back to the box.
func (s *State) handGalley(g GalleyID, to game.Player) {
	s.held.fleets[s.Galleys[g].Owner] &^= 1 << g
	s.held.fleets[to] |= 1 << g
	s.Galleys[g].Owner = to
}

// handPort gives a port to a player.
func (s *State) handPort(p PortID, to game.Player) {
	s.held.ports[s.Ports[p].Owner] &^= 1 << p
	s.held.ports[to] |= 1 << p
	s.Ports[p].Owner = to
}

// Fleet returns the galleys of p.
func (s *State) Fleet(p game.Player) Fleet { return s.held.fleets[p] }

// PortsOf returns the ports of p.
func (s *State) PortsOf(p game.Player) PortSet { return s.held.ports[p] }

// FleetAt returns the galleys of p in a zone.
func (s *State) FleetAt(p game.Player, z ZoneID) (at Fleet) {
	for f := s.held.fleets[p]; f != 0; f &= f - 1 {
		if s.Galleys[f.First()].Zone == z {
			at |= f & -f
		}
	}
	return at
}

// rivals returns the galleys of all players but the one who is to decide.
func (s *State) rivals() Fleet {
	h := &s.held.fleets
	return (h[1] | h[2] | h[3] | h[4]) &^ h[s.decider]
}
