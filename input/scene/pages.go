package scene

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/control"
)

// AllPages are the pages of this package, for the stack and the matches to open, with what tells how a
// match ended.
func AllPages(ending func(c *Context, m *session.Match) Ending) Pages {
	return Pages{
		Help:     func(c *Context, m *session.Match) Scene { return NewHelp(c, m) },
		Rules:    func(c *Context, game, at string) Scene { return NewRules(c, game, at) },
		Arrived:  func(c *Context, a control.Arrival) Scene { return arrived(c, a) },
		Menu:     func(of MenuOf) Scene { return NewMenu(of) },
		Accounts: func(c *Context, m *session.Match, beats int) Scene { return NewAccounts(c, m, beats) },
		Ending:   ending,
		TakeUp:   func(c *Context, m *session.Match, n int) Scene { return NewTakeUp(c, m, n) },
		Curtain: func(c *Context, m session.Outline, seat game.Player, open func()) Scene {
			return NewCurtain(c, m, seat, open)
		},
		Voyages: func(c *Context, game string) Scene { return NewVoyages(c, game) },
		Voyage:  OpenVoyage,
		Guided:  BeginGuided,
	}
}
