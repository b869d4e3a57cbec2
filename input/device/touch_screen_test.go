package device

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"serenissima/render/control"
	"serenissima/render/display"
)

// A finger that comes and goes while a picture takes long, once or twice, or moves meanwhile, is seen by the
// ticks that follow.
func TestNoTapIsLostInASlowFrame(t *testing.T) {
	for _, tt := range []struct {
		name string
		told [][]control.Touch
		want []string
	}{
		{"a tap", [][]control.Touch{finger(9), nil}, []string{"press", "tap 9,9", "", "", ""}},
		{"two taps", [][]control.Touch{finger(9), nil, finger(30), nil}, []string{"press", "tap 9,9", "press", "tap 30,9", ""}},
		{"a drag", [][]control.Touch{finger(9), finger(20), finger(40), nil}, []string{"press", "drag 9,9", "drop 9,9-40,9", "", ""}},
	} {
		t.Run(tt.name, func(t *testing.T) {
			var glass touchScreen
			var tracker control.Tracker
			for _, touches := range tt.told {
				glass.tell(touches, 0)
			}
			var got []string
			for range tt.want {
				got = append(got, did(tracker.Next(sampled(&glass, time.Second))))
			}
			require.Equal(t, tt.want, got)
		})
	}
}

// However rare the ticks are, a finger that is held asks instead of taps, and one that is soon lifted taps, also
// where that is told late.
func TestAFingerIsMeasuredByAClock(t *testing.T) {
	const come = 5 * time.Millisecond
	for _, tt := range []struct {
		every, lifted time.Duration // a tick, the finger after it came
		late          time.Duration // its lift is told after that
		want          string
	}{
		{time.Second / 60, 1200 * time.Millisecond, 0, "long"},
		{time.Second / 10, 1200 * time.Millisecond, 0, "long"},
		{time.Second / 3, 1200 * time.Millisecond, 0, "long"},
		{time.Second / 2, 1200 * time.Millisecond, 0, "long"},
		{time.Second / 60, 80 * time.Millisecond, 0, "tap 9,9"},
		{time.Second / 3, 80 * time.Millisecond, 0, "tap 9,9"},
		{time.Second, 80 * time.Millisecond, 0, "tap 9,9"},
		{time.Second, 80 * time.Millisecond, 4 * time.Second, "tap 9,9"},
		{5 * time.Second, 80 * time.Millisecond, 0, "tap 9,9"},
	} {
		t.Run(fmt.Sprintf("a tick in %v, lifted after %v, told %v later", tt.every, tt.lifted, tt.late), func(t *testing.T) {
			var glass touchScreen
			var tracker control.Tracker
			var got []string
			begun, ended := false, false
			for now := time.Duration(0); now < 20*time.Second; now += tt.every {
				if !begun && now >= come {
					begun = true
					glass.tell(finger(9), come)
				}
				if lift := come + tt.lifted; !ended && now >= lift+tt.late {
					ended = true
					glass.tell(nil, lift)
				}
				if f := tracker.Next(sampled(&glass, now)); f.LongPress {
					got = append(got, "long")
				} else if x := did(f); x != "" {
					got = append(got, x)
				}
			}
			require.Equal(t, []string{"press", tt.want}, got)
		})
	}
}

// finger is a finger that touches so far from the left.
func finger(x float64) []control.Touch {
	return []control.Touch{{ID: 1, At: display.Point{X: x, Y: 9}}}
}

// sampled is what a tick samples of a touch screen.
func sampled(glass *touchScreen, now time.Duration) control.Sample {
	s := control.Sample{Focused: true}
	s.Touches, s.Rested = glass.tick(now)
	return s
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
