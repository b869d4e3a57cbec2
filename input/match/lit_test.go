package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
)

// While the zones in reach of a ship are lit, those that only other ships reach are not: who looks
// at the light sees one ship's lesson.
func TestOnlyTheReachOfTheChosenShipIsLit(t *testing.T) {
	lit := map[string]int{}
	for _, rules := range catalog.All() {
		for _, m := range apptest.PositionsOf(t, rules, 2, 3) {
			d, p := resume(t, desktop, peopled(t, m, 2))
			if !p.scope().WaysShown() {
				continue
			}
			reached := map[game.Ref]bool{}
			for _, r := range p.now.Routes {
				reached[r.To] = true
			}
			for ref := range deskOf(p, d.Context).lit() {
				if ref.Kind == game.AreaRef {
					require.True(t, reached[ref], "%s: %v", rules.Info().ID, ref)
					lit[rules.Info().ID]++
				}
			}
		}
	}
	require.NotEmpty(t, lit)
}
