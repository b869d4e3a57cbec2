package mediterranee

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/mediterranee"
)

// However many galleys lie in a zone, the names of the seas can be read: of no name more than a letter or two lies
// below a ship, or below the tags of a stack.
func TestShipsLeaveTheNamesOfSeasInSight(t *testing.T) {
	for _, n := range []int{1, 2, 3, 4, 7, 10} {
		for z := rules.ZoneID(1); int(z) < len(charted().Zones); z++ {
			s := purchasing(t)
			s.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
			for g := rules.GalleyID(1); int(g) <= n; g++ {
				s.Galleys[g] = rules.Galley{Owner: game.Player(g%4 + 1), Zone: z, Sailors: 1}
			}
			s.Recount()
			most := 0.2
			if n > mostBerths {
				most = 0.3
			}
			for g, m := range moored(s)[1 : n+1] {
				box := shipBox(m.at, m.width)
				if m.stack.of > 0 {
					box = m.stack.box()
				}
				for sea := 1; sea < len(charted().Shapes); sea++ {
					name := charted().SeaBox(sea)
					require.Less(t, area(name.Intersect(box))/area(name), most, "galley %d of %d in %s lies over %s", g+1, n, charted().Shapes[z].Name, charted().Shapes[sea].Name)
				}
			}
		}
	}
}
