package mediterranee_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/input/match/desktest"
	"serenissima/render/display"
	"serenissima/render/table/mediterranee"
)

// Whatever is legal can be done in windows of all shapes, with a mouse or a finger: by what is lit, by a piece
// or a button, by dragging a piece to its place, or by stepping to a number. In random games actions of all
// verbs are tried equally often, each time in another window.
func TestEveryActionIsReachedByTaps(t *testing.T) {
	const games, often = 1200, 9 // some verbs are seldom possible
	sizes := []display.Point{desktest.Size, {X: 844, Y: 390}, {X: 390, Y: 844}}
	done := map[game.Verb]int{}
	for seed := range uint64(games) {
		m, _ := desktest.People(t, rules.New(), game.Options{Seats: 2 + int(seed%3)}, seed)
		for chance := game.NewRand(seed); m.State().Decision().Player != game.Nobody; {
			legal := m.State().AppendActions(nil)
			a := legal[chance.IntN(len(legal))]
			for again := 0; slices.Contains(waste, a.Verb) && again < 9; again++ {
				a = legal[chance.IntN(len(legal))]
			}
			if seldom := slices.MinFunc(legal, func(a, b game.Action) int { return done[a.Verb] - done[b.Verb] }).Verb; done[seldom] < often {
				some := slices.DeleteFunc(legal, func(a game.Action) bool { return a.Verb != seldom })
				a = some[chance.IntN(len(some))]
				desktest.Reach(t, mediterranee.Table{}, m, a, sizes[done[seldom]%len(sizes)])
				done[seldom]++
			}
			_, err := m.Do(a)
			require.NoError(t, err)
		}
	}
	for verb := rules.Man; verb <= rules.Done; verb++ { // chance does what follows
		require.Positive(t, done[verb], "%s has not been tried: %v", rules.New().Info().VerbName(verb), done)
	}
}

// waste leaves little to do.
var waste = []game.Verb{rules.Jettison, rules.Dismiss, rules.Decline, rules.Leave, rules.Refuse, rules.Sink}
