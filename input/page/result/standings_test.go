package result

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/render/table/all"
)

// The charts of the end begin with the first turn and end with the result.
func TestHistory(t *testing.T) {
	matches := apptest.Positions(t, 3, 1)
	m := matches[len(matches)-1]
	on := all.Tables["serenissima"]
	history := history(m, on)
	turn, _ := on.Clock(m.State())
	require.Len(t, history, len(m.Seats()))
	for i, moments := range history {
		require.Len(t, moments, turn+1, "one for each turn and the end")
		seat := game.Player(i + 1)
		require.Equal(t, Moment{Score: int(m.State().Result().Score[seat]), Ports: on.Holdings(m.State(), seat).Ports}, moments[turn])
	}
}
