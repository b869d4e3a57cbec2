package rehearse

import (
	"slices"

	"serenissima/game"
)

// Ahead is what the features of a seat, in hundredths, foretell for it, in 1/DecayUnit. What each
// of them tells, in thousandths of a logit, changes from the beginning of the game to its end;
// late is how far the game has come, in hundredths.
func Ahead(features, atFirst, atLast []int32, late int64) (sum int64) {
	for i, x := range features {
		sum += int64(x) * (int64(atFirst[i])*(100-late) + int64(atLast[i])*late)
	}
	return sum * DecayUnit / 10_000_000
}

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

// DecayUnit is what Decay takes for one.
const DecayUnit = 4096

// decayStep is how far apart the entries of decays are.
const decayStep = DecayUnit / 16

// decays are powers of 1/e in steps of 1/16, in 1/2^32, made by multiplication, for
// exponential functions differ between processors.
var decays = func() (table [16*16 + 1]uint64) {
	const sixteenth = 4034748382 // e^(-1/16)
	table[0] = 1 << 32
	for i := range table[1:] {
		table[i+1] = table[i] * sixteenth >> 32
	}
	return table
}()

// Decay is e^-x in 1/2^32, for x from zero in 1/DecayUnit.
func Decay(x int64) int64 {
	i := x / decayStep
	if i >= int64(len(decays))-1 {
		return 0
	}
	from, to := int64(decays[i]), int64(decays[i+1])
	return from - (from-to)*(x%decayStep)/decayStep
}
