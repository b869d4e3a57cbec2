package goldenhorn

import (
	"strconv"

	"serenissima/game"
)

// AppendText implements game.State: a line for each thing, numbers by name.
// What follows from something else is left out, such as the course from the
// tiles.
func (s *State) AppendText(dst []byte) []byte {
	w := writer{dst}
	w.text("goldenhorn")
	w.num("seats", int(s.Seats))
	w.flag("expansion", s.Expansion)
	w.flag("fleets-by-seat", s.FleetsBySeat)
	w.flag("random-placement", s.RandomPlaces)
	w.flag("modone-cards", s.ModoneCards)
	w.flag("other-extras", s.OtherExtras)
	w.flag("open-warehouses", s.OpenWarehouses)
	w.flag("other-territories", s.OtherLands)
	w.num("first", int(s.First))
	w.text("\ndecision " + promptNames[s.prompt])
	w.num("player", int(s.decider))
	w.num("step", int(s.SetupStep))
	w.num("to-draw", int(s.ToDraw))
	if s.Filling != 0 {
		w.text(" filling " + s.Filling.String())
	}
	w.text("\nturn")
	w.num("of", int(s.Turn))
	w.num("number", int(s.Turns))
	w.flag("attacked", s.Attacked)
	w.flag("conquered", s.Conquered)
	if s.Sailing != 0 {
		w.text(" sailing " + s.Board.Ships[s.Sailing].ID)
	}
	w.text("\ncourse")
	for _, side := range s.Tiles {
		if side != 0 {
			w.text(" " + s.Board.Tiles[side].ID)
		}
	}
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		s.appendPlayer(&w, p)
	}
	for i := ShipID(1); i <= MaxShips; i++ {
		s.appendShip(&w, i)
	}
	for h := Venice; h <= Constantinople; h++ {
		w.text("\nport " + h.String())
		w.pile(&s.Ports[h])
	}
	w.text("\nbag")
	w.num("size", int(s.BagSize))
	w.counts(s.Bag[:])
	w.text("\ndeck")
	w.num("size", int(s.DeckSize))
	w.counts(s.Deck[:])
	w.text("\ndiscards")
	w.counts(s.Discards[:])
	w.text("\nsupply")
	w.num("mercenaries", int(s.Supply))
	w.num("aside", int(s.Aside))
	for t, owner := range s.Lands {
		if owner != game.Nobody {
			w.num(s.Board.Territories[StandardValues][t].ID, int(owner))
		}
	}
	w.text("\n")
	return w.dst
}

func (s *State) appendPlayer(w *writer, p game.Player) {
	w.text("\nplayer")
	w.num("seat", int(p))
	w.num("cards", int(s.HandSize[p]))
	if s.HandsKnown.Has(p) {
		w.counts(s.Hands[p][:])
	} else {
		w.text(" ?")
	}
	w.num("pieces", int(s.StoreSize[p]))
	if s.StoresKnown.Has(p) {
		w.pile(&s.Stores[p])
	} else {
		w.text(" ?")
	}
}

func (s *State) appendShip(w *writer, i ShipID) {
	ship := &s.Ships[i]
	if ship.Owner == game.Nobody {
		return
	}
	w.text("\nship " + s.Board.Ships[i].ID)
	w.num("owner", int(ship.Owner))
	w.num("place", int(ship.Place))
	w.num("ahead", int(ship.Ahead))
	w.flag("turned", ship.Turned)
	w.pile(&ship.Cargo)
}

// A writer appends words and numbers.
type writer struct{ dst []byte }

func (w *writer) text(t string) { w.dst = append(w.dst, t...) }

func (w *writer) num(name string, n int) {
	w.text(" " + name + " ")
	w.dst = strconv.AppendInt(w.dst, int64(n), 10)
}

func (w *writer) flag(name string, on bool) {
	if on {
		w.text(" " + name)
	}
}

// counts appends how many there are of each colour.
func (w *writer) counts(n []int8) {
	for c := Red; int(c) < len(n); c++ {
		if n[c] != 0 {
			w.num(c.String(), int(n[c]))
		}
	}
}

func (w *writer) pile(p *Pile) {
	w.counts(p.Cubes[:])
	if p.Figures != 0 {
		w.num("mercenaries", int(p.Figures))
	}
	if p.Peasants != 0 {
		w.num("peasants", int(p.Peasants))
	}
}
