package goldenhorn

import (
	"slices"

	"serenissima/assets/lang"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Tell implements table.Table.
func (Table) Tell(v *table.View, ref game.Ref) table.Description {
	return table.Description{Lines: describe(v, v.State.(*rules.State), ref), Rule: ruleOf(ref)}
}

// describe tells what a thing is and holds, a sentence a line.
func describe(v *table.View, st *rules.State, ref game.Ref) []string {
	switch ref.Kind {
	case game.AreaRef:
		return tellSpace(v, st, rules.Place(ref.ID))
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

// amounts are what lies in a pile, kind by kind.
func amounts(p *rules.Pile) (list []lang.Amount) {
	for c := rules.Red; c <= rules.Blue; c++ {
		if n := p.Cubes[c]; n > 0 {
			list = append(list, lang.Amount{What: game.Good(c), N: int(n)})
		}
	}
	if p.Figures > 0 {
		list = append(list, lang.Amount{What: game.Sailor(rules.Mercenary), N: int(p.Figures)})
	}
	if p.Peasants > 0 {
		list = append(list, lang.Amount{What: game.Sailor(rules.Peasant), N: int(p.Peasants)})
	}
	return list
}

// heapAmounts are what lies in a heap, kind by kind.
func heapAmounts(st *rules.State, h heap) []lang.Amount {
	pile := h.pile(st)
	return amounts(&pile)
}

// tellSpace tells of a sea space: its colour, what the ship that is looked at needs there,
// and the ship that lies there.
func tellSpace(v *table.View, st *rules.State, p rules.Place) []string {
	lines := []string{v.Name(game.Area(p))}
	c := st.Course[p]
	if c == 0 {
		return lines
	}
	ship := st.Sailing
	chosen, load := chosenOf(v.Chosen)
	if chosen != 0 {
		ship = chosen
	}
	hand := viewerOf(st)
	switch {
	case ship == 0 || st.Ships[ship].Owner != hand || hand == game.Nobody:
		lines = append(lines, v.Say("board.space.colour", "good", game.Good(c)))
	case load.kind == 0 && st.StartHarbourAt(st.Ships[ship].Place) != 0:
		lines = append(lines, lang.Capital(v.Say("reason.load-first", "ref0", game.Ship(ship), "ref1", placeRef(st, st.Ships[ship].Place))))
	case st.Board.Ships[ship].Sails[c] > 0:
		lines = append(lines, v.Say("board.space.free", "colour", game.Good(c)))
	default:
		lines = append(lines, v.Say("board.space.card", "colour", game.Good(c), "card", game.Card(c), "n", int(st.Hands[hand][c])))
	}
	if outOfReach(v, st, p) {
		lines = append(lines, v.Say("board.space.far"))
	}
	for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
		if st.Ships[i].Owner != game.Nobody && st.Ships[i].Place == p {
			lines = append(lines, lang.Capital(v.Say("board.space.passed", "ship", game.Ship(i))))
		}
	}
	return lines
}

// outOfReach reports whether a ship is to choose a stop, and cannot stop on a space.
func outOfReach(v *table.View, st *rules.State, p rules.Place) bool {
	list := stops(st, v.Chosen)
	return len(list) > 0 && !slices.ContainsFunc(list, func(s stop) bool { return s.at == p })
}

// tellHarbour tells of a harbour: what lies there, or how many docks are free.
func tellHarbour(v *table.View, st *rules.State, h rules.HarbourID) []string {
	lines := []string{v.Name(game.Port(h))}
	if h == rules.Modone {
		free := int(st.Board.Seats[st.Seats].Docks)
		for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
			if s := &st.Ships[i]; s.Owner != game.Nobody && s.Place > 0 && s.Place == st.Modone {
				free--
			}
		}
		lines = append(lines, v.Say("board.modone.help"), v.Say("board.modone.docks", "n", free))
		if st.ModoneCards {
			lines = append(lines, v.Say("board.modone.cards"))
		}
		return lines
	}
	if list := amounts(&st.Ports[h]); len(list) > 0 {
		lines = append(lines, v.Say("board.harbour.holds", "cargo", list))
	} else {
		lines = append(lines, v.Say("board.harbour.empty"))
	}
	return append(lines, v.Say("board.harbour.help", "n", fillOf(st)))
}

// fillOf is how many pieces a start harbour is filled up to (G5.2, G9.2).
func fillOf(st *rules.State) int {
	if st.Expansion {
		return int(st.Board.HarbourFill[1])
	}
	return int(st.Board.HarbourFill[0])
}

// sailColours names the colours of a ship's sails, each once.
func sailColours(st *rules.State, i rules.ShipID) (list []lang.Amount) {
	for _, c := range sailsOf(st, i) {
		if what := game.Good(c); len(list) == 0 || list[len(list)-1].What != what {
			list = append(list, lang.Amount{What: what, N: 1})
		}
	}
	return list
}

// tellShip tells of a ship: whose it is, its sails, its cargo, where it sails, how many cards
// it brings, and whether pirates can rob it.
func tellShip(v *table.View, st *rules.State, i rules.ShipID) []string {
	ship := &st.Ships[i]
	lines := []string{v.Name(game.Ship(i))}
	if ship.Owner == game.Nobody {
		return append(lines, v.Say("board.ship.box"))
	}
	colours := sailColours(st, i)
	lines = append(lines, v.Say("board.ship.sails", "seat", game.Seat(ship.Owner), "colours", colours))
	switch list := amounts(&ship.Cargo); {
	case len(list) > 0:
		lines = append(lines, v.Say("board.ship.cargo", "cargo", list))
	case ship.Ahead != 0 && ship.Turned:
		lines = append(lines, v.Say("board.ship.turned"))
	case ship.Ahead != 0:
		lines = append(lines, v.Say("board.ship.may-turn"))
	}
	if ship.Ahead != 0 {
		to := game.Port(rules.Constantinople)
		if ship.Ahead < 0 {
			to = game.Port(rules.Venice)
		}
		lines = append(lines, v.Say("board.ship.bound", "port", to))
	}
	lines = append(lines, v.Say("board.ship.cards", "n", int(st.Board.Ships[i].Cards)))
	switch {
	case ship.Place == rules.Unplaced || ship.Cargo.Size() == 0:
	case !st.AtSea(ship.Place):
		lines = append(lines, v.Say("board.ship.safe"))
	case ship.Cargo.Figures > 0:
		lines = append(lines, v.Say("board.ship.guarded"))
	default:
		lines = append(lines, v.Say("board.ship.prey", "colours", colours))
		if r := riskOf(st, i); r.percent > 0 && ship.Owner == viewerOf(st) {
			key, args := r.said("preview.risk")
			lines = append(lines, v.Say(key, args...))
		}
	}
	return lines
}

// tellHeap tells of what lies together in a harbour, whether the chosen ship can take it, and
// what it would add to the viewer's warehouse.
func tellHeap(v *table.View, st *rules.State, ref game.Ref) []string {
	h, ok := heapOf(ref)
	if !ok {
		return nil
	}
	if h.size(st) == 0 {
		return []string{v.Say("board.heap.none", "good", pieceOf(h.kind))}
	}
	list := heapAmounts(st, h)
	ship, _ := chosenOf(v.Chosen)
	lines := []string{v.Say("board.heap.title", "cargo", list, "port", game.Port(h.harbour))}
	switch {
	case ship != 0 && h.kind <= rules.NumColours && st.Board.Ships[ship].Sails[h.kind] > 0:
		lines = append(lines, lang.Capital(v.Say("board.heap.own-sails", "cargo", list, "ship", game.Ship(ship))))
		if other := chosenBy(v, st, ref); other != 0 {
			lines = append(lines, lang.Capital(v.Say("board.heap.load", "cargo", list, "ship", game.Ship(other))))
		}
		return lines
	case ship != 0 && chosenBy(v, st, ref) != 0:
		lines = append(lines, lang.Capital(v.Say("board.heap.load", "cargo", list, "ship", game.Ship(chosenBy(v, st, ref)))))
	case ship != 0 && h.fits(st, ship):
		lines = append(lines, lang.Capital(v.Say("board.heap.load", "cargo", list, "ship", game.Ship(ship))))
	case h.kind > rules.NumColours:
		lines = append(lines, v.Say("board.heap.people", "cargo", list))
	}
	if n, ok := gain(st, h); ok {
		lines = append(lines, v.Say("board.heap.adds", "n", n))
	}
	if endsBag(st, h) {
		lines = append(lines, v.Say("preview.harbour-ends", "port", game.Port(h.harbour)))
	}
	return lines
}

// tellTerritory tells what a territory costs and brings, or whose it is.
func tellTerritory(v *table.View, st *rules.State, t rules.TerritoryID) []string {
	land := st.Land(t)
	lines := []string{v.Name(game.Territory(t)), v.Say("board.territory.points", "n", int(land.Points))}
	if owner := st.Lands[t]; owner != game.Nobody {
		return append(lines, v.Say("board.territory.owner", "seat", game.Seat(owner)))
	}
	lines = append(lines, v.Say("board.territory.price", "n", int(land.Mercenaries)))
	if own := store(st); own != nil {
		paid := own.Figures + own.Peasants/st.Board.PeasantsPerMercenary
		if short := land.Mercenaries - paid; short > 0 {
			lines = append(lines, v.Say("board.territory.short", "n", int(short)))
		}
	}
	return lines
}

// Report implements table.Table: turn, bag and deck, each seat, and what the viewer has.
func (Table) Report(v *table.View) []string {
	st := v.State.(*rules.State)
	lines := []string{v.Say("board.turn", "n", int(st.Turns)) + ". " + v.Say("board.bag", "n", int(st.BagSize)) + ". " +
		v.Say("board.deck", "n", int(st.DeckSize)) + "."}
	for p := game.Player(1); int8(p) <= st.Seats; p++ {
		line := aboutPlayer(v, st, p)
		for t := rules.TerritoryID(1); t <= rules.MaxTerritories; t++ {
			if st.Lands[t] == p {
				line += ", " + v.Name(game.Territory(t))
			}
		}
		lines = append(lines, line+".")
	}
	p, mine := shownSeat(v, st)
	if own := storeOf(st, p); own != nil {
		text := v.Say("board.warehouse.pieces", "n", 0)
		if list := amounts(own); len(list) > 0 {
			text = v.Say("board.pile", "cargo", list) + ", " + v.Say("board.points", "n", worth(st, own))
		}
		lines = append(lines, warehouseHeading(v, p, mine)+": "+text+".")
	}
	if p != game.Nobody && mine {
		text := v.Say("board.hand.count", "n", 0)
		if list := cardsIn(&st.Hands[p]); len(list) > 0 {
			text = v.Say("board.pile", "cargo", list)
		}
		lines = append(lines, v.Say("board.hand")+": "+text+".")
	}
	return lines
}

// aboutPlayer says what all may know of a seat.
func aboutPlayer(v *table.View, st *rules.State, p game.Player) string {
	return v.Say("board.player.help", "name", v.Seats[p-1].Name, "cards", int(st.HandSize[p]), "pieces", int(st.StoreSize[p]))
}
