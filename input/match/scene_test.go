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
		end := d.list.Find(position.GroupButton(table.EndGroup))
		require.NotNil(t, end)
		at := end.Rect.Center()
		d.stack.Push(result.New(d.c, p.match()))
		d.tick(control.Frame{})
		require.NotEqual(t, "again", d.list.At(at).Target.Command, "%v", size)
	}
}
