package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
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

// A passage is a way to a zone, and how often it needs the leave of others.
type passage struct {
	via    []rules.ZoneID
	leaves int
}

// routes are the ways of a galley: as short as possible, and of equally short ones that which
// needs the leave of others least (M2.7). Leave is asked for where the galley is then.
func routes(st *rules.State, g rules.GalleyID) (list []table.Route) {
	if g == 0 {
		return nil
	}
	ship, start := game.Ship(g), st.Galleys[g].Zone
	best, frontier := map[rules.ZoneID]passage{start: {}}, []rules.ZoneID{start}
	for n := int8(1); n <= st.MovesLeft(g); n++ {
		reached := map[rules.ZoneID]passage{}
		for _, from := range frontier {
			w := best[from]
			if n > 1 && guarded(st, from) || n == 1 && st.NeedsLeave(g) {
				w.leaves++
			}
			for _, to := range st.Board.Zones[from].Neighbours {
				_, nearer := best[to]
				if old, ok := reached[to]; !nearer && (!ok || w.leaves < old.leaves) {
					reached[to] = passage{append(slices.Clone(w.via), to), w.leaves}
				}
			}
		}
		frontier = frontier[:0]
		for z := rules.ZoneID(1); int(z) < len(st.Board.Zones); z++ {
			w, ok := reached[z]
			if !ok {
				continue
			}
			best[z], frontier = w, append(frontier, z)
			list = append(list, routeOf(st, ship, start, w))
		}
	}
	return list
}

// routeOf is a passage as a way of the table.
func routeOf(st *rules.State, ship game.Ref, start rules.ZoneID, w passage) table.Route {
	to := w.via[len(w.via)-1]
	r := table.Route{To: game.Area(to), Risky: w.leaves > 0, Areas: []game.Ref{game.Area(start)}}
	if port := st.PortAt(to); port != 0 {
		r.There = []game.Ref{game.Port(port)}
	}
	for i, z := range w.via {
		if i == 0 && st.NeedsLeave(rules.GalleyID(ship.ID)) || i > 0 && guarded(st, w.via[i-1]) {
			r.Plan = append(r.Plan, do(st, rules.AskLeave, ship))
		}
		r.Plan = append(r.Plan, do(st, rules.Sail, ship, game.Area(z)))
		r.Areas = append(r.Areas, game.Area(z))
	}
	return r
}

// guarded reports whether others have galleys in a zone, so that to go on from it needs
// their leave.
func guarded(st *rules.State, z rules.ZoneID) bool { return len(guards(st, z)) > 0 }

// guards are those who have galleys in a zone besides the active seat, in the order in which they are
// asked for leave.
func guards(st *rules.State, z rules.ZoneID) (list []game.Player) {
	for _, p := range st.Order[1 : st.Seats+1] {
		if p != st.Active() && st.FleetAt(p, z) != 0 {
			list = append(list, p)
		}
	}
	return list
}
