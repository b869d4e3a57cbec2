package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// What is chosen in the movement are galleys, each with the zone behind it that it is to sail
// to; the last one may be without, and is the galley for which a zone is chosen next.

// goalOf is the zone that a galley is to sail to, zero if none is chosen that it can reach.
func goalOf(st *rules.State, chosen []game.Ref, g rules.GalleyID) rules.ZoneID {
	i := slices.Index(chosen, game.Ship(g))
	if i < 0 || i+1 == len(chosen) || chosen[i+1].Kind != game.AreaRef || !canReach(st, g, rules.ZoneID(chosen[i+1].ID)) {
		return 0
	}
	return rules.ZoneID(chosen[i+1].ID)
}

// canReach reports whether a galley can still move and has moves enough to another zone.
func canReach(st *rules.State, g rules.GalleyID, to rules.ZoneID) bool {
	if st.Decision().Prompt != rules.Movement || !canAct(st, g) {
		return false
	}
	n := st.Board.Distance(st.Galleys[g].Zone, to)
	return n > 0 && n <= st.MovesLeft(g)
}

// Choose implements table.Chooser: a galley of one's own; chosen again it is put back. A zone is
// chosen for a galley to sail to.
func (Table) Choose(s game.State, chosen []game.Ref, ref game.Ref) (now []game.Ref, ok bool) {
	st := s.(*rules.State)
	for i, ship := range chosen {
		if ship.Kind == game.ShipRef && ship != ref && goalOf(st, chosen, rules.GalleyID(ship.ID)) != 0 {
			now = append(now, ship, chosen[i+1])
		}
	}
	switch n := len(chosen); ref.Kind {
	case game.ShipRef:
		if !canAct(st, rules.GalleyID(ref.ID)) {
			return nil, false
		}
		if n > 0 && chosen[n-1] == ref {
			return now, true
		}
		return append(now, ref), true
	case game.PortRef:
		return Table{}.Choose(s, chosen, game.Area(st.Board.Ports[ref.ID].Zone))
	case game.AreaRef:
		g := chosenGalley(st, chosen)
		if g == 0 || !canReach(st, g, rules.ZoneID(ref.ID)) {
			return nil, false
		}
		return append(now, game.Ship(g), ref), true
	}
	return nil, false
}

// voyages are the ways that are planned, one galley after the other.
func voyages(st *rules.State, chosen []game.Ref) (plan []game.Action) {
	for _, ship := range chosen {
		if ship.Kind != game.ShipRef {
			continue
		}
		g := rules.GalleyID(ship.ID)
		to := goalOf(st, chosen, g)
		if to == 0 {
			continue
		}
		list := routes(st, g)
		if i := slices.IndexFunc(list, func(r table.Route) bool { return r.To == game.Area(to) }); i >= 0 {
			plan = append(plan, list[i].Plan...)
		}
	}
	return plan
}
