package goldenhorn

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// A stop is a place where a move can end, and what leads there.
type stop struct {
	at    rules.Place
	plan  []game.Action
	cards []rules.Colour // that it costs
	back  bool           // the ship turns round first
	way   []rules.Place  // where it begins, and all that it comes to
}

// chosenOf are the ship and the heap among what is chosen.
func chosenOf(chosen []game.Ref) (ship rules.ShipID, load heap) {
	for _, ref := range chosen {
		if ref.Kind == game.ShipRef {
			ship = rules.ShipID(ref.ID)
		}
		if h, ok := heapOf(ref); ok {
			load = h
		}
	}
	return ship, load
}

// stops are where a move can end: that of the ship under way, or of the ship that is chosen,
// which takes what is chosen aboard if it lies in a start harbour.
func stops(st *rules.State, chosen []game.Ref) (list []stop) {
	switch st.Decision().Prompt {
	case rules.Underway:
		ship := st.Sailing
		from := stop{at: st.Ships[ship].Place, way: []rules.Place{st.Ships[ship].Place}}
		return further(st, ship, st.Ships[ship].Ahead, from, nil)
	case rules.BeforeMove:
		ship, load := chosenOf(chosen)
		if ship == 0 {
			return nil
		}
		at, ahead := st.Ships[ship].Place, st.Ships[ship].Ahead
		begin := func(a game.Action, ahead int8, back bool) {
			if st.Check(a) != nil {
				return
			}
			first := stop{at: st.Next(at, ahead), plan: []game.Action{a}, back: back, way: []rules.Place{at}}
			first.way = append(first.way, first.at)
			list = further(st, ship, ahead, first, append(list, first.ended(st)))
		}
		if st.StartHarbourAt(at) == 0 {
			begin(table.Act(st, rules.Sail, game.Ship(ship)), ahead, false)
			begin(table.Act(st, rules.TurnBack, game.Ship(ship)), -ahead, true)
			return list
		}
		if load.kind == 0 || load.harbour != st.StartHarbourAt(at) {
			return nil
		}
		ahead = 1
		if at != 0 {
			ahead = -1
		}
		begin(load.load(st, ship), ahead, false)
	}
	return list
}

// further appends the stops that a ship can reach beyond one, for nothing or for cards.
func further(st *rules.State, ship rules.ShipID, ahead int8, from stop, list []stop) []stop {
	for _, step := range st.AppendSteps(nil, ship, from.at, ahead, st.Hands[st.Turn]) {
		next := stop{at: step.To, plan: slices.Clone(from.plan), cards: slices.Clone(from.cards), back: from.back, way: append(slices.Clone(from.way), step.To)}
		if step.Card == 0 {
			next.plan = append(next.plan, table.Act(st, rules.GoOn))
		} else {
			next.plan, next.cards = append(next.plan, table.Act(st, rules.Wind, game.Card(step.Card))), append(next.cards, step.Card)
		}
		list, from = append(list, next.ended(st)), next
	}
	return list
}

// ended is a stop with the word to stop, which is not asked for in harbours (G5.6).
func (s stop) ended(st *rules.State) stop {
	if st.AtSea(s.at) {
		s.plan = append(slices.Clone(s.plan), table.Act(st, rules.Stop))
	}
	return s
}

// routes are the stops as ways of the table.
func routes(st *rules.State, chosen []game.Ref) (list []table.Route) {
	for _, s := range stops(st, chosen) {
		r := table.Route{To: placeRef(st, s.at), Plan: s.plan}
		for _, p := range s.way {
			r.Areas = append(r.Areas, placeRef(st, p))
		}
		list = append(list, r)
	}
	return list
}

