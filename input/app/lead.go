package app

import (
	"serenissima/game"
	"serenissima/game/host"
	"serenissima/game/session"
)

// An autosave writes the match that is led here to the store whenever it has changed.
type autosave struct {
	due    *session.Match // has changed since it was saved; nil: nothing has
	warned bool           // that it failed has been reported
}

// Lead returns a host for a match that is led here: with the bots that the settings name, and kept by
// the store, to which it is to be written with Autosave.
func (c *Context) Lead(m *session.Match) host.Host {
	for _, line := range c.Bots.StandIns(c.Lang, m) {
		c.Notices.Announce(line)
	}
	c.autosave = autosave{due: m}
	return host.New(m, host.Options{
		Brain:   func(seat game.Player) session.Brain { return c.Bots.Bot(m, seat) },
		Changed: func(m *session.Match) { c.autosave.due = m },
	})
}

// Autosave writes the match that is led here to the store if it has changed. If that fails it says so once: the
// game goes on.
func (c *Context) Autosave(say func(string)) {
	s := &c.autosave
	if s.due == nil {
		return
	}
	err := c.Archive().Save(s.due)
	if s.due = nil; err != nil && !s.warned {
		say(c.Lang.T("play.not-saved", "why", c.Why(err)))
	}
	s.warned = err != nil
}
