package rehearse

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestDecay(t *testing.T) {
	for x := int64(0); x < 20*DecayUnit; x += 37 {
		require.InDelta(t, math.Exp(-float64(x)/DecayUnit), float64(Decay(x))/(1<<32), 0.0006)
	}
}
