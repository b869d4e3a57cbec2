package scene

import (
	"serenissima/game/session"
	"serenissima/render/synth"
)

// unkept tells that something could not be kept.
func unkept(c *Context, err error) {
	c.Sound.Hear(synth.Refuse)
	c.Notices.Say(c.Lang.T("saves.failed", "why", c.Why(err)))
}

// enter shows a match and keeps the one that was in progress; where that fails,
// it asks first.
func enter(c *Context, m *session.Match, show func(c *Context) Nav) Nav {
	told, err := c.KeepAutosave(m)
	return leave(c, told, err, show)
}

// leave goes on to another match once the one that was is kept, as told; if it
// could not be, it asks first.
func leave(c *Context, told string, err error, show func(c *Context) Nav) Nav {
	if err != nil {
		return Push(NewMessage(c, c.Lang.T("saves.lose"), []string{c.Lang.T("saves.lose.about", "why", c.Why(err))},
			Answer{Caption: c.Lang.T("saves.lose.ok"), Then: show}, Answer{Caption: c.Lang.T("message.cancel")}))
	}
	c.Notices.Say(told)
	return show(c)
}

// resume goes on with a saved match.
func resume(c *Context, m *session.Match) Nav {
	return enter(c, m, func(c *Context) Nav { return Home(c.Matches.Play(c, m, nil)) })
}
