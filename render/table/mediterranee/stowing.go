package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
)

// bestStowing stows of a pool what brings most, as much as has room. The ports that take a good
// pay for one piece each: the second piece of a good is worth what the second best of them pays.
// A galley with more sailors comes first, since it is the faster one.
func bestStowing(st *rules.State) (plan []game.Action) {
	f := &st.Fight
	ships := []rules.GalleyID{f.Victor, f.Beaten}
	slices.SortStableFunc(ships, func(a, b rules.GalleyID) int { return int(st.Galleys[b].Sailors) - int(st.Galleys[a].Sailors) })
	pool := f.Pool
	var worth [rules.NumGoods + 1][]int
	for good := rules.Gems; good <= rules.Wood; good++ {
		worth[good] = worths(st, good, st.Galleys[max(f.Victor, f.Beaten)].Zone)
	}
	for _, g := range ships {
		if g == 0 || st.Galleys[g].Owner != st.Decision().Player {
			continue
		}
		for range st.Room(g) {
			best, most := rules.Good(0), -1
			for good := rules.Gems; good <= rules.Wood; good++ {
				if n := first(worth[good]); pool[good] > 0 && n > most {
					best, most = good, n
				}
			}
			if best == 0 {
				return plan
			}
			pool[best]--
			worth[best] = worth[best][min(1, len(worth[best])):]
			plan = append(plan, do(st, rules.Stow, game.Good(best), game.Ship(g)))
		}
	}
	return plan
}

// first is the first number of a list, zero if it is empty.
func first(list []int) int {
	if len(list) == 0 {
		return 0
	}
	return list[0]
}

// worths are what the ports pay that take a good, the most first: in ducats, less a hundred for
// each zone on the way.
func worths(st *rules.State, good rules.Good, from rules.ZoneID) (list []int) {
	by := st.Decision().Player
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if st.CanStore(p, good) {
			pays := int(st.SalePrice(p) + st.MarketBonus(by, p, good))
			list = append(list, max(0, 100*(pays-int(st.Board.Distance(from, st.Board.Ports[p].Zone)))))
		}
	}
	slices.SortFunc(list, func(a, b int) int { return b - a })
	return list
}
