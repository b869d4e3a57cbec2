package rehearse

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// A plan that is worse by the heat is taken half as often as the best, and one that is
// worse by more than the slack never.
func TestRandomChoice(t *testing.T) {
	regrets := []int64{0, 100, 250, 400}
	var taken [4]int
	rand := game.NewRand(5)
	for range 10_000 {
		taken[RandomChoice(len(regrets), func(i int) int64 { return regrets[i] }, 100, 300, &rand)]++
	}
	require.InEpsilon(t, 2, float64(taken[0])/float64(taken[1]), 0.1)
	require.Positive(t, taken[2])
	require.Less(t, taken[2], taken[1])
	require.Zero(t, taken[3])
}
