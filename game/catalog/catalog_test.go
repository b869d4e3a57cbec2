package catalog_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
)

func TestTheBoardsAreSound(t *testing.T) { require.NoError(t, catalog.Check()) }

func TestFind(t *testing.T) {
	seen := map[string]bool{}
	for _, r := range catalog.All() {
		id := r.Info().ID
		require.False(t, seen[id], id)
		seen[id] = true
		require.Equal(t, id, catalog.Find(id).Info().ID)
	}
	require.NotEmpty(t, seen)
	require.Nil(t, catalog.Find("chess"))
}
