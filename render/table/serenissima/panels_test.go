package serenissima

import (
	"math"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/gametest"
	rules "serenissima/game/serenissima"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// lettered shows a state with letters of a size, whole.
func lettered(s game.State, size display.Point, letters float64) *table.View {
	v := testView(s, size.X, size.Y)
	v.Frame = Table{}.Layout(layout.Window{Size: size, TextScale: letters})
	v.Camera = layout.Fit(v.Frame.Board, v.Frame.Chart)
	return v
}

var wideWindows = []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1920, Y: 1080}, {X: 2560, Y: 1080}}

// What lies over the chart of a wide window hides no port, whatever the size of
// letters.
func TestPanelsHideNoPort(t *testing.T) {
	s := startState(t, 4)
	for p := range s.Board.Ports {
		s.Ports[p].Owner = 1 // their plaques are whole
	}
	for _, size := range wideWindows {
		for _, letters := range []float64{1, 1.15, 1.25, 1.3, 1.5} {
			v := lettered(s, size, letters)
			f := &v.Frame
			for name, r := range map[string]display.Rect{"track": f.Panels[trackPanel], "players": f.Panels[playersPanel], "wheel": f.Panels[wheelPanel], "deck": f.Panels[deckPanel], "tidings": f.Latest} {
				for i, p := range charted().Ports[1:] {
					require.False(t, r.Contains(v.At(p.At.X, p.At.Y)), "%s hides the mark of %s: %v, %g", name, p.ID, size, letters)
					plaque := plaqueRect(v, rules.PortID(i+1))
					require.Less(t, area(r.Intersect(plaque)), 0.2*area(plaque), "%s hides the plaque of %s: %v, %g", name, p.ID, size, letters)
				}
			}
		}
	}
}

// Larger letters are larger over the chart as well, and all that is written there
// stays on its panel.
func TestLettersOverTheChartGrow(t *testing.T) {
	least := func(s game.State, size display.Point, letters float64, table bool) float64 {
		v := lettered(s, size, letters)
		v.Open = table
		var l display.List
		appendPanels(&l, v, s.(*rules.State))
		smallest := math.Inf(1)
		for _, o := range l.Ops {
			if o.Kind != display.DrawText {
				continue
			}
			smallest = min(smallest, o.Size)
			w := display.Measure(o.Text, o.Font, o.Size)
			r := display.Rect{X: o.X, Y: o.Y - display.Ascent(o.Size), W: w, H: display.Ascent(o.Size)}
			switch o.Align {
			case display.Center:
				r.X -= w / 2
			case display.Right:
				r.X -= w
			}
			in := 0.0
			for _, panel := range []display.Rect{v.Frame.Panels[trackPanel], v.Frame.Panels[playersPanel], v.Frame.Panels[wheelPanel], v.Frame.Panels[deckPanel], v.Frame.Sheet} {
				in = max(in, area(r.Intersect(panel)))
			}
			require.InDelta(t, area(r), in, 1, "%q at %v, %g", o.Text, size, letters)
		}
		return smallest
	}
	n := 0
	_, err := gametest.RandomGame(rules.New(), game.Options{Seats: 4}, 5, func(s game.State, _ game.Action, _ []game.Event) {
		if n++; n%40 != 0 {
			return
		}
		for _, size := range wideWindows {
			usual := least(s, size, 1, false)
			// The smallest letters are as small as can be read already, and need grow less.
			require.Greater(t, least(s, size, 1.25, false), 1.05*usual, "%v", size)
			require.Greater(t, least(s, size, 1.5, false), 1.2*usual, "%v", size)
		}
		for _, table := range []bool{false, true} {
			phone := display.Point{X: 844, Y: 390}
			require.Greater(t, least(s, phone, 1.5, table), 1.3*least(s, phone, 1, table), "%v", phone)
		}
	})
	require.NoError(t, err)
}

// Markers are seen where they lie, and not over what a small frame shows instead.
func TestMarkersAreFoldedAwayToo(t *testing.T) {
	v := testView(startState(t, 4), 844, 390)
	for _, kind := range []game.RefKind{game.ShipRef, game.TrackRef} {
		from, to := game.Ref{Kind: kind, ID: 2}, game.Ref{Kind: kind, ID: 3}
		var l display.List
		v.Open = false
		Table{}.Stage(v).Marker(&l, from, to, 0.5)
		require.Empty(t, l.Ops)
		v.Open = true
		Table{}.Stage(v).Marker(&l, from, to, 0.5)
		require.NotEmpty(t, l.Ops)
	}
}
