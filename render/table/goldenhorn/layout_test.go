package goldenhorn

import (
	"encoding/json"
	"os"
	"testing"

	"github.com/stretchr/testify/require"

	rules "serenissima/game/goldenhorn"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// In windows of the usual shapes the chart leaves no margin of the board empty.
func TestTheChartFillsTheBoard(t *testing.T) {
	for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1600, Y: 1000}, {X: 1366, Y: 768}, {X: 1280, Y: 720}, {X: 1920, Y: 1080}, {X: 2560, Y: 1440}, {X: 844, Y: 390}, {X: 768, Y: 1024}} {
		f := Table{}.Layout(layout.Window{Size: size, TextScale: 1})
		camera := layout.Fit(f.Board, f.Chart)
		low, high := camera.At(0, 0), camera.At(chartW, chartH)
		require.LessOrEqual(t, low.X, f.Board.X+1, "%v", size)
		require.GreaterOrEqual(t, high.X, f.Board.X+f.Board.W-1, "%v", size)
		require.LessOrEqual(t, low.Y, f.Board.Y+1, "%v", size)
		require.GreaterOrEqual(t, high.Y, f.Board.Y+f.Board.H-1, "%v", size)
	}
}

// Upright the course is as large as the width of the window lets it be, or the panels below it, and is seen as a whole.
func TestUprightTheCourseIsLarge(t *testing.T) {
	for _, x := range []struct {
		size display.Point
		part float64 // of the height that the chart has
	}{{display.Point{X: 820, Y: 1180}, 0.41}, {display.Point{X: 768, Y: 1024}, 0.36}, {display.Point{X: 390, Y: 844}, 0.305}} {
		f := Table{}.Layout(layout.Window{Size: x.size, TextScale: 1, Fingers: true})
		camera := layout.Fit(f.Board, f.Chart)
		low, high := camera.At(coursePart.X, coursePart.Y), camera.At(coursePart.X+coursePart.W, coursePart.Y+coursePart.H)
		require.True(t, f.Board.Inset(-1).Holds(display.Rect{X: low.X, Y: low.Y, W: high.X - low.X, H: high.Y - low.Y}), "%v", x.size)
		require.Greater(t, min(f.Board.H, chartH*camera.Scale)/x.size.Y, x.part, "%v", x.size)
		wide := (high.X - low.X) / f.Board.W
		quays := f.Panels[venicePanel].H / f.Unit
		require.True(t, wide > 0.97 || quays < 140, "%v: the course has %v of the width, and the quays are %v high", x.size, wide, quays)
	}
}

// No ship on the course lies over the compass rose, however many seats there are.
func TestShipsLieClearOfTheRose(t *testing.T) {
	var source struct {
		Rose struct {
			At     [2]float64 `json:"at"`
			Radius float64    `json:"radius"`
		} `json:"rose"`
	}
	data, err := os.ReadFile("../../../assets/src/chart-goldenhorn.json")
	require.NoError(t, err)
	require.NoError(t, json.Unmarshal(data, &source))
	rose := source.Rose
	for _, seed := range []uint64{0, 1, 2} { // as many seats more than two
		st := over(t, seed, nil)
		v := viewIn(t, st, layout.Window{Size: display.Point{X: 1600, Y: 1000}, TextScale: 1}, "en")
		clear := func(keel display.Point) {
			box := shipBox(onChart(v, keel, widthOf(v, st)))
			at := v.At(rose.At[0], rose.At[1])
			near := display.Point{X: max(box.X, min(at.X, box.X+box.W)), Y: max(box.Y, min(at.Y, box.Y+box.H))}
			require.Greater(t, dist(at, near), v.Units(rose.Radius), "%d seats: a ship at %v", st.Seats, keel)
		}
		for p := rules.Place(1); p < st.Last; p++ {
			switch at := stationAt(st, p); {
			case st.AtSea(p):
				clear(display.Point{X: at.X, Y: at.Y - radiusOf(v, st)*0.5})
			case st.HarbourAt(p) == rules.Modone:
				for i := range int(st.Board.Seats[st.Seats].Docks) {
					dock := dockAt(st, i)
					clear(display.Point{X: dock.X, Y: dock.Y - 6})
				}
			}
		}
	}
}

// The names of the harbours stand beside their quays, which grow with the letters.
func TestHarbourNamesAreNotCovered(t *testing.T) {
	st := over(t, 2, map[string]string{"expansion": "yes"})
	for _, w := range windowsCovered() {
		for _, tag := range []string{"en", "de", "fr"} {
			v := viewIn(t, st, w, tag)
			for _, h := range []rules.HarbourID{rules.Venice, rules.Constantinople} {
				name := harbourName(v, st, h)
				if v.Frame.Shape == layout.Wide {
					require.True(t, name.Intersect(quayRect(v, h)).Empty(), "%v, letters %v, %s: %v", w.Size, w.TextScale, tag, h)
				}
			}
		}
	}
}
