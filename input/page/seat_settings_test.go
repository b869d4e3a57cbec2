package page

import (
	"image/color"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/session"
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

// The sails to choose from are in the colour that the person wears in the game.
func TestSailsHaveTheColourOfTheGame(t *testing.T) {
	for _, rules := range catalog.All() {
		id := rules.Info().ID
		d := drive(t, &store.Memory{}, apptest.Desktop)
		seats := []session.Seat{{Kind: session.Human, Name: "Anna", Colour: 1}, {Kind: session.Human, Name: "Bernat", Colour: 2}}
		d.Stack = app.NewStack(d.Context, NewSeatSettingsScene(id, seats, 1))
		d.Rest(1)
		worn, others := theme.LiveryOf(d.Context.Liveries(id, seats)[0]).Main, map[color.NRGBA]bool{}
		for _, n := range []int{1, theme.Sober(1)} {
			if main := theme.LiveryOf(n).Main; main != worn {
				others[main] = true
			}
		}
		sails := 0
		for _, o := range d.List.Ops {
			require.False(t, others[o.Color], id)
			if o.Color == worn {
				sails++
			}
		}
		require.GreaterOrEqual(t, sails, len(theme.Patterns), id)
	}
}
