//go:build e2e

package e2e

import (
	"fmt"
	"strconv"
	"testing"

	"github.com/hajimehoshi/ebiten/v2"
	"github.com/stretchr/testify/require"

	"serenissima/input/device"
)

// pad is a gamepad that the page finds, with the layout that browsers call standard.
const pad = `
	window.pad = { id: "A pad", index: 0, mapping: "standard", connected: true, timestamp: 0, axes: [0, 0, 0, 0],
		buttons: Array.from({ length: 17 }, () => ({ pressed: false, touched: false, value: 0 })) };
	Object.defineProperty(navigator, "getGamepads", { value: () => [window.pad, null, null, null] });
`

// The buttons of that layout.
const (
	padA             = 0
	padB             = 1
	padRightShoulder = 5
	padStart         = 9
	padLeftStick     = 10
	padUp            = 12
	padDown          = 13
	padLeft          = 14
	padRight         = 15
)

// press presses a button of the pad for some frames.
func (b *browser) press(button int) {
	b.t.Helper()
	for _, down := range []bool{true, false} {
		b.evaluate(fmt.Sprintf(`Object.assign(window.pad.buttons[%d], { pressed: %v, value: %d })`, button, down, map[bool]int{true: 1}[down]))
		b.frames()
	}
}

// A padded page has every tap made by a gamepad, and every key by the button that does the same.
type padded struct{ *browser }

// padFor is the button that does the same as a key.
var padFor = map[ebiten.Key]int{
	ebiten.KeyTab: padRightShoulder, ebiten.KeyEnter: padA, ebiten.KeyDigit0: padLeftStick,
	ebiten.KeyArrowUp: padUp, ebiten.KeyArrowDown: padDown, ebiten.KeyArrowLeft: padLeft, ebiten.KeyArrowRight: padRight,
}

func (b padded) key(keys ...ebiten.Key) {
	b.t.Helper()
	for _, key := range keys {
		button, ok := padFor[key]
		require.True(b.t, ok, "no button does the same as %v", key)
		b.press(button)
	}
}

func (b padded) tap(target string) {
	b.t.Helper()
	lead(b.t, b, target)
}

// drag and hover fail: there is no pointer.
func (b padded) drag(from, to string) {
	b.t.Helper()
	require.Fail(b.t, "something is dragged", "%s to %s", from, to)
}

func (b padded) hover(target string) {
	b.t.Helper()
	require.Fail(b.t, "something is pointed at", "%s", target)
}

// TestGamepad opens the menu and takes decisions with a gamepad alone.
func TestGamepad(t *testing.T) {
	b := startGame(t, "?seed=7", pad)
	atOnce(b)
	begin(b, []int{person, apprentice})
	newHand(t, b).look()
	b.press(padStart)
	b.until("the menu", scene("menu"))
	b.press(padB)
	b.until("the game", scene("play"))
	log := func() int {
		n, err := strconv.Atoi(b.screen().Facts["log"])
		require.NoError(t, err)
		return n
	}
	begun := log()
	for presses := 0; log() < begun+4; presses++ { // what is marked first in each part of the screen
		require.Less(t, presses, 40, "nothing is decided")
		b.press(padRightShoulder)
		b.press(padA)
		b.until("somebody's turn", func(s device.Screen) bool { return s.Facts["scene"] != "play" || decided(s) })
		if b.screen().Facts["scene"] != "play" { // another page has been opened
			b.press(padB)
			b.until("the game", scene("play"))
		}
	}
	require.Empty(t, b.failure())
}
