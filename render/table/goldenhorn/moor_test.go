package goldenhorn

import (
	"strconv"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game"
	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/theme"
	"serenissima/render/widget"
)

// phones are those that a start harbour is looked at on.
var phones = []layout.Window{
	{Size: display.Point{X: 390, Y: 844}, TextScale: 1, Fingers: true}, {Size: display.Point{X: 844, Y: 390}, TextScale: 1, Fingers: true},
	{Size: display.Point{X: 390, Y: 844}, TextScale: 1.5, Fingers: true}, {Size: display.Point{X: 844, Y: 390}, TextScale: 1.5, Fingers: true},
}

// tappedIn is how wide what is drawn in a rectangle can be tapped, by its targets in the order from left to right: at its
// widest, where other things lie over parts of it.
func tappedIn(l *display.List, r display.Rect) (order []display.Target, wide map[display.Target]float64) {
	wide = map[display.Target]float64{}
	for y := r.Y + 2; y < r.Y+r.H; y += 4 {
		row := map[display.Target]float64{}
		for x := r.X + 0.125; x < r.X+r.W; x += 0.25 {
			hit := l.At(display.Point{X: x, Y: y})
			if hit == nil {
				continue
			}
			if row[hit.Target] += 0.25; wide[hit.Target] == 0 {
				order = append(order, hit.Target)
			}
			wide[hit.Target] = max(wide[hit.Target], row[hit.Target])
		}
	}
	return order, wide
}

// crowded calls back with positions in which somebody may move a ship and much lies in a start harbour, as that seat sees them.
func crowded(t *testing.T, check func(st *rules.State, h rules.HarbourID, ships int)) {
	seen := 0
	playedOut(t, 24, func(st *rules.State) {
		if st.Decision().Prompt != rules.BeforeMove || st.Turns > 6 {
			return
		}
		for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
			n := 0
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				if st.Ships[i].Owner != game.Nobody && st.StartHarbourAt(st.Ships[i].Place) == h {
					n++
				}
			}
			if n > 6 {
				seen++
				check(st, h, n)
			}
		}
	})
	require.Greater(t, seen, 4)
}

// On a phone at most six ships lie in a row in a start harbour, each wide enough for a finger; those of who looks come
// first. The others that have no room lie in a pile with their number, and a tap on it shows all of them.
func TestCrowdedHarboursOfPhonesHaveAPile(t *testing.T) {
	crowded(t, func(st *rules.State, h rules.HarbourID, ships int) {
		me := st.Decision().Player
		for _, w := range phones {
			v := viewIn(t, st, w, "en")
			if quayFolded(v, h) {
				v.Chosen = []game.Ref{game.Port(h)}
			}
			var l display.List
			draw := func() {
				l.Reset()
				Table{}.Draw(&l, v)
				if v.Frame.Narrow() {
					appendOpenQuay(&l, v)
				}
			}
			draw()
			order, wide := tappedIn(&l, quayRect(v, h))
			row, mine, pile := 0, 0, display.Target{Command: table.CmdOverlay, Ref: game.Port(h)}
			for _, x := range order {
				if x.Ref.Kind != game.ShipRef {
					continue
				}
				require.GreaterOrEqual(t, wide[x], 43.5, "%v: %v", w, x)
				if row++; st.Ships[x.Ref.ID].Owner == me {
					require.Equal(t, mine, row-1, "%v: a rival's ship lies before %v", w, x)
					mine++
				}
			}
			require.LessOrEqual(t, row, 5)
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				if st.Ships[i].Owner == me && st.StartHarbourAt(st.Ships[i].Place) == h {
					require.Contains(t, order, display.Target{Ref: game.Ship(i)}, "%v", w)
				}
			}
			require.GreaterOrEqual(t, wide[pile], 43.5, "%v", w)
			require.Contains(t, textsOf(&l), strconv.Itoa(ships-row), "%v", w)

			v.Overlay = game.Port(h)
			draw()
			_, wide = tappedIn(&l, v.Frame.Board.Union(quayRect(v, h)))
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				if ship := &st.Ships[i]; ship.Owner != game.Nobody && st.StartHarbourAt(ship.Place) == h {
					require.GreaterOrEqual(t, wide[display.Target{Ref: game.Ship(i)}], 43.5, "%v: %d of the pile", w, i)
				}
			}
		}
	})
}

