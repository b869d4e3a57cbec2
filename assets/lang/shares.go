package lang

import (
	"cmp"
	"math"
	"slices"
)

// Shares are chances that leave nothing else as whole percents, which add up to a hundred. What can happen is never
// nought.
func Shares(chances ...float64) []int {
	shares, order, left := make([]int, len(chances)), make([]int, len(chances)), 100
	for i, x := range chances {
		order[i] = i
		if shares[i] = int(math.Floor(100*x + 1e-9)); x > 1e-9 {
			shares[i] = max(1, shares[i])
		}
		left -= shares[i]
	}
	rest := func(i int) float64 { return 100*chances[i] - float64(shares[i]) }
	slices.SortStableFunc(order, func(i, j int) int { return cmp.Compare(rest(j), rest(i)) })
	for n := 0; left > 0; n++ {
		if i := order[n%len(order)]; chances[i] > 0 {
			shares[i]++
			left--
		}
	}
	for ; left < 0; left++ {
		shares[slices.Index(shares, slices.Max(shares))]--
	}
	return shares
}
