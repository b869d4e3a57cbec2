package page

import (
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/synth"
)

// unkept tells that something could not be kept.
func unkept(c *app.Context, err error) {
	c.Sound.Hear(synth.Refuse)
	c.Notices.Say(c.Lang.T("saves.failed", "why", c.Why(err)))
}

// enter shows a match and keeps the one that was in progress; where that fails,
// it asks first.
func enter(c *app.Context, m *session.Match, show func(c *app.Context) app.Nav) app.Nav {
	told, err := c.KeepAutosave(m)
	return leave(c, told, err, show)
}

// leave goes on to another match once the one that was is kept, as told; if it
// could not be, it asks first.
func leave(c *app.Context, told string, err error, show func(c *app.Context) app.Nav) app.Nav {
	if err != nil {
		return app.Push(app.NewMessage(c, c.Lang.T("saves.lose"), []string{c.Lang.T("saves.lose.about", "why", c.Why(err))},
			app.Answer{Caption: c.Lang.T("saves.lose.ok"), Then: show}, app.Answer{Caption: c.Lang.T("message.cancel")}))
	}
	c.Notices.Say(told)
	return show(c)
}

// resume goes on with a saved match.
func resume(c *app.Context, m *session.Match) app.Nav {
	return enter(c, m, func(c *app.Context) app.Nav { return app.Home(c.Matches.Play(c, m, nil)) })
}
