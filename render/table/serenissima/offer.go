package serenissima

import (
	"slices"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/table"
	"serenissima/render/table/chart"
)

// Offer implements table.Table.
func (Table) Offer(s game.State) table.Offer {
	st := s.(*rules.State)
	ways := routes(st)
	var batch []table.Batch
	for _, e := range errands(st, ways) {
		batch = append(batch, e.Batch)
	}
	return table.Offer{
		Groups: groupsIn(st), AtSubject: here(st), Routes: ways, Batch: batch, Holds: holds(st), Fills: fills(st), Top: table.Top{Height: inBoxHeight, Draw: drawInBox}, About: about(st), Answers: answers(st),
		Lit: onWheel(st), Then: after(st),
	}
}

// after is the galley that acts after the active one, if there is one in this turn.
func after(st *rules.State) game.Ref {
	for g := st.Active + 1; int(g) < len(st.Galleys); g++ {
		if st.Active > 0 && st.Galleys[g].Owner != game.Nobody {
			return game.Ship(g)
		}
	}
	return game.Ref{}
}

// onWheel are the galleys that can be chosen and are not in play.
func onWheel(st *rules.State) (refs []game.Ref) {
	for _, a := range st.AppendActions(nil) {
		for _, r := range a.Obj {
			if r.Kind == game.ShipRef && st.Galleys[r.ID].Owner == game.Nobody && !slices.Contains(refs, r) {
				refs = append(refs, r)
			}
		}
	}
	return refs
}

// groups are the buttons of the bar.
var groups = []table.Group{
	{Name: "load", Icon: "crane", Verbs: []game.Verb{rules.LoadGood, rules.MoveSailor,
		rules.MoveGood, rules.Jettison, rules.Scuttle}, Rule: "S4.1"},
	{Name: "sail", Icon: "lateen", Verbs: []game.Verb{rules.Sail}, Rule: "S4.8"},
	{Name: "sell", Icon: "two-coins", Verbs: []game.Verb{rules.Sell}, Rule: "S4.11"},
	{Name: "fight", Icon: "crossed-swords", Verbs: []game.Verb{rules.Attack, rules.Land}, Rule: "S4.15"},
	{Name: "invest", Icon: "hammer-nails", Verbs: []game.Verb{rules.Recruit, rules.BuyGalley,
		rules.BuildFort, rules.BuildBasilica}, Rule: "S5"},
}

// landing takes the place of the group to fight where there is nobody to fight.
var landing = table.Group{Name: "land", Icon: "meeple", Verbs: groups[fighting].Verbs, Rule: "S4.24"}

// fighting is the index of the group to fight.
const fighting = 3

// groupsIn are the buttons of the bar in a position.
func groupsIn(st *rules.State) []table.Group {
	legal := st.AppendActions(nil)
	can := func(verb game.Verb) bool {
		return slices.ContainsFunc(legal, func(a game.Action) bool { return a.Verb == verb })
	}
	if !can(rules.Land) || can(rules.Attack) {
		return groups
	}
	list := slices.Clone(groups)
	list[fighting] = landing
	return list
}

// about tells what others are asked to allow, and of which fight a wreck is left.
func about(st *rules.State) table.Line {
	if st.Decision().Prompt == rules.Loot {
		won := table.Line{Key: "loot", Args: []any{"ship", game.Ship(st.Looter), "area", game.Area(st.Galleys[st.Looter].Zone)}}
		if st.Looter != st.Active {
			won = table.Line{Key: "loot.defended", Args: []any{"ship", game.Ship(st.Looter), "other", game.Ship(st.Active)}}
		}
		return won
	}
	if !slices.Contains(permissions, st.Decision().Prompt) {
		return table.Line{}
	}
	mover := game.Seat(st.Mover())
	zone := game.Area(st.Galleys[st.Active].Zone)
	port := game.Port(st.PortAt(st.Galleys[st.Active].Zone))
	n, m := int(st.CrewsAt(st.Decision().Player, rules.ZoneID(zone.ID))), int(st.Galleys[st.Active].Sailors)
	switch st.Decision().Prompt {
	case rules.AskPassage:
		return table.Line{Key: "passage", Args: []any{"seat", mover, "ship", Table{}.Subject(st), "area", zone, "n", n, "m", m}}
	case rules.AskSale:
		return table.Line{Key: "sale", Args: []any{"seat", mover, "ship", Table{}.Subject(st), "port", port,
			"good", game.Good(st.SaleGood), "n", n, "m", m}}
	case rules.AskLanding:
		return table.Line{Key: "landing", Args: []any{"seat", mover, "ship", Table{}.Subject(st), "port", port, "n", n, "m", m}}
	}
	return table.Line{}
}

