// Package ai is what the opponents of all games have in common. They see what a
// seat at the table sees, think in slices and never read a clock: time is the
// caller's affair.
//
// The opponents of a game have a package of their own, ai/<id>, and a line in
// ai/catalog; nothing here knows a game.
package ai

import (
	"fmt"
	"slices"

	"serenissima/ai/yardstick"
	"serenissima/game"
	"serenissima/game/session"
)

// A Level is a strength of play by its name, which is written to files. A
// character and the units for a decision may follow: "captain/raider@2000".
type Level string

// The levels that people meet, weakest first. Not every game has them all.
const (
	Apprentice Level = "apprentice" // sees what is near, and fears nobody
	Merchant   Level = "merchant"   // plans well, but for itself alone
	Captain    Level = "captain"    // weighs up what each turn would lead to
	Admiral    Level = "admiral"    // plays on what it might do before it does it
	Doge       Level = "doge"       // does so longer
)

// offered are the levels that menus can offer, weakest first.
var offered = []Level{Apprentice, Merchant, Captain, Admiral, Doge}

// Opponents are those of one game.
type Opponents struct {
	Rules  game.Rules
	Makers map[Level]Maker // of the levels that people meet
	// Yardsticks are levels of this game alone by which those are measured, for they stay
	// as they are; no menu offers them.
	Yardsticks map[Level]Maker
	// Wins is how many of 100 games of four a level wins against three of the level below,
	// by the default options: what was measured last, as RESULTS.md tells in detail.
	Wins   map[Level]int
	Habits yardstick.Habits // of the deckhand
	// Tricks are those that Script and Trickster try.
	Tricks []yardstick.Trick
	// Books read, one by one, what bots share. Each takes a while the first time,
	// and the first bot reads those that have not been read.
	Books      []func()
	Behaviour  []Happening // that bots are told apart by
	Beginnings []Beginning // that seats differ in from the start
	Variants   []Variant   // besides the game by its default options
	// NewAdvisor makes who is asked for advice; nil: nobody can be.
	NewAdvisor func() session.Advisor
}

// A Maker makes the bots of a level.
type Maker struct {
	New        func(Spec) Bot
	Characters []string // that they can have
	Budgeted   bool     // they can be told how many units a decision takes
}

// Levels returns the levels that can be played against, weakest first. Where there
// is no apprentice, the deckhand takes his place.
func (o *Opponents) Levels() []Level {
	levels := slices.DeleteFunc(slices.Clone(offered), func(l Level) bool { return o.Makers[l].New == nil })
	if !slices.Contains(levels, Apprentice) {
		levels = slices.Insert(levels, 0, Deckhand)
	}
	return levels
}

// Characters returns those that all levels can have which can be played against.
func (o *Opponents) Characters() []string {
	levels := o.Levels()
	characters := slices.Clone(o.Makers[levels[0]].Characters)
	for _, l := range levels[1:] {
		characters = slices.DeleteFunc(characters, func(c string) bool { return !slices.Contains(o.Makers[l].Characters, c) })
	}
	return characters
}

// New returns a thinker. It fails if the game has no such level, or the level no
// such character or no budget.
func (o *Opponents) New(l Level, seed uint64) (*Thinker, error) {
	s, err := parse(l)
	if err != nil {
		return nil, err
	}
	s.Seed = seed
	m, id := o.maker(s.Level), o.Rules.Info().ID
	switch {
	case m.New == nil:
		return nil, fmt.Errorf("ai: %s has no level %q (it has %v)", id, s.Level, o.Levels())
	case s.Character != "" && !slices.Contains(m.Characters, s.Character):
		return nil, fmt.Errorf("ai: %s of %s has no character %q (it has %v)", s.Level, id, s.Character, m.Characters)
	case s.Units != 0 && !m.Budgeted:
		return nil, fmt.Errorf("ai: %s of %s takes no budget", s.Level, id)
	}
	return NewThinker(m.New(s)), nil
}

// maker returns the maker of a level or yardstick, the zero Maker if there is none.
func (o *Opponents) maker(l Level) Maker {
	if m, ok := o.Makers[l]; ok {
		return m
	}
	return o.yardstick(l)
}
