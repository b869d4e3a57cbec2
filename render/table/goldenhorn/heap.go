package goldenhorn

import (
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// A heap is what is loaded together in a start harbour: the cubes of a colour, the
// mercenaries, the peasants, or both kinds of people.
type heap struct {
	harbour rules.HarbourID
	kind    int // a Colour, or one of those below
}

// Kinds of heaps besides the colours.
const (
	mercenaries = rules.NumColours + 1 + iota
	peasants
	people // mercenaries and peasants together
	numKinds
)

// heapCode is how a heap is coded in the ID of its ref: the harbour in the tens.
const heapCode = 10

// ref names a heap.
func (h heap) ref() game.Ref { return game.Heap(int(h.harbour)*heapCode + h.kind) }

// heapOf is the heap that a ref names.
func heapOf(ref game.Ref) (heap, bool) {
	h := heap{rules.HarbourID(ref.ID / heapCode), int(ref.ID % heapCode)}
	return h, ref.Kind == game.HeapRef && h.harbour.Start() && h.kind > 0 && h.kind < numKinds
}

// size is how many pieces lie in a heap.
func (h heap) size(st *rules.State) int {
	port := &st.Ports[h.harbour]
	switch h.kind {
	case mercenaries:
		return int(port.Figures)
	case peasants:
		return int(port.Peasants)
	case people:
		if port.Figures == 0 || port.Peasants == 0 {
			return 0
		}
		return int(port.Figures + port.Peasants)
	}
	return int(port.Cubes[h.kind])
}

// load is the action with which a ship loads a heap.
func (h heap) load(st *rules.State, ship rules.ShipID) game.Action {
	switch h.kind {
	case mercenaries:
		return table.Act(st, rules.TakeMercenaries, game.Ship(ship))
	case peasants:
		return table.Act(st, rules.TakePeasants, game.Ship(ship))
	case people:
		return table.Act(st, rules.TakePeople, game.Ship(ship))
	}
	return table.Act(st, rules.Load, game.Ship(ship), game.Good(h.kind))
}

// fits reports whether a ship can load a heap now.
func (h heap) fits(st *rules.State, ship rules.ShipID) bool {
	return st.StartHarbourAt(st.Ships[ship].Place) == h.harbour && st.Check(h.load(st, ship)) == nil
}

// heaps lists the heaps of both start harbours, as far as the game has them.
func heaps(st *rules.State) (list []heap) {
	last := rules.NumColours
	if st.Expansion {
		last = people
	}
	for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
		for kind := 1; kind <= last; kind++ {
			list = append(list, heap{h, kind})
		}
	}
	return list
}
