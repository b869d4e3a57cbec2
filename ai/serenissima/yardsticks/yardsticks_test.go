package yardsticks_test

import (
	"fmt"
	"hash/fnv"
	"maps"
	"slices"
	"testing"

	"github.com/stretchr/testify/assert"
	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/serenissima"
	"serenissima/ai/serenissima/yardsticks"
	"serenissima/game"
)

// What yardsticks play never changes. Who breaks this test with other data or other code
// for the levels of today leaves what it was to the yardsticks.
func TestYardsticksAreFrozen(t *testing.T) {
	for _, is := range []struct {
		level ai.Level
		every int
		want  map[int]string // by number of players
	}{
		{yardsticks.CaptainV2, 4, map[int]string{2: "122 decisions, d5054f3ccc6d3b43", 3: "144 decisions, cda8f384ce65cb0b", 4: "194 decisions, a1d98b7718432d19"}},
		{yardsticks.AdmiralV2, 16, map[int]string{2: "39 decisions, b429083b3454313b", 3: "44 decisions, acb6cdad1ea2a4ab", 4: "54 decisions, 75728cb780b12f91"}},
		{yardsticks.DogeV2, 64, map[int]string{2: "20 decisions, 639b2431e0aa15e9", 3: "19 decisions, ea4224cfe74bdccb", 4: "21 decisions, 7503de13de61ef3b"}},
	} {
		for seats, want := range is.want {
			assert.Equal(t, want, decided(t, is.level, seats, is.every), "%s of %d", is.level, seats)
		}
	}
}

// decided returns a fingerprint (FNV-1a) of what a level would do in some positions of a
// game of captains, one of so many of each prompt, and how many these are.
func decided(t *testing.T, level ai.Level, seats, every int) string {
	h := fnv.New64a()
	o := opponents()
	asked := map[game.Prompt]int{}
	all := 0
	table := arena.Table{Opponents: o}
	for range seats {
		table.Seats = append(table.Seats, yardsticks.CaptainV2)
	}
	table.Watch = func(m arena.Moment) {
		d := m.Before.Decision()
		if d.Player < 1 {
			return
		}
		if asked[d.Prompt]++; asked[d.Prompt]%every != 1 {
			return
		}
		thinker, err := o.New(level, uint64(all))
		require.NoError(t, err)
		view := m.Before.Clone()
		view.Redact(d.Player)
		thinker.Start(view, d.Player)
		for !thinker.Step(1 << 20) {
		}
		fmt.Fprintln(h, o.Rules.Info().ActionText(thinker.Best()))
		all++
	}
	_, err := table.Play(11)
	require.NoError(t, err)
	return fmt.Sprintf("%d decisions, %016x", all, h.Sum64())
}

func TestNoMenuOffersYardsticks(t *testing.T) {
	o := opponents()
	require.Equal(t, []ai.Level{yardsticks.AdmiralV2, yardsticks.CaptainV2, yardsticks.DogeV2}, slices.Sorted(maps.Keys(o.Yardsticks)))
	for l := range o.Yardsticks {
		require.NotContains(t, o.Levels(), l)
	}
}

// opponents returns those of Serenissima with the yardsticks.
func opponents() *ai.Opponents {
	o := serenissima.Opponents()
	o.Yardsticks = yardsticks.Makers()
	return o
}
