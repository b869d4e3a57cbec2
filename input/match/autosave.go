package match

import (
	"serenissima/game/session"
	"serenissima/input/app"
)

// An autosave writes a match to the store whenever it has changed.
type autosave struct {
	due    bool // the match has changed since it was saved
	warned bool // that it failed has been reported
}

// save writes the match if it has changed. If that fails it says so once: the game goes on.
func (s *autosave) save(c *app.Context, m *session.Match, say func(string)) {
	if !s.due {
		return
	}
	s.due = false
	err := c.Archive().Save(m)
	if err != nil && !s.warned {
		say(c.Lang.T("play.not-saved", "why", c.Why(err)))
	}
	s.warned = err != nil
}
