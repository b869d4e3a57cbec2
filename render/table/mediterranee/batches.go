package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// batches are what is often done together: to fill all holds with what their ports make, to sail
// all ways that are chosen, to stow the best of a pool, and to sell all that is aboard.
func batches(st *rules.State, fills []table.Hold, chosen []game.Ref) []table.Batch {
	switch st.Decision().Prompt {
	case rules.Purchases:
		return several(st, table.Batch{Name: "buy", Group: quay.Name, Plan: allGoods(st, fills)})
	case rules.Movement:
		return []table.Batch{{Name: "sail", Group: sailing.Name, Plan: voyages(st, chosen)}}
	case rules.Stowing:
		return []table.Batch{{Name: "stow", Icon: "crane", Plan: st.BestStowing()}}
	case rules.Selling:
		return several(st, allSales(st))
	}
	return nil
}

// allGoods fills every hold with what the port there sells at a known price, as far as the purse and the supply reach:
// the cheapest pieces first, so that they are as many as possible.
func allGoods(st *rules.State, fills []table.Hold) (plan []game.Action) {
	var wanted []game.Action
	for _, f := range fills {
		if f.Piece.Kind == game.GoodRef {
			wanted = append(wanted, f.FillEach...)
		}
	}
	slices.SortStableFunc(wanted, func(a, b game.Action) int { return game.Cost(st, a) - game.Cost(st, b) })
	after := st.Clone()
	for _, a := range wanted {
		if after.Check(a) == nil {
			after.Apply(a, nil)
			plan = append(plan, a)
		}
	}
	return plan
}

// several is a batch of which more than one action can be carried out: a single one has a button of its own.
func several(st *rules.State, b table.Batch) []table.Batch {
	if n, _ := game.Feasible(st, b.Plan); n < 2 {
		return nil
	}
	return []table.Batch{b}
}

// allSales sells all that can be sold, and says so of how many pieces where not all of them can be:
// a port takes each good once, and only while it has space (M2.12).
func allSales(st *rules.State) table.Batch {
	b := table.Batch{Name: "sell", Group: selling.Name, Plan: st.BestSales()}
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
