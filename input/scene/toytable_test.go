package scene

import (
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/gametest"
	"serenissima/game/store"
	"serenissima/render/op"
	"serenissima/render/table/all"
	"serenissima/render/table/tabletest"
)

// driveTwo starts the program, where two games can be shown, with what a store holds.
func driveTwo(t *testing.T, st store.Store, size op.Point) *driver {
	tables := maps.Clone(all.Tables)
	tables[gametest.Toy.Info().ID] = tabletest.Toy{}
	d := driveOn(t, st, size, tables)
	words, err := d.c.Lang.With(tabletest.ToyWords)
	require.NoError(t, err)
	d.c.Lang = words
	d.rest(1)
	return d
}
