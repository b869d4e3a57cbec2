package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	opponents "serenissima/ai/catalog"
	"serenissima/game/catalog"
)

// Every game has opponents.
func TestAll(t *testing.T) {
	rules := catalog.All()
	require.Len(t, opponents.All(), len(rules))
	for i, o := range opponents.All() {
		require.Equal(t, rules[i], o.Rules)
		require.Equal(t, o.Rules, opponents.Find(rules[i].Info().ID).Rules)
	}
	require.Nil(t, opponents.Find("chess"))
}
