package command

import (
	"runtime"
	"time"

	"serenissima/game/archive"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/crash"
	"serenissima/input/device"
	"serenissima/input/page"
	"serenissima/render/control"
)

// Start puts together what the scenes of a client in a window share, says what the
// last run has left to say, and returns the scenes to begin with.
func Start(client Client) (*app.Stack, *app.Context, error) {
	tab, others, _ := device.Tabs() // until the program ends
	files, fleeting := store.OrMemory(store.Open())
	files = archive.ForTab(files, tab, catalog.All())
	c, notice, err := NewContext(client, files, device.Languages()...)
	if err != nil {
		return nil, nil, err
	}
	c.Fleeting = fleeting
	c.CanQuit = runtime.GOOS != "js"
	c.Share = app.Share{
		Export: device.Export, Copy: device.CopyText, Paste: device.PasteText, Choose: device.ChooseFile, Page: device.PageAddress(),
	}
	device.FollowLinks()
	if client.Code != "" {
		device.Deliver(control.Arrival{Data: []byte(client.Code)})
	}
	c.Notices.Announce(notice)
	c.JoinTabs(tab, others)
	if text := crash.Watch(); text != nil {
		if name, err := crash.Last(text, Version(), c.Archive().Last()).Keep(files, time.Now()); err == nil {
			c.Notices.Announce(c.Lang.T("crash.last-time", "name", name, "where", files.Where()))
		}
	}
	if client.Open == "" {
		return app.NewStack(c, page.First(c, device.MatchWasOpen())), c, nil
	}
	data, err := ReadFile(client.Open)
	if err != nil {
		return nil, nil, err
	}
	match, told, err := page.Open(c, client.Open, data)
	if err != nil {
		return nil, nil, err
	}
	c.Notices.Announce(told)
	return app.NewStack(c, c.Matches.Play(c, match, nil)), c, nil
}
