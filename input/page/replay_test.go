package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/table"
)

// What several people played can be taken up by one of them, or as it was.
func TestTakeUpAsItWas(t *testing.T) {
	apptest.WithTables(t, func(t *testing.T, r game.Rules, _ table.Table) {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		seats := []session.Seat{
			{Kind: session.Human, Name: "A", Colour: 1}, {Kind: session.Human, Name: "B", Colour: 2},
			{Kind: session.Human, Name: "C", Colour: 3}, {Kind: session.Bot, Name: "D", Level: "deckhand", Colour: 4},
		}
		m, _, err := session.New(r, game.Options{Seats: 4}, seats, 7)
		require.NoError(t, err)
		take := NewTakeUp(d.Context, m, m.Len())
		take.sit = 1
		seats = take.seats(d.Context)
		require.Equal(t, []session.Kind{session.Bot, session.Human, session.Bot, session.Bot}, []session.Kind{seats[0].Kind, seats[1].Kind, seats[2].Kind, seats[3].Kind})
		require.Equal(t, "captain", seats[0].Level)
		take.sit = 4
		require.Equal(t, m.Seats(), take.seats(d.Context))

		d.Stack.Push(take)
		d.Rest(1)
		require.True(t, d.Shows("As before"))
		d.Key(control.Cancel)
		require.Equal(t, "title", d.Scene(), "what was below comes back")
	})
}
