package scene

import (
	"slices"

	"serenissima/assets"
	"serenissima/assets/lang"
	"serenissima/game"
	"serenissima/game/archive"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input"
	"serenissima/render/display"
	"serenissima/render/synth"
	"serenissima/render/table"
)

// A Context is what scenes share: services and settings, nothing of a match.
type Context struct {
	Store    store.Store
	Catalog  []game.Rules // what the program knows; on offer are those with a table
	Tables   table.Tables
	Lang     *lang.Catalog
	Settings *Settings
	NewBrain func(rules, level string, seed uint64) session.Brain
	// Books returns what reads, one by one, what bots know; the first bot reads what
	// has not been read. It may be nil.
	Books  func(rules string) []func()
	Levels func(rules string) []string // of bots, the weakest first
	// LevelFor is the level that plays for a bot of a saved match: the bot's own if this
	// version has it. It may be nil.
	LevelFor func(rules, level string) string
	// Wins is how many of 100 games bots of a level win against three of the level below;
	// zero: not known. It may be nil.
	Wins func(rules, level string) int
	// Characters that bots of any level can have; nil: none.
	Characters func(rules string) []string
	// NewAdvisor makes who is asked for advice, nil where nobody knows the game; it
	// may be nil itself.
	NewAdvisor func(rules string) session.Advisor
	NewSeed    func() uint64 // for a game whose seed nobody has named
	// NewSalt draws the salt of a seal, which nobody may guess; nil: matches have no
	// seal.
	NewSalt func() session.Salt
	Now     func() int64      // milliseconds since 1970, for budgets and for when something was saved
	Seed    *uint64           // of the next new game; nil to choose one
	Game    string            // the id of that game; empty: people choose it
	Options map[string]string // of that game, as far as they are chosen
	CanQuit bool              // there is something to go back to: not on a web page
	Full    bool              // the screen is filled, or is to be; see FillScreen
	// Fleeting is why the store is in memory alone and gone with the program; nil: it
	// lasts.
	Fleeting error

	Matches Matches // what shows matches
	Share   Share   // ways out of the program and into it

	Size    display.Point // of the window, logical
	Fingers bool          // what pointed last was a finger

	archive archive.Archive

	notices
	sounds  []synth.Effect
	Shown   *display.List
	Stale   bool // an update has come since that was drawn
	covered bool // the scene that is drawn lies below another
	top     int  // where what the topmost scene shows begins in it
	bottom  int  // and ends
	quiet   int  // ticks without input
	inputs  int  // ticks with input
}

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
	Replay func(c *Context, m *session.Match, viewer game.Player, at int, ending *Result) Scene
}

// At returns the topmost thing at a point of what was drawn last, nil if there
// is none.
func (c *Context) At(p display.Point) *display.Hit {
	if c.Shown == nil {
		return nil
	}
	return c.Shown.At(p)
}

// frame notes what every scene wants to know of a tick.
func (c *Context) frame(f input.Frame) {
	c.Size, c.sounds = f.Size, c.sounds[:0]
	if f.JustPressed {
		c.Fingers = f.Touch
	}
	c.pass()
}

// Unit is by how much the sizes of letters and buttons are multiplied: with the
// window, and as the settings say.
func (c *Context) Unit() float64 {
	fit := min(c.Size.X/1280, c.Size.Y/800)
	return max(0.85, min(fit, 2)) * float64(c.Settings.TextScale) / 100
}

// Rules returns the rule set with the id, or nil.
func (c *Context) Rules(id string) game.Rules {
	for _, r := range c.Catalog {
		if r.Info().ID == id {
			return r
		}
	}
	return nil
}

// hasTable reports whether games of a rule set can be shown; the others are played on the
// command line.
func (c *Context) hasTable(r game.Rules) bool { return c.Tables[r.Info().ID] != nil }

// Offered returns the rule sets for a new match, never none.
func (c *Context) Offered() []game.Rules {
	return slices.DeleteFunc(slices.Clone(c.Catalog), func(r game.Rules) bool { return !c.hasTable(r) })
}

// chart is the game whose chart lies behind the pages about no game in particular: the first
// offered that has one, or none.
func (c *Context) chart() string {
	for _, r := range c.Catalog {
		if id := r.Info().ID; c.hasChart(r) {
			return id
		}
	}
	return ""
}

// chartOf is the game whose chart lies behind the pages about a game: itself, if it has one.
func (c *Context) chartOf(r game.Rules) string {
	if c.hasChart(r) {
		return r.Info().ID
	}
	return c.chart()
}

// hasChart reports whether a game can be shown on a chart of its own.
func (c *Context) hasChart(r game.Rules) bool {
	return c.hasTable(r) && assets.ChartPicture(r.Info().ID) != 0
}

// gameName is what a game is called: its id if the language has no words for it.
func (c *Context) gameName(id string) string {
	if key := "game." + id; c.Lang.Has(key) {
		return c.Lang.T(key)
	}
	return id
}
