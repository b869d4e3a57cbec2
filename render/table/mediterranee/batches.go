package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// batches are what is often done together: to fill all holds with what their ports make, to sail
// all ways that are chosen, to stow the best of a pool, and to sell all that is aboard.
func batches(st *rules.State, fills []table.Fill, chosen []game.Ref) []table.Batch {
	switch st.Decision().Prompt {
	case rules.Purchases:
		b := table.Batch{Name: "buy", Group: buying.Name}
		for _, f := range fills {
			if f.Piece.Kind == game.GoodRef {
				b.Plan = append(b.Plan, f.Buy...)
			}
		}
		return []table.Batch{b}
	case rules.Movement:
		return []table.Batch{{Name: "sail", Group: sailing.Name, Plan: voyages(st, chosen), Least: 1}}
	case rules.Stowing:
		return []table.Batch{{Name: "stow", Icon: "crane", Plan: bestStowing(st), Least: 1}}
	case rules.Selling:
		return []table.Batch{allSales(st)}
	}
	return nil
}

// allSales sells all that can be sold, and says so of how many pieces where not all of them can be:
// a port takes each good once, and only while it has space (M2.12).
func allSales(st *rules.State) table.Batch {
	b := table.Batch{Name: "sell", Group: selling.Name, Plan: bestSales(st)}
	if n := onSale(st); len(b.Plan) < n {
		b.Name, b.Args = "sell.some", []any{"k", len(b.Plan), "m", n}
	}
	return b
}

// onSale is how many pieces aboard a port would take as the next one.
func onSale(st *rules.State) (n int) {
	for f := st.Fleet(st.Decision().Player); f != 0; f &= f - 1 {
		galley := &st.Galleys[f.First()]
		p := st.PortAt(galley.Zone)
		for good := rules.Gems; p != 0 && good <= rules.Wood; good++ {
			if st.CanStore(p, good) {
				n += int(galley.Cargo[good])
			}
		}
	}
	return n
}

// A stall is a port with what can be sold to it from the galleys in its zone.
type stall struct {
	port   rules.PortID
	goods  []rules.Good
	from   map[rules.Good]rules.GalleyID
	spaces int
}

// bestSales sells as many pieces as possible for as much as possible. What the spaces of a port
// pay is the same for all goods; what differs is the bonus of a new market, which an owner's
// ports pay once for a good, capitals the most (M2.13). So capitals come first, and where a port
// has too few spaces all selections are tried.
func bestSales(st *rules.State) (plan []game.Action) {
	stalls := make(map[game.Player][]stall)
	for p := rules.PortID(1); int(p) < len(st.Board.Ports); p++ {
		if x := stallAt(st, p); len(x.goods) > 0 {
			owner := st.Ports[p].Owner
			stalls[owner] = append(stalls[owner], x)
		}
	}
	for owner := game.Nobody; int8(owner) <= st.Seats; owner++ {
		list := stalls[owner]
		slices.SortStableFunc(list, func(a, b stall) int {
			return int(st.Board.Ports[b.port].Size) - int(st.Board.Ports[a.port].Size)
		})
		best, _ := selected(st, list, map[rules.Good]bool{})
		for i, goods := range best {
			for _, good := range goods {
				plan = append(plan, do(st, rules.Sell, game.Ship(list[i].from[good]), game.Good(good)))
			}
		}
	}
	return plan
}

// stallAt is what can be sold to a port now.
func stallAt(st *rules.State, p rules.PortID) stall {
	x := stall{port: p, from: map[rules.Good]rules.GalleyID{}, spaces: len(st.Board.Ports[p].Values) - int(st.Ports[p].Filled)}
	for f := st.FleetAt(st.Decision().Player, st.Board.Ports[p].Zone); f != 0; f &= f - 1 {
		for good := rules.Gems; good <= rules.Wood; good++ {
			if st.Galleys[f.First()].Cargo[good] > 0 && x.from[good] == 0 && st.CanStore(p, good) {
				x.from[good], x.goods = f.First(), append(x.goods, good)
			}
		}
	}
	return x
}

// selected are the goods that are sold to each of some stalls of one owner so that the bonuses
// are the highest, and their sum. Brought are the goods
// that the stalls before have brought there.
func selected(st *rules.State, stalls []stall, brought map[rules.Good]bool) (best [][]rules.Good, most rules.Hundreds) {
	if len(stalls) == 0 {
		return nil, 0
	}
	x := stalls[0]
	for _, goods := range selections(x.goods, min(x.spaces, len(x.goods))) {
		bonus := rules.Hundreds(0)
		var added []rules.Good
		for _, good := range goods {
			if !brought[good] {
				bonus += st.MarketBonus(st.Decision().Player, x.port, good)
				brought[good], added = true, append(added, good)
			}
		}
		rest, more := selected(st, stalls[1:], brought)
		for _, good := range added {
			delete(brought, good)
		}
		if best == nil || bonus+more > most {
			best, most = append([][]rules.Good{goods}, rest...), bonus+more
		}
	}
	return best, most
}

// selections are all ways to take n goods of a list.
func selections(goods []rules.Good, n int) (all [][]rules.Good) {
	if n == 0 {
		return [][]rules.Good{nil}
	}
	for i := range len(goods) - n + 1 {
		for _, rest := range selections(goods[i+1:], n-1) {
			all = append(all, append([]rules.Good{goods[i]}, rest...))
		}
	}
	return all
}
