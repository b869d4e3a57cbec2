package lang

import (
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

// Shares add up to a hundred, each is less than one from its chance unless that is hardly anything, and only what
// cannot happen is nought.
func TestSharesAddUp(t *testing.T) {
	require.Equal(t, []int{11, 3, 86}, Shares(0.107, 0.028, 0.865))
	require.Equal(t, []int{98, 1, 1}, Shares(0.996, 0.002, 0.002))
	require.Equal(t, []int{0, 0, 100}, Shares(0, 0, 1))
	rapid.Check(t, func(t *rapid.T) {
		parts := rapid.SliceOfN(rapid.IntRange(0, 1000), 2, 4).Draw(t, "parts")
		all, sum := 0, 0
		for _, x := range parts {
			all += x
		}
		if all == 0 {
			return
		}
		var chances []float64
		for _, x := range parts {
			chances = append(chances, float64(x)/float64(all))
		}
		for i, share := range Shares(chances...) {
			sum += share
			require.Equal(t, parts[i] == 0, share == 0)
			require.InDelta(t, 100*chances[i], float64(share), 4)
		}
		require.Equal(t, 100, sum)
	})
}
