package archive

import (
	"slices"
	"strconv"
	"strings"

	"serenissima/game"
	"serenissima/game/store"
)

// A program that runs several times with the same store, in tabs of a browser or in
// windows, keeps the matches in progress of each under names of its own: those of the
// first are AutosaveName, those of the others have their number before the game.
const tabMark = Autosave + "-"

// ForTab returns the store for the tab with a number, from one, of a program that knows
// these games.
func ForTab(s store.Store, n int, games []game.Rules) store.Store {
	if n == 1 {
		return s
	}
	own := tabMark + strconv.Itoa(n)
	s = store.Alias(s, Autosave, own)
	for _, r := range games {
		s = store.Alias(s, AutosaveName(r.Info().ID), own+"-"+r.Info().ID)
	}
	return s
}

// tabOf is the number of the tab that keeps a match under a name of the store, zero if
// it is no such name or that of the first tab.
func tabOf(key string) int {
	rest, ok := strings.CutPrefix(key, tabMark)
	number, _, _ := strings.Cut(rest, "-")
	n, err := strconv.Atoi(number)
	if !ok || err != nil || strconv.Itoa(n) != number || store.IsAside(key) {
		return 0
	}
	return n
}

// Tab is the number of the program among those with the same store, zero before it has joined them.
func (a *Archive) Tab() int { return a.own }

// Join notes that the program runs as the tab with a number while others are open. Matches in
// progress of tabs that are gone become saved games, whose names it returns.
func (a *Archive) Join(own int, others []int) (adopted []string) {
	a.own = own
	names, _ := a.Store.List() // what cannot be listed stays where it is
	for _, key := range names {
		n := tabOf(key)
		if n == 0 || n == own || slices.Contains(others, n) {
			continue
		}
		e, err := a.look(key)
		if e == nil || err != nil {
			continue
		}
		if a.Load(e); e.Match == nil { // what there is of it counts
			continue // the tab with that number will say what it is
		}
		kept, err := a.secure(e)
		if err != nil {
			continue // the next start tries again
		}
		if kept.Name != "" {
			adopted = append(adopted, kept.Name)
		}
		_ = a.Store.Remove(key) // it is kept twice then, which harms nobody
	}
	return adopted
}
