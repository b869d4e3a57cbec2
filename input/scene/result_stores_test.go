package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
)

// ended is the result of a random game of a rule set.
func ended(t *testing.T, d *driver, rules game.Rules) *Result {
	o := game.Options{Seats: rules.Info().MaxSeats}
	var log []game.Action
	_, err := gametest.RandomGame(rules, o, 3, func(_ game.State, a game.Action, _ []game.Event) { log = append(log, a) })
	require.NoError(t, err)
	seats := make([]session.Seat, o.Seats)
	for i := range seats {
		seats[i] = session.Seat{Kind: session.Bot, Level: "deckhand", Name: string(rune('A' + i)), Colour: i + 1}
	}
	m, err := session.Restore(rules, o, seats, 3, log)
	require.NoError(t, err)
	return NewResult(d.c, m, d.c.Standings(m))
}

// Stores are opened one after the other, the winner's last; the page rests once all are open. A
// key opens all of them, and who wants little to move never sees them closed.
func TestStoresAreOpenedOneAfterTheOther(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	r := ended(t, d, catalog.Find("goldenhorn"))
	last := len(r.standings) - 1
	for tick := range openingTicks * len(r.standings) {
		require.False(t, r.Resting(), "after %d ticks", tick)
		for i := range last {
			require.True(t, r.storesOpened(i) == 0 || r.storesOpened(i+1) == 1)
		}
		_, err := r.Update(d.c, input.Frame{Pinch: 1})
		require.NoError(t, err)
	}
	require.EqualValues(t, 1, r.storesOpened(0))

	r = ended(t, d, catalog.Find("goldenhorn"))
	r.openStores(d.c, input.Frame{Pinch: 1, Commands: nil, Pressed: true})
	require.EqualValues(t, 1, r.storesOpened(0))

	d.c.Settings.ReducedMotion = true
	r = ended(t, d, catalog.Find("goldenhorn"))
	r.openStores(d.c, input.Frame{Pinch: 1})
	require.EqualValues(t, 1, r.storesOpened(0))

	d.c.Settings.ReducedMotion = false
	r = ended(t, d, catalog.Find("serenissima"))
	r.openStores(d.c, input.Frame{Pinch: 1})
	require.EqualValues(t, 1, r.storesOpened(0), "where there are no stores there is nothing to wait for")
}
