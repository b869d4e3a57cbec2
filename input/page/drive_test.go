package page

import (
	"testing"

	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// inProgress is the name of the match in progress of the game that is played here.
var inProgress = archive.AutosaveName(catalog.All()[0].Info().ID)

// drive starts the program with what a store holds.
func drive(t *testing.T, st store.Store, size display.Point) *apptest.Driver {
	return driveOn(t, st, size, all.Tables)
}

// driveOne starts it where the first game alone can be shown.
func driveOne(t *testing.T, st store.Store, size display.Point) *apptest.Driver {
	first := catalog.All()[0].Info().ID
	return driveOn(t, st, size, table.Tables{first: all.Tables[first]})
}

// driveOn starts it with these tables.
func driveOn(t *testing.T, st store.Store, size display.Point, tables table.Tables) *apptest.Driver {
	return apptest.Start(t, st, size, tables, match.Scenes(), All(ending), func(c *app.Context) app.Scene { return NewTitle(c) })
}

// ending tells how matches of the tests end. Its package knows this one: a test outside of it brings
// it.
var ending func(c *app.Context, m session.Outline) app.Ending

// TellEndings sets what tells how matches end in tests.
func TellEndings(with func(c *app.Context, m session.Outline) app.Ending) { ending = with }
