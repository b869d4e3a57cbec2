package pages

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/host"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// The account book tells all payments that have been shown, by turn and by kind.
func TestAccountsAddUp(t *testing.T) {
	kept := 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		if len(on.Books().Accounts) == 0 {
			return
		}
		kept++
		positions := apptest.PositionsOf(t, rules, 3, 20)
		m := positions[len(positions)-1]
		c, h := &app.Context{Games: app.GameList{Tables: all.Tables}}, host.New(m, host.Options{})
		book := NewAccounts(c, h, m.Len())
		require.NotEmpty(t, book.entries)
		require.Empty(t, NewAccounts(c, h, 0).entries, "nothing has been shown")
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
	})
	require.Positive(t, kept)
}
