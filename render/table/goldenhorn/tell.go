package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Tell implements table.Table.
func (Table) Tell(v *table.View, ref game.Ref) []string {
	st := v.State.(*rules.State)
	switch ref.Kind {
	case game.AreaRef:
		return tellStation(v, st, ref)
	case game.PortRef:
		return tellHarbour(v, st, rules.HarbourID(ref.ID))
	case game.ShipRef:
		return tellShip(v, st, rules.ShipID(ref.ID))
	case game.HeapRef:
		return tellHeap(v, st, ref)
	case game.TerritoryRef:
		return tellTerritory(v, st, rules.TerritoryID(ref.ID))
	case game.GoodRef, game.SailorRef, game.CardRef:
		return []string{v.Name(ref)}
	}
	return nil
}

// tellStation tells of a sea space: its colour, and what ship lies there.
func tellStation(v *table.View, st *rules.State, ref game.Ref) []string {
	p := rules.Place(ref.ID)
	lines := []string{v.Name(ref)}
	if c := st.Course[p]; c != 0 {
		lines = append(lines, v.Say("board.station.colour", "good", game.Good(c)))
	}
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if st.Ships[i].Owner != game.Nobody && st.Ships[i].Place == p {
			lines = append(lines, v.Say("board.station.ship", "seat", game.Seat(st.Ships[i].Owner), "ship", game.Ship(i)))
		}
	}
	for _, s := range stops(st, v.Chosen) {
		if s.at == p {
			lines = append(lines, tellStop(v, st, s))
		}
	}
	return lines
}

// tellStop tells what it costs to come to a stop.
func tellStop(v *table.View, st *rules.State, s stop) string {
	if len(s.cards) == 0 {
		return v.Say("board.stop.free")
	}
	return v.Say("board.stop.cards", "n", len(s.cards))
}

// tellHarbour tells of a harbour: what lies there, which ships, and how many docks are free.
func tellHarbour(v *table.View, st *rules.State, h rules.HarbourID) []string {
	ref := game.Port(h)
	lines := []string{v.Name(ref)}
	ships := 0
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if s := &st.Ships[i]; s.Owner != game.Nobody && s.Place != rules.Unplaced && st.HarbourAt(s.Place) == h {
			ships++
		}
	}
	if h == rules.Modone {
		docks := int(st.Board.Seats[st.Seats].Docks)
		return append(lines, v.Say("board.modone", "n", docks-ships, "m", docks))
	}
	port := &st.Ports[h]
	for c := rules.Red; c <= rules.Blue; c++ {
		if n := port.Cubes[c]; n > 0 {
			lines = append(lines, v.Say("board.holds", "n", int(n), "good", game.Good(c)))
		}
	}
	if port.Figures > 0 {
		lines = append(lines, v.Say("board.holds.mercenaries", "n", int(port.Figures)))
	}
	if port.Peasants > 0 {
		lines = append(lines, v.Say("board.holds.peasants", "n", int(port.Peasants)))
	}
	return append(lines, v.Say("board.holds.ships", "n", ships))
}

// tellShip tells of a ship: whose it is, its sails, its cargo, where it sails and how many
// cards it will draw.
func tellShip(v *table.View, st *rules.State, i rules.ShipID) []string {
	ship := &st.Ships[i]
	lines := []string{v.Name(game.Ship(i))}
	if ship.Owner == game.Nobody {
		return lines
	}
	lines = append(lines, v.Say("board.ship.owner", "seat", game.Seat(ship.Owner), "n", int(st.Board.Ships[i].Cards)))
	if c := ship.Cargo.Colour(); c != 0 {
		lines = append(lines, v.Say("board.ship.cargo", "n", int(ship.Cargo.Cubes[c]), "good", game.Good(c)))
	}
	if n := ship.Cargo.Figures; n > 0 {
		lines = append(lines, v.Say("board.ship.mercenaries", "n", int(n)))
	}
	if n := ship.Cargo.Peasants; n > 0 {
		lines = append(lines, v.Say("board.ship.peasants", "n", int(n)))
	}
	if ship.Ahead != 0 {
		to := game.Port(rules.Constantinople)
		if ship.Ahead < 0 {
			to = game.Port(rules.Venice)
		}
		lines = append(lines, v.Say("board.ship.sails", "port", to))
		if ship.Cargo.Size() == 0 {
			key := "board.ship.empty"
			if ship.Turned {
				key = "board.ship.turned"
			}
			lines = append(lines, v.Say(key))
		}
	}
	return lines
}

