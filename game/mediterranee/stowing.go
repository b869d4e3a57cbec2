package mediterranee

import (
	"slices"

	"serenissima/game"
)

// BestStowing stows of the pool of a fight what brings most, as much as has room (M2.9). The ports
// that take a good pay for one piece each: the second piece of a good is worth what the second
// best of them pays. A galley with more sailors comes first, since it is the faster one.
func (s *State) BestStowing() (plan []game.Action) {
	f := &s.Fight
	ships := []GalleyID{f.Victor, f.Beaten}
	slices.SortStableFunc(ships, func(a, b GalleyID) int { return int(s.Galleys[b].Sailors) - int(s.Galleys[a].Sailors) })
	pool := f.Pool
	var worth [NumGoods + 1][]Hundreds
	for good := Gems; good <= Wood; good++ {
		worth[good] = s.worths(good, s.Galleys[max(f.Victor, f.Beaten)].Zone)
	}
	for _, g := range ships {
		if g == 0 || s.Galleys[g].Owner != s.decider {
			continue
		}
		for range s.Room(g) {
			best, most := Good(0), Hundreds(-1)
			for good := Gems; good <= Wood; good++ {
				if n := first(worth[good]); pool[good] > 0 && n > most {
					best, most = good, n
				}
			}
			if best == 0 {
				return plan
			}
			pool[best]--
			worth[best] = worth[best][min(1, len(worth[best])):]
			plan = append(plan, game.Action{By: s.decider, Verb: Stow, Obj: [3]game.Ref{game.Good(best), game.Ship(g)}})
		}
	}
	return plan
}

// first is the first sum of a list, zero if it is empty.
func first(list []Hundreds) Hundreds {
	if len(list) == 0 {
		return 0
	}
	return list[0]
}

// worths are what the ports pay that take a good, the most first, each less a hundred for every
// zone on the way.
func (s *State) worths(good Good, from ZoneID) (list []Hundreds) {
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if s.CanStore(p, good) {
			list = append(list, max(0, s.Pays(s.decider, p, good)-Hundreds(s.Board.Distance(from, s.Board.Ports[p].Zone))))
		}
	}
	slices.SortFunc(list, func(a, b Hundreds) int { return int(b - a) })
	return list
}
