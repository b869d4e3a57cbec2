package session_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

// No two bots of matches with neighbouring seeds have the same seed, nor one that
// lies near the seed of a match; the seeds are the same everywhere.
func TestBotSeeds(t *testing.T) {
	seen := map[uint64]bool{}
	for seed := range uint64(50) {
		m, _ := start(t, 4, seed)
		for p := game.Player(1); p <= 4; p++ {
			bot := m.BotSeed(p)
			require.False(t, seen[bot], "seat %d of %d", p, seed)
			require.Greater(t, bot, uint64(1000))
			seen[bot] = true
		}
	}
	m, _ := start(t, 2, 7)
	require.Equal(t, uint64(0xc174ea8db3dc3845), m.BotSeed(1)) // printf "bot 7 1" | sha256sum
}
