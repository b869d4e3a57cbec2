package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
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

// pointed lists what pointing at a thing may have been meant to do.
func pointed(s *rules.State, ref game.Ref) []game.Action {
	active := Table{}.Subject(s)
	switch s.Decision().Prompt {
	case rules.ChooseClosed:
		if ref.Kind == game.PortRef {
			return []game.Action{table.Act(s, rules.ClosePort, ref)}
		}
	case rules.ChooseStart:
		if ref.Kind == game.PortRef {
			return starts(s, ref)
		}
	case rules.ChooseGalley:
		if ref.Kind == game.ShipRef {
			return []game.Action{table.Act(s, rules.TakeGalley, ref)}
		}
	}
	if active == (game.Ref{}) {
		return nil
	}
	switch ref.Kind {
	case game.AreaRef:
		return []game.Action{table.Act(s, rules.Sail, active, ref)}
	case game.PortRef:
		return pointAtPort(s, active, ref)
	case game.ShipRef:
		galley := &s.Galleys[ref.ID]
		if galley.Owner != s.Mover() {
			return []game.Action{table.Act(s, rules.Attack, active, ref)}
		}
		sailors := []game.Action{table.Act(s, rules.MoveSailor, ref, active), table.Act(s, rules.MoveSailor, active, ref)}
		if galley.Zone != s.Galleys[s.Active].Zone && s.Decision().Prompt == rules.Activate { // buying would be instead of an action
			return sailors
		}
		return append(sailors, table.Act(s, rules.Recruit, ref))
	case game.GoodRef:
		return []game.Action{table.Act(s, rules.Sell, active, ref), table.Act(s, rules.LoadGood, active, ref)}
	}
	return nil
}

// pointAtPort lists what a click on a port may have been meant to do by the galley in
// its zone: first what comes first in an activation, as long as that is possible.
func pointAtPort(s *rules.State, active, port game.Ref) []game.Action {
	galley, info := &s.Galleys[s.Active], &s.Board.Ports[port.ID]
	if info.Zone != galley.Zone {
		return []game.Action{table.Act(s, rules.Sail, active, game.Area(info.Zone))}
	}
	load := []game.Action{table.Act(s, rules.LoadGood, active, game.Good(info.Good))}
	var sell, take []game.Action
	for good, n := range galley.Cargo {
		if n > 0 {
			sell = append(sell, table.Act(s, rules.Sell, active, game.Good(good)))
		}
	}
	switch s.Ports[port.ID].Owner {
	case s.Mover():
	case game.Nobody:
		for n := int16(1); n <= int16(galley.Sailors); n++ {
			take = append(take, table.Act(s, rules.Land, active, port, game.Count(n)))
		}
	default:
		take = append(take, table.Act(s, rules.Attack, active, port))
	}
	switch s.Decision().Prompt {
	case rules.Activate, rules.Loading:
		return slices.Concat(load, sell, take)
	case rules.Investing:
		return purchases(s, port)
	}
	return slices.Concat(take, sell, load)
}

// purchases lists what can be bought for a port.
func purchases(s *rules.State, port game.Ref) []game.Action {
	list := []game.Action{table.Act(s, rules.Recruit, port), table.Act(s, rules.BuildFort, port), table.Act(s, rules.BuildBasilica, port)}
	for _, galley := range freeGalleys(s) {
		list = append(list, table.Act(s, rules.BuyGalley, galley, port))
	}
	return list
}

// starts lists the galleys with which one can start at a port.
func starts(s *rules.State, port game.Ref) (list []game.Action) {
	for _, galley := range freeGalleys(s) {
		list = append(list, table.Act(s, rules.StartAt, port, galley))
	}
	return list
}

// freeGalley is a galley that is not in play, or any if all are.
func freeGalley(s *rules.State) game.Ref {
	return append(freeGalleys(s), game.Ship(1))[0]
}

// freeGalleys lists the galleys that are not in play.
func freeGalleys(s *rules.State) (list []game.Ref) {
	for g := 1; g <= rules.MaxGalleys; g++ {
		if s.Galleys[g].Owner == game.Nobody {
			list = append(list, game.Ship(g))
		}
	}
	return list
}

// dragged lists what dropping a piece may have been meant to do.
func dragged(s *rules.State, d table.Drag) []game.Action {
	what, from, to, active := d.What, d.From, d.To, Table{}.Subject(s)
	switch {
	case to == game.Ref{}:
		if what.Kind == game.GoodRef && from.Kind == game.ShipRef {
			return []game.Action{table.Act(s, rules.Jettison, what, from)}
		}
	case what.Kind == game.SailorRef && from.Kind == game.SeatRef:
		return []game.Action{table.Act(s, rules.Recruit, to)}
	case what.Kind == game.SailorRef && to.Kind == game.AreaRef:
		return []game.Action{table.Act(s, rules.Scuttle, from)}
	case what.Kind == game.SailorRef && from == active && to.Kind == game.PortRef:
		return []game.Action{
			table.Act(s, rules.MoveSailor, from, to),
			table.Act(s, rules.Land, from, to, game.Count(1)),
		}
	case what.Kind == game.SailorRef:
		return []game.Action{table.Act(s, rules.MoveSailor, from, to)}
	case what.Kind == game.GoodRef && from.Kind == game.PortRef:
		return []game.Action{table.Act(s, rules.LoadGood, to, what)}
	case what.Kind == game.GoodRef && to.Kind == game.PortRef:
		return []game.Action{table.Act(s, rules.Sell, from, what)}
	case what.Kind == game.GoodRef && to.Kind == game.ShipRef && from.Kind == game.ShipRef:
		return []game.Action{table.Act(s, rules.MoveGood, what, from, to)}
	case what.Kind == game.GoodRef && to.Kind == game.ShipRef: // loot lies in the water
		return []game.Action{table.Act(s, rules.TakeCube, what, to)}
	case what.Kind == game.GoodRef:
		return []game.Action{table.Act(s, rules.Jettison, what, from)}
	case what.Kind == game.ShipRef && to.Kind == game.AreaRef:
		return []game.Action{table.Act(s, rules.Sail, what, to)}
	case what.Kind == game.ShipRef:
		return []game.Action{table.Act(s, rules.Attack, what, to)}
	}
	return nil
}
