package goldenhorn

import "serenissima/game"

// AppendText implements game.State: a line for each thing, numbers by name.
// What follows from something else is left out, such as the course from the
// tiles, and what no rule asks for, such as the docks of ships in Modone.
func (s *State) AppendText(dst []byte) []byte {
	w := writer{game.Writer{Dst: dst}}
	w.Text("goldenhorn")
	w.Num("seats", int(s.Seats))
	w.Flag("expansion", s.Expansion)
	w.Flag("fleets-by-seat", s.FleetsBySeat)
	w.Flag("random-placement", s.RandomPlaces)
	w.Flag("modone-cards", s.ModoneCards)
	w.Flag("other-extras", s.OtherExtras)
	w.Flag("open-warehouses", s.OpenWarehouses)
	w.Flag("other-territories", s.OtherLands)
	w.Num("first", int(s.First))
	w.Text("\ndecision " + promptNames[s.prompt])
	w.Num("player", int(s.decider))
	w.Num("step", int(s.SetupStep))
	w.Num("to-draw", int(s.ToDraw))
	if s.Filling != 0 {
		w.Text(" filling " + s.Filling.String())
	}
	w.Text("\nturn")
	w.Num("of", int(s.Turn))
	w.Num("number", int(s.Turns))
	w.Flag("attacked", s.Attacked)
	w.Flag("conquered", s.Conquered)
	if s.Sailing != 0 {
		w.Text(" sailing " + s.Board.Ships[s.Sailing].ID)
	}
	w.Text("\ncourse")
	for _, side := range s.Tiles {
		if side != 0 {
			w.Text(" " + s.Board.Tiles[side].ID)
		}
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		s.appendPlayer(&w, p)
	}
	for i := ShipID(1); i <= MaxShips; i++ {
		s.appendShip(&w, i)
	}
	for h := Venice; h <= Constantinople; h++ {
		w.Text("\nport " + h.String())
		w.pile(&s.Ports[h])
	}
	w.Text("\nbag")
	w.Num("size", int(s.BagSize))
	w.counts(s.Bag[:])
	w.Text("\ndeck")
	w.Num("size", int(s.DeckSize))
	w.counts(s.Deck[:])
	w.Text("\ndiscards")
	w.counts(s.Discards[:])
	w.Text("\nsupply")
	w.Num("mercenaries", int(s.Supply))
	w.Num("aside", int(s.Aside))
	for t, owner := range s.Lands {
		if owner != game.Nobody {
			w.Num(s.Board.Territories[StandardValues][t].ID, int(owner))
		}
	}
	w.Text("\n")
	return w.Dst
}

func (s *State) appendPlayer(w *writer, p game.Player) {
	w.Text("\nplayer")
	w.Num("seat", int(p))
	w.Num("cards", int(s.HandSize[p]))
	if s.HandsKnown.Has(p) {
		w.counts(s.Hands[p][:])
	} else {
		w.Text(" ?")
	}
	w.Num("pieces", int(s.StoreSize[p]))
	if s.StoresKnown.Has(p) {
		w.pile(&s.Stores[p])
	} else {
		w.Text(" ?")
	}
}

func (s *State) appendShip(w *writer, i ShipID) {
	ship := &s.Ships[i]
	if ship.Owner == game.Nobody {
		return
	}
	w.Text("\nship " + s.Board.Ships[i].ID)
	w.Num("owner", int(ship.Owner))
	w.Num("place", int(ship.Place))
	w.Num("ahead", int(ship.Ahead))
	w.Flag("turned", ship.Turned)
	w.pile(&ship.Cargo)
}

// A writer writes what lies in piles too.
type writer struct{ game.Writer }

// counts appends how many there are of each colour.
func (w *writer) counts(n []int8) {
	for c := Red; int(c) < len(n); c++ {
		if n[c] != 0 {
			w.Num(c.String(), int(n[c]))
		}
	}
}

func (w *writer) pile(p *Pile) {
	w.counts(p.Cubes[:])
	if p.Figures != 0 {
		w.Num("mercenaries", int(p.Figures))
	}
	if p.Peasants != 0 {
		w.Num("peasants", int(p.Peasants))
	}
}
