// Package ai holds the opponents. They see what a seat at the table sees, think
// in slices and never read a clock: time is the caller's affair.
//
// The file of a level that knows a rule set bears its name; nothing else here
// knows one.
package ai

import (
	"fmt"
	"slices"

	"serenissima/ai/greedy"
	"serenissima/game"
	"serenissima/game/catalog"
)

// A Thinker decides for one seat. It is deterministic in what it was started
// with, its seed and the units spent. It belongs to one match and one goroutine
// at a time.
type Thinker interface {
	// Start begins to think about a decision of p in its redacted view, which is
	// not kept.
	Start(view game.State, p game.Player)
	// Step spends at most so many units, one for each position weighed up, and
	// reports whether more of them would change nothing.
	Step(units int) (done bool)
	// Best returns the choice so far, a legal action from Start on.
	Best() game.Action
}

// A Level is a strength of play. Its name is written to files.
type Level string

// The levels, weakest first.
const (
	Random   Level = "random"   // any legal action; for tests, not for people
	Deckhand Level = "deckhand" // plays, but does not think
	Captain  Level = "captain"  // weighs up what each turn would lead to
)

// The yardsticks, levels that no menu offers: they stay as they are.
const (
	GreedyV1 Level = "greedy-v1" // the first captain of Serenissima
)

// captains make the captains by rule set.
var captains = map[string]func(seed uint64) Thinker{
	"serenissima":  newSerenissimaCaptain,
	"goldenhorn":   newGoldenhornCaptain,
	"mediterranee": newMediterraneeCaptain,
}

// yardsticks make the yardsticks by rule set.
var yardsticks = map[string]map[Level]func(seed uint64) Thinker{
	"serenissima": {
		GreedyV1: func(seed uint64) Thinker { return newGuest(greedy.New(seed)) },
	},
}

// Levels returns the levels that can be played against with a rule set, weakest
// first; none if there is no such rule set.
func Levels(rulesID string) []Level {
	switch {
	case catalog.Find(rulesID) == nil:
		return nil
	case captains[rulesID] != nil:
		return []Level{Deckhand, Captain}
	}
	return []Level{Deckhand}
}

// New returns a thinker. It fails if the rule set is unknown or has no such
// level.
func New(rulesID string, l Level, seed uint64) (Thinker, error) {
	r := catalog.Find(rulesID)
	switch {
	case r == nil:
		return nil, fmt.Errorf("ai: no rule set %q", rulesID)
	case l == Random:
		return newCasual(nil, seed), nil
	case yardsticks[rulesID][l] != nil:
		return yardsticks[rulesID][l](seed), nil
	case !slices.Contains(Levels(rulesID), l):
		return nil, fmt.Errorf("ai: %s has no level %q (it has %v)", rulesID, l, Levels(rulesID))
	case l == Captain:
		return captains[rulesID](seed), nil
	}
	return newCasual(deckhandHabits(r.Info()), seed), nil
}
