package scene

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// The account book is opened from the menu of a match where it is wanted and the game has one, and
// tells all payments that have been shown, by turn.
func TestAccountBook(t *testing.T) {
	kept := 0
	scenetest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		keeps := len(on.Books().Accounts) > 0
		d := drive(t, &store.Memory{}, display.Point{X: 1280, Y: 1200})
		positions := scenetest.PositionsOf(t, rules, 3, 20)
		m := positions[len(positions)-1]
		require.False(t, KeepsAccounts(d.c, m), "it is not wanted")
		d.c.Settings.Accounts = true
		require.Equal(t, keeps, KeepsAccounts(d.c, m))
		if !keeps {
			return
		}
		kept++
		d.stack = NewStack(d.c, d.c.Matches.Play(d.c, m, nil))
		d.tick(control.Frame{})
		d.key(control.Menu)
		d.tap(input.TargetName(display.Target{Command: CmdAccounts}))
		require.Equal(t, "accounts", d.scene())
		for _, s := range m.Seats() {
			require.True(t, d.shows(s.Name))
		}
		book := NewAccounts(d.c, m, m.Len())
		require.NotEmpty(t, book.entries)
		require.Empty(t, NewAccounts(d.c, m, 0).entries, "nothing has been shown")
		for seat := game.Player(1); int(seat) <= len(m.Seats()); seat++ {
			all, kinds, turns := book.sum(seat, ""), 0, 0
			for _, kind := range book.kinds {
				kinds += book.sum(seat, kind)
			}
			for book.turn = 1; book.turn <= book.turns; book.turn++ {
				turns += book.sum(seat, "")
			}
			book.turn = 0
			require.Equal(t, all, kinds)
			require.Equal(t, all, turns)
		}
		d.tap(input.TargetName(display.Target{Command: cmdTurn, Index: 1}))
		require.True(t, d.shows("Turn 1"))
		d.tap("done")
		require.Equal(t, "play", d.scene())
	})
	require.Positive(t, kept)
}

// kept is a match of which an account book can be kept.
func kept(t *testing.T) *session.Match {
	for id, on := range all.Tables {
		if len(on.Books().Accounts) > 0 {
			rules := catalog.All()[slices.IndexFunc(catalog.All(), func(r game.Rules) bool { return r.Info().ID == id })]
			positions := scenetest.PositionsOf(t, rules, 3, 20)
			return positions[len(positions)-1]
		}
	}
	require.Fail(t, "no game has an account book")
	return nil
}
