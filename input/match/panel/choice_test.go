package panel

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app/apptest"
	"serenissima/input/match/position"
	"serenissima/render/display"
)

// The menu of a choice has a row for each thing that can be chosen next, one beside the other in sight.
func TestAMenuHasARowForEachThing(t *testing.T) {
	menus := 0
	for _, rules := range catalog.All() {
		for _, m := range apptest.PositionsOf(t, rules, 3, 1) {
			d := layOut(t, m, desktop())
			choice := position.NewChoice(d.position().Legal)
			g, _ := d.open(position.Open{Group: -1, Choice: choice})
			p := NewChoice(g.Buttons, g.sheet)
			if !p.Shown(d) {
				continue
			}
			menus++
			l := &display.List{}
			p.Draw(d, l)
			window, seen := display.Rect{W: d.view.Frame.Size.X, H: d.view.Frame.Size.Y}, []display.Rect{}
			for _, x := range choice.Rows() {
				hit := l.Find(position.RowTarget(position.CmdRow, x))
				require.NotNil(t, hit, "%s: %v", rules.Info().ID, x)
				within := hit.Rect.Intersect(window)
				require.InDelta(t, hit.Rect.W*hit.Rect.H, within.W*within.H, 1)
				for _, other := range seen {
					require.True(t, hit.Rect.Inset(1).Intersect(other).Empty(), "%v lies over %v", hit.Rect, other)
				}
				seen = append(seen, hit.Rect)
			}
		}
	}
	require.Positive(t, menus)
}
