package game

import "math/bits"

// Rand is a small seeded generator (splitmix64, Steele, Lea and Flood 2014).
// It is a value: copying it forks the stream. It gives the same numbers on
// every platform.
type Rand struct{ state uint64 }

// NewRand returns a generator for the seed.
func NewRand(seed uint64) Rand { return Rand{state: seed} }

// Uint64 returns the next 64 random bits.
func (r *Rand) Uint64() uint64 {
	r.state += 0x9e3779b97f4a7c15
	z := r.state
	z = (z ^ z>>30) * 0xbf58476d1ce4e5b9
	z = (z ^ z>>27) * 0x94d049bb133111eb
	return z ^ z>>31
}

// IntN returns a number from 0 to n-1; n must be positive. The bias is below
// n/2^64.
func (r *Rand) IntN(n int) int {
	hi, _ := bits.Mul64(r.Uint64(), uint64(n))
	return int(hi)
}

// A Dealer plays the part of chance. It owns the buffer for outcomes, so that
// dealing does not allocate.
type Dealer struct {
	Rand     Rand
	outcomes []Outcome
}

// Deal draws one outcome of the chance decision that s awaits.
func (d *Dealer) Deal(s State) Action {
	d.outcomes = s.AppendOutcomes(d.outcomes[:0])
	var total int64
	for i := range d.outcomes {
		total += int64(d.outcomes[i].Weight)
	}
	n := int64(d.Rand.IntN(int(total)))
	for i := range d.outcomes {
		n -= int64(d.outcomes[i].Weight)
		if n < 0 {
			return d.outcomes[i].Action
		}
	}
	panic("game: outcomes without weight")
}

// Settle plays chance until a seat has to decide or the game is over, and
// appends the outcomes to log unless that is nil.
func (d *Dealer) Settle(s State, out *Events, log *[]Action) {
	for s.Decision().Player == Chance {
		a := d.Deal(s)
		s.Apply(a, out)
		if log != nil {
			*log = append(*log, a)
		}
	}
}
