package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// M3.1: who leads by the points that everybody can count is told, nobody while all have the same.
func TestM3_1_WhoLeadsByWhatIsKnown(t *testing.T) {
	s := purchasing(t)
	v := shownIn(t, s, screens[0])
	for p := game.Player(1); int8(p) <= s.Seats; p++ {
		require.False(t, leads(s, p), "all have the same")
	}
	port := &s.Ports[s.PortAt(18)]
	port.Owner, port.Sailors = 2, 1
	s.Recount()
	require.True(t, leads(s, 2))
	require.False(t, leads(s, 1))
	require.Contains(t, seatLine(v, s, 2), "ahead")
	require.NotContains(t, seatLine(v, s, 1), "ahead")
}
