// Package page holds the pages around a match: title, set-up, settings, saved games, rules, help,
// lessons, and the menu of a match with what it opens.
package page

import (
	"serenissima/game/session"
	"serenissima/input/app"
	"serenissima/render/control"
)

// All are the pages of this package, for the stack and the matches to open, with what tells how a
// match ended.
func All(ending func(c *app.Context, m session.Outline) app.Ending) app.Pages {
	return app.Pages{
		Title:   func(c *app.Context) app.Scene { return NewTitle(c) },
		Resume:  Resume,
		Help:    func(c *app.Context, game string) app.Scene { return NewHelp(c, game) },
		Rules:   func(c *app.Context, game, at string) app.Scene { return NewRules(c, game, at) },
		Arrived: func(c *app.Context, a control.Arrival) app.Scene { return arrived(c, a) },
		Menu:    func(of app.MenuOf) app.Scene { return NewMenu(of) },
		Ending:  ending,
		TakeUp:  func(c *app.Context, m session.Outline, n int) app.Scene { return NewTakeUp(c, m, n) },
		Lessons: func(c *app.Context, game string) app.Scene { return NewLessons(c, game) },
		Lesson:  OpenLesson,
		Guided:  BeginGuided,
	}
}
