package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
)

// worth is what a pile is worth in a warehouse: cubes and people a point each, and rows
// (G8.1, G8.3, G9.15).
func worth(st *rules.State, p *rules.Pile) int {
	extra := &st.Board.RowExtra[rules.StandardValues]
	if st.OtherExtras {
		extra = &st.Board.RowExtra[rules.AlternativeValues]
	}
	sum := int(p.Size())
	for length, n := range p.Rows() {
		sum += int(n) * int(extra[length])
	}
	return sum
}

// more is by how many points a warehouse grows with a pile.
func more(st *rules.State, store, pile *rules.Pile) int {
	with := *store
	with.Add(pile)
	return worth(st, &with) - worth(st, store)
}

// store is the warehouse of the viewer, nil if it is not seen.
func store(st *rules.State) *rules.Pile { return storeOf(st, viewerOf(st)) }

// storeOf is the warehouse of a seat, nil if it is not seen.
func storeOf(st *rules.State, p game.Player) *rules.Pile {
	if p == game.Nobody || !st.StoresKnown.Has(p) {
		return nil
	}
	return &st.Stores[p]
}

// gain is by how many points the warehouse of who is to move grows with a heap, known to
// that seat alone.
func gain(st *rules.State, h heap) (n int, ok bool) {
	if own := store(st); own != nil && viewerOf(st) == st.Turn {
		pile := h.pile(st)
		return more(st, own, &pile), true
	}
	return 0, false
}

// pile is what lies in a heap.
func (h heap) pile(st *rules.State) (p rules.Pile) {
	port := &st.Ports[h.harbour]
	switch h.kind {
	case mercenaries:
		p.Figures = port.Figures
	case peasants:
		p.Peasants = port.Peasants
	case people:
		p.Figures, p.Peasants = port.Figures, port.Peasants
	default:
		p.Cubes[h.kind] = port.Cubes[h.kind]
	}
	return p
}
