//go:build !js

package command

import (
	"errors"
	"maps"
	"slices"

	"serenissima/game"
	"serenissima/game/catalog"
)

// checkOptions says which option there is not in a game, or where none is named, in no game
// that people can play.
func checkOptions(id string, options map[string]string) error {
	ids := games()
	if id != "" {
		ids = []string{id}
	}
	for _, name := range slices.Sorted(maps.Keys(options)) {
		var flaws []error
		for _, id := range ids {
			in := catalog.Find(id).Info()
			if err := in.CheckOptions(game.Options{Seats: in.MinSeats, Values: map[string]string{name: options[name]}}); err != nil {
				flaws = append(flaws, err)
			}
		}
		if len(flaws) == len(ids) {
			return errors.Join(flaws...)
		}
	}
	return nil
}
