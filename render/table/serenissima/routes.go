package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// routes are the ways of the active galley by sea: as short as possible, and of
// equally short ones the way on which the fewest may stop it (S4.8, S4.9).
func routes(st *rules.State) []table.Route {
	switch st.Decision().Prompt {
	case rules.Activate, rules.Loading, rules.Sailing:
	default:
		return nil
	}
	type way struct {
		via   []rules.ZoneID
		risks int
	}
	ship := game.Ship(st.Active)
	start := st.Galleys[st.Active].Zone
	best := map[rules.ZoneID]way{start: {}}
	frontier := []rules.ZoneID{start}
	var routes []table.Route
	for n := int8(1); n <= st.MovesLeft(); n++ {
		reached := map[rules.ZoneID]way{}
		for _, from := range frontier {
			for _, to := range st.Board.Zones[from].Neighbours {
				if _, nearer := best[to]; nearer {
					continue
				}
				w := way{via: append(append([]rules.ZoneID{}, best[from].via...), to), risks: best[from].risks}
				if stoppers(st, to) != nil && n < st.MovesLeft() {
					w.risks++
				}
				if old, ok := reached[to]; !ok || w.risks < old.risks {
					reached[to] = w
				}
			}
		}
		frontier = frontier[:0]
		for z := rules.ZoneID(1); int(z) < len(st.Board.Zones); z++ {
			w, ok := reached[z]
			if !ok {
				continue
			}
			best[z] = w
			frontier = append(frontier, z)
			r := table.Route{To: game.Area(z), Risky: w.risks > 0, Areas: []game.Ref{game.Area(start)}}
			if port := st.PortAt(z); port != 0 {
				r.There = []game.Ref{game.Port(port)}
			}
			for _, via := range w.via {
				r.Plan = append(r.Plan, do(st, rules.Sail, ship, game.Area(via)))
				r.Areas = append(r.Areas, game.Area(via))
			}
			routes = append(routes, r)
		}
	}
	return routes
}

// stoppers lists who could stop the active galley in a zone (S4.9); nobody can
// where it began.
func stoppers(st *rules.State, z rules.ZoneID) []game.Player {
	if z == st.StartZone {
		return nil
	}
	return superior(st, z)
}

// superior lists who has strictly more sailors afloat in a zone than the active
// galley aboard.
func superior(st *rules.State, z rules.ZoneID) []game.Player {
	var list []game.Player
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		if st.MayBlockade(p, z) {
			list = append(list, p)
		}
	}
	return list
}
