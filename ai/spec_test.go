package ai_test

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/catalog"
)

// What may follow the name of a level is taken or refused by name.
func TestSpecs(t *testing.T) {
	for _, o := range catalog.All() {
		id := o.Rules.Info().ID
		for level, want := range map[ai.Level]string{
			"cook":                fmt.Sprintf("%s has no level %q (it has %v)", id, "cook", o.Levels()),
			"":                    id + ` has no level ""`,
			"deckhand/pirate":     "deckhand of " + id + ` has no character "pirate"`,
			"deckhand/":           `"deckhand/": a character follows the stroke`,
			"deckhand@100":        "deckhand of " + id + " takes no budget",
			"deckhand@":           `"deckhand@": a number of units follows the @`,
			"deckhand@0":          "a number of units",
			"deckhand@-1":         "a number of units",
			"deckhand@0100":       "a number of units",
			"mcts@100001":         "from 1 to 100000",
			"deckhand@100/pirate": "a number of units",
		} {
			_, err := o.New(level, 1)
			require.ErrorContains(t, err, want)
		}
	}
}
