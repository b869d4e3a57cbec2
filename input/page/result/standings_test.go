package result

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/table/all"
)

// The charts of the end begin with the first turn and end with the result.
func TestHistory(t *testing.T) {
	matches := apptest.Positions(t, 3, 1)
	m := matches[len(matches)-1]
	on := all.Tables["serenissima"]
	turn, _ := on.Clock(m.State())
	list := Ranking(drive(t, &store.Memory{}, apptest.Desktop).Context, m)
	require.Len(t, list, len(m.Seats()))
	for _, x := range list {
		require.Len(t, x.History, turn+1, "one for each turn and the end")
		require.Equal(t, Moment{Score: int(m.State().Result().Score[x.Seat]), Ports: on.Holdings(m.State(), x.Seat).Ports}, x.History[turn])
	}
}
