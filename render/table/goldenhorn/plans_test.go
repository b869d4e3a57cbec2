package goldenhorn

import (
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// A heap that is chosen again is put back, and the ship that was to load it stays chosen.
func TestAHeapIsPutBack(t *testing.T) {
	met := 0
	playedOut(t, 4, func(st *rules.State) {
		for _, h := range heaps(st) {
			for _, ship := range shipsFor(st, h) {
				with, ok := Table{}.Choose(st, []game.Ref{game.Ship(ship)}, h.ref())
				require.True(t, ok)
				require.Contains(t, with, h.ref())
				without, ok := Table{}.Choose(st, with, h.ref())
				require.True(t, ok)
				require.Equal(t, []game.Ref{game.Ship(ship)}, without)
				met++
			}
			if alone, ok := (Table{}).Choose(st, nil, h.ref()); ok {
				left, ok := Table{}.Choose(st, alone, h.ref())
				require.True(t, ok)
				require.NotContains(t, left, h.ref())
			}
		}
	})
	require.Positive(t, met)
}

// Of a space it is told what keeps the ship that is chosen from it: in a start harbour that it has to load first, and no
// card of that space.
func TestASpaceTellsThatAShipLoadsFirst(t *testing.T) {
	met := 0
	playedOut(t, 3, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove {
			return
		}
		for i := st.Fleet(st.Turn); i < st.Fleet(st.Turn)+rules.FleetShips; i++ {
			if st.StartHarbourAt(st.Ships[i].Place) == 0 || !canMove(st, i) {
				continue
			}
			v := viewIn(t, st, layout.Window{Size: display.Point{X: 1280, Y: 800}, TextScale: 1}, "en", game.Ship(i))
			for p := rules.Place(1); p < st.Last; p++ {
				if !st.AtSea(p) {
					continue
				}
				lines := describe(v, st, game.Area(p))
				require.True(t, slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, "Load something first.") }), "%v", lines)
				require.False(t, slices.ContainsFunc(lines, func(line string) bool { return strings.Contains(line, "it needs") }), "%v", lines)
				met++
			}
		}
	})
	require.Positive(t, met)
}
