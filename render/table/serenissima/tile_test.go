package serenissima

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/widget"
)

// phones are the windows of a phone.
var phones = []display.Point{{X: 844, Y: 390}, {X: 390, Y: 844}}

// A chart that is seen from afar has tiles for its plaques, a nearer one has the plaques.
func TestPlaquesFoldWhereTheyCannotBeRead(t *testing.T) {
	for _, size := range phones {
		v := testView(startState(t, 4), size.X, size.Y)
		for _, scale := range []float64{0, 0.2, 0.3, 0.47, 0.48, 0.6} {
			v.Camera.Zoom(scale/v.Camera.Scale, v.Camera.View.Center())
			k := v.Units(1)
			for p := rules.PortID(1); int(p) < len(charted().Ports); p++ {
				whole := charted().Ports[p].Plaque.W * k
				if k < foldBelow {
					require.NotEqual(t, whole, plaqueRect(v, p).W)
					continue
				}
				require.InDelta(t, whole, plaqueRect(v, p).W, 1e-9)
			}
		}
	}
}

// A tile says what the port makes and pays for the next good, and who holds it with how many
// sailors; the sun stands over a full warehouse.
func TestTilesTellWhatMatters(t *testing.T) {
	s := startState(t, 4)
	const port = rules.PortID(4)
	values := s.Board.Ports[port].Values
	v := testView(s, 844, 390)
	v.Camera.Zoom(0.3/v.Camera.Scale, v.Camera.View.Center())
	texts := func() (list []string) {
		var l display.List
		appendTile(&l, v, s, port)
		for _, o := range l.Ops {
			if o.Kind == display.DrawText {
				list = append(list, o.Text)
			}
		}
		return list
	}
	require.Equal(t, []string{itoa(values[0])}, texts(), "nobody's")
	s.Ports[port] = rules.Port{Owner: 2, Sailors: 3, Filled: 1, Stock: [rules.Spaces]rules.Good{rules.Wood}}
	require.Equal(t, []string{"3", itoa(values[1])}, texts())
	s.Ports[port].Filled = int8(len(values))
	require.Equal(t, []string{"3"}, texts(), "full")
	v.Camera.Zoom(0.1, v.Camera.View.Center())
	v.Frame.Size = display.Point{X: 390, Y: 844}
	s.Ports[port].Filled = 0
	require.False(t, v.Camera.Scale < 0.18 && priced(v, port))
}

// A closed port bears the seal on its tile, with and without room for a price.
func TestTilesOfClosedPortsBearTheSeal(t *testing.T) {
	s := startState(t, 3)
	const port = rules.PortID(4)
	for _, size := range append(phones, display.Point{X: 320, Y: 568}) {
		v := testView(s, size.X, size.Y)
		for _, scale := range []float64{0.05, 0.1, 0.15, 0.2, 0.3, 0.4} {
			v.Camera.Zoom(scale/v.Camera.Scale, v.Camera.View.Center())
			if at, ok := anchor(v, game.Port(int(port))); ok {
				at = v.Camera.Board(at)
				v.Camera.LookAt(at.X, at.Y)
			}
			sealed := func(closed bool) bool {
				s.Ports[port] = rules.Port{Closed: closed}
				var l display.List
				appendTile(&l, v, s, port)
				return slices.ContainsFunc(l.Ops, func(o display.Op) bool { return o.Path == wax })
			}
			require.True(t, sealed(true), "%v at %v", size, v.Camera.Scale)
			require.False(t, sealed(false), "%v at %v", size, v.Camera.Scale)
		}
	}
}

// Tiles hide no other's sign, at any scale at which a phone shows them with prices.
func TestTilesLieBesideEachOther(t *testing.T) {
	s := startState(t, 4)
	for p := range s.Ports {
		s.Ports[p].Owner = game.Player(p%4 + 1)
	}
	for _, size := range phones {
		v := testView(s, size.X, size.Y)
		for _, scale := range []float64{0.2, 0.24, 0.3, 0.4, 0.47} {
			v.Camera.Zoom(scale/v.Camera.Scale, v.Camera.View.Center())
			for p := rules.PortID(1); int(p) < len(charted().Ports); p++ {
				for q := range p {
					if q > 0 {
						a, b := tileRect(v, p), tileRect(v, q)
						require.Less(t, area(a.Intersect(b)), 0.12*area(a), "%s and %s at %v", charted().Ports[p].ID, charted().Ports[q].ID, v.Camera.Scale)
					}
				}
			}
		}
	}
}

// Nothing that is written on the chart is too small to be read, however far it is away.
func TestTheChartWritesNothingSmall(t *testing.T) {
	s := startState(t, 4)
	for g := 1; g < len(s.Galleys); g++ {
		s.Galleys[g] = rules.Galley{Owner: game.Player(g%4 + 1), Zone: rules.ZoneID(g*g%5 + 1), Sailors: 1}
	}
	for _, size := range phones {
		v := testView(s, size.X, size.Y)
		v.Lit = map[game.Ref]table.Light{}
		for z := 1; z < len(charted().Zones); z++ {
			v.Cost[game.Area(z)] = "2"
			v.Lit[game.Area(z)], v.Lit[game.Port(z)] = table.Target, table.Target
		}
		for _, scale := range []float64{0, 0.2, 0.3, 0.4, 0.48, 0.5, 0.7, 1.2} {
			if scale > 0 {
				v.Camera.Zoom(scale/v.Camera.Scale, v.Camera.View.Center())
			}
			var l display.List
			Table{}.Draw(&l, v)
			for _, o := range l.Ops {
				switch {
				case o.Kind == display.DrawText && v.Frame.Board.Contains(display.Point{X: o.X, Y: o.Y}):
					require.GreaterOrEqual(t, o.Size, widget.MinText-1e-6, "%q at %v", o.Text, v.Camera.Scale)
				case o.Kind == display.FillPath || o.Kind == display.StrokePath:
					for z, name := range charted().Names {
						if name != nil && o.Path == name {
							require.GreaterOrEqual(t, o.Scale*charted().Shapes[z].LabelSize, widget.MinText-1e-6, name.Name)
						}
					}
				}
			}
		}
	}
}

// The names of homes that can be chosen stand whole on a phone that shows the whole chart, those of other ports in
// three letters: none over another, and none beyond the chart.
func TestNamesOfTilesLieBesideEachOther(t *testing.T) {
	for _, size := range phones {
		v := testView(startState(t, 4), size.X, size.Y)
		v.Camera.Leave(v.Frame.CoverTop, v.Frame.CoverBottom)
		v.Lit = map[game.Ref]table.Light{}
		for i, p := range charted().Ports {
			if slices.Contains([]string{"venezia", "genova", "valencia", "constantinople", "alexandria"}, p.ID) {
				v.Lit[game.Port(i)] = table.Target
			}
		}
		names := tileNames(v, v.State.(*rules.State))
		require.Greater(t, len(names), 14, "%v", size)
		whole := 0
		for _, x := range names {
			if x.whole {
				whole++
				continue
			}
			require.Regexp(t, "^[A-Z]{3}$", x.name)
		}
		require.Equal(t, 5, whole)
		sheet := display.Rect{X: v.Camera.Origin().X, Y: v.Camera.Origin().Y, W: v.Units(chartW), H: v.Units(chartH)}
		for i, x := range names {
			require.InDelta(t, 1, over(x.box, sheet), 1e-6, "%v: %s leaves the chart", size, x.name)
			for _, y := range names[:i] {
				require.Zero(t, over(x.box, y.box), "%v: %s and %s", size, x.name, y.name)
				require.NotEqual(t, x.name, y.name)
			}
		}
	}
}
