package mediterranee

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// Meant implements table.Table.
func (Table) Meant(s game.State, g table.Gesture) []game.Action {
	st := s.(*rules.State)
	switch {
	case g.Group != "":
		return pressed(st, g.Group)
	case g.Drag != table.Drag{}:
		return dragged(st, g.Drag)
	}
	return pointed(st, g.Point)
}

// pressed lists what a group may have been pressed for: all that is legal of it, or else
// something of it that is refused with its reason.
func pressed(st *rules.State, name string) (list []game.Action) {
	legal := st.AppendActions(nil)
	for _, g := range groups[st.Phase] {
		if g.Name != name {
			continue
		}
		for _, a := range legal {
			if slices.Contains(g.Verbs, a.Verb) {
				list = append(list, a)
			}
		}
		if len(list) == 0 {
			list = refused(st, g)
		}
	}
	return list
}

// refused is something of a group that is not possible: what comes nearest to being possible first.
func refused(st *rules.State, g table.Group) (list []game.Action) {
	by := st.Decision().Player
	if g.Name == quay.Name { // what is built is built in ports
		for h := st.PortsOf(by); h != 0; h &= h - 1 {
			list = append(list, table.Act(st, rules.Recruit, game.Port(h.First())))
		}
	}
	for f := st.Fleet(by); f != 0; f &= f - 1 {
		list = append(list, refusedFor(st, g, f.First())...)
	}
	near := func(a game.Action) int {
		port, ship := a.First(game.PortRef, nil), a.First(game.ShipRef, nil)
		switch {
		case port != game.Ref{} && g.Name == quay.Name:
			return -int(st.Ports[port.ID].Filled)
		case ship != game.Ref{} && st.PortAt(st.Galleys[ship.ID].Zone) == 0:
			return 2
		}
		return 1
	}
	slices.SortStableFunc(list, func(a, b game.Action) int { return near(a) - near(b) })
	return list
}

// refusedFor is something of a group that a galley cannot do.
func refusedFor(st *rules.State, g table.Group, galley rules.GalleyID) (list []game.Action) {
	ship, zone := game.Ship(galley), st.Galleys[galley].Zone
	port := st.PortAt(zone)
	switch g.Name {
	case quay.Name:
		good := game.Good(rules.Wood)
		if port != 0 {
			good = game.Good(st.Board.Ports[port].Good)
		}
		list = append(list, table.Act(st, rules.BuyGood, ship, good))
	case sailing.Name:
		list = append(list, table.Act(st, rules.Sail, ship, game.Area(st.Board.Zones[zone].Neighbours[0])))
	case fighting.Name, landing.Name:
		if port != 0 {
			list = append(list, table.Act(st, g.Verbs[0], ship, game.Port(port)))
		}
	case selling.Name:
		for good := rules.Gems; good <= rules.Wood; good++ {
			if st.Galleys[galley].Cargo[good] > 0 {
				list = append(list, table.Act(st, rules.Sell, ship, game.Good(good)))
			}
		}
	}
	return list
}

// pointed lists what pointing at a thing may have been meant to do.
func pointed(st *rules.State, ref game.Ref) (list []game.Action) {
	legal := st.AppendActions(nil)
	about := func(verbs ...game.Verb) {
		for _, a := range legal {
			if slices.Contains(verbs, a.Verb) && slices.Contains(a.Obj[:], ref) {
				list = append(list, a)
			}
		}
	}
	switch prompt := st.Decision().Prompt; {
	case prompt == rules.ChoosePlace, prompt == rules.ChooseHold:
		about(rules.TakePlace, rules.Receive)
	case ref.Kind == game.PortRef:
		about(rules.Haggle, rules.Recruit, rules.BuildGalley, rules.BuildFort, rules.Attack, rules.Land)
		for _, a := range legal { // of the galleys in its zone
			if (a.Verb == rules.Sell || a.Verb == rules.BuyGood) && st.PortAt(st.Galleys[a.Obj[0].ID].Zone) == rules.PortID(ref.ID) {
				list = append(list, a)
			}
		}
		if list == nil && (prompt == rules.Landing || prompt == rules.Fighting) {
			list = append(list, atPort(st, ref)...)
		}
	case ref.Kind == game.ShipRef:
		about(rules.Attack, rules.Land, rules.Sell)
		if list == nil && prompt == rules.Fighting {
			for f := st.Fleet(st.Decision().Player); f != 0; f &= f - 1 {
				list = append(list, table.Act(st, rules.Attack, game.Ship(f.First()), ref))
			}
		}
	case ref.Kind == game.AreaRef && prompt == rules.Movement:
		if g := chosenGalley(st, nil); g != 0 { // a way is that of the galley that is chosen
			if a := table.Act(st, rules.Sail, game.Ship(g), ref); st.Check(a) != nil {
				list = append(list, a)
			}
		}
	}
	return list
}

// atPort is an attack on a port, or a landing there, that may be refused: by the galleys in
// its zone, or else any.
func atPort(st *rules.State, port game.Ref) (list []game.Action) {
	verb := rules.Land
	if st.Decision().Prompt == rules.Fighting {
		verb = rules.Attack
	}
	for f := st.Fleet(st.Decision().Player); f != 0; f &= f - 1 {
		a := table.Act(st, verb, game.Ship(f.First()), port)
		if st.Galleys[f.First()].Zone == st.Board.Ports[port.ID].Zone {
			list = append([]game.Action{a}, list...)
		} else {
			list = append(list, a)
		}
	}
	return list
}

// dragged lists what dropping a piece may have been meant to do.
func dragged(st *rules.State, d table.Drag) []game.Action {
	what, from, to := d.What, d.From, d.To
	if from.Kind == game.ShipRef && to.Kind == game.PortRef && st.Galleys[from.ID].Zone != st.Board.Ports[to.ID].Zone {
		return nil
	}
	if to.Kind == game.AreaRef && from.Kind == game.ShipRef { // the sea
		to = game.Ref{}
	}
	switch {
	case to == game.Ref{} && what.Kind == game.GoodRef && from.Kind == game.ShipRef:
		return []game.Action{table.Act(st, rules.Jettison, what, from)}
	case to == game.Ref{} && what.Kind == game.SailorRef && from.Kind == game.ShipRef:
		return []game.Action{table.Act(st, rules.Dismiss, from)}
	case to == game.Ref{}:
		return nil
	case what.Kind == game.SailorRef && to.Kind != game.AreaRef && from.Kind != game.AreaRef:
		return []game.Action{table.Act(st, rules.MoveSailor, from, to), table.Act(st, rules.Land, from, to)}
	case what.Kind != game.GoodRef:
		return nil
	case from.Kind == game.AreaRef && to.Kind == game.ShipRef:
		return []game.Action{table.Act(st, rules.Stow, what, to)}
	case from.Kind == game.ShipRef && to.Kind == game.PortRef:
		return []game.Action{table.Act(st, rules.Sell, from, what)}
	case from.Kind == game.ShipRef && to.Kind == game.ShipRef:
		by := st.Decision().Player
		switch {
		case st.Galleys[from.ID].Owner != by:
			return []game.Action{table.Act(st, rules.Request, what, from, to)}
		case st.Galleys[to.ID].Owner != by:
			return []game.Action{table.Act(st, rules.Offer, what, from, game.Seat(st.Galleys[to.ID].Owner))}
		}
		return []game.Action{table.Act(st, rules.MoveGood, what, from, to)}
	}
	return nil
}
