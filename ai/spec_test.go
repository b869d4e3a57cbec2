package ai_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
)

// What may follow the name of a level is taken or refused by name.
func TestSpecs(t *testing.T) {
	for _, tt := range []struct {
		level ai.Level
		want  string
	}{
		{"cook", `serenissima has no level "cook" (it has [apprentice merchant captain admiral doge])`},
		{"", `serenissima has no level ""`},
		{"deckhand/pirate", `deckhand of serenissima has no character "pirate"`},
		{"deckhand/", `"deckhand/": a character follows the stroke`},
		{"deckhand@100", "deckhand of serenissima takes no budget"},
		{"deckhand@", `"deckhand@": a number of units follows the @`},
		{"deckhand@0", "a number of units"},
		{"deckhand@-1", "a number of units"},
		{"deckhand@0100", "a number of units"},
		{"mcts@100001", "from 1 to 100000"},
		{"deckhand@100/pirate", "a number of units"},
	} {
		_, err := ai.New("serenissima", tt.level, 1)
		require.ErrorContains(t, err, tt.want)
	}
}
