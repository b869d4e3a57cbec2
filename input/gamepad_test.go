package input

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

func TestPadButtonsActOnceAndDirectionsRepeat(t *testing.T) {
	var p Pad
	down := map[PadButton]bool{PadA: true, PadRight: true}
	count := map[display.Command]int{}
	for range 60 {
		for _, c := range p.Append(nil, func(b PadButton) bool { return down[b] }, 0, 0) {
			count[c]++
		}
	}
	require.Equal(t, map[display.Command]int{Confirm: 1, MoveRight: 6}, count)
	none := func(PadButton) bool { return false }
	require.Empty(t, p.Append(nil, none, 0, 0))
	require.Equal(t, []display.Command{Confirm, MoveRight}, p.Append(nil, func(b PadButton) bool { return down[b] }, 0, 0), "and anew")
}

func TestPadStickIsADirection(t *testing.T) {
	none := func(PadButton) bool { return false }
	for _, c := range []struct {
		x, y float64
		want []display.Command
	}{{0.3, -0.3, nil}, {-0.9, 0, []display.Command{MoveLeft}}, {0.9, 0.1, []display.Command{MoveRight}}, {0, -1, []display.Command{MoveUp}}, {0, 1, []display.Command{MoveDown}}} {
		var p Pad
		require.Equal(t, c.want, p.Append(nil, none, c.x, c.y), "%v", c)
	}
}

// A match is played with the commands that TestKeyboardPlaysAWholeGame of package
// scene uses; the pad has them all, and those without which one cannot go back.
func TestPadHasWhatAGameNeeds(t *testing.T) {
	var all []display.Command
	for _, list := range padCommands {
		all = append(all, list...)
	}
	for _, c := range []display.Command{Confirm, Cancel, Next, Prev, MoveUp, MoveDown, MoveLeft, MoveRight, Menu, Undo, Skip, Help} {
		require.True(t, slices.Contains(all, c), c)
	}
	require.Len(t, padCommands, int(PadRightStick))
}
