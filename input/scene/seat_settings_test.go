package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/render/control"
	"serenissima/render/theme"
)

// In the set-up each person has a button for the settings of that seat; it is
// remembered seat by seat.
func TestSeatSettingsAreChosenInTheSetUp(t *testing.T) {
	st := &store.Memory{}
	d := drive(t, st, desktop)
	d.setUp()
	d.tap("kind seat:2") // a person too
	require.Nil(t, d.list.Find(seatTarget(cmdPersonal, 2)), "a bot has none")
	d.tap("personal seat:2")
	require.True(t, d.shows("Bernat’s settings"))
	d.tap("my-moves 2")
	d.tap("theirs 4")
	d.tap("my-hand 2")
	d.tap("my-pattern 3")
	d.key(control.Cancel)
	require.Equal(t, "setup", d.scene())
	want := SeatSettings{SpeedOwn: Fast, SpeedOthers: Slow, Hand: LeftHand, Pattern: theme.Bends}
	require.Equal(t, want, d.c.Settings.BySeat[1])
	require.Equal(t, want, drive(t, st, desktop).c.Settings.BySeat[1], "also the next time")
	d.tap("personal seat:1")
	d.tap("my-pattern 3")
	require.Zero(t, d.c.Settings.BySeat[1].Pattern, "it is somebody else's now")
	d.tap("my-hand 1")
	d.tap("my-hand")
	require.Empty(t, d.c.Settings.BySeat[0].Hand, "as for everybody")
	d.tap("done")
	d.tap("start")
	require.Equal(t, "play", d.scene())
}
