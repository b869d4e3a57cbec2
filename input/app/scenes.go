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
	// Lesson begins a lesson at one of its notes, the first of which is
	// zero. It fails if there is no such lesson or note.
	Lesson func(c *Context, id string, note int) (Scene, error)
	// Replay shows a match again from behind so many entries of its log on, as a seat
	// may see it. Ending is how the match ended, nil where closing the replay leads there.
	Replay func(c *Context, m session.Outline, viewer game.Player, at int, ending Ending) Scene
	// Watch is a replay of a match that is over, from behind so many entries on, which runs by itself.
	Watch func(c *Context, m session.Outline, at int) Scene
}

// Pages make the pages that are opened from elsewhere than a page: by the stack, by matches, and after
// a mistake in the program. These do not know them.
type Pages struct {
	// Title returns the scene to begin with.
	Title func(c *Context) Scene
	// Resume returns the scene that goes on with a match saved so or, where that cannot be, with
	// what there is.
	Resume func(c *Context, save []byte) Scene
	// Arrived asks what is to be done with what has come in.
	Arrived func(c *Context, a control.Arrival) Scene
	// Help tells of keys and of the signs of a game, or of the first.
	Help func(c *Context, game string) Scene
	// Rules opens the book at a section, or where it begins, with the rules of a game, or of the
	// first.
	Rules func(c *Context, game, at string) Scene

	// Menu leads out of a match.
	Menu func(of MenuOf) Scene
	// TakeUp agrees on how to play on from behind the first n entries of a match.
	TakeUp func(c *Context, m session.Outline, n int) Scene
	// Ending tells how a match ended.
	Ending func(c *Context, m session.Outline) Ending

	// Lessons offers the lessons of a game, Lesson begins one, and Guided a first game after them.
	Lessons func(c *Context, game string) Scene
	Lesson  func(c *Context, id string) Nav
	Guided  func(c *Context, rules game.Rules) Nav
}

// A MenuOf says what a menu is about.
type MenuOf struct {
	Match   session.Outline
	Viewer  game.Player                               // whose secrets the replay may show
	Entries []widget.Button                           // for the commands of the match
	Choose  func(c *Context, cmd display.Command) Nav // carries one of these out; what it leads to takes the place of the menu
	Lesson  string                                    // id of the lesson that the match is, empty for a game
	Ending  Ending                                    // how the match ended, nil while it goes on
}

// An Ending tells how a match ended.
type Ending interface {
	Scene
	// Counted reports whether all that is stored has been counted: before, nothing may tell
	// the points.
	Counted() bool
	// Guard lets nothing be pressed for so many ticks.
	Guard(ticks int)
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
