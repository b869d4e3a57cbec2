package device

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/control"
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
	require.Equal(t, map[display.Command]int{control.Confirm: 1, control.MoveRight: 6}, count)
	none := func(PadButton) bool { return false }
	require.Empty(t, p.Append(nil, none, 0, 0))
	require.Equal(t, []display.Command{control.Confirm, control.MoveRight}, p.Append(nil, func(b PadButton) bool { return down[b] }, 0, 0), "and anew")
}

func TestPadStickIsADirection(t *testing.T) {
	none := func(PadButton) bool { return false }
	for _, c := range []struct {
		x, y float64
		want []display.Command
	}{{0.3, -0.3, nil}, {-0.9, 0, []display.Command{control.MoveLeft}}, {0.9, 0.1, []display.Command{control.MoveRight}}, {0, -1, []display.Command{control.MoveUp}}, {0, 1, []display.Command{control.MoveDown}}} {
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
	for _, c := range []display.Command{control.Confirm, control.Cancel, control.Next, control.Prev, control.MoveUp, control.MoveDown, control.MoveLeft, control.MoveRight, control.Menu, control.Undo, control.Skip, control.Help} {
		require.True(t, slices.Contains(all, c), c)
	}
	require.Len(t, padCommands, int(PadRightStick))
}