// Choose implements table.Chooser: a ship of one's own, and in a start harbour what it is to
// load, which is put back when it is chosen again. A heap that only one ship can load chooses that ship as well. A start harbour is chosen
// to be looked at; chosen again it is put back.
func (Table) Choose(s game.State, chosen []game.Ref, ref game.Ref) (now []game.Ref, ok bool) {
	st := s.(*rules.State)
	if st.Decision().Prompt != rules.BeforeMove {
		return nil, false
	}
	ship, load := chosenOf(chosen)
	if ref.Kind == game.PortRef && rules.HarbourID(ref.ID).Start() {
		if harbourOpen(st, chosen) == rules.HarbourID(ref.ID) { // with what is chosen there
			return nil, true
		}
		return append(slices.DeleteFunc(slices.Clone(chosen), func(x game.Ref) bool { return x.Kind == game.PortRef }), ref), true
	}
	if h, ok := heapOf(ref); ok {
		fitting := shipsFor(st, h)
		switch {
		case len(fitting) == 0:
			return nil, false
		case h == load: // chosen again, it is put back
			return slices.DeleteFunc(slices.Clone(chosen), func(x game.Ref) bool { return x == ref }), true
		case slices.Contains(fitting, ship):
			return []game.Ref{game.Ship(ship), ref}, true
		case len(fitting) == 1:
			return []game.Ref{game.Ship(fitting[0]), ref}, true
		}
		return []game.Ref{ref}, true
	}
	if ref.Kind != game.ShipRef || !canMove(st, rules.ShipID(ref.ID)) {
		return nil, false
	}
	switch next := rules.ShipID(ref.ID); {
	case next == ship && load.kind == 0:
		return nil, true // chosen again, it is put back
	case load.kind != 0 && load.fits(st, next):
		return []game.Ref{ref, load.ref()}, true
	}
	return []game.Ref{ref}, true
}

// chosenBy is the ship that a click on a heap chooses besides, zero for none: the one that is chosen may
// not be able to load it.
func chosenBy(v *table.View, st *rules.State, ref game.Ref) rules.ShipID {
	if ref.Kind != game.HeapRef {
		return 0
	}
	now, _ := Table{}.Choose(st, v.Chosen, ref)
	ship, _ := chosenOf(now)
	if before, _ := chosenOf(v.Chosen); ship == before {
		return 0
	}
	return ship
}

// ChosenFor implements table.Chooser: the ship that moves, and what it loads.
func (Table) ChosenFor(s game.State, a game.Action) []game.Ref {
	switch a.Verb {
	case rules.Sail, rules.TurnBack:
		return []game.Ref{a.Obj[0]}
	case rules.Load, rules.TakeMercenaries, rules.TakePeople, rules.TakePeasants:
		return []game.Ref{a.Obj[0], loaded(s.(*rules.State), a).ref()}
	}
	return nil
}

// shipsFor lists the ships that can load a heap now.
func shipsFor(st *rules.State, h heap) (list []rules.ShipID) {
	if h.size(st) == 0 {
		return nil
	}
	first := st.Fleet(st.Turn)
	for i := first; i < first+rules.FleetShips; i++ {
		if h.fits(st, i) {
			list = append(list, i)
		}
	}
	return list
}

// loadsAt reports whether a ship can load anything in a harbour now.
func loadsAt(st *rules.State, h rules.HarbourID) bool {
	return slices.ContainsFunc(heaps(st), func(x heap) bool { return x.harbour == h && len(shipsFor(st, x)) > 0 })
}

// canMove reports whether a ship can begin a move now.
func canMove(st *rules.State, i rules.ShipID) bool {
	if st.Ships[i].Owner != st.Decision().Player || st.Decision().Prompt != rules.BeforeMove {
		return false
	}
	if st.StartHarbourAt(st.Ships[i].Place) == 0 {
		return true
	}
	return slices.ContainsFunc(heaps(st), func(h heap) bool { return h.size(st) > 0 && h.fits(st, i) })
}

// choices lists what can be chosen now: ships that can move, and heaps that the chosen ship,
// or any, can load.
func choices(st *rules.State, chosen []game.Ref) (list []game.Ref) {
	if st.Decision().Prompt != rules.BeforeMove {
		return nil
	}
	ship, load := chosenOf(chosen)
	first := st.Fleet(st.Turn)
	for i := first; i < first+rules.FleetShips; i++ {
		if i != ship && canMove(st, i) && (load.kind == 0 || ship != 0 || load.fits(st, i)) {
			list = append(list, game.Ship(i))
		}
	}
	for _, h := range heaps(st) {
		fitting := shipsFor(st, h)
		if len(fitting) > 0 && (ship == 0 || slices.Contains(fitting, ship)) && h != load {
			list = append(list, h.ref())
		}
	}
	return list
}
