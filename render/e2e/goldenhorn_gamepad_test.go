//go:build e2e

package e2e

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input"
)

// The arrows of the pad.
const (
	padDown  = 13
	padRight = 15
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
	awake := func(s input.Screen) bool { return s.Facts["scene"] != "play" || decided(s) }
	b.until("somebody's turn", awake)

	ended, moved := 0, false
	tried := map[string]bool{} // with no effect in this position
	for steps := 0; ended < 2; steps++ {
		require.Less(t, steps, 120, "no turn is ended")
		s := b.screen()
		if s.Facts["scene"] != "play" {
			b.press(padB)
			b.until("the game", scene("play"))
			continue
		}
		prompt, log := s.Facts["prompt"], s.Facts["log"]
		b.press(padRightShoulder)
		at := b.screen().Facts["focus"]
		require.NotEmpty(t, at, "nothing is marked while %s is asked", prompt)
		if prompt == "before-move" && !moved {
			b.reaches()
			moved = true
		}
		if tried[at] {
			b.press(padDown)
			at = b.screen().Facts["focus"]
		}
		tried[at] = true
		t.Log(log, prompt, at)
		b.press(padA)
		b.until("somebody's turn", awake)
		if now := b.screen().Facts; now["log"] != log {
			tried = map[string]bool{}
			if prompt == "after-move" && now["prompt"] != "after-move" {
				ended++
			}
		}
	}
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
