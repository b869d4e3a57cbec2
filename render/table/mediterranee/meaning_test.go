package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
)

// M3.1: ducats bring points at the end and no sooner, so no payment is a source of points.
func TestM3_1_PaymentsAreNoPoints(t *testing.T) {
	require.Equal(t, table.Barter, Table{}.Meaning(game.Event{Kind: game.Paid, Note: rules.NoteSale}).Kind)
	require.NotEqual(t, table.Barter, Table{}.Meaning(game.Event{Kind: game.Scored, Note: rules.NoteMoney}).Kind)
}
