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
	stores bool       // the port is the mover's own: it stores the cube
	brings int        // money
}

// run makes an errand lead along a way to a port and end with an action there. A good that is not zero is loaded first.
func (e *errand) run(st *rules.State, way table.Route, port game.Ref, load rules.Good, last game.Action) {
	e.At, e.Plan = port, append(slices.Clone(way.Plan), last)
	if load != 0 {
		e.Plan = slices.Insert(e.Plan, 0, table.Act(st, rules.LoadGood, game.Ship(st.Active), game.Good(load)))
	}
	e.Args = append(e.Args, "port", port, "load", len(e.Plan)-len(way.Plan)-1, "zones", len(way.Plan), "ship", game.Ship(st.Active))
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
			e := errand{pieces: []game.Ref{game.Good(good)}, stores: st.Ports[p].Owner == by, brings: int(st.SalePrice(by, p, good))}
			e.Name, e.Args = "sell", []any{"good", game.Good(good)}
			if e.stores {
				e.Name, e.Args = "store", append(e.Args, "m", growth(st, p))
			}
			load := good
			if galley.Cargo[good] > 0 {
				load = 0
			}
			e.run(st, way, port, load, table.Act(st, rules.Sell, ship, game.Good(good)))
			list = append(list, e)
		}
		if st.Ports[p].Owner == game.Nobody && galley.Sailors > 1 {
			e := errand{pieces: []game.Ref{game.Seat(by), game.Sailor(by)}}
			e.Name, e.Args = "take", []any{"m", int(st.Board.Ports[p].Income[st.Ports[p].Filled])}
			e.run(st, way, port, gift, table.Act(st, rules.Land, ship, port, game.Count(1)))
			list = append(list, e)
		}
	}
	return list
}
