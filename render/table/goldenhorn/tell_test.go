package goldenhorn

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/table"
)

// Once a ship is to choose a stop, a space says whether it is out of reach: that a card of its
// colour is in the hand does not mean that the ship comes so far.
func TestSpacesSayWhetherTheyAreOutOfReach(t *testing.T) {
	w := words(t, "en")
	near, far := 0, 0
	for seed := uint64(0); seed < 6; seed++ {
		o := game.Options{Seats: 2 + int(seed%3)}
		_, err := gametest.RandomGame(rules.New(), o, seed, func(s game.State, _ game.Action, _ []game.Event) {
			st := s.(*rules.State)
			if st.Decision().Prompt != rules.BeforeMove {
				return
			}
			for _, chosen := range [][]game.Ref{nil, {game.Ship(st.Fleet(st.Turn))}} {
				v := &table.View{State: st, Say: w.Line, Name: w.Title, Chosen: chosen}
				list := stops(st, chosen)
				for p := rules.Place(1); p < st.Last; p++ {
					if !st.AtSea(p) {
						continue
					}
					reached := slices.ContainsFunc(list, func(s stop) bool { return s.at == p })
					says := slices.Contains(tellSpace(v, st, p), w.Line("board.space.far"))
					require.Equal(t, len(list) > 0 && !reached, says)
					if says {
						far++
					} else if reached {
						near++
					}
				}
			}
		})
		require.NoError(t, err)
	}
	require.Positive(t, near)
	require.Positive(t, far)
}
