package input

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	"serenissima/game/serenissima"
)

// Pointing at everything an action is about reaches that action, whatever the
// position.
func TestPickerReachesEveryLegalAction(t *testing.T) {
	for seed := range uint64(6) {
		_, err := gametest.RandomGame(serenissima.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			legal := s.AppendActions(nil)
			for _, want := range legal {
				var p Picker
				p.Reset(legal)
				ready := p.Ready()
				for _, ref := range want.Obj {
					if ref.Kind != game.NoRef {
						ready = p.Point(ref)
					}
				}
				require.True(t, slices.Contains(ready, want))
			}
		})
		require.NoError(t, err)
	}
}

func TestPickerKeepsItsChoiceWhenNothingIsThere(t *testing.T) {
	area := func(n int16) game.Ref { return game.Ref{Kind: game.AreaRef, ID: n} }
	ship := game.Ref{Kind: game.ShipRef, ID: 4}
	var p Picker
	p.Reset([]game.Action{{By: 1, Verb: 1, Obj: [3]game.Ref{ship, area(1)}}, {By: 1, Verb: 1, Obj: [3]game.Ref{ship, area(2)}}})
	require.Equal(t, []game.Ref{area(1), area(2)}, p.Next(), "what all actions are about narrows nothing")
	require.Empty(t, p.Point(area(9)))
	require.Len(t, p.Ready(), 2)
	require.Len(t, p.Point(area(2)), 1)

	p.Reset(p.Ready())
	p.Only(func(game.Action) bool { return false })
	require.Empty(t, p.Ready())
}
