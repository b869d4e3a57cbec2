package mediterranee

import (
	"encoding/json"
	"flag"
	"math"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
)

// The berths that are kept are those where ships cover least.
func TestShipsInBerthsCoverLeast(t *testing.T) {
	want := map[string][mostBerths]assets.Point{}
	for z, list := range roomiest() {
		var of [mostBerths]assets.Point
		for i, at := range list {
			of[i] = assets.Point(at)
		}
		if z > 0 {
			want[charted().Shapes[z].ID] = of
		}
	}
	if written(t, "berths.json", want) {
		return // what is kept has been read already
	}
	for z := 1; z < len(charted().Shapes); z++ {
		for i, at := range want[charted().Shapes[z].ID] {
			require.Equal(t, display.Point(at), berths()[z][i], "berth %d in %s", i, charted().Shapes[z].Name)
		}
	}
}

// written writes what has been found anew into a file if the tests are to update what is kept, and reports
// whether it has.
func written(t *testing.T, file string, found any) bool {
	if flag.Lookup("update").Value.String() != "true" { // the flag of gametest
		return false
	}
	text, err := json.MarshalIndent(found, "", "\t")
	require.NoError(t, err)
	require.NoError(t, os.WriteFile(file, append(text, '\n'), 0o644))
	return true
}

// abroad is how much more it matters that the hull of a ship leaves her zone than that the rest does:
// she seems to be elsewhere then. See cover.
const abroad = 18.0

// roomiest are the berths of each zone.
func roomiest() [][]display.Point {
	made := make([][]display.Point, len(charted().Shapes))
	for z := 1; z < len(made); z++ {
		water := &waters()[z]
		var taken []display.Rect
		for len(made[z]) < mostBerths {
			best, box, least := display.Point{}, display.Rect{}, math.Inf(1)
			for i, at := range water.places {
				if !water.sea[i] {
					continue
				}
				there := shipBox(at, widths[len(taken)+1])
				hull := display.Rect{X: there.X, Y: there.Y + there.H/2, W: there.W, H: there.H / 2}
				cost := water.cost(there, least) + abroad*water.beyond(hull)
				for _, r := range taken {
					cost += sharing * area(there.Intersect(r))
				}
				if cost < least {
					best, box, least = at, there, cost
				}
			}
			made[z], taken = append(made[z], best), append(taken, box)
		}
	}
	return made
}

// A galley that is captured stays where she lies, and so do the others of her zone.
func TestACaptureMovesNoGalley(t *testing.T) {
	s := purchasing(t)
	s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
	for g := rules.GalleyID(1); g <= 3; g++ {
		s.Galleys[g] = rules.Galley{Owner: 1 + game.Player(g/2), Zone: 1, Sailors: 2}
	}
	s.Recount()
	before := *moored(s)
	s.Galleys[3].Owner = 1
	s.Recount()
	require.Equal(t, before, *moored(s))
}

// At most three galleys of a zone are drawn whole: from the fourth on those of each owner lie in a stack, with their
// number.
func TestTheFourthGalleyOfAZoneMakesStacks(t *testing.T) {
	s := purchasing(t)
	s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
	for g := rules.GalleyID(1); g <= 4; g++ {
		require.Zero(t, moored(s)[max(1, g-1)].stack.of, "%d galleys are drawn whole", g-1)
		s.Galleys[g] = rules.Galley{Owner: 1 + game.Player(g/4), Zone: 1, Sailors: 2}
		s.Recount()
	}
	f := moored(s)
	require.Equal(t, 3, f[1].stack.of)
	require.Equal(t, f[1].at, f[3].at)
	require.Zero(t, f[4].stack.of, "a single one needs no number")
}
