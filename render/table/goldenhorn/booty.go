package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// cardsAndBooty returns the cards that an attack of pirates takes and the piece that it brings.
func cardsAndBooty(st *rules.State, a game.Action) (takes, brings []game.Ref) {
	what, _ := booty(st, rules.ShipID(a.Obj[0].ID))
	return []game.Ref{a.Obj[1], a.Obj[2]}, []game.Ref{what}
}

// booty is the piece that pirates take from a ship; the zero Ref if nothing is aboard.
func booty(st *rules.State, i rules.ShipID) (what game.Ref, pile rules.Pile) {
	cargo := &st.Ships[i].Cargo
	if cargo.Peasants > 0 {
		return game.Sailor(rules.Peasant), rules.Pile{Peasants: 1}
	}
	c := cargo.Colour()
	if c == 0 {
		return game.Ref{}, pile
	}
	pile.Cubes[c] = 1
	return game.Good(c), pile
}

// payment are the people with whom a territory is conquered.
func payment(st *rules.State, a game.Action) rules.Pile {
	n := int8(a.Obj[1].ID)
	return rules.Pile{Figures: n, Peasants: st.Board.PeasantsPerMercenary * (st.Land(rules.TerritoryID(a.Obj[0].ID)).Mercenaries - n)}
}
