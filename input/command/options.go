package command

import (
	"errors"
	"flag"
	"maps"
	"slices"
	"strings"

	"serenissima/game"
	"serenissima/game/catalog"
)

// optionFlag adds the flag that sets options of the rules; choice tells which there are.
func optionFlag(fs *flag.FlagSet, options *map[string]string, choice string) {
	fs.Func("option", "`name=value` of the rules, may be repeated"+choice, func(s string) error {
		name, value, ok := strings.Cut(s, "=")
		if !ok || name == "" || value == "" {
			return errors.New("want name=value")
		}
		if *options == nil {
			*options = map[string]string{}
		}
		(*options)[name] = value
		return nil
	})
}

// optionNames lists the options of some games.
func optionNames(ids []string) string {
	var names []string
	for _, id := range ids {
		for _, o := range catalog.Find(id).Info().Options {
			names = append(names, id+": "+o.Name+"="+strings.Join(o.Values, "|"))
		}
	}
	return strings.Join(names, "; ")
}

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
