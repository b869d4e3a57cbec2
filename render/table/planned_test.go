package table_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/render/table"
)

// What stays keeps its place, what comes lies behind it, and takes the place of what goes where
// there is no room.
func TestCellsOfAPlannedHold(t *testing.T) {
	a, b, c := game.Good(1), game.Good(2), game.Sailor(1)
	require.Equal(t, []table.Cell{{Piece: c}, {Piece: a}, {Piece: b, Comes: true}, {}},
		table.Cells([]game.Ref{c, a}, []game.Ref{c, a, b}, 4))
	require.Equal(t, []table.Cell{{Piece: a}, {Piece: a, Goes: true}, {Piece: c, Comes: true}},
		table.Cells([]game.Ref{a, a}, []game.Ref{c, a}, 3))
	require.Equal(t, []table.Cell{{Piece: b, Comes: true}, {Piece: c}},
		table.Cells([]game.Ref{a, c}, []game.Ref{c, b}, 2))
	require.Equal(t, []table.Cell{{Piece: a, Goes: true}}, table.Cells([]game.Ref{a}, nil, 0))
}
