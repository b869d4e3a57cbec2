package serenissima

import (
	"math"
	"math/bits"

	"serenissima/game"
	ser "serenissima/game/serenissima"
)

// BerthFeatures names what is told of the numbers of a player's galleys: how many
// numbers are free behind its last and before its first up to a rival's, where galleys
// bought later could act together with them (four and more count as four), whether
// there are any on both sides, whether it acts after and before all rivals, whether
// numbers are free between its own, and whether rivals act there.
var BerthFeatures = [...]string{
	"behind-1", "behind-2", "behind-3", "behind-4", "before-1", "before-2", "before-3", "before-4", "both",
	"last", "first", "inside", "parted",
}

// Fleets returns the galleys of a player and those of the rivals, as bits.
func Fleets(s *ser.State, p game.Player) (own, rivals uint16) {
	for g := range s.Galleys {
		switch s.Galleys[g].Owner {
		case game.Nobody:
		case p:
			own |= 1 << uint(g)
		default:
			rivals |= 1 << uint(g)
		}
	}
	return own, rivals
}

// Berths describes the numbers of the galleys of a player on a wheel of so many, in the
// order of BerthFeatures; galleys are bits.
func Berths(own, rivals uint16, wheel int8) (f [len(BerthFeatures)]int8) {
	lowest, highest := bits.TrailingZeros16(own), bits.Len16(own)-1
	under, over := rivals&(1<<uint(lowest)-1), rivals>>uint(highest+1)<<uint(highest+1)
	within := uint16(1<<uint(highest) - 1<<uint(lowest))
	before, behind := lowest-bits.Len16(under), int(wheel)-highest
	if under == 0 {
		before, f[10] = lowest-1, 1
	}
	if over == 0 {
		f[9] = 1
	} else {
		behind = bits.TrailingZeros16(over) - highest - 1
	}
	if behind > 0 {
		f[min(4, behind)-1] = 1
	}
	if before > 0 {
		f[4+min(4, before)-1] = 1
	}
	if behind > 0 && before > 0 {
		f[8] = 1
	}
	if within&^(own|rivals) != 0 {
		f[11] = 1
	}
	if within&rivals != 0 {
		f[12] = 1
	}
	return f
}

// lastResort is what something is worth of which the book knows nothing.
const lastResort = math.MinInt32

// berths tells for each number that I might take what it is worth to have it besides
// those I have, if I then take those that go best with it. A number that is more than
// two from all of mine is a last resort, for the book knows nothing of such galleys.
func (h *planner) berths(s *ser.State, book *Openings) (worth [ser.MaxGalleys + 1]int64) {
	own, rivals := Fleets(s, h.me)
	info := &s.Board.Seats[s.Seats]
	var values [len(BerthFeatures)]int64
	for i, name := range BerthFeatures {
		values[i] = book.Berths[name][s.Seats-2]
	}
	free := func(own uint16) uint16 {
		numbers := (uint16(2)<<uint(info.Galleys) - 2) &^ (own | rivals)
		if near := numbers & (own<<1 | own<<2 | own>>1 | own>>2); near != 0 {
			return near
		}
		return numbers
	}
	var best func(own uint16, missing int8) int64
	best = func(own uint16, missing int8) int64 {
		if missing <= 0 {
			var sum int64
			for i, n := range Berths(own, rivals, info.Galleys) {
				sum += values[i] * int64(n)
			}
			return sum
		}
		top := int64(math.MinInt64)
		for numbers := free(own); numbers != 0; numbers &= numbers - 1 {
			top = max(top, best(own|numbers&-numbers, missing-1))
		}
		return top
	}
	for g := range worth {
		worth[g] = lastResort
	}
	missing := info.StartGalleys - int8(bits.OnesCount16(own))
	for numbers := free(own); numbers != 0; numbers &= numbers - 1 {
		worth[bits.TrailingZeros16(numbers)] = best(own|numbers&-numbers, missing-1)
	}
	return worth
}
