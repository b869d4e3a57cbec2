package history

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/app/apptest"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// What matters least is left out first, what the seat has lost never.
func TestRecapTellsWhatMatters(t *testing.T) {
	r := &Recap{Seat: 1}
	for range mostMissed {
		r.News = append(r.News, game.Event{Kind: game.Scored}, game.Event{Kind: game.Took})
	}
	r.News[0] = game.Event{Kind: game.Removed, By: 1}
	r.choose(all.Tables["serenissima"])
	require.Equal(t, game.Removed, r.News[0].Kind)
	r = &Recap{}
	for range mostMissed {
		r.News = append(r.News, game.Event{Kind: game.Scored}, game.Event{Kind: game.Took})
	}
	r.choose(all.Tables["serenissima"])
	require.Len(t, r.News, mostMissed)
	require.Equal(t, mostMissed, r.Rest)
	for _, ev := range r.News {
		require.Equal(t, game.Took, ev.Kind)
	}
}

// A recap is about whom it is made for, short, and never empty; the ways of ships in it lead somewhere.
func TestARecapIsShort(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, on table.Table) {
		recaps := 0
		for _, m := range apptest.PositionsOf(t, rules, 3, 5) {
			seat := m.State().Decision().Player
			r := SinceLast(on, m.Beats(), seat)
			if r == nil {
				continue
			}
			recaps++
			require.Equal(t, seat, r.Seat)
			require.NotEmpty(t, r.News)
			require.LessOrEqual(t, len(r.News), mostMissed)
			for _, v := range r.ShipWays {
				require.GreaterOrEqual(t, len(v.Areas), 2)
			}
		}
		require.Greater(t, recaps, 2)
	})
}
