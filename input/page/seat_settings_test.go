package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/theme"
)

// In the set-up each person has a button for the settings of that seat; it is
// remembered seat by seat.
func TestSeatSettingsAreChosenInTheSetUp(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, apptest.Desktop)
	d.SetUp()
	d.Tap("kind seat:2") // a person too
	require.Nil(t, d.List.Find(seatTarget(cmdPersonal, 2)), "a bot has none")
	d.Tap("personal seat:2")
	require.True(t, d.Shows("Bernat’s settings"))
	d.Tap("my-moves 2")
	d.Tap("theirs 4")
	d.Tap("my-hand 2")
	d.Tap("my-pattern 3")
	d.Key(control.Cancel)
	require.Equal(t, "setup", d.Scene())
	want := app.SeatSettings{SpeedOwn: app.Fast, SpeedOthers: app.Slow, Hand: app.LeftHand, Pattern: theme.Bends}
	require.Equal(t, want, d.Context.Settings.BySeat[1])
	require.Equal(t, want, drive(t, st, apptest.Desktop).Context.Settings.BySeat[1], "also the next time")
	d.Tap("personal seat:1")
	d.Tap("my-pattern 3")
	require.Zero(t, d.Context.Settings.BySeat[1].Pattern, "it is somebody else's now")
	d.Tap("my-hand 1")
	d.Tap("my-hand")
	require.Empty(t, d.Context.Settings.BySeat[0].Hand, "as for everybody")
	d.Tap("done")
	d.Tap("start")
	require.Equal(t, "play", d.Scene())
}
