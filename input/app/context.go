package app

import (
	"serenissima/assets/lang"
	"serenissima/game/archive"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/render/control"
)

// A Context is what scenes share: services and settings, nothing of a match.
type Context struct {
	Lang     *lang.Catalog
	Settings *Settings
	Store    store.Store
	// Fleeting is why the store is in memory alone and gone with the program; nil: it
	// lasts.
	Fleeting error

	Games   GameList
	Bots    Bots
	Chance  Chance
	Wanted  Wanted
	Screen  Screen
	Sound   Sound
	Notices Notices
	Share   Share        // ways out of the program and into it
	Now     func() int64 // milliseconds since 1970, for budgets and for when something was saved
	CanQuit bool         // there is something to go back to: not on a web page

	Matches Matches // the scenes in which a match is seen
	Pages   Pages   // those that are opened from elsewhere than a page

	archive  archive.Archive
	autosave autosave
}

// Wanted is what is asked for of the next new match, by the command line or an address.
type Wanted struct {
	Seed    *uint64           // nil to choose one
	Game    string            // its id; empty: people choose it
	Options map[string]string // as far as they are chosen
}

// DiffersFrom reports whether another game is to be set up than a match, with another seed or with
// other options.
func (w *Wanted) DiffersFrom(m *session.Match) bool {
	for name, value := range w.Options {
		if m.Rules().Info().Option(m.Options(), name) != value {
			return true
		}
	}
	return w.Game != "" && w.Game != GameOf(m) || w.Seed != nil && *w.Seed != m.Seed()
}

// frame notes what every scene wants to know of a tick.
func (c *Context) frame(f control.Frame) {
	c.Screen.frame(f)
	c.Sound.effects = c.Sound.effects[:0]
	c.Notices.pass()
}

// Unit is by how much the sizes of letters and buttons are multiplied: with the
// window, and as the settings say.
func (c *Context) Unit() float64 {
	fit := min(c.Screen.Size.X/1280, c.Screen.Size.Y/800)
	return max(0.85, min(fit, 2)) * float64(c.Settings.TextScale) / 100
}
