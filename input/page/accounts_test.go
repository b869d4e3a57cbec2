package page

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// The account book is opened from the menu of a match where it is wanted and the game has one, and
// is shown by turn.
func TestAccountBook(t *testing.T) {
	kept := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		keeps := len(on.Books().Accounts) > 0
		d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 1200})
		positions := apptest.PositionsOf(t, rules, 3, 20)
		m := positions[len(positions)-1]
		require.False(t, app.KeepsAccounts(d.Context, m), "it is not wanted")
		d.Context.Settings.Accounts = true
		require.Equal(t, keeps, app.KeepsAccounts(d.Context, m))
		if !keeps {
			return
		}
		kept++
		d.Stack = app.NewStack(d.Context, d.Context.Matches.Play(d.Context, m, nil))
		d.Tick(control.Frame{})
		d.Key(control.Menu)
		d.Tap(device.TargetName(display.Target{Command: app.CmdAccounts}))
		require.Equal(t, "accounts", d.Scene())
		for _, s := range m.Seats() {
			require.True(t, d.Shows(s.Name))
		}
		d.Tap(device.TargetName(display.Target{Command: "turn", Index: 1}))
		require.True(t, d.Shows("Turn 1"))
		d.Tap("done")
		require.Equal(t, "play", d.Scene())
	})
	require.Positive(t, kept)
}

// kept is a match of which an account book can be kept.
func kept(t *testing.T) *session.Match {
	for id, on := range all.Tables {
		if len(on.Books().Accounts) > 0 {
			rules := catalog.All()[slices.IndexFunc(catalog.All(), func(r game.Rules) bool { return r.Info().ID == id })]
			positions := apptest.PositionsOf(t, rules, 3, 20)
			return positions[len(positions)-1]
		}
	}
	require.Fail(t, "no game has an account book")
	return nil
}
