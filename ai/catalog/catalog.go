// Package catalog lists the opponents of all games. It is the only package that
// imports them all.
package catalog

import (
	"slices"

	"serenissima/ai"
	"serenissima/ai/goldenhorn"
	"serenissima/ai/mediterranee"
	"serenissima/ai/serenissima"
	"serenissima/ai/serenissima/yardsticks"
)

// All returns the opponents of each game, in the order of game/catalog.
func All() []*ai.Opponents {
	ser := serenissima.Opponents()
	ser.Yardsticks = yardsticks.Makers()
	return []*ai.Opponents{ser, goldenhorn.Opponents(), mediterranee.Opponents()}
}

// Find returns the opponents of the rule set with the ID, or nil.
func Find(id string) *ai.Opponents {
	all := All()
	i := slices.IndexFunc(all, func(o *ai.Opponents) bool { return o.Rules.Info().ID == id })
	if i < 0 {
		return nil
	}
	return all[i]
}
