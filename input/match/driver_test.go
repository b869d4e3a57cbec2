package match

import (
	"testing"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// A driver is an apptest.Driver who sees that no part of a picture has been kept wrongly.
type driver struct {
	*apptest.Driver

	fresh   display.List // the same picture, drawn without kept parts
	emptied drawCache    // in which nothing is kept, for its memory
}

// drive starts the program with what a store holds.
func drive(t *testing.T, st store.Store, size display.Point) *driver {
	d := &driver{Driver: apptest.Start(t, st, size, all.Tables, Scenes(), page.All(result.New), func(c *app.Context) app.Scene { return page.NewTitle(c) })}
	d.Seen = func() { seen(d) }
	return d
}

// sectionNames are the sections of the settings.
var sectionNames = []string{"general", "pace", "people", "sight", "sound", "keys"}

var desktop = apptest.Desktop

// deskOf is what panels may know of a match now.
func deskOf(p *Play, c *app.Context) *desk {
	d := p.desk(c)
	return &d
}

// decideOn does an action that a person has asked for, or lets it be confirmed first.
func (p *Play) decideOn(c *app.Context, a game.Action) {
	p.fulfil(c, position.Intent{Kind: position.Do, Plan: []game.Action{a}, Open: p.open})
}

// viewOf is the board of a match as it is to be drawn now.
func viewOf(p *Play, c *app.Context) *table.View { return deskOf(p, c).View() }

// drawn is the same with the board as it is drawn.
func drawn(p *Play, c *app.Context) *desk {
	d := deskOf(p, c)
	d.View()
	return d
}

// match is the match with all that is in it.
func (p *Play) match() *session.Match { return app.Whole(p.host) }
