package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/op"
)

// M1.3: who mans the second galley is told why she takes no more than the first.
func TestM1_3_ManningSaysHowManyAtMost(t *testing.T) {
	state, err := rules.New().New(gametest.Options(4))
	require.NoError(t, err)
	s := state.(*rules.State)
	require.Empty(t, Table{}.Controls(s).About.Key)
	s.Apply(s.AppendActions(nil)[1], nil)
	about := Table{}.Controls(s).About
	require.Equal(t, "manning", about.Key)
	require.Contains(t, about.Args, 2)
}

// M2.9: whoever goes over to a prize with all sailors loses the galley, but no goods: they can be
// stowed in the prize.
func TestM2_9_GoingOverWithAllSailorsLosesNoGoods(t *testing.T) {
	s := purchasing(t)
	s.Fight.Victor, s.Fight.Beaten = 1, 2
	s.Galleys[1].Sailors, s.Galleys[1].Load = 1, 2
	lines := Table{}.Preview(s, []game.Action{do(s, rules.Capture, game.Ship(2), game.Count(1))})
	require.Len(t, lines, 1)
	require.Equal(t, "galley-sinks", lines[0].Key)
	require.Equal(t, []any{"ship", game.Ship(1), "n", 0}, lines[0].Args)
}

// Places in the order are told apart by their numbers.
func TestPlacesOfTheOrderBearNumbers(t *testing.T) {
	v := shownIn(t, purchasing(t), screens[0])
	var l op.List
	Table{}.Stage(v).Piece(&l, op.Point{X: 50, Y: 50}, 40, game.Track(3))
	require.Equal(t, []string{"3"}, words(&l))
}

// words are the texts of a picture.
func words(l *op.List) (list []string) {
	for _, text := range texts(l) {
		if text != "" {
			list = append(list, text)
		}
	}
	return list
}
