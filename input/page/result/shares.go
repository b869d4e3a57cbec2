package result

import (
	"maps"
	"slices"

	"serenissima/assets/lang"
	"serenissima/render/theme"
)

// A share is the part of a bar that stands for some sources of income. Its colour belongs to its
// source, so that it is the same in every game of a kind.
type share struct {
	keys []string // of the sources; several where there are more than colours
	look theme.Share
}

// sharesOf makes the parts of the bars: a source each, what pays most first, and what
// everybody began with last. The kinds are all sources that the game knows.
func sharesOf(ranking []Placing, kinds []string) (list []share) {
	for _, key := range sourceKeys(ranking) {
		if key != startKey && earns(ranking, key) {
			list = append(list, share{keys: []string{key}})
		}
	}
	if earns(ranking, startKey) {
		list = append(list, share{keys: []string{startKey}})
	}
	if most := len(theme.Shares); len(list) > most {
		for _, s := range list[most:] {
			list[most-1].keys = append(list[most-1].keys, s.keys...)
		}
		list = list[:most]
	}
	for i := range list {
		kind := slices.Index(kinds, list[i].keys[0])
		list[i].look = theme.Shares[(kind+len(theme.Shares))%len(theme.Shares)]
	}
	return list
}

// incomes lists the kinds of income of a game, in an order that does not change: those that it
// has words for, and what everybody begins with last.
func incomes(words *lang.Words) []string {
	kinds := slices.Sorted(maps.Keys(words.All(words.Info.ID + ".source.in.")))
	for i := range kinds {
		kinds[i] = "in." + kinds[i]
	}
	return append(kinds, startKey)
}

// earns reports whether a source has paid anybody.
func earns(ranking []Placing, key string) bool {
	return slices.ContainsFunc(ranking, func(s Placing) bool { return s.from(key) > 0 })
}

// of is what the sources of a share have paid a player.
func (x *share) of(s *Placing) (n int) {
	for _, key := range x.keys {
		n += max(0, s.from(key))
	}
	return n
}

// earned is all that came in.
func (s *Placing) earned() (n int) {
	for _, x := range s.Sources {
		n += max(0, x.N)
	}
	return n
}

// spent is all that went out.
func (s *Placing) spent() (n int) {
	for _, x := range s.Sources {
		n -= min(0, x.N)
	}
	return n
}

// spends reports whether anybody has spent anything: else all that was earned is the score.
func spends(ranking []Placing) bool {
	return slices.ContainsFunc(ranking, func(s Placing) bool { return s.spent() > 0 })
}

// from is what came from a source.
func (s *Placing) from(key string) int {
	for _, x := range s.Sources {
		if x.Key == key {
			return x.N
		}
	}
	return 0
}

// sourceKeys lists the sources of all players: the purse at the start, what came in,
// what went out.
func sourceKeys(ranking []Placing) []string {
	var keys []string
	for _, s := range ranking {
		for _, x := range s.Sources {
			if !slices.Contains(keys, x.Key) {
				keys = append(keys, x.Key)
			}
		}
	}
	sum := func(key string) (n int) {
		for _, s := range ranking {
			n += s.from(key)
		}
		return n
	}
	slices.SortStableFunc(keys, func(a, b string) int { return sum(b) - sum(a) })
	if i := slices.Index(keys, startKey); i > 0 {
		keys = slices.Insert(slices.Delete(keys, i, i+1), 0, startKey)
	}
	return keys
}
