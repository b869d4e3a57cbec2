package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// The chance is counted exactly.
func TestTwoOf(t *testing.T) {
	require.InDelta(t, 0, twoOf(10, 20, 1), 1e-9)
	require.InDelta(t, 0, twoOf(1, 20, 5), 1e-9)
	require.InDelta(t, 1, twoOf(20, 20, 2), 1e-9)
	require.InDelta(t, 10.0*9/(20*19), twoOf(10, 20, 2), 1e-9)
	count := 0 // of the 10 hands of three out of five cards, of which two fit
	for a := range 5 {
		for b := a + 1; b < 5; b++ {
			for c := b + 1; c < 5; c++ {
				if (a < 2) && (b < 2) {
					count++
				}
			}
		}
	}
	require.InDelta(t, float64(count)/10, twoOf(2, 5, 3), 1e-9)
}
