package command

import (
	"errors"
	"flag"
	"strings"

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
