package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Offer implements table.Table.
func (t Table) Offer(s game.State) table.Offer { return t.With(s, nil) }

// With implements table.Chooser.
func (Table) With(s game.State, chosen []game.Ref) table.Offer {
	st := s.(*rules.State)
	offer := table.Offer{Groups: groupsIn(st), Routes: routes(st, chosen), About: about(st, chosen)}
	if st.Turn > game.Nobody && st.Decision().Prompt != rules.Underway { // the turn goes on after a stop
		offer.Then = game.Seat(game.Player(int8(st.Turn)%st.Seats) + 1)
	}
	switch st.Decision().Prompt {
	case rules.ChooseHarbour:
		offer.Lit = []game.Ref{game.Port(rules.Venice), game.Port(rules.Constantinople)}
	case rules.Underway, rules.AfterMove:
		offer.Answers = beside(st)
	case rules.BeforeMove:
		offer.Lit = append(choices(st, chosen), targets(st)...)
	}
	return offer
}

// beside are the answers at the ship that moves: to go on, with the card that it takes if it takes one, and to
// stop; or to end the turn after the move, when nothing else is left.
func beside(st *rules.State) (list []table.Answer) {
	actions := st.AppendActions(nil)
	for _, a := range actions {
		switch a.Verb {
		case rules.GoOn:
			list = append(list, table.Answer{Action: a, Icon: goOn.Icon})
		case rules.Wind:
			list = append(list, table.Answer{Action: a, Icon: goOn.Icon, Pieces: []game.Ref{a.Obj[0]}})
		case rules.Stop:
			list = append(list, table.Answer{Action: a, Icon: "anchor"})
		case rules.End:
			if len(actions) == 1 {
				list = append(list, table.Answer{Action: a, Icon: "check-mark"})
			}
		}
	}
	return list
}

// targets are the ships that can be robbed now with the hand that is seen.
func targets(st *rules.State) (list []game.Ref) {
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if len(raids(st, i)) > 0 {
			list = append(list, game.Ship(i))
		}
	}
	return list
}

// raids are the attacks on a ship that are possible now; first come those with cards of
// which most are left.
func raids(st *rules.State, i rules.ShipID) (list []game.Action) {
	hand := &st.Hands[st.Turn]
	left := func(a game.Action) int {
		x, y := hand[a.Obj[1].ID], hand[a.Obj[2].ID]
		if a.Obj[1] == a.Obj[2] {
			return 2 * int(x-2)
		}
		return int(x + y - 2)
	}
	for x := rules.Red; x <= rules.Blue; x++ {
		for y := x; y <= rules.Blue; y++ {
			a := table.Act(st, rules.Attack, game.Ship(i), game.Card(x), game.Card(y))
			if st.Check(a) != nil {
				continue
			}
			at := 0
			for at < len(list) && left(list[at]) >= left(a) {
				at++
			}
			list = append(list[:at], append([]game.Action{a}, list[at:]...)...)
		}
	}
	return list
}

// The groups of the bar.
var (
	goOn     = table.Group{Name: "go-on", Icon: "lateen", Verbs: []game.Verb{rules.GoOn, rules.Wind}, Rule: "G5.5"}
	pirates  = table.Group{Name: "pirates", Icon: "death-skull", Verbs: []game.Verb{rules.Attack}, Rule: "G4.1"}
	conquest = table.Group{Name: "conquer", Icon: "castle", Verbs: []game.Verb{rules.Conquer}, Rule: "G9.12"}
	swapping = table.Group{Name: "swap", Icon: "meeple", Verbs: []game.Verb{rules.Swap}, Rule: "G9.11"}
	announce = table.Group{Name: "announce", Icon: "crown", Verbs: []game.Verb{rules.Announce}, Rule: "G7.2"}

	baseGroups      = []table.Group{pirates, announce}
	expansionGroups = []table.Group{pirates, conquest, swapping, announce}
	underwayGroups  = []table.Group{goOn}
)

// groupsIn are the buttons of the bar in a position. A ship under way goes on or stops, and
// nothing else.
func groupsIn(st *rules.State) []table.Group {
	switch {
	case st.Decision().Prompt == rules.Underway:
		return underwayGroups
	case st.Expansion:
		return expansionGroups
	}
	return baseGroups
}

// Meant implements table.Table. What is chosen before it is done, such as a ship, has been
// looked for already.
func (Table) Meant(s game.State, g table.Gesture) []game.Action {
	st := s.(*rules.State)
	switch {
	case g.Drag.What.Kind == game.HeapRef && g.Drag.To.Kind == game.ShipRef:
		if h, ok := heapOf(g.Drag.What); ok {
			return []game.Action{h.load(st, rules.ShipID(g.Drag.To.ID))}
		}
		return nil
	case g.Group != "":
		return pressed(st, g.Group)
	case g.Point != game.Ref{}:
		return pointed(st, g.Point)
	}
	return nil
}

