package board

import (
	"serenissima/game"
	"serenissima/game/serenissima"
)

func (g serenissimaGuide) Meant(s game.State, group Group) []game.Action {
	st := s.(*serenissima.State)
	ship := g.Subject(s)
	switch {
	case group.Name == "invest":
		return meantPurchases(s, st, ship)
	case ship == (game.Ref{}) || st.Galleys[st.Active].Zone == 0: // none, or sunk
		return nil
	}
	switch group.Name {
	case "load": // what the port makes is no matter: a galley that may load can do something of it
		return []game.Action{do(s, serenissima.LoadGood, ship, goodRef(serenissima.Wood))}
	case "sail":
		next := st.Board.Zones[st.Galleys[st.Active].Zone].Neighbours[0]
		return []game.Action{do(s, serenissima.Sail, ship, game.Ref{Kind: game.AreaRef, ID: int16(next)})}
	case "sell":
		return meantSales(s, st, ship)
	case "fight":
		return meantFights(s, st, ship)
	}
	return nil
}

// meantSales are those of what is aboard, then of what the port here has a use for.
func meantSales(s game.State, st *serenissima.State, ship game.Ref) (list []game.Action) {
	active := &st.Galleys[st.Active]
	port := st.PortAt(active.Zone)
	for _, want := range []func(serenissima.Good) bool{
		func(good serenissima.Good) bool { return active.Cargo[good] > 0 },
		func(good serenissima.Good) bool { return active.Cargo[good] == 0 && st.CanStore(port, good) },
		func(good serenissima.Good) bool { return active.Cargo[good] == 0 && !st.CanStore(port, good) },
	} {
		for good := serenissima.Wood; good <= serenissima.Spice; good++ {
			if want(good) {
				list = append(list, do(s, serenissima.Sell, ship, goodRef(good)))
			}
		}
	}
	return list
}

// meantFights are attacks on the others' galleys here, then on their port or a landing
// in a neutral one.
func meantFights(s game.State, st *serenissima.State, ship game.Ref) (list []game.Action) {
	zone := st.Galleys[st.Active].Zone
	for n := serenissima.GalleyID(1); n <= serenissima.MaxGalleys; n++ {
		galley := &st.Galleys[n]
		if galley.Zone == zone && galley.Owner != game.Nobody && galley.Owner != st.Mover() {
			list = append(list, do(s, serenissima.Attack, ship, game.Ref{Kind: game.ShipRef, ID: int16(n)}))
		}
	}
	port := st.PortAt(zone)
	ref := game.Ref{Kind: game.PortRef, ID: int16(port)}
	switch owner := st.Ports[port].Owner; {
	case port == 0, owner == st.Mover():
	case owner == game.Nobody:
		list = append(list, do(s, serenissima.Land, ship, ref, game.Ref{Kind: game.CountRef, ID: 1}))
	default:
		list = append(list, do(s, serenissima.Attack, ship, ref))
	}
	return list
}

// meantPurchases are a sailor wherever there is room for one, then a galley, then a
// sailor for the active galley.
func meantPurchases(s game.State, st *serenissima.State, ship game.Ref) (list []game.Action) {
	by := s.Decision().Player
	home := game.Ref{}
	for n := serenissima.PortID(1); int(n) < len(st.Board.Ports); n++ {
		port := &st.Ports[n]
		if port.Owner != by {
			continue
		}
		home = game.Ref{Kind: game.PortRef, ID: int16(n)}
		if port.Sailors < st.Board.Ports[n].Size() {
			list = append(list, do(s, serenissima.Recruit, home))
		}
	}
	for n := serenissima.GalleyID(1); n <= serenissima.MaxGalleys; n++ {
		galley := &st.Galleys[n]
		port := st.PortAt(galley.Zone)
		if galley.Owner == by && port != 0 && st.Ports[port].Owner == by && st.Room(n) > 0 {
			list = append(list, do(s, serenissima.Recruit, game.Ref{Kind: game.ShipRef, ID: int16(n)}))
		}
	}
	if home != (game.Ref{}) {
		list = append(list, do(s, serenissima.BuyGalley, freeGalley(st), home))
	}
	if ship != (game.Ref{}) {
		list = append(list, do(s, serenissima.Recruit, ship))
	}
	return list
}

func goodRef(good serenissima.Good) game.Ref { return game.Ref{Kind: game.GoodRef, ID: int16(good)} }
