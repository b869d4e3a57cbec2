package app

import (
	"errors"
	"io/fs"

	"serenissima/game/archive"
	"serenissima/game/session"
	"serenissima/game/store"
)

// Archive returns the matches that the store keeps.
func (c *Context) Archive() *archive.Archive {
	a := &c.archive
	a.Store, a.Rules, a.Find, a.Shown = c.Store, c.Games.Catalog, c.Games.Rules, c.Games.HasTable
	a.Now = func() int64 { return c.Now() / 1000 }
	a.Name = func(m *session.Match) string {
		if m.State().Result().Over {
			return victory(c, m)
		}
		return MatchName(c, m)
	}
	a.Tell = func(k archive.Kept) { c.Notices.Announce(c.KeptText(k)) }
	return a
}

// Whole is a match with all that is in it, to be saved, copied or played on from; nil where it is led
// elsewhere.
func Whole(m session.Outline) *session.Match {
	switch x := m.(type) {
	case *session.Match:
		return x
	case interface{ Match() *session.Match }:
		return x.Match()
	}
	return nil
}

// KeptText says what has been done with a match that had to make way, in nothing if there is nothing to
// say.
func (c *Context) KeptText(k archive.Kept) string {
	switch {
	case k.Aside != "":
		return c.Lang.T("saves.aside", "name", k.Aside, "where", c.Store.Where())
	case k.Name != "":
		return c.Lang.T("saves.kept", "name", k.Name)
	}
	return ""
}

// KeepAutosave keeps the match in progress, for another of its game is about to take
// its place, and says so; see Archive.MakeWay.
func (c *Context) KeepAutosave(other *session.Match) (told string, err error) {
	kept, err := c.Archive().MakeWay(other)
	return c.KeptText(kept), err
}

// JoinTabs notes that the program runs as the tab with a number while others are
// open. Matches in progress of tabs that are gone become saved games. Programs that
// keep nothing have nothing in common.
func (c *Context) JoinTabs(own int, others []int) {
	if c.Fleeting != nil {
		return
	}
	if own > 1 {
		c.Notices.Announce(c.Lang.T("tabs.second"))
	}
	for _, name := range c.Archive().Join(own, others) {
		c.Notices.Announce(c.Lang.T("tabs.adopted", "name", name))
	}
}

// Why says in the player's words why the store does not do what it should.
func (c *Context) Why(err error) string {
	switch {
	case errors.Is(err, store.ErrFull):
		return c.Lang.T("saves.full", "where", c.Store.Where())
	case errors.Is(err, store.ErrDenied):
		return c.Lang.T("saves.denied", "where", c.Store.Where())
	case errors.Is(err, store.ErrIrregular):
		return c.Lang.T("saves.irregular", "file", pathIn(err))
	case errors.Is(err, store.ErrLong):
		return c.Lang.T("saves.long", "file", pathIn(err))
	}
	return err.Error()
}

// pathIn is the path of the file that an error is about, empty for none.
func pathIn(err error) string {
	var flaw *fs.PathError
	if errors.As(err, &flaw) {
		return flaw.Path
	}
	return ""
}
