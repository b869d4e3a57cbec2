package rehearse

import (
	"slices"

	"serenissima/game"
)

// Odds are how likely a seat is to win, in units of Certain: the softmax of what is foretold for
// each seat, in 1/DecayUnit, by seat. The list ends with the last seat; its first entry is empty.
func Odds(ahead []int64, me game.Player) int64 {
	best := slices.Max(ahead[1:])
	var all int64
	for _, a := range ahead[1:] {
		all += Decay(best - a)
	}
	return Decay(best-ahead[me]) * Certain / all
}

// Share is the part of the victory that a seat has at the end of a game, in units of Certain.
func Share(r game.Result, me game.Player) int64 {
	if r.Rank[me] != 1 {
		return 0
	}
	var winners int64
	for _, rank := range r.Rank[1:] {
		if rank == 1 {
			winners++
		}
	}
	return Certain / winners
}
