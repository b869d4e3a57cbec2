package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/input/match/position"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A click too many on what ended the game does not begin another one.
func TestAClickTooManyLeavesTheResult(t *testing.T) {
	for _, size := range []display.Point{desktop, {X: 1920, Y: 1080}, {X: 1024, Y: 640}, {X: 1024, Y: 768}} {
		d, p := advised(t, active(t), size)
		end := d.List.Find(position.GroupButton(table.EndGroup))
		require.NotNil(t, end)
		at := end.Rect.Center()
		d.Stack.Push(result.New(d.Context, p.match()))
		d.Tick(control.Frame{})
		require.NotEqual(t, "again", d.List.At(at).Target.Command, "%v", size)
	}
}
