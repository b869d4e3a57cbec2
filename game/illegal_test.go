package game_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
)

func TestReasonTable(t *testing.T) {
	table := game.ReasonTable{{}, {"not-asked", "T2"}, {"elsewhere", "T3"}}
	require.Equal(t, []string{"", "not-asked", "elsewhere"}, table.Names())
	verbs := game.VerbRules{{2, 1, "T4"}, {2, 3, "T5"}, {1, 7, "T6"}}
	for verb, rule := range map[game.Verb]string{1: "T4", 2: "T3", 3: "T5", 7: "T3"} {
		a := game.Action{By: 1, Verb: verb, Obj: [3]game.Ref{game.Box}}
		require.Equal(t, &game.Illegal{Action: a, Reason: 2, Name: "elsewhere", Rule: rule}, table.Illegal(a, 2, verbs))
	}
	require.EqualError(t, table.Illegal(game.Action{Verb: 7}, 1, nil), "illegal action: not-asked (T2)")
}
