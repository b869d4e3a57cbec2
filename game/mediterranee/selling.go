package mediterranee

import (
	"slices"

	"serenissima/game"
)

// A stall is a port with what can be sold to it from the galleys in its zone.
type stall struct {
	port   PortID
	goods  []Good
	from   [NumGoods + 1]GalleyID // by good
	spaces int
}

// BestSales are the sales of who decides that bring as much as possible with as many pieces as
// possible, one after the other. What the spaces of a port pay is the same for all goods; what
// differs is the bonus of a new market, which an owner's ports pay once for a good, capitals the
// most (M2.12, M2.13). So capitals come first, and where a port has too few spaces all
// selections are tried.
func (s *State) BestSales() (plan []game.Action) {
	var stalls [game.MaxSeats + 1][]stall // by the owner of the port
	for p := PortID(1); int(p) < len(s.Board.Ports); p++ {
		if x := s.stallAt(p); len(x.goods) > 0 {
			owner := s.Ports[p].Owner
			stalls[owner] = append(stalls[owner], x)
		}
	}
	for _, list := range stalls {
		slices.SortStableFunc(list, func(a, b stall) int {
			return int(s.Board.Ports[b.port].Size) - int(s.Board.Ports[a.port].Size)
		})
		best, _ := s.selected(list, 0)
		for i, goods := range best {
			for _, good := range goods {
				plan = append(plan, game.Action{By: s.decider, Verb: Sell, Obj: [3]game.Ref{game.Ship(list[i].from[good]), game.Good(good)}})
			}
		}
	}
	return plan
}

// stallAt is what can be sold to a port now.
func (s *State) stallAt(p PortID) stall {
	x := stall{port: p, spaces: len(s.Board.Ports[p].Values) - int(s.Ports[p].Filled)}
	for f := s.FleetAt(s.decider, s.Board.Ports[p].Zone); f != 0; f &= f - 1 {
		for good := Gems; good <= Wood; good++ {
			if s.Galleys[f.First()].Cargo[good] > 0 && x.from[good] == 0 && s.CanStore(p, good) {
				x.from[good], x.goods = f.First(), append(x.goods, good)
			}
		}
	}
	return x
}

// selected are the goods that are sold to each of some stalls of one owner so that the bonuses
// are the highest, and their sum. Brought are, as bits, the goods that the stalls before have
// brought there.
func (s *State) selected(stalls []stall, brought uint) (best [][]Good, most Hundreds) {
	if len(stalls) == 0 {
		return nil, 0
	}
	x := stalls[0]
	for _, goods := range selections(x.goods, min(x.spaces, len(x.goods))) {
		bonus, with := Hundreds(0), brought
		for _, good := range goods {
			if with&(1<<good) == 0 {
				bonus += s.MarketBonus(s.decider, x.port, good)
				with |= 1 << good
			}
		}
		rest, more := s.selected(stalls[1:], with)
		if best == nil || bonus+more > most {
			best, most = append([][]Good{goods}, rest...), bonus+more
		}
	}
	return best, most
}

// selections are all ways to take n goods of a list.
func selections(goods []Good, n int) (all [][]Good) {
	if n == 0 {
		return [][]Good{nil}
	}
	for i := range len(goods) - n + 1 {
		for _, rest := range selections(goods[i+1:], n-1) {
			all = append(all, append([]Good{goods[i]}, rest...))
		}
	}
	return all
}
