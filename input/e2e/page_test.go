//go:build e2e

package e2e

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// TestPagePlays plays a turn on the page, reloads it and goes on.
func TestPagePlays(t *testing.T) {
	b := startGame(t, "?seed=7")
	atOnce(b)
	begin(b, []int{person, apprentice, apprentice, apprentice})
	h := newHand(t, b)
	h.look()
	require.Equal(t, uint64(7), h.match.Seed())
	for h.state.Turn < 2 {
		h.turn()
	}
	t.Log(h.match.Len(), "entries:", h.did)
	for _, what := range []string{"load by clicking", "sail", "end"} {
		require.Positive(t, h.did[what], "%s has not been tried: %v", what, h.did)
	}

	log, decision := h.match.Log(), h.state.Decision()
	b.restart()
	b.until("the match again", scene("play"))
	h.look()
	require.Equal(t, log, h.match.Log(), "the game goes on where it was left")
	require.Equal(t, decision, h.state.Decision())
	h.turn()
	require.Greater(t, h.match.Len(), len(log))

	b.tap("menu")
	b.tap("leave")
	b.until("the title", scene("title"))
	b.restart()
	b.until("the title again", scene("title"))
	log = h.match.Log()
	b.tap("continue")
	h.look()
	require.Equal(t, log, h.match.Log(), "and once more from the title")
}
