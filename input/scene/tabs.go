package scene

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serenissima/game/save"
	"serenissima/game/store"
)

// A program that runs several times with the same store, in tabs of a browser or in
// windows, keeps the match in progress of each under a name of its own: that of the
// first is Autosave, those of the others have their number behind it.
const tabMark = Autosave + "-"

// ForTab returns the store for the tab with a number, from one.
func ForTab(s store.Store, n int) store.Store {
	if n == 1 {
		return s
	}
	return store.Alias(s, Autosave, tabMark+strconv.Itoa(n))
}

// JoinTabs notes that the program runs as the tab with a number while others are
// open. Matches in progress of tabs that are gone become saved games. Programs that
// keep nothing have nothing in common.
func (c *Context) JoinTabs(own int, others []int) {
	if c.Fleeting != nil {
		return
	}
	if c.Second = own > 1; c.Second {
		c.Announce(c.Lang.T("tabs.second"))
	}
	names, _ := c.Store.List() // what cannot be listed stays where it is
	for _, key := range names {
		n, err := strconv.Atoi(strings.TrimPrefix(key, tabMark))
		if err != nil || key != fmt.Sprint(tabMark, n) || n == own || slices.Contains(others, n) {
			continue
		}
		data, err := c.Store.Read(key)
		m, _ := save.Decode(data, c.Rules) // what there is of it counts
		if err != nil || m == nil || !c.hasTable(m.Rules()) {
			continue // the tab with that number will say what it is
		}
		if !m.State().Result().Over {
			told, err := c.keepMatch(m, data)
			if err != nil {
				continue // the next start tries again
			}
			if told != "" {
				c.Announce(c.Lang.T("tabs.adopted", "name", c.matchName(m)))
			}
		}
		_ = c.Store.Remove(key) // it is kept twice then, which harms nobody
	}
}
