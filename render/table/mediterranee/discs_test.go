package mediterranee

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/render/op"
)

// The disc with the moves to a zone is the zone itself to who points at it, wherever it lies, unless
// a port or a galley is there.
func TestEveryDiscMeansItsZone(t *testing.T) {
	for _, size := range screens {
		v := shownIn(t, purchasing(t), size)
		v.Cost = map[game.Ref]string{}
		for z := 1; z < len(charted().Zones); z++ {
			v.Cost[game.Area(z)] = strconv.Itoa(z%4 + 1)
		}
		var l op.List
		Table{}.Draw(&l, v)
		for z := 1; z < len(charted().Zones); z++ {
			hit := l.At(discAt(v, z))
			require.NotNil(t, hit, charted().Shapes[z].Name)
			if kind := hit.Target.Ref.Kind; kind == game.AreaRef {
				require.Equal(t, game.Area(z), hit.Target.Ref, charted().Shapes[z].Name)
			} else {
				require.Contains(t, []game.RefKind{game.PortRef, game.ShipRef}, kind, charted().Shapes[z].Name)
			}
		}
	}
}

// Discs lie in their zones and beside each other, on a screen and where an upright phone shows the
// whole chart.
func TestDiscsLieBesideEachOther(t *testing.T) {
	for _, size := range append(screens, op.Point{X: 390, Y: 844}) {
		v := shownIn(t, purchasing(t), size)
		r := radiusOfDiscs(v)
		for z := 1; z < len(charted().Zones); z++ {
			name, at := charted().Shapes[z].Name, discAt(v, z)
			require.True(t, charted().Zones[z].Contains(v.Camera.Board(at)), "%s in %v", name, size)
			for y := 1; y < z; y++ {
				other := discAt(v, y)
				require.Greater(t, math.Hypot(at.X-other.X, at.Y-other.Y), 1.6*r, "%s and %s in %v", name, charted().Shapes[y].Name, size)
			}
		}
	}
}
