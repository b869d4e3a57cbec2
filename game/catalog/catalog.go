// Package catalog lists the rule sets. It is the only package that imports them
// all.
package catalog

import (
	"fmt"

	"serenissima/game"
	"serenissima/game/goldenhorn"
	"serenissima/game/mediterranee"
	"serenissima/game/serenissima"
)

// All returns the rule sets in the order in which a player is offered them.
func All() []game.Rules {
	return []game.Rules{serenissima.New(), goldenhorn.New(), mediterranee.New()}
}

// Crowds put all ships into play, by the IDs of the games that allow for far more of them than
// their usual matches come to: the time of a frame is measured so. No curtain hides the decision
// that follows.
var Crowds = map[string]func(game.State){"mediterranee": mediterranee.Crowd}

// Check returns an error if the data that a rule set ships with is at fault; it
// names the entry. Without it nothing here may be used.
func Check() error {
	for _, board := range []struct {
		file  string
		fault error
	}{
		{"game/serenissima/board.json", serenissima.BoardFault()},
		{"game/goldenhorn/board.json", goldenhorn.BoardFault()},
		{"game/mediterranee/board.json", mediterranee.BoardFault()},
	} {
		if board.fault != nil {
			return fmt.Errorf("%s: %w", board.file, board.fault)
		}
	}
	return nil
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
