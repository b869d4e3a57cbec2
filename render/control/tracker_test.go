package control

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/display"
)

// Samples of a mouse: at a place with the button down, pressed or released.
func mouse(x, y float64, b Button) Sample {
	return Sample{Size: display.Point{X: 100, Y: 80}, Scale: 1, Focused: true, Mouse: display.Point{X: x, Y: y}, Left: b}
}

// Samples of fingers, at pairs of coordinates.
func fingers(at ...display.Point) Sample {
	s := Sample{Size: display.Point{X: 100, Y: 80}, Scale: 1, Focused: true}
	for i, p := range at {
		s.Touches = append(s.Touches, Touch{ID: i + 3, At: p})
	}
	return s
}

var (
	up        = Button{}
	press     = Button{Down: true, Pressed: true}
	down      = Button{Down: true}
	release   = Button{Released: true}
	click     = Button{Down: true, Pressed: true, Released: true}
	pt        = func(x, y float64) display.Point { return display.Point{X: x, Y: y} }
	unfocused = func(s Sample) Sample { s.Focused = false; return s }
)

// tell writes what a frame says about the pointer.
func tell(f Frame) string {
	var w []string
	say := func(is bool, format string, args ...any) {
		if is {
			w = append(w, fmt.Sprintf(format, args...))
		}
	}
	say(f.JustPressed, "press")
	say(f.Tap, "tap %g,%g", f.TapAt.X, f.TapAt.Y)
	say(f.LongPress, "long")
	say(f.Dragging, "drag %g,%g", f.DragFrom.X, f.DragFrom.Y)
	say(f.DragEnd, "drop %g,%g-%g,%g", f.DragFrom.X, f.DragFrom.Y, f.Pointer.X, f.Pointer.Y)
	say(f.Pinch != 1, "pinch %g", f.Pinch)
	say(f.PinchMove != display.Point{}, "pan %g,%g", f.PinchMove.X, f.PinchMove.Y)
	return strings.Join(w, " ")
}

func TestTracker(t *testing.T) {
	tests := []struct {
		name    string
		samples []Sample
		want    []string
	}{
		{"a click", []Sample{mouse(9, 9, press), mouse(9, 9, down), mouse(10, 9, release)}, []string{"press", "", "tap 9,9"}},
		{"a click within a tick", []Sample{mouse(9, 9, click), mouse(9, 9, up)}, []string{"press tap 9,9", ""}},
		{"two clicks in three ticks", []Sample{mouse(9, 9, press), mouse(9, 9, click), mouse(9, 9, release)},
			[]string{"press", "press tap 9,9", "tap 9,9"}},
		{"a release that is not told", []Sample{mouse(9, 9, press), mouse(9, 9, up)}, []string{"press", "tap 9,9"}},
		{"a trembling hand", []Sample{mouse(9, 9, press), mouse(13, 12, down), mouse(9, 9, release)}, []string{"press", "", "tap 9,9"}},
		{"a drag", []Sample{mouse(9, 9, press), mouse(30, 9, down), mouse(40, 9, release), mouse(40, 9, up)},
			[]string{"press", "drag 9,9", "drop 9,9-40,9", ""}},
		{"a drag within a tick", []Sample{mouse(9, 9, press), mouse(40, 9, release)}, []string{"press", "drop 9,9-40,9"}},
		{"a drag back to its start", []Sample{mouse(9, 9, press), mouse(30, 9, down), mouse(9, 9, release)},
			[]string{"press", "drag 9,9", "drop 9,9-9,9"}},
		{"a window that is left while dragging", []Sample{mouse(9, 9, press), mouse(30, 9, down), unfocused(mouse(30, 9, release))},
			[]string{"press", "drag 9,9", ""}},
		{"a touch", []Sample{fingers(pt(9, 9)), fingers(pt(12, 15)), fingers()}, []string{"press", "", "tap 9,9"}},
		{"a drag by finger", []Sample{fingers(pt(9, 9)), fingers(pt(39, 9)), fingers(), fingers()},
			[]string{"press", "drag 9,9", "drop 9,9-39,9", ""}},
		{"a pinch", []Sample{fingers(pt(10, 10)), fingers(pt(10, 10), pt(20, 10)), fingers(pt(10, 10), pt(30, 10)), fingers(pt(10, 10)), fingers()},
			[]string{"press", "", "pinch 2 pan 5,0", "", ""}},
		{"a drag called off by a second finger", []Sample{fingers(pt(9, 9)), fingers(pt(39, 9)), fingers(pt(39, 9), pt(60, 9)), fingers()},
			[]string{"press", "drag 9,9", "", ""}},
		{"a tap after a pinch", []Sample{fingers(pt(1, 1), pt(2, 2)), fingers(), fingers(pt(5, 5)), fingers()},
			[]string{"", "", "press", "tap 5,5"}},
	}
	for _, tt := range tests {
		t.Run(tt.name, func(t *testing.T) {
			var tr Tracker
			var got []string
			for _, s := range tt.samples {
				got = append(got, tell(tr.Next(s)))
			}
			require.Equal(t, tt.want, got)
		})
	}
}

func TestALongPressIsNoTap(t *testing.T) {
	var tr Tracker
	long := 0
	for range 2 * longPress {
		f := tr.Next(fingers(pt(9, 9)))
		if f.LongPress {
			long++
			require.Equal(t, pt(9, 9), f.Pointer)
		}
	}
	require.Equal(t, 1, long)
	require.Equal(t, "", tell(tr.Next(fingers())))
}

func TestWhereThePointerIs(t *testing.T) {
	var tr Tracker
	require.False(t, tr.Next(mouse(0, 0, up)).Inside, "a mouse that was never moved")
	require.True(t, tr.Next(mouse(5, 5, up)).Inside)
	require.False(t, tr.Next(mouse(100, 5, up)).Inside)
	f := tr.Next(fingers(pt(7, 7)))
	require.True(t, f.Inside && f.Touch && f.Pressed)
	f = tr.Next(fingers())
	require.False(t, f.Inside)
	require.Equal(t, pt(7, 7), f.Pointer, "where the finger was lifted")
	require.False(t, tr.Next(mouse(100, 5, up)).Touch)
	require.False(t, tr.Next(mouse(100, 5, up)).Inside, "the mouse lies still since the touch")
	require.True(t, tr.Next(mouse(50, 5, up)).Inside)
}

func TestRest(t *testing.T) {
	var tr Tracker
	s := mouse(1, 1, up)
	s.Right, s.Wheel, s.Commands = press, -120, []display.Command{Undo}
	f := tr.Next(s)
	require.True(t, f.Secondary && f.Has(Undo) && !f.Has(Redo))
	require.Equal(t, -1.0, f.Wheel)
	require.Equal(t, int64(1), f.Ticks)
	s.Wheel = 0.25
	require.Equal(t, 1.0, tr.Next(s).Wheel)
}
