package scene

import (
	"fmt"
	"slices"

	"serenissima/game/save"
	"serenissima/game/session"
)

// keptPrefix begins the names of matches that are kept when another one takes their
// place; a number follows.
const keptPrefix = "kept-"

// Keep writes a match into the store under a name that is free, because another
// one takes its place.
func (c *Context) Keep(m *session.Match) error {
	names, err := c.Store.List()
	if err != nil {
		return err
	}
	for n := 1; ; n++ {
		if name := fmt.Sprint(keptPrefix, n); !slices.Contains(names, name) {
			return c.Store.Write(name, save.Encode(m))
		}
	}
}
