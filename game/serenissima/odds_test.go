package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// Two sailors against one, three skulls on six faces: nineteen of twenty-one
// fights are won, one each lost and mutual ruin.
func TestOddsOfAFight(t *testing.T) {
	board := newGame(t, 2).Board
	o := board.Odds(2, 2, 1, false)
	require.InDelta(t, 19.0/21, o.Win, 1e-12)
	require.InDelta(t, 1.0/21, o.Both, 1e-12)
	require.InDelta(t, 1.0/21, o.Loss, 1e-12)

	even := board.Odds(3, 3, 3, false)
	require.InDelta(t, even.Win, even.Loss, 1e-12)
	fort := board.Odds(3, 3, 3, true)
	require.Less(t, fort.Win, even.Win)
	require.InDelta(t, 1, fort.Win+fort.Both+fort.Loss, 1e-12)
}