// pressed is what a button may have been meant to do.
func pressed(st *rules.State, group string) (list []game.Action) {
	for _, a := range st.AppendActions(nil) {
		for _, g := range groupsIn(st) {
			if g.Name != group {
				continue
			}
			for _, v := range g.Verbs {
				if v == a.Verb {
					list = append(list, a)
				}
			}
		}
	}
	if len(list) > 0 {
		return list
	}
	switch group { // refused, with the reason
	case goOn.Name:
		return []game.Action{table.Act(st, rules.GoOn)}
	case swapping.Name:
		return []game.Action{table.Act(st, rules.Swap)}
	case announce.Name:
		return []game.Action{table.Act(st, rules.Announce)}
	case table.EndGroup:
		return []game.Action{table.Act(st, rules.End)}
	case conquest.Name:
		return cheapestConquest(st)
	case pirates.Name:
		return likeliestRaid(st)
	}
	return nil
}

// cheapestConquest is that of the free territory which costs least.
func cheapestConquest(st *rules.State) []game.Action {
	best := rules.TerritoryID(0)
	for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
		if st.Lands[t] == game.Nobody && (best == 0 || st.Land(t).Mercenaries < st.Land(best).Mercenaries) {
			best = t
		}
	}
	if best == 0 {
		return nil
	}
	return []game.Action{table.Act(st, rules.Conquer, game.Territory(best), game.Count(st.Land(best).Mercenaries))}
}

// likeliestRaid is an attack that is refused: on a ship with cargo at sea, if there is one.
func likeliestRaid(st *rules.State) (list []game.Action) {
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		ship := &st.Ships[i]
		if ship.Owner == game.Nobody || ship.Owner == st.Turn {
			continue
		}
		a := robbery(st, i)
		if st.AtSea(ship.Place) && ship.Cargo.Size() > 0 {
			return []game.Action{a}
		}
		list = append(list, a)
	}
	return list[:min(1, len(list))]
}

// robbery is an attack on a ship with cards of its sails, in the hand or not.
func robbery(st *rules.State, i rules.ShipID) game.Action {
	sails := sailsOf(st, i)
	x, y := min(sails[0], sails[1]), max(sails[0], sails[1])
	return table.Act(st, rules.Attack, game.Ship(i), game.Card(x), game.Card(y))
}

// pointed lists what pointing at a thing may have been meant to do.
func pointed(st *rules.State, ref game.Ref) []game.Action {
	if ref.Kind == game.ShipRef && st.Decision().Prompt == rules.ChooseHarbour { // it lies where another may start
		if place := st.Ships[ref.ID].Place; place != rules.Unplaced {
			return atHarbour(st, placeRef(st, place))
		}
	}
	switch ref.Kind {
	case game.PortRef:
		return atHarbour(st, ref)
	case game.AreaRef:
		return atStation(st, ref)
	case game.ShipRef:
		ship := rules.ShipID(ref.ID)
		if st.Ships[ship].Owner == st.Decision().Player {
			return []game.Action{table.Act(st, rules.Sail, ref), table.Act(st, rules.TurnBack, ref)}
		}
		if list := raids(st, ship); len(list) > 0 {
			return list
		}
		return []game.Action{robbery(st, ship)}
	case game.HeapRef:
		h, ok := heapOf(ref)
		if !ok || st.Turn == game.Nobody {
			return nil
		}
		first := st.Fleet(st.Turn)
		var list []game.Action
		for i := first; i < first+rules.FleetShips; i++ {
			if st.StartHarbourAt(st.Ships[i].Place) == h.harbour {
				list = append(list, h.load(st, i))
			}
		}
		return list
	case game.CardRef:
		return []game.Action{table.Act(st, rules.Wind, ref)}
	case game.TerritoryRef:
		return conquests(st, rules.TerritoryID(ref.ID))
	}
	return nil
}

// atHarbour is what pointing at a harbour means: a ship starts there, or what is loaded
// there is loaded.
func atHarbour(st *rules.State, ref game.Ref) (list []game.Action) {
	if st.Decision().Prompt == rules.ChooseHarbour {
		for _, a := range st.AppendActions(nil) {
			if a.Obj[1] == ref {
				list = append(list, a)
			}
		}
	}
	return list
}

// atStation is what pointing at the place of a ship under way means: it stops there.
func atStation(st *rules.State, ref game.Ref) []game.Action {
	if st.Decision().Prompt == rules.Underway && placeRef(st, st.Ships[st.Sailing].Place) == ref {
		return []game.Action{table.Act(st, rules.Stop)}
	}
	return nil
}

// conquests are the ways to pay for a territory: those with most mercenaries first. If none
// is possible, it is the one with mercenaries alone that is refused.
func conquests(st *rules.State, t rules.TerritoryID) (list []game.Action) {
	for n := st.Land(t).Mercenaries; n >= 0; n-- {
		a := table.Act(st, rules.Conquer, game.Territory(t), game.Count(n))
		if st.Check(a) == nil {
			list = append(list, a)
		}
	}
	if list == nil {
		list = append(list, table.Act(st, rules.Conquer, game.Territory(t), game.Count(st.Land(t).Mercenaries)))
	}
	return list
}
