package yardstick_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/ai"
	"serenissima/ai/arena"
	"serenissima/ai/catalog"
	"serenissima/ai/yardstick"
	"serenissima/game"
)

// Tricks name verbs of their games, are told apart, and what follows from them is legal:
// a verb that is always used is, if possible, and with the sum that is wanted; a verb that
// is never used is not, while anything else is legal.
func TestTricks(t *testing.T) {
	for _, o := range catalog.All() {
		in := o.Rules.Info()
		used := 0
		for i, trick := range o.Tricks {
			for _, v := range slices.Concat(trick.Always, trick.Never) {
				require.Contains(t, in.Verbs, v, trick.Name)
			}
			require.Equal(t, i, slices.IndexFunc(o.Tricks, func(x yardstick.Trick) bool { return x.Name == trick.Name }))
			for _, of := range []ai.Level{ai.Script, ai.Trickster} {
				seats := []ai.Level{of + "/" + ai.Level(trick.Name), ai.Deckhand, ai.Deckhand, ai.Deckhand}
				table := arena.Table{Opponents: o, Seats: seats}
				if len(o.Variants) > 0 && o.Variants[0].Suits(len(seats)) {
					table.Options = o.Variants[0].Options
				}
				table.Watch = func(m arena.Moment) {
					if m.Action.By != 1 {
						return
					}
					legal := m.Before.AppendActions(nil)
					used += followed(t, &trick, in, legal, m.Action)
				}
				g, err := table.Play(uint64(i))
				require.NoError(t, err)
				require.Zero(t, g.Illegal, "%s/%s", of, trick.Name)
			}
		}
		require.Greater(t, used, 20)
	}
}

// followed checks that an action follows a trick and returns how many verbs of the trick
// were legal.
func followed(t *testing.T, trick *yardstick.Trick, in *game.Info, legal []game.Action, a game.Action) (uses int) {
	with := func(verb string) (list []game.Action) {
		for _, x := range legal {
			if in.Verbs[x.Verb] == verb {
				list = append(list, x)
			}
		}
		return list
	}
	for _, v := range trick.Always {
		list := with(v)
		if len(list) == 0 {
			continue
		}
		require.Contains(t, list, a, trick.Name)
		switch trick.Sum {
		case yardstick.Least:
			require.Equal(t, list[0], a)
		case yardstick.Most:
			require.Equal(t, list[len(list)-1], a)
		}
		return 1
	}
	if slices.Contains(trick.Never, in.Verbs[a.Verb]) {
		for _, x := range legal {
			require.Contains(t, trick.Never, in.Verbs[x.Verb], trick.Name)
		}
	}
	for _, v := range trick.Never {
		uses += min(1, len(with(v)))
	}
	return uses
}

// A trick that the game does not have is no level.
func TestNoSuchTrick(t *testing.T) {
	_, err := catalog.Find("goldenhorn").New("script/bids-all", 1)
	require.ErrorContains(t, err, `no character "bids-all"`)
}
