package ai

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"
)

// What the program throws away while it draws is not collected in a slice of thought:
// none ends in one that takes no memory itself.
func TestPacedThoughtCollectsNothing(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	roots := activations(t)
	bot := newCaptain(t, 3)
	var before, after runtime.MemStats
	var drawn [][]byte
	frugal := 0
	runtime.ReadMemStats(&after)
	begun := after.NumGC
	for _, s := range roots {
		bot.Start(s, s.Decision().Player)
		for done := false; !done; {
			drawn = drawn[:0]
			for range 50 {
				drawn = append(drawn, make([]byte, 1000))
			}
			runtime.ReadMemStats(&before)
			done = bot.Step(100)
			runtime.ReadMemStats(&after)
			if after.Mallocs == before.Mallocs {
				require.Equal(t, before.NumGC, after.NumGC)
				frugal++
			}
		}
	}
	require.Greater(t, frugal, 400)
	require.Greater(t, after.NumGC-begun, uint32(20), "collections")
}
