//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/goldenhorn"
)

// TestGoldenHornWithAGamepad agrees on a game of Golden Horn and ends two turns with a gamepad alone.
// What the pad is at is known at every step, and everything that the buttons offer can be come to.
func TestGoldenHornWithAGamepad(t *testing.T) {
	b := startGame(t, "?game=goldenhorn&seed=7", pad)
	b.until("the set-up", scene("setup"))
	b.tap(numbered("players", 0)) // a click gives the page the focus, without which no pad is heard
	for presses := 0; b.screen().Facts["focus"] != "start"; presses++ {
		require.Less(t, presses, 60, "no way to the start")
		b.press(padRightShoulder)
		require.NotEmpty(t, b.screen().Facts["focus"])
	}
	b.press(padA)
	h := newHornHand(t, padded{b})
	h.note("explored") // what is tried there needs a pointer
	h.look()
	moved := false
	for steps := 0; h.did["end"] < 2; steps++ {
		require.Less(t, steps, 120, "no turn is ended")
		if h.state.Decision().Prompt == goldenhorn.BeforeMove && !moved {
			b.reaches()
			moved = true
		}
		h.turn()
	}
	t.Log(h.match.Len(), "entries,", h.state.Turns, "turns:", h.did)
	require.Empty(t, b.failure())
}

// reaches requires that the pad comes to each button that can be pressed.
func (b *browser) reaches() {
	b.t.Helper()
	var seen []string
	for range 12 {
		b.press(padRightShoulder)
		for range 8 {
			at := b.screen().Facts["focus"]
			if slices.Contains(seen, at) {
				break
			}
			seen = append(seen, at)
			b.press(padRight)
		}
	}
	for _, h := range b.screen().Hits {
		if strings.HasPrefix(h.Target, "group") && !h.Off {
			require.Contains(b.t, seen, h.Target)
		}
	}
	b.t.Log(seen)
}
