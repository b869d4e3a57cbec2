package arena

import (
	"math/bits"
	"time"
)

// Times is a histogram of durations whose bins are about 6 % wide, so that
// millions of decisions fit into a few kilobytes.
type Times struct {
	n    int
	sum  time.Duration
	bins [64 << binBits]int
}

// binBits is how many bits after the first of a duration tell bins apart.
const binBits = 4

// Add counts a duration.
func (t *Times) Add(d time.Duration) {
	t.n++
	t.sum += d
	t.bins[bin(uint64(d))]++
}

// Count returns how many were added.
func (t *Times) Count() int { return t.n }

// Sum returns how long they were together.
func (t *Times) Sum() time.Duration { return t.sum }

// Mean returns the mean, zero of none.
func (t *Times) Mean() time.Duration { return t.sum / time.Duration(max(1, t.n)) }

// Percentile returns a duration that p percent do not exceed, up to the width
// of a bin; zero of none.
func (t *Times) Percentile(p int) time.Duration {
	rest := (t.n*p + 99) / 100
	for i, n := range t.bins {
		if rest -= n; rest <= 0 && t.n > 0 {
			return time.Duration(binEnd(i))
		}
	}
	return 0
}

func bin(ns uint64) int {
	shift := max(0, bits.Len64(ns)-binBits-1)
	return shift<<binBits + int(ns>>shift)
}

// binEnd returns the largest number of nanoseconds in bin i.
func binEnd(i int) uint64 {
	shift := max(0, i>>binBits-1)
	return uint64(i-shift<<binBits+1)<<shift - 1
}
