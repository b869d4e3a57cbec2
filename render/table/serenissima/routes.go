package serenissima

import (
	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
)

// routes are the ways of the active galley by sea.
func routes(st *rules.State) (list []table.Route) {
	switch st.Decision().Prompt {
	case rules.Activate, rules.Loading, rules.Sailing:
	default:
		return nil
	}
	ship, start := game.Ship(st.Active), game.Area(st.Galleys[st.Active].Zone)
	for _, way := range st.Ways() {
		r := table.Route{Risky: way.Tolls > 0, Areas: []game.Ref{start}}
		for _, z := range way.Zones {
			r.To = game.Area(z)
			r.Plan, r.Areas = append(r.Plan, table.Act(st, rules.Sail, ship, r.To)), append(r.Areas, r.To)
		}
		if port := st.PortAt(rules.ZoneID(r.To.ID)); port != 0 {
			r.There = []game.Ref{game.Port(port)}
		}
		list = append(list, r)
	}
	return list
}
