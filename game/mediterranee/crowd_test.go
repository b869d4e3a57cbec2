package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestM1_4_ACrowdIsAllGalleys(t *testing.T) {
	s, err := New().New(game.Options{Seats: game.MaxSeats})
	require.NoError(t, err)
	Crowd(s)
	st := s.(*State)
	for g := GalleyID(1); g <= MaxGalleys; g++ {
		require.NotEqual(t, game.Nobody, st.Galleys[g].Owner, g)
	}
	require.Equal(t, Purchases, st.Decision().Prompt)
	require.NotEmpty(t, st.AppendActions(nil))
}
