package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/store"
	"serenissima/input/app/apptest"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
	"serenissima/render/table/template"
)

// driveTwo starts the program, where the toy and the first game can be shown, with what a
// store holds.
func driveTwo(t *testing.T, st store.Store, size display.Point) *apptest.Driver {
	first := catalog.All()[0].Info().ID
	d := driveOn(t, st, size, table.Tables{first: all.Tables[first], gametest.Toy.Info().ID: template.Table{}})
	words, err := d.Context.Lang.With(template.Words)
	require.NoError(t, err)
	d.Context.Lang = words
	d.Rest(1)
	return d
}
