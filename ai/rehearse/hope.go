package rehearse

// Certain is a chance of one: chances are in millionths.
const Certain = 1_000_000

// A Hope is how likely a player is to win, seen from a position that a rehearsal
// begins with, and how much that counts.
type Hope struct {
	Base  int64 // what the position is worth, in the unit of the game
	Odds  int64 // of victory there, in millionths
	Scale int64 // what a victory is worth; zero: there is no hope, and the unit of the game counts
}

// Worth is what odds of victory, in millionths, are worth in the unit of the position
// that was hoped in.
func (h *Hope) Worth(odds int64) int64 { return h.Base + (odds-h.Odds)*h.Scale/Certain }

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
