package mediterranee

import (
	"cmp"
	"slices"

	"serenissima/game"
)

// A Danger is a galley of a rival that can still attack a galley or a port in this turn, as all lie now.
type Danger struct {
	Galley GalleyID
	Falls  float64 // chance that what is attacked has no sailor left if that galley fights to the end
	Leave  bool    // it comes there only if others give it leave
}

// Dangers lists the galleys that can still make a galley or a port fall in this turn, the greatest danger first: those of
// rivals that still have their fights, where they lie or where they can still sail to with their sailors (M2.7, M2.8,
// M2.10). A port without sailors falls to whoever lands (M2.11).
func (s *State) Dangers(target game.Ref) (list []Danger) {
	owner, zone, x := game.Nobody, ZoneID(0), Sides{}
	if target.Kind == game.PortRef {
		port := &s.Ports[target.ID]
		owner, zone, x = port.Owner, s.Board.Ports[target.ID].Zone, Sides{Defenders: port.Sailors, Fort: port.Fort}
	} else {
		galley := &s.Galleys[target.ID]
		owner, zone, x = galley.Owner, galley.Zone, Sides{Defenders: int16(galley.Sailors)}
	}
	last := int8(4) // phase in which it can fall
	if x.Defenders == 0 {
		last = 5
	}
	if owner == game.Nobody || s.Turn == 0 || s.Phase > last {
		return nil
	}
	for g := GalleyID(1); g <= MaxGalleys; g++ {
		by := s.Galleys[g].Owner
		if by == game.Nobody || by == owner || s.Phase == last && s.acted(by) {
			continue
		}
		leave, ok := s.comes(g, zone)
		if !ok {
			continue
		}
		d := Danger{Galley: g, Falls: 1, Leave: leave}
		if x.Defenders > 0 {
			x.Attackers = s.Galleys[g].Sailors
			o := x.Odds(0)
			d.Falls = o.Win + o.Both
		}
		if d.Falls > 0 {
			list = append(list, d)
		}
	}
	slices.SortStableFunc(list, func(a, b Danger) int { return cmp.Compare(b.Falls, a.Falls) })
	return list
}

// acted reports whether a player has ended the phase that is under way.
func (s *State) acted(p game.Player) bool { return slices.Index(s.Order[:], p) < int(s.Place) }

// comes reports whether a galley lies in a zone when fights begin, or can, and whether it needs the leave of others for
// that.
func (s *State) comes(g GalleyID, zone ZoneID) (leave, ok bool) {
	galley := &s.Galleys[g]
	moves := galley.Sailors
	switch {
	case galley.Zone == zone:
		return false, true
	case s.Phase > 3, s.Phase == 3 && s.acted(galley.Owner):
		return false, false
	case s.Phase == 3 && galley.Owner == s.Active():
		moves = s.MovesLeft(g)
	}
	others := func(z ZoneID) bool {
		for p := game.Player(1); int8(p) <= s.Seats; p++ {
			if p != galley.Owner && s.FleetAt(p, z) != 0 {
				return true
			}
		}
		return false
	}
	for _, way := range s.Board.Ways(galley.Zone, moves, func(from, _ ZoneID, n int8) bool {
		if n == 1 { // where it lies it may set out, unless it has just come there
			return s.Phase == 3 && galley.Owner == s.Active() && s.NeedsLeave(g)
		}
		return others(from)
	}) {
		if way.Zones[len(way.Zones)-1] == zone {
			return way.Tolls > 0, true
		}
	}
	return false, false
}
