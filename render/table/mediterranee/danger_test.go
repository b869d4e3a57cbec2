package mediterranee

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/mediterranee"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// What the viewer has and can lose in this turn bears a small shield, and its tip tells by whom and how likely. What is
// safe, and what rivals have, does not.
func TestWhatCanFallBearsAShield(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		for _, rival := range []bool{true, false} {
			st := *bookGame()
			st.Galleys = [rules.MaxGalleys + 1]rules.Galley{}
			st.Galleys[1] = rules.Galley{Owner: 1, Sailors: 1, Zone: 9}
			if rival {
				st.Galleys[2] = rules.Galley{Owner: 2, Sailors: 5, Zone: 9}
			}
			st.Turn, st.Phase, st.Place, st.Known = 1, 3, 1, game.Seats(0).With(1)
			for p := range st.Ports {
				st.Ports[p].Owner = game.Nobody
			}
			st.Recount()
			d := layOut(t, &st, size.X, size.Y)
			var l display.List
			Table{}.Draw(&l, d.view)
			shields := 0
			for _, op := range l.Ops {
				if op.Path == dangerShield && op.Color == theme.Danger {
					shields++
				}
			}
			told := strings.Join(Table{}.Tell(d.view, game.Ship(1)).Lines, "\n")
			if !rival {
				require.Zero(t, shields)
				require.NotContains(t, told, "fall in this turn")
				continue
			}
			require.Equal(t, 1, shields, "the own one alone")
			require.Contains(t, told, "fall in this turn: for certain", "five sailors against one")
			require.NotContains(t, strings.Join(Table{}.Tell(d.view, game.Ship(2)).Lines, "\n"), "fall in this turn")
		}
	}
}

// The shields of what can fall lie over no number and no letter of the chart: over no strength, no space of a warehouse.
func TestDangerShieldsHideNoNumber(t *testing.T) {
	for _, size := range []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 800}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
		shields := 0
		for seed := uint64(1); seed < 12; seed++ {
			_, err := gametest.RandomGame(rules.New(), gametest.Options(4), seed, func(s game.State, _ game.Action, _ []game.Event) {
				st := s.(*rules.State)
				if st.Asking().Phase == "" || shields > 600 {
					return
				}
				v := shownIn(t, st, size)
				var l display.List
				Table{}.Draw(&l, v)
				for i, op := range l.Ops {
					if op.Path != dangerShield || op.Color != theme.Danger {
						continue
					}
					shields++
					r := display.Point{X: op.X, Y: op.Y}.Box(17*op.Scale, 19*op.Scale)
					for _, x := range l.Ops[:i] { // what is drawn later lies over it
						if x.Kind != display.DrawText {
							continue
						}
						w, h := display.Measure(x.Text, x.Font, x.Size), display.Ascent(x.Size)
						require.Less(t, area(r.Intersect(display.Rect{X: x.X - w/2, Y: x.Y - h, W: w, H: h})), 0.25*w*h, "%v: over %q", size, x.Text)
					}
				}
			})
			require.NoError(t, err)
		}
		require.Greater(t, shields, 100)
	}
}
