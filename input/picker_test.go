package input

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
)

// Pointing at everything an action is about reaches that action, whatever the
// position.
func TestPickerReachesEveryLegalAction(t *testing.T) {
	for _, rules := range catalog.All() {
		for seed := range uint64(6) {
			positions := 0
			_, err := gametest.RandomGame(rules, game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
				if positions++; positions > 400 {
					return
				}
				legal := s.AppendActions(nil)
				for _, want := range legal {
					require.True(t, reaches(legal, want), rules.Info().ActionText(want))
				}
			})
			require.NoError(t, err)
		}
	}
}

// reaches reports whether pointing at what an action is about leaves it to be
// carried out.
func reaches(legal []game.Action, want game.Action) bool {
	var p Picker
	p.Reset(legal)
	ready := p.Ready()
	for _, ref := range want.Obj {
		if ref.Kind != game.NoRef {
			ready = p.Point(ref)
		}
	}
	return slices.Contains(ready, want)
}

func TestPickerKeepsItsChoiceWhenNothingIsThere(t *testing.T) {
	ship := game.Ship(4)
	var p Picker
	p.Reset([]game.Action{{By: 1, Verb: 1, Obj: [3]game.Ref{ship, game.Area(1)}}, {By: 1, Verb: 1, Obj: [3]game.Ref{ship, game.Area(2)}}})
	require.Empty(t, p.Point(game.Area(9)))
	require.Len(t, p.Ready(), 2)
	require.Len(t, p.Point(game.Area(2)), 1)

	p.Reset(p.Ready())
	p.Only(func(game.Action) bool { return false })
	require.Empty(t, p.Ready())
}
