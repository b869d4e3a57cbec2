package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets"
	"serenissima/game/catalog"
	"serenissima/game/store"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/theme"
)

// The small ships of a title sail on the sea of its chart, wherever they are on their loop.
func TestTheShipsOfTheTitleSailOnTheSea(t *testing.T) {
	for _, rules := range catalog.All() {
		for _, size := range []display.Point{{X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 1920, Y: 1080}} {
			d := drive(t, &store.Memory{}, size)
			d.Context.Wanted.Game = rules.Info().ID
			d.Stack.Push(NewTitle(d.Context))
			d.Tick(control.Frame{})
			var chart display.Op
			for _, o := range d.List.Ops {
				if o.Kind == display.DrawImage && o.Rect == d.Context.Screen.Rect() {
					chart = o
				}
			}
			require.NotZero(t, chart.Scale)
			picture, err := theme.Picture(chart.Image)
			require.NoError(t, err)
			for i, ship := range fleet {
				for _, across := range []float64{-ship.reach, 0, ship.reach} {
					x, y := size.X*(ship.x+across), size.Y*ship.y+0.3*size.X*ship.w // where the hull lies on the water
					x, y = chart.X+x/chart.Scale, chart.Y+y/chart.Scale
					red, _, blue, _ := picture.Sketch.At(int(x/assets.SketchPart), int(y/assets.SketchPart)).RGBA()
					require.True(t, ship.reach == 0 || blue > red, "%s %v: ship %d is on land", rules.Info().ID, size, i)
				}
			}
		}
	}
}
