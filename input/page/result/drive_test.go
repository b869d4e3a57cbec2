package result

import (
	"testing"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match"
	"serenissima/input/page"
	"serenissima/render/display"
	"serenissima/render/table/all"
)

// drive starts the program with what a store holds.
func drive(t *testing.T, st store.Store, size display.Point) *apptest.Driver {
	return apptest.Start(t, st, size, all.Tables, match.Scenes(), page.All(New), func(c *app.Context) app.Scene { return page.NewTitle(c) })
}