// The pennant of each ship in a start harbour has the sign of its owner, large enough to be told apart without colours.
func TestPennantsHaveTheSignsOfOwners(t *testing.T) {
	crowded(t, func(st *rules.State, h rules.HarbourID, ships int) {
		for _, w := range phones {
			v := viewIn(t, st, w, "en")
			b := berthsOf(v, st)
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				if b[i].width == 0 || b[i].piled {
					continue
				}
				var l display.List
				appendOne(&l, v, st, i, b[i])
				crest, largest := widget.IconPath(theme.LiveryOf(v.Colour(st.Ships[i].Owner)).Crest), 0.0
				for _, o := range l.Ops {
					if o.Path == crest && o.Y < b[i].at.Y-0.2*b[i].width {
						largest = max(largest, o.Scale*assets.IconSize)
					}
				}
				require.GreaterOrEqual(t, largest, 7.0, "%v: %d", w, i)
			}
		}
	})
}

// However many ships lie in a start harbour, all lie within its quay, in windows of every size.
func TestShipsLieWithinTheirQuay(t *testing.T) {
	most := 0
	playedOut(t, 24, func(st *rules.State) {
		if st.Turns > 6 {
			return
		}
		for _, w := range windowsCovered() {
			v := viewIn(t, st, w, "en")
			b, lying := berthsOf(v, st), map[rules.HarbourID]int{}
			for i := rules.ShipID(1); i <= rules.MaxShips; i++ {
				if b[i].width == 0 || b[i].chart {
					continue
				}
				h := st.StartHarbourAt(st.Ships[i].Place)
				quay := quayRect(v, h)
				require.True(t, quay.Inset(-1).Holds(b[i].room), "%v: ship %d at %v", w, i, b[i].room)
				require.True(t, quay.Inset(-2).Holds(b[i].at.Box(b[i].width, 1)), "%v: ship %d", w, i)
				lying[h]++
				most = max(most, lying[h])
			}
		}
	})
	require.Greater(t, most, 6)
}

// An opened pile lies beside its quay, on no other panel, and a picture of it that stays as it is takes no memory.
func TestAnOpenedPileLiesBesideItsQuay(t *testing.T) {
	positions := 0
	crowded(t, func(st *rules.State, h rules.HarbourID, ships int) {
		if positions++; positions%8 != 0 {
			return
		}
		for _, w := range windowsCovered() {
			v := viewIn(t, st, w, "en")
			v.Overlay = game.Port(h)
			if quayFolded(v, h) {
				v.Chosen = []game.Ref{game.Port(h)}
			}
			var l display.List
			_, n, own := inHarbour(st, h)
			m := shipRowOf(v, h, n, own)
			s := m.openPile(v, h)
			if s.ships == 0 {
				continue
			}
			quay := quayRect(v, h)
			require.False(t, quay.Inset(-2*spreadRim).Intersect(s.paper).Empty(), "%v: %v is far from %v", w, s.paper, quay)
			require.True(t, v.Frame.Board.Inset(-0.01).Holds(s.paper), "%v: %v", w, s.paper)
			for name, panel := range panelsOver(v, st) {
				if name != "skip" && (panel != quay || !quayFolded(v, h)) { // nothing is skipped while one chooses
					require.True(t, panel.Intersect(s.paper).Empty(), "%v: %v lies on the %s, %v", w, s.paper, name, panel)
				}
			}
			v.Cache = &table.DrawCache{}
			draw := func() {
				l.Reset()
				Table{}.Draw(&l, v)
			}
			draw()
			require.Zero(t, testing.AllocsPerRun(10, draw), "%v", w)
		}
	})
}
