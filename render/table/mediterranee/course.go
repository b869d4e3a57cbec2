package mediterranee

import (
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/game/sea"
	"serenissima/render/table"
)

// chosenGalley is the galley that is chosen, or else, in the movement, that under way as long
// as it can go on, or the first that can move and for which nothing is planned; zero if there
// is none.
func chosenGalley(st *rules.State, chosen []game.Ref) rules.GalleyID {
	if n := len(chosen); n > 0 && chosen[n-1].Kind == game.ShipRef && canAct(st, rules.GalleyID(chosen[n-1].ID)) {
		return rules.GalleyID(chosen[n-1].ID)
	}
	if st.Decision().Prompt != rules.Movement {
		return 0
	}
	if g := st.Voyage.Galley; g != 0 && canAct(st, g) && goalOf(st, chosen, g) == 0 {
		return g
	}
	for f := st.Fleet(st.Decision().Player); f != 0; f &= f - 1 {
		if g := f.First(); canAct(st, g) && goalOf(st, chosen, g) == 0 {
			return g
		}
	}
	return 0
}

// canAct reports whether a galley can be chosen: in purchases any of one's own, in the
// movement one that has moves left.
func canAct(st *rules.State, g rules.GalleyID) bool {
	if g < 1 || g > rules.MaxGalleys || st.Galleys[g].Owner != st.Decision().Player {
		return false
	}
	switch st.Decision().Prompt {
	case rules.Purchases:
		return true
	case rules.Movement:
		return st.MovesLeft(g) > 0
	}
	return false
}

// choices are the galleys that can be chosen.
func choices(st *rules.State, chosen []game.Ref) (list []game.Ref) {
	for f := st.Fleet(st.Decision().Player); f != 0; f &= f - 1 {
		if g := f.First(); canAct(st, g) && g != chosenGalley(st, chosen) {
			list = append(list, game.Ship(g))
		}
	}
	return list
}

// ChosenFor implements table.Chooser: the galley that moves.
func (Table) ChosenFor(_ game.State, a game.Action) []game.Ref {
	if a.Verb == rules.Sail || a.Verb == rules.AskLeave {
		return []game.Ref{a.Obj[0]}
	}
	return nil
}

// routes are the ways of a galley (M2.7). Leave is asked for where the galley is then.
func routes(st *rules.State, g rules.GalleyID) (list []table.Route) {
	if g == 0 {
		return nil
	}
	for _, way := range st.Ways(g) {
		list = append(list, routeOf(st, game.Ship(g), st.Galleys[g].Zone, way))
	}
	return list
}

// routeOf is a way as one of the table.
func routeOf(st *rules.State, ship game.Ref, start rules.ZoneID, way sea.Way) table.Route {
	to := way.Zones[len(way.Zones)-1]
	r := table.Route{To: game.Area(to), Risky: way.Tolls > 0, Areas: []game.Ref{game.Area(start)}}
	if port := st.PortAt(to); port != 0 {
		r.There = []game.Ref{game.Port(port)}
	}
	for i, z := range way.Zones {
		if i == 0 && st.NeedsLeave(rules.GalleyID(ship.ID)) || i > 0 && len(st.Guards(way.Zones[i-1])) > 0 {
			r.Plan = append(r.Plan, table.Act(st, rules.AskLeave, ship))
		}
		r.Plan = append(r.Plan, table.Act(st, rules.Sail, ship, game.Area(z)))
		r.Areas = append(r.Areas, game.Area(z))
	}
	return r
}
