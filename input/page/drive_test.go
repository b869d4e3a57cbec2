package page

import (
	"testing"

	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
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
	return apptest.Start(t, st, size, tables, matches, All(ending), func(c *app.Context) app.Scene { return NewTitle(c) })
}

// What shows matches and their endings in tests. The packages of both know this one: tests outside of
// it bring them.
var (
	matches app.Matches
	ending  func(c *app.Context, m *session.Match) app.Ending
)

// ShowMatches sets what shows matches and their endings in tests.
func ShowMatches(m app.Matches, e func(c *app.Context, m *session.Match) app.Ending) {
	matches, ending = m, e
}
