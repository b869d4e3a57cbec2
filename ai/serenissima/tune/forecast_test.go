package tune

import (
	"testing"

	"github.com/stretchr/testify/require"

	bots "serenissima/ai/serenissima"
	"serenissima/game"
)

// A regression finds the same on any machine, and foresees some of what happens in
// games that it has not seen.
func TestRegression(t *testing.T) {
	w := bots.Standard()
	r := Regression{Games: 20, Every: 3, Seed: 3, Shrink: 0.01}
	forecast, fits := r.Run(With(w), w)
	require.Len(t, fits, (game.MaxSeats-1)*bots.MostScorings)
	for _, f := range fits {
		require.Positive(t, f.Positions)
	}
	again, _ := r.Run(With(w), w)
	require.Equal(t, forecast, again)
}

// The solution of a system of equations solves it.
func TestSolve(t *testing.T) {
	x := solve([][]float64{{4}, {2, 5}, {0, 1, 3}}, []float64{4*1 + 2*2, 2*1 + 5*2 + 1*3, 1*2 + 3*3})
	require.InDeltaSlice(t, []float64{1, 2, 3}, x, 1e-12)
}
