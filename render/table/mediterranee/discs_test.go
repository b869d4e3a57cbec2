package mediterranee

import (
	"math"
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	"serenissima/render/display"
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
		var l display.List
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
	for _, size := range append(screens, display.Point{X: 390, Y: 844}) {
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

// The places that are kept are those where discs cover least.
func TestDiscsCoverLeast(t *testing.T) {
	want := map[string][len(discSizes)]assets.Point{}
	for size, radius := range discSizes {
		for z, at := range leastCovering(radius) {
			if z > 0 {
				of := want[charted().Shapes[z].ID]
				of[size] = assets.Point(at)
				want[charted().Shapes[z].ID] = of
			}
		}
	}
	if written(t, "discs.json", want) {
		return // what is kept has been read already
	}
	for size := range discSizes {
		for z := 1; z < len(charted().Shapes); z++ {
			at := want[charted().Shapes[z].ID][size]
			require.Equal(t, display.Point(at), discPlaces()[size][z], "%s, radius %v", charted().Shapes[z].Name, discSizes[size])
		}
	}
}

const (
	discAbove = 32 // the middle of the name of a zone, where its disc lies if nothing is there, in board units
	hiding    = 6  // how much it matters that a disc lies over the first ship of a zone, see cover
	astray    = 20 // how much it matters that it lies a board unit farther from its usual place, see cover
)

// leastCovering are the places of discs of a radius by their zones.
func leastCovering(radius float64) []display.Point {
	box := func(at display.Point) display.Rect {
		return display.Rect{X: at.X - radius, Y: at.Y - radius, W: 2 * radius, H: 2 * radius}
	}
	places := make([]display.Point, len(charted().Zones))
	for round := range rounds { // those placed first may find a better place beside the others
		for z := 1; z < len(places); z++ {
			label := charted().Shapes[z].Label
			usual, least := display.Point{X: label.X, Y: label.Y - discAbove}, math.Inf(1)
			for i, at := range append([]display.Point{usual}, waters()[z].places...) {
				if i == 0 && !charted().Zones[z].Contains(at) || i > 0 && !waters()[z].sea[i-1] {
					continue
				}
				r := box(at)
				cost := astray * math.Hypot(at.X-usual.X, at.Y-usual.Y)
				for y := 1; y < len(places) && cost < least; y++ { // most are too far away
					ship := berths()[y][0]
					cost += hiding * area(r.Intersect(shipBox(ship, widths[1]).Union(box(ship))))
					if y != z && (y < z || round > 0) {
						cost += sharing * area(r.Intersect(box(places[y])))
					}
				}
				if cost < least {
					cost += waters()[z].cost(r, least-cost)
				}
				if cost < least {
					least, places[z] = cost, at
				}
			}
		}
	}
	return places
}
