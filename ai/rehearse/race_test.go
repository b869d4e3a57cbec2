package rehearse

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A line has lost when what has been seen of it and what was thought of it before are
// too far behind the leader, and comes to as much less as it was behind.
func TestRaceIsLostBehindTheLeader(t *testing.T) {
	const lost = 200
	leader := &Score{Prior: 1000}
	var r race
	r.begin(leader, 2, lost)
	for looks := int64(1); looks <= 3; looks++ {
		_, over := r.compare(leader, looks, 900*looks)
		require.False(t, over)
	}
	r.end(950)

	rival := &Score{Prior: 1000}
	_, over := r.compare(rival, 2, 2*(900-3*lost))
	require.False(t, over)
	worth, over := r.compare(rival, 2, 2*(900-3*lost-3))
	require.True(t, over)
	require.Equal(t, int64(950-3*lost-3), worth)

	_, over = r.compare(&Score{Prior: 1300}, 2, 2*(900-3*lost-3))
	require.False(t, over, "thought better of before")
	_, over = r.compare(&Score{Prior: 1000, Sum: 950, N: 1}, 2, 2*(900-3*lost-3))
	require.False(t, over, "rehearsed once already, and then as good")
	_, over = r.compare(rival, 4, 0)
	require.False(t, over, "the leader did not look so often")
}
