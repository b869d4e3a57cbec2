package ai_test

import (
	"runtime"
	"runtime/debug"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
)

// What the program throws away while it draws is not collected in a slice of thought
// that takes no memory itself.
func TestThinkerCollectsNothing(t *testing.T) {
	defer debug.SetGCPercent(debug.SetGCPercent(20))
	bot := &plodder{positions: 100_000}
	thinker := ai.NewThinker(bot)
	var before, after runtime.MemStats
	var drawn [][]byte
	frugal := 0
	runtime.ReadMemStats(&after)
	begun := after.NumGC
	thinker.Start(nil, 1)
	for done := false; !done; {
		drawn = drawn[:0]
		for range 50 {
			drawn = append(drawn, make([]byte, 1000))
		}
		runtime.ReadMemStats(&before)
		done = thinker.Step(100)
		runtime.ReadMemStats(&after)
		if after.Mallocs == before.Mallocs {
			require.Equal(t, before.NumGC, after.NumGC)
			frugal++
		}
	}
	require.Greater(t, frugal, 400)
	require.Greater(t, after.NumGC-begun, uint32(5), "collections")
}
