package panel

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/display"
)

// A paper that hides a part of what is written at the rim of the board costs more than one that does not.
func TestAPaperThatCutsWhatIsWrittenCostsMore(t *testing.T) {
	for _, rules := range catalog.All() {
		d := layOut(t, apptest.PositionsOf(t, rules, 2, 3)[0], desktop())
		p, v := NewPlacing(d.position(), &position.Open{Group: -1}, &Naming{}), d.View()
		corner := v.Frame.Corner
		require.False(t, corner.Empty(), rules.Info().ID)
		over := display.Rect{X: corner.X + corner.W - 4, Y: corner.Y, W: 20, H: corner.H}
		middle := v.Frame.Board.Center()
		require.Greater(t, p.cuts(v, over), 1.0, rules.Info().ID)
		require.Zero(t, p.cuts(v, display.Rect{X: middle.X, Y: middle.Y, W: 20, H: 20}), rules.Info().ID)
		for i := range v.Seats {
			row, ok := d.on.Stage(v).Rim(game.Seat(game.Player(i + 1)))
			require.True(t, ok, rules.Info().ID)
			require.Positive(t, p.cuts(v, row), "%s, the row of player %d", rules.Info().ID, i+1)
		}
	}
}
