package device

import (
	"fmt"
	"slices"

	"serenissima/render/control"
	"serenissima/render/display"
)

// Bindings are the bindings as delivered, but for the commands that have keys of the
// player's own, and for what those take from other commands: a command of a later version
// may come with a key that is taken, and then goes without.
func Bindings(own map[display.Command][]string) []Binding {
	list := slices.Clone(DefaultKeys)
	for i, b := range list {
		if keys, ok := own[b.Command]; ok {
			list[i].Keys = keys
			continue
		}
		list[i].Keys = slices.DeleteFunc(slices.Clone(b.Keys), func(key string) bool { return takes(own, b.Command, key) })
	}
	return confirmable(list)
}

// takes reports whether own keys of other commands include a key.
func takes(own map[display.Command][]string, cmd display.Command, key string) bool {
	for other, keys := range own {
		if other != cmd && !mayShare(cmd, other) && slices.Contains(keys, key) {
			return true
		}
	}
	return false
}

// confirmable gives Confirm the key Enter where all of its own keys skip as well: in a
// match those do nothing else.
func confirmable(list []Binding) []Binding {
	at := func(cmd display.Command) int {
		return slices.IndexFunc(list, func(b Binding) bool { return b.Command == cmd })
	}
	confirm, skips := &list[at(control.Confirm)], list[at(control.Skip)].Keys
	if !slices.ContainsFunc(confirm.Keys, func(key string) bool { return !slices.Contains(skips, key) }) && Uses(list, control.Confirm, "Enter") == "" {
		confirm.Keys = append(slices.Clone(confirm.Keys), "Enter")
	}
	return list
}

// CheckKeys returns an error if own keys name a command or a key that there is not,
// leave a command without any, or give a key to two commands. A key of a command that
// they do not name may be taken.
func CheckKeys(own map[display.Command][]string) error {
	for cmd, keys := range own {
		if !slices.ContainsFunc(DefaultKeys, func(b Binding) bool { return b.Command == cmd }) {
			return fmt.Errorf("input: there is no command %q", cmd)
		}
		if len(keys) == 0 {
			return fmt.Errorf("input: no key for %s", cmd)
		}
		for _, key := range keys {
			c, err := control.ParseChord(key)
			if err != nil {
				return err
			}
			if c.String() != key {
				return fmt.Errorf("input: %q is written %q", key, c)
			}
			if other := Uses(Bindings(own), cmd, key); other != "" {
				return fmt.Errorf("input: %s is for both %s and %s", key, cmd, other)
			}
		}
	}
	return nil
}

// Uses returns the other command that a key gives, empty if there is none.
func Uses(list []Binding, cmd display.Command, key string) display.Command {
	for _, b := range list {
		if b.Command != cmd && !mayShare(cmd, b.Command) && slices.Contains(b.Keys, key) {
			return b.Command
		}
	}
	return ""
}

// mayShare reports whether two commands may have one key. A key may both confirm and skip:
// in a match it skips, on a page it confirms.
func mayShare(a, b display.Command) bool {
	return a == control.Confirm && b == control.Skip || a == control.Skip && b == control.Confirm
}
