package rehearse

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestOddsAndShares(t *testing.T) {
	even := []int64{0, 5 * DecayUnit, 5 * DecayUnit, 5 * DecayUnit, 5 * DecayUnit}
	require.EqualValues(t, Certain/4, Odds(even, 2))
	ahead := []int64{0, 3 * DecayUnit, 0}
	require.Greater(t, Odds(ahead, 1), int64(Certain*9/10))
	require.InDelta(t, Certain, Odds(ahead, 1)+Odds(ahead, 2), 2)
	r := game.Result{Rank: [game.MaxSeats + 1]int8{0, 1, 3, 1}}
	require.EqualValues(t, Certain/2, Share(r, 3))
	require.Zero(t, Share(r, 2))
}

func TestDecay(t *testing.T) {
	for x := int64(0); x < 20*DecayUnit; x += 37 {
		require.InDelta(t, math.Exp(-float64(x)/DecayUnit), float64(Decay(x))/(1<<32), 0.0006)
	}
}
