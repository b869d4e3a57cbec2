//go:build e2e && bench

package e2e

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// TestWholeGameByTouch plays a whole game on the page with one finger, from the
// title to the result, and then steps through it again: some turns with care, the
// others in haste.
func TestWholeGameByTouch(t *testing.T) {
	b := touched{startGame(t, "?seed=7")}
	atOnce(b)
	begin(b, []int{person, apprentice})
	h := newHand(t, b)
	h.did["activation"], h.did["undo by keys"] = 1, 1 // what is no decision is tried elsewhere
	h.look()
	for h.state.Turn < 3 {
		h.turn()
	}
	for !h.over {
		h.pass()
	}
	t.Log(h.match.Len(), "entries,", h.state.Turn, "turns:", h.did)
	for _, what := range []string{"load by clicking", "load by dragging", "sail", "end", "undo"} {
		require.Positive(t, h.did[what], "%s has not been tried: %v", what, h.did)
	}

	b.until("the result", scene("result"))
	b.tap("replay")
	b.until("the replay", scene("replay"))
	at := func() string { return strings.Join(b.screen().Texts, " ") }
	begun := at()
	b.tap("stride 1 count:1")
	later := at()
	require.NotEqual(t, begun, later, "a turn on")
	b.tap("stride count:1")
	require.Equal(t, begun, at(), "and back")
	b.tap("leave-replay")
	b.until("the result again", scene("result"))
}
