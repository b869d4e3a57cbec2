package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestFirstObjectOfAKind(t *testing.T) {
	ship := func(id int16) game.Ref { return game.Ref{Kind: game.ShipRef, ID: id} }
	a := game.Action{By: 1, Verb: 1, Obj: [3]game.Ref{game.Box, ship(4), ship(6)}}
	require.Equal(t, ship(4), a.First(game.ShipRef, nil))
	require.Equal(t, ship(6), a.First(game.ShipRef, func(r game.Ref) bool { return r.ID > 4 }))
	require.Zero(t, a.First(game.ShipRef, func(r game.Ref) bool { return r.ID > 6 }))
	require.Zero(t, a.First(game.PortRef, nil))
	require.Equal(t, game.Box, a.First(game.BoxRef, nil))
}

func TestListOfSeats(t *testing.T) {
	require.Equal(t, []game.Player{2, 4}, game.Seats(0).With(4).With(2).List())
	require.Equal(t, []game.Player{1, 2, 3, 4}, game.Everybody.List())
	require.Equal(t, []game.Player{}, game.Seats(0).List())
}
