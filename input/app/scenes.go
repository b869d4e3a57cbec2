package app

import (
	"serenissima/game"
	"serenissima/game/session"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// Matches make the scenes in which a match is seen. The pages open them without knowing
// them.
type Matches struct {
	// Play shows a match from where it stands; beats are what has just happened and is
	// still to be shown.
	Play func(c *Context, m *session.Match, beats []session.Beat) Scene
	// Voyage returns a guided voyage from one of its notes on, the first of which is
	// zero. It fails if there is no such voyage or note.
	Voyage func(c *Context, id string, note int) (Scene, error)
	// Replay shows a match again from behind so many entries of its log on, as a seat
	// may see it. Ending is how the match ended, nil where closing the replay leads there.
	Replay func(c *Context, m *session.Match, viewer game.Player, at int, ending Ending) Scene
}

// Pages make the pages that the stack and the matches open without knowing them.
type Pages struct {
	Help     func(c *Context, m *session.Match) Scene                                 // about a match, nil for none
	Rules    func(c *Context, game, at string) Scene                                  // of a game or, if that is empty, of the first; at a section
	Arrived  func(c *Context, a control.Arrival) Scene                                // asks what is to be done with what has come in
	Menu     func(of MenuOf) Scene                                                    // leads out of a match
	Accounts func(c *Context, m *session.Match, beats int) Scene                      // tells the accounts of the first beats of a match
	Ending   func(c *Context, m *session.Match) Ending                                // tells how a match ended
	TakeUp   func(c *Context, m *session.Match, n int) Scene                          // plays on from behind the first n entries of a match
	Curtain  func(c *Context, m session.Outline, seat game.Player, open func()) Scene // hides the board from all but a seat
	Voyages  func(c *Context, game string) Scene                                      // the voyages of a game to choose from
	Voyage   func(c *Context, id string) Nav                                          // begins one
	Guided   func(c *Context, rules game.Rules) Nav                                   // begins a first game after the voyages
}

// A MenuOf says what a menu is about.
type MenuOf struct {
	Match   *session.Match
	Viewer  game.Player // whose secrets the replay may show
	Entries []MenuEntry // for what can be done in the match
	Voyage  string      // id of the voyage that the match is, empty for a game
	Ending  Ending      // how the match ended, nil while it goes on
}

// A MenuEntry is a button of the menu for something that can be done in the match.
type MenuEntry struct {
	Button widget.Button
	Choose func(c *Context) Nav // does it; what it leads to takes the place of the menu
}

// An Ending tells how a match ended.
type Ending interface {
	Scene
	// Counted reports whether all that is stored has been counted: before, nothing may tell
	// the points.
	Counted() bool
	// Sleep lets nothing be pressed for so many ticks.
	Sleep(ticks int)
	// Rewind shows it from its top.
	Rewind()
}

// The commands by which a match opens them.
const (
	CmdAccounts display.Command = "accounts" // its account book
	CmdResult   display.Command = "result"   // how it ended
)

// KeepsAccounts reports whether an account book of a match is wanted, and there is one.
func KeepsAccounts(c *Context, m session.Outline) bool {
	return c.Settings.Accounts && len(c.Games.Tables[m.Rules().Info().ID].Books().Accounts) > 0
}
