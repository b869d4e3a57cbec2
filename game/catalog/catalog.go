// Package catalog lists the rule sets. It is the only package that imports them
// all.
package catalog

import (
	"serenissima/game"
	"serenissima/game/serenissima"
)

// All returns the rule sets in the order in which a player is offered them.
func All() []game.Rules {
	return []game.Rules{serenissima.New()}
}

// Find returns the rule set with the ID, or nil.
func Find(id string) game.Rules {
	for _, r := range All() {
		if r.Info().ID == id {
			return r
		}
	}
	return nil
}
