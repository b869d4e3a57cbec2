package scene

import (
	"slices"

	"serenissima/render/theme"
)

// A share is the part of a bar that stands for some sources of income.
type share struct {
	keys []string // of the sources; several where there are more than colours
	look theme.Share
}

// sharesOf makes the parts of the bars: a source each, what pays most first, and what
// everybody began with last.
func sharesOf(standings []Standing) (list []share) {
	for _, key := range sourceKeys(standings) {
		if key != startKey && earns(standings, key) {
			list = append(list, share{keys: []string{key}})
		}
	}
	if earns(standings, startKey) {
		list = append(list, share{keys: []string{startKey}})
	}
	if most := len(theme.Shares); len(list) > most {
		for _, s := range list[most:] {
			list[most-1].keys = append(list[most-1].keys, s.keys...)
		}
		list = list[:most]
	}
	for i := range list {
		list[i].look = theme.Shares[i]
	}
	return list
}

// earns reports whether a source has paid anybody.
func earns(standings []Standing, key string) bool {
	return slices.ContainsFunc(standings, func(s Standing) bool { return s.from(key) > 0 })
}

// of is what the sources of a share have paid a player.
func (x *share) of(s *Standing) (n int) {
	for _, key := range x.keys {
		n += max(0, s.from(key))
	}
	return n
}

// earned is all that came in.
func (s *Standing) earned() (n int) {
	for _, x := range s.Sources {
		n += max(0, x.N)
	}
	return n
}

// spent is all that went out.
func (s *Standing) spent() (n int) {
	for _, x := range s.Sources {
		n -= min(0, x.N)
	}
	return n
}

// spends reports whether anybody has spent anything: else all that was earned is the score.
func spends(standings []Standing) bool {
	return slices.ContainsFunc(standings, func(s Standing) bool { return s.spent() > 0 })
}

// from is what came from a source.
func (s *Standing) from(key string) int {
	for _, x := range s.Sources {
		if x.Key == key {
			return x.N
		}
	}
	return 0
}

// sourceKeys lists the sources of all players: the purse at the start, what came in,
// what went out.
func sourceKeys(standings []Standing) []string {
	var keys []string
	for _, s := range standings {
		for _, x := range s.Sources {
			if !slices.Contains(keys, x.Key) {
				keys = append(keys, x.Key)
			}
		}
	}
	sum := func(key string) (n int) {
		for _, s := range standings {
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