// here lists the zone of the active galley, its port, and the other galleys there.
func here(st *rules.State) []game.Ref {
	if st.Active == 0 {
		return nil
	}
	zone := st.Galleys[st.Active].Zone
	return chart.AtSea(zone, st.PortAt(zone), rules.MaxGalleys, func(g int) bool {
		return g != int(st.Active) && st.Galleys[g].Owner != game.Nobody && st.Galleys[g].Zone == zone
	})
}

// holds lists the active galley, the port of its zone and the galleys of its owner there,
// or the galley that loots and the wreck.
func holds(st *rules.State) []table.Hold {
	loads := false
	switch st.Decision().Prompt {
	case rules.Loot:
		zone := game.Area(st.Galleys[st.Looter].Zone)
		wreck := table.Hold{Place: zone, Name: "hold.area"}
		addCubes(&wreck, &st.Wreck)
		return []table.Hold{galleyHold(st, st.Looter), wreck}
	case rules.Activate, rules.Loading:
		loads = true
	case rules.Sailing, rules.Arrived, rules.Selling:
	default:
		return nil
	}
	active := &st.Galleys[st.Active]
	holds := []table.Hold{galleyHold(st, st.Active)}
	if a := table.Act(st, rules.Scuttle, holds[0].Place); st.Check(a) == nil {
		holds[0].WholeActions = []table.Answer{{Action: a, Icon: "sinking", Harm: true}}
	}
	if p := st.PortAt(active.Zone); loads && p != 0 && st.Ports[p].Owner == active.Owner { // the garrison keeps a sailor
		holds[0].Piece = game.Sailor(active.Owner)
		for range min(st.Room(st.Active), st.Ports[p].Sailors-1) {
			holds[0].FillEach = append(holds[0].FillEach, table.Act(st, rules.MoveSailor, game.Port(p), holds[0].Place))
		}
	}
	if p := st.PortAt(active.Zone); p != 0 && !st.Ports[p].Closed {
		holds = append(holds, portHold(st, p, loads))
	}
	for i := rules.GalleyID(1); loads && i <= rules.MaxGalleys; i++ {
		if i != st.Active && st.Galleys[i].Owner == active.Owner && st.Galleys[i].Zone == active.Zone {
			holds = append(holds, galleyHold(st, i))
		}
	}
	return holds
}

// portHold is the port where the active galley lies, with what can be loaded there, as long as
// anything can.
func portHold(st *rules.State, p rules.PortID, loads bool) (h table.Hold) {
	active := &st.Galleys[st.Active]
	h.Place = game.Port(p)
	if owner := st.Ports[p].Owner; owner == active.Owner || owner == game.Nobody {
		h = garrison(st, p)
	}
	h.Warehouse = warehouse(st, p)
	if loads {
		h.Source = []game.Ref{game.Good(st.Board.Ports[p].Good)}
	}
	for n := 1; n <= int(active.Sailors); n++ {
		if a := table.Act(st, rules.Land, game.Ship(st.Active), h.Place, game.Count(n)); st.Check(a) == nil {
			h.Piece, h.FillN = game.Sailor(active.Owner), append(h.FillN, a)
		}
	}
	return h
}

func galleyHold(st *rules.State, id rules.GalleyID) table.Hold {
	galley := &st.Galleys[id]
	h := table.Hold{Place: game.Ship(id), Space: int(st.Board.GalleySpaces)}
	addSailors(&h, galley.Owner, galley.Sailors)
	addCubes(&h, &galley.Cargo)
	return h
}

func addSailors(h *table.Hold, p game.Player, n int8) {
	h.Pieces = append(h.Pieces, sailors(p, int(n))...)
}

func addCubes(h *table.Hold, cubes *[rules.NumGoods + 1]int8) {
	for good, n := range cubes {
		for range n {
			h.Pieces = append(h.Pieces, game.Good(good))
		}
	}
}
