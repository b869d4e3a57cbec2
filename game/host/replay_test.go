package host_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
)

// A replay of a match that goes on shows no more than its viewer may know, from the beginning on; it
// stops where a seat decides.
func TestReplaysKeepSecrets(t *testing.T) {
	forEvery(t, func(t *testing.T, r game.Rules) {
		m := begin(t, r, r.Info().MaxSeats, r.Info().MaxSeats, 3)
		chance := game.NewRand(3)
		for n := 0; n < 40 && m.State().Decision().Player != game.Nobody; n++ {
			for viewer := game.Player(0); int(viewer) <= r.Info().MaxSeats; viewer++ {
				replay := host.NewReplay(m, viewer)
				require.Equal(t, m.Len(), replay.Len())
				require.Equal(t, 0, replay.Stops()[0])
				require.Equal(t, game.Hash(m.View(viewer)), game.Hash(replay.State(replay.Len())))
				start := m.Start()
				start.Redact(viewer)
				require.Equal(t, game.Hash(start), game.Hash(replay.State(0)))
			}
			legal := m.State().AppendActions(nil)
			_, err := m.Do(legal[chance.IntN(len(legal))])
			require.NoError(t, err)
		}
		replay := host.NewReplay(m, 1)
		for n := range replay.Len() + 1 {
			before, after := replay.Before(n), replay.After(n)
			require.LessOrEqual(t, before, n)
			require.GreaterOrEqual(t, after, n)
			require.True(t, after == 0 || replay.State(after).Decision().Player != game.Chance)
			if before < n && after > n {
				require.Equal(t, game.Chance, replay.State(n).Decision().Player)
			}
		}
	})
}
