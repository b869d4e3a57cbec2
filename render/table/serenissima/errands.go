package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// An errand is something to be done in a port that can be reached, and the way there.
type errand struct {
	table.Batch
	pieces []game.Ref // of which its tag tells
	brings int        // money
}

// errands are what is usual in a port that is reached by a way: to sell the cube that brings most,
// be it aboard or to be had for nothing where the galley lies, and to take a port that nobody has
// with a single sailor, as long as the galley keeps one; a cube that costs nothing comes along.
func errands(st *rules.State, ways []table.Route) (list []errand) {
	ship, galley, by := game.Ship(st.Active), &st.Galleys[st.Active], st.Decision().Player
	gift := st.Gift()
	for _, way := range ways {
		p := st.PortAt(rules.ZoneID(way.To.ID))
		if p == 0 || st.Ports[p].Closed {
			continue
		}
		port := game.Port(p)
		if good := st.Dearest(p, gift); good != 0 {
			plan := append(slices.Clone(way.Plan), table.Act(st, rules.Sell, ship, game.Good(good)))
			if galley.Cargo[good] == 0 {
				plan = slices.Insert(plan, 0, table.Act(st, rules.LoadGood, ship, game.Good(good)))
			}
			list = append(list, errand{table.Batch{At: port, Plan: plan}, []game.Ref{game.Good(good)}, int(st.SalePrice(by, p, good))})
		}
		if st.Ports[p].Owner == game.Nobody && galley.Sailors > 1 {
			plan := append(slices.Clone(way.Plan), table.Act(st, rules.Land, ship, port, game.Count(1)))
			if gift != 0 {
				plan = slices.Insert(plan, 0, table.Act(st, rules.LoadGood, ship, game.Good(gift)))
			}
			list = append(list, errand{table.Batch{At: port, Plan: plan}, []game.Ref{game.Seat(by), game.Sailor(by)}, 0})
		}
	}
	return list
}
