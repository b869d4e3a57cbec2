package mediterranee_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/table"
	"serenissima/render/table/mediterranee"
)

// Pointing at a zone lists its galleys, each with its crew and what is aboard.
func TestAZoneListsItsGalleys(t *testing.T) {
	texts, err := lang.Load("en")
	require.NoError(t, err)
	words := texts.Words(rules.New().Info(), []string{"Anna", "Bernat"})
	s, err := staged{rules.New()}.New(gametest.Options(2))
	require.NoError(t, err)
	v := &table.View{State: s, Say: words.Line, Name: words.Title}
	lines := mediterranee.Table{}.Tell(v, game.Area(napoli)).Lines
	require.Equal(t, "Anna: galley A, 2 sailors, wine and cloth.", lines[1])
	lines = mediterranee.Table{}.Tell(v, game.Area(sicilia)).Lines
	require.Equal(t, "Anna: galley C, 3 sailors.", lines[1])
}
