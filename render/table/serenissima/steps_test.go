package serenissima

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
)

// While a galley is at work its steps are shown, each explains itself, and none
// leaves its line.
func TestStepsOfAnActivation(t *testing.T) {
	seen := map[int]bool{}
	for seed := range uint64(4) {
		_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, seed, func(s game.State, _ game.Action, _ []game.Event) {
			v := testView(s, 1280, 800)
			var l display.List
			r := display.Rect{X: 10, Y: 10, W: []float64{300, 130, 95}[seed%3], H: 20}
			v.Say = func(key string, _ ...any) string {
				switch key {
				case "board.step.load":
					return "1 Load"
				case "board.step.sail":
					return "2 Sail"
				case "board.step.trade":
					return "3 Sell or fight"
				}
				return "Invest help"
			}
			working := Table{}.DrawSteps(&l, r, v, 14, false)
			step := stepOf(s.Decision().Prompt)
			require.Equal(t, step > 0, working)
			require.Equal(t, step > 0, len(l.Hits) > 0)
			for _, h := range l.Hits {
				require.Contains(t, h.Tip, "help")
				require.InDelta(t, h.Rect.W, h.Rect.Intersect(r).W, 1)
			}
			seen[step] = true
		})
		require.NoError(t, err)
	}
	require.Len(t, seen, 5)
}
