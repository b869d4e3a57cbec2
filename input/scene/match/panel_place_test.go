package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/scene/scenetest"
	"serenissima/render/op"
)

// A panel that hides a part of what is written at the rim of the board costs more than one that does
// not.
func TestAPanelThatCutsWhatIsWrittenCostsMore(t *testing.T) {
	for _, rules := range catalog.All() {
		m := scenetest.PositionsOf(t, rules, 2, 3)[0]
		d, p := resume(t, desktop, peopled(t, m, 2))
		v := p.board.boardView(d.c)
		corner := v.Frame.Corner
		require.False(t, corner.Empty(), rules.Info().ID)
		over := op.Rect{X: corner.X + corner.W - 4, Y: corner.Y, W: 20, H: corner.H}
		middle := v.Frame.Board.Center()
		require.Greater(t, p.panels.cuts(v, over), 1.0, rules.Info().ID)
		require.Zero(t, p.panels.cuts(v, op.Rect{X: middle.X, Y: middle.Y, W: 20, H: 20}), rules.Info().ID)
		for i := range v.Seats {
			row, ok := p.table.Stage(v).Rim(game.Seat(game.Player(i + 1)))
			require.True(t, ok, rules.Info().ID)
			require.Positive(t, p.panels.cuts(v, row), "%s, the row of player %d", rules.Info().ID, i+1)
		}
	}
}
