package serenissima_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/input/match/desktest"
	"serenissima/render/display"
	"serenissima/render/table/serenissima"
)

// Whatever is legal can be done in windows of all shapes, with a mouse or a finger: decisions of random games are
// made by what is lit, by a piece or a button, or where there are several places for a piece by dragging it.
func TestEveryActionIsReachedByTaps(t *testing.T) {
	done := map[string]int{}
	for i, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 430}, {X: 700, Y: 1000}} {
		m, _ := desktest.People(t, rules.New(), game.Options{Seats: 3}, uint64(20+i))
		chance := game.NewRand(uint64(i))
		for m.Len() < 400 && m.State().Decision().Player != game.Nobody {
			a := anyOf(m.State().AppendActions(nil), &chance)
			desktest.Reach(t, serenissima.Table{}, m, a, size)
			done[rules.New().Info().VerbName(a.Verb)]++
			_, err := m.Do(a)
			require.NoError(t, err)
		}
	}
	for _, verb := range []string{
		"start-at", "close", "take-galley", "buy-galley", "recruit", "load", "sell", "sail", "move-good", "move-sailor", "jettison",
		"scuttle", "land", "attack", "fight-on", "allow", "end",
	} {
		require.Positive(t, done[verb], "%s has not been tried: %v", verb, done)
	}
}

// anyOf is any action, of all verbs alike but for those that end much.
func anyOf(legal []game.Action, chance *game.Rand) game.Action {
	var verbs []game.Verb
	for _, a := range legal {
		if !slices.Contains(verbs, a.Verb) {
			verbs = append(verbs, a.Verb)
		}
	}
	verb := verbs[chance.IntN(len(verbs))]
	for verb == rules.Scuttle && chance.IntN(8) > 0 || verb == rules.End && len(verbs) > 1 && chance.IntN(3) > 0 {
		verb = verbs[chance.IntN(len(verbs))]
	}
	some := slices.DeleteFunc(slices.Clone(legal), func(a game.Action) bool { return a.Verb != verb })
	return some[chance.IntN(len(some))]
}
