package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/render/display"
	"serenissima/render/table/mediterranee"
)

// M1.6: where several people see the screen the own purse is shut as well, and open as long as its
// owner holds it. With open money there is nothing to hide.
func TestM1_6_ThePurseIsSeenWhileItIsHeld(t *testing.T) {
	d := desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2), 1)
	seat := d.Match.State().Decision().Player
	const money = "2,000 ducats"
	require.NotContains(t, d.Texts(), money)
	d.Hold(display.Target{Ref: game.Seat(seat)}, func() { require.Contains(t, d.Texts(), money) })
	require.NotContains(t, d.Texts(), money)
	other := game.Seat(3 - seat)
	d.Hold(display.Target{Ref: other}, func() { require.NotContains(t, d.Texts(), money) })

	open := desktest.Begin(t, staged{rules.New()}, mediterranee.Table{}, gametest.Options(2, "money", "open"), 1)
	require.True(t, slices.Contains(open.Texts(), money))
}
