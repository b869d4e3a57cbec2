package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// pressed lists what a group of the bar could be pressed for.
func pressed(s *rules.State, group string) []game.Action {
	ship := Table{}.Subject(s)
	switch {
	case group == "invest":
		return meantPurchases(s, ship)
	case ship == (game.Ref{}) || s.Galleys[s.Active].Zone == 0: // none, or sunk
		return nil
	}
	switch group {
	case "load": // what the port makes is no matter: a galley that may load can do something of it
		return []game.Action{table.Act(s, rules.LoadGood, ship, game.Good(rules.Wood))}
	case "sail":
		next := s.Board.Zones[s.Galleys[s.Active].Zone].Neighbours[0]
		return []game.Action{table.Act(s, rules.Sail, ship, game.Area(next))}
	case "sell":
		return meantSales(s, ship)
	case "fight", "land":
		return meantFights(s, ship)
	}
	return nil
}

// meantSales are those of what is aboard, then of what the port here has a use for.
func meantSales(s *rules.State, ship game.Ref) (list []game.Action) {
	active := &s.Galleys[s.Active]
	port := s.PortAt(active.Zone)
	for _, want := range []func(rules.Good) bool{
		func(good rules.Good) bool { return active.Cargo[good] > 0 },
		func(good rules.Good) bool { return active.Cargo[good] == 0 && s.CanStore(port, good) },
		func(good rules.Good) bool { return active.Cargo[good] == 0 && !s.CanStore(port, good) },
	} {
		for good := rules.Wood; good <= rules.Spice; good++ {
			if want(good) {
				list = append(list, table.Act(s, rules.Sell, ship, game.Good(good)))
			}
		}
	}
	return list
}

// meantFights are attacks on the others' galleys here, then on their port or a landing
// in a neutral one.
func meantFights(s *rules.State, ship game.Ref) (list []game.Action) {
	zone := s.Galleys[s.Active].Zone
	for n := rules.GalleyID(1); n <= rules.MaxGalleys; n++ {
		galley := &s.Galleys[n]
		if galley.Zone == zone && galley.Owner != game.Nobody && galley.Owner != s.Mover() {
			list = append(list, table.Act(s, rules.Attack, ship, game.Ship(n)))
		}
	}
	port := s.PortAt(zone)
	ref := game.Port(port)
	switch owner := s.Ports[port].Owner; {
	case port == 0, owner == s.Mover():
	case owner == game.Nobody:
		list = append(list, table.Act(s, rules.Land, ship, ref, game.Count(1)))
	default:
		list = append(list, table.Act(s, rules.Attack, ship, ref))
	}
	return list
}

// meantPurchases are a sailor wherever there is room for one, then a galley, then a
// sailor for the active galley.
func meantPurchases(s *rules.State, ship game.Ref) (list []game.Action) {
	by := s.Decision().Player
	home := game.Ref{}
	for n := rules.PortID(1); int(n) < len(s.Board.Ports); n++ {
		port := &s.Ports[n]
		if port.Owner != by {
			continue
		}
		home = game.Port(n)
		if port.Sailors < s.Board.Ports[n].Size() {
			list = append(list, table.Act(s, rules.Recruit, home))
		}
	}
	for n := rules.GalleyID(1); n <= rules.MaxGalleys; n++ {
		galley := &s.Galleys[n]
		port := s.PortAt(galley.Zone)
		if galley.Owner == by && port != 0 && s.Ports[port].Owner == by && s.Room(n) > 0 {
			list = append(list, table.Act(s, rules.Recruit, game.Ship(n)))
		}
	}
	if home != (game.Ref{}) {
		list = append(list, table.Act(s, rules.BuyGalley, freeGalley(s), home))
	}
	if ship != (game.Ref{}) {
		list = append(list, table.Act(s, rules.Recruit, ship))
	}
	return list
}
