package goldenhorn

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
)

// Whether it is plain that a turn is over follows from what every seat sees; where it is and
// warehouses are hidden, nothing but the end is possible, whatever is inside.
func TestATurnEndsPlainly(t *testing.T) {
	plain, secret := 0, 0
	for seed := range uint64(30) {
		o := game.Options{Seats: 2 + int(seed%3), Values: map[string]string{"expansion": []string{"no", "yes"}[seed%2]}}
		_, err := gametest.RandomGame(New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			if s.Decision().Player <= game.Nobody {
				return
			}
			ends := s.Asking().Plain
			for seat := game.Player(1); int(seat) <= o.Seats; seat++ {
				view := s.Clone()
				view.Redact(seat)
				require.Equal(t, ends, view.Asking().Plain, "seat %d", seat)
			}
			legal := s.AppendActions(nil)
			switch {
			case ends:
				require.Len(t, legal, 1)
				require.Equal(t, End, legal[0].Verb)
				plain++
			case len(legal) == 1 && legal[0].Verb == End:
				secret++
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, plain)
	require.Positive(t, secret)
}

// After a conquest a turn ends only when its seat says so, even where nothing else is left to do: until then that seat can
// take the conquest back.
func TestATurnWithAConquestIsEndedByItsSeat(t *testing.T) {
	conquered, others := 0, 0
	for seed := range uint64(12) {
		_, err := gametest.RandomGame(New(), gametest.Options(2+int(seed%3), "expansion", "yes"), seed, func(s game.State, a game.Action, _ []game.Event) {
			if s.Decision().Prompt != AfterMove {
				return
			}
			if s.(*State).Conquered {
				require.True(t, s.Asking().Always)
				conquered++
			} else {
				require.False(t, s.Asking().Always)
				others++
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, min(conquered, others))
}
