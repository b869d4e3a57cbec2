package chart

import "serenissima/game"

// Things lists so many zones and ports, then those of so many ships that are in play. Numbers begin
// with one.
func Things(zones, ports, ships int, inPlay func(ship int) bool) (refs []game.Ref) {
	for z := range zones {
		refs = append(refs, game.Area(z+1))
	}
	for p := range ports {
		refs = append(refs, game.Port(p+1))
	}
	for n := 1; n <= ships; n++ {
		if inPlay(n) {
			refs = append(refs, game.Ship(n))
		}
	}
	return refs
}

// AtSea lists a zone, its port, zero for none, and those of so many ships that lie there.
func AtSea[Port, Zone ~int8 | ~int16](zone Zone, port Port, ships int, there func(ship int) bool) []game.Ref {
	refs := []game.Ref{game.Area(zone)}
	if port != 0 {
		refs = append(refs, game.Port(port))
	}
	for n := 1; n <= ships; n++ {
		if there(n) {
			refs = append(refs, game.Ship(n))
		}
	}
	return refs
}

// Neighbours lists what lies next to a zone: its port, zero for none, and the zones around.
func Neighbours[Port, Zone ~int8 | ~int16](port Port, neighbours []Zone) []game.Ref {
	refs := make([]game.Ref, 0, len(neighbours)+1)
	if port != 0 {
		refs = append(refs, game.Port(port))
	}
	for _, z := range neighbours {
		refs = append(refs, game.Area(z))
	}
	return refs
}

// HoldSpace is which of so many spaces of a galley the n-th last piece of a kind takes: behind the
// sailors, cubes lie good by good.
func HoldSpace(spaces int, sailors int8, cargo []int8, piece game.Ref, n int) int {
	space := int(sailors)
	if piece.Kind == game.GoodRef {
		for _, cubes := range cargo[:piece.ID+1] {
			space += int(cubes)
		}
	}
	return max(0, min(spaces, space-n)-1)
}
