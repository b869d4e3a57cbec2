package device

import (
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A finger that comes and goes while a picture takes long, once or twice, or moves meanwhile, is seen by the
// ticks that follow.
func TestNoTapIsLostInASlowFrame(t *testing.T) {
	at := func(x float64) []control.Touch { return []control.Touch{{ID: 1, At: display.Point{X: x, Y: 9}}} }
	for _, tt := range []struct {
		name string
		told [][]control.Touch
		want []string
	}{
		{"a tap", [][]control.Touch{at(9), nil}, []string{"press", "tap 9,9", "", "", ""}},
		{"two taps", [][]control.Touch{at(9), nil, at(30), nil}, []string{"press", "tap 9,9", "press", "tap 30,9", ""}},
		{"a drag", [][]control.Touch{at(9), at(20), at(40), nil}, []string{"press", "drag 9,9", "drop 9,9-40,9", "", ""}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var glass touchScreen
			var tracker control.Tracker
			for _, touches := range tt.told {
				glass.tell(touches)
			}
			var got []string
			for range tt.want {
				got = append(got, did(tracker.Next(control.Sample{Focused: true, Touches: glass.tick()})))
			}
			require.Equal(t, tt.want, got)
		})
	}
}

// did tells what a finger has done in a tick.
func did(f control.Frame) string {
	switch {
	case f.JustPressed:
		return "press"
	case f.Tap:
		return fmt.Sprintf("tap %g,%g", f.TapAt.X, f.TapAt.Y)
	case f.Dragging:
		return fmt.Sprintf("drag %g,%g", f.DragFrom.X, f.DragFrom.Y)
	case f.DragEnd:
		return fmt.Sprintf("drop %g,%g-%g,%g", f.DragFrom.X, f.DragFrom.Y, f.Pointer.X, f.Pointer.Y)
	}
	return ""
}
