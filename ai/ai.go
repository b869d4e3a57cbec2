// Package ai holds the opponents. They see what a seat at the table sees, think
// in slices and never read a clock: time is the caller's affair.
//
// The file of a level that knows a rule set bears its name; nothing else here
// knows one.
package ai

import (
	"cmp"
	"fmt"
	"slices"

	"serenissima/ai/greedy"
	"serenissima/ai/mcts"
	"serenissima/ai/serenissima"
	"serenissima/game/catalog"
)

// A Level is a strength of play by its name, which is written to files. A
// character and the units for a decision may follow: "captain/raider@2000".
type Level string

// The levels, weakest first. Not every rule set has them all.
const (
	Random     Level = "random"     // any legal action; for tests, not for people
	Deckhand   Level = "deckhand"   // plays, but does not think
	Apprentice Level = "apprentice" // sees what is near, and fears nobody
	Merchant   Level = "merchant"   // plans well, but for itself alone
	Captain    Level = "captain"    // weighs up what each turn would lead to
	Admiral    Level = "admiral"    // plays on what it might do before it does it
	Doge       Level = "doge"       // does so longer
)

// The yardsticks: levels that no menu offers, for they stay as they are.
const (
	GreedyV1 Level = "greedy-v1" // the first captain of Serenissima
	MCTS     Level = "mcts"      // tree search with random playouts, of any game
)

// A maker makes the minds of a level.
type maker struct {
	new        func(spec) Mind
	characters []string // that they can have
	budgeted   bool     // they can be told how many units a decision takes
}

// common makes what plays every game.
var common = map[Level]maker{
	Random:   {new: func(s spec) Mind { return newCasual(nil, s.seed) }},
	Deckhand: {new: func(s spec) Mind { return newCasual(deckhandHabits(s.info), s.seed) }},
	MCTS:     {new: newMCTS, budgeted: true},
}

// defaultPlayouts is what tree search takes for a decision unless told otherwise.
const defaultPlayouts = 1600

// newMCTS returns tree search; a unit is a playout.
func newMCTS(s spec) Mind { return mcts.New(cmp.Or(s.units, defaultPlayouts), s.seed) }

// special makes what plays one game, by rule set.
var special = map[string]map[Level]maker{
	"serenissima": {
		Apprentice: ofSerenissima,
		Merchant:   ofSerenissima,
		Captain:    ofSerenissima,
		Admiral:    searching(ofSerenissima),
		Doge:       searching(ofSerenissima),
		GreedyV1:   {new: func(s spec) Mind { return greedy.New(s.seed) }},
	},
	"goldenhorn":   {Captain: {new: func(s spec) Mind { return newGoldenhornCaptain(s.seed) }}},
	"mediterranee": {Captain: {new: func(s spec) Mind { return newMediterraneeCaptain(s.seed) }}},
}

// ofSerenissima makes the levels of Serenissima but the deckhand.
var ofSerenissima = maker{
	new: func(s spec) Mind {
		return serenissima.New(serenissima.NewSkill(string(s.level), s.character, s.units), s.seed)
	},
	characters: serenissima.Characters,
}

// searching returns a maker whose minds rehearse plans; a unit is a galley that acts in
// a rehearsal.
func searching(m maker) maker {
	m.budgeted = true
	return m
}

// Books returns what reads, one by one, the books that the thinkers of a rule set
// share; none if they have none. Each takes a while the first time, and the first
// thinker reads those that have not been read.
func Books(rulesID string) []func() {
	if rulesID == "serenissima" {
		return serenissima.Books()
	}
	return nil
}

// offered are the levels that menus can offer, weakest first.
var offered = []Level{Apprentice, Merchant, Captain, Admiral, Doge}

// Levels returns the levels that can be played against with a rule set, weakest
// first; none if there is no such rule set. Where there is no apprentice, the
// deckhand takes his place.
func Levels(rulesID string) []Level {
	if catalog.Find(rulesID) == nil {
		return nil
	}
	var levels []Level
	for _, l := range offered {
		if _, ok := special[rulesID][l]; ok {
			levels = append(levels, l)
		}
	}
	if !slices.Contains(levels, Apprentice) {
		levels = slices.Insert(levels, 0, Deckhand)
	}
	return levels
}

// New returns a thinker. It fails if the rule set is unknown or has no such
// level, or the level no such character or no budget.
func New(rulesID string, l Level, seed uint64) (*Thinker, error) {
	r := catalog.Find(rulesID)
	if r == nil {
		return nil, fmt.Errorf("ai: no rule set %q", rulesID)
	}
	s, err := parse(l)
	if err != nil {
		return nil, err
	}
	s.info, s.seed = r.Info(), seed
	m, ok := special[rulesID][s.level]
	if !ok {
		m, ok = common[s.level]
	}
	switch {
	case !ok:
		return nil, fmt.Errorf("ai: %s has no level %q (it has %v)", rulesID, s.level, Levels(rulesID))
	case s.character != "" && !slices.Contains(m.characters, s.character):
		return nil, fmt.Errorf("ai: %s of %s has no character %q (it has %v)", s.level, rulesID, s.character, m.characters)
	case s.units != 0 && !m.budgeted:
		return nil, fmt.Errorf("ai: %s of %s takes no budget", s.level, rulesID)
	}
	return NewThinker(m.new(s)), nil
}