// tellHeap tells of what lies together in a harbour, and what it would add to the viewer's
// warehouse.
func tellHeap(v *table.View, st *rules.State, ref game.Ref) []string {
	h, ok := heapOf(ref)
	if !ok {
		return nil
	}
	lines := []string{v.Name(ref), v.Say("board.heap", "n", h.size(st))}
	if h.size(st) == 0 {
		return lines
	}
	if n, ok := gain(st, h); ok {
		lines = append(lines, v.Say("board.heap.adds", "n", n))
	}
	if ship, _ := chosenOf(v.Chosen); ship != 0 && h.kind <= rules.NumColours && st.Board.Ships[ship].Sails[h.kind] > 0 {
		lines = append(lines, v.Say("board.heap.own-sails", "ship", game.Ship(ship)))
	}
	return lines
}

// tellTerritory tells what a territory costs and brings, or whose it is.
func tellTerritory(v *table.View, st *rules.State, t rules.TerritoryID) []string {
	land := st.Land(t)
	lines := []string{v.Name(game.Territory(t)), v.Say("board.land.points", "n", int(land.Points))}
	if owner := st.Lands[t]; owner != game.Nobody {
		return append(lines, v.Say("board.land.owner", "seat", game.Seat(owner)))
	}
	lines = append(lines, v.Say("board.land.price", "n", int(land.Mercenaries)))
	if own := store(st); own != nil {
		paid := own.Figures + own.Peasants/st.Board.PeasantsPerMercenary
		if short := land.Mercenaries - paid; short > 0 {
			lines = append(lines, v.Say("board.land.short", "n", int(short)))
		}
	}
	return lines
}

// Report implements table.Table: turn, bag and deck, and each seat.
func (Table) Report(v *table.View) []string {
	st := v.State.(*rules.State)
	lines := []string{v.Say("board.turn", "n", int(st.Turns)) + ", " + v.Say("board.bag", "n", int(st.BagSize)) + ", " +
		v.Say("board.to-draw", "n", int(st.DeckSize)) + "."}
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		line := v.Say("board.player.help", "name", v.Seats[p-1].Name, "cards", int(st.HandSize[p]), "pieces", int(st.StoreSize[p]))
		for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
			if st.Lands[t] == p {
				line += ", " + v.Name(game.Territory(t))
			}
		}
		lines = append(lines, line+".")
	}
	if own := store(st); own != nil {
		lines = append(lines, tellStore(v, st, own))
	}
	if p := viewerOf(st); p != game.Nobody {
		lines = append(lines, tellHand(v, st, p))
	}
	return lines
}

// tellStore tells what lies in the viewer's warehouse.
func tellStore(v *table.View, st *rules.State, own *rules.Pile) string {
	var list []string
	for c := rules.Red; c <= rules.Blue; c++ {
		if n := own.Cubes[c]; n > 0 {
			list = append(list, v.Say("board.holds", "n", int(n), "good", game.Good(c)))
		}
	}
	if own.Figures > 0 {
		list = append(list, v.Say("board.holds.mercenaries", "n", int(own.Figures)))
	}
	if own.Peasants > 0 {
		list = append(list, v.Say("board.holds.peasants", "n", int(own.Peasants)))
	}
	return v.Say("board.report.store", "n", worth(st, own), "list", joined(v, list))
}

// tellHand tells what the viewer has in hand.
func tellHand(v *table.View, st *rules.State, p game.Player) string {
	var list []string
	for c := rules.Red; c <= rules.Blue; c++ {
		if n := st.Hands[p][c]; n > 0 {
			list = append(list, v.Say("board.holds", "n", int(n), "good", game.Good(c)))
		}
	}
	return v.Say("board.report.hand", "list", joined(v, list))
}

// joined is a list in a sentence.
func joined(v *table.View, list []string) string {
	if len(list) == 0 {
		return v.Say("board.nothing")
	}
	text := list[0]
	for _, s := range list[1:] {
		text += ", " + s
	}
	return text
}
