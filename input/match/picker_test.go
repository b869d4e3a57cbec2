package match

import (
	"math"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/theme"
)

// pickerWindows are a desktop, tablets, and a phone that lies or stands.
var pickerWindows = []display.Point{desktop, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}

// picking opens a game at the choice of a number, awake.
func picking(t *testing.T, size display.Point) (*driver, *Play) {
	d, p := advised(t, asked(t, "choose-galley"), size)
	d.Wake()
	d.Tick(control.Frame{})
	require.True(t, p.board.choosing)
	return d, p
}

// Whoever chooses the number of a galley reads beforehand what numbers do, has a large
// wheel on which each free number can be clicked or tapped, and no button that is of no
// use.
func TestNumbersAreChosenOnALargeWheel(t *testing.T) {
	for _, size := range pickerWindows {
		d, p := picking(t, size)
		require.True(t, d.Shows("on the wheel"), "%v", size)
		require.True(t, d.Shows("galleys act in the order of their numbers"), "%v", size)
		usual := p.table.Layout(layout.Window{Size: size, TextScale: 1})
		require.Greater(t, viewOf(p, d.Context).Frame.Corner.W, 1.1*usual.Corner.W, "%v", size)
		for _, h := range d.List.Hits {
			require.NotEqual(t, position.CmdGroup, h.Target.Command, "%v: a button for what cannot be done", size)
		}
		for _, a := range p.now.Legal {
			number := display.Target{Ref: a.Obj[0]}
			d.Spot(device.TargetName(number))
			require.GreaterOrEqual(t, d.List.Find(number).Rect.W, float64(layout.Fingertip), "%v", size)
		}
		number := p.now.Legal[len(p.now.Legal)-1]
		d.Finger(device.TargetName(display.Target{Ref: number.Obj[0]}))
		log := p.match().Log()
		require.Contains(t, log, number, "%v", size)
	}
}

// Before the first number, too, it is said what numbers do.
func TestNumbersAreExplainedBeforeTheFirst(t *testing.T) {
	for _, size := range pickerWindows {
		d, _ := advised(t, asked(t, "choose-start"), size)
		require.True(t, d.Shows("Low numbers act first"), "%v", size)
	}
}

// The free numbers pulse; with reduced motion they are lit and keep still.
func TestFreeNumbersPulse(t *testing.T) {
	for _, reduced := range []bool{false, true} {
		d, p := picking(t, desktop)
		d.Context.Settings.ReducedMotion = reduced
		free := p.now.Legal[0].Obj[0]
		widths := map[float64]bool{}
		for range 2 * pulsePeriod {
			d.Tick(control.Frame{})
			widths[ringAround(t, d, free)] = true
		}
		if reduced {
			require.Len(t, widths, 1, "it keeps still")
		} else {
			require.Greater(t, len(widths), 3, "it pulses")
		}
		require.False(t, widths[0], "it is lit")
	}
}

// ringAround is how wide the widest ring around a number of the wheel is drawn, zero if
// there is none.
func ringAround(t *testing.T, d *driver, number game.Ref) float64 {
	hit := d.List.Find(display.Target{Ref: number})
	require.NotNil(t, hit)
	widest := 0.0
	for _, o := range d.List.Ops {
		if at, want := o.Rect.Center(), hit.Rect.Center(); o.Kind == display.StrokeRect && o.Color == theme.Gold && math.Hypot(at.X-want.X, at.Y-want.Y) < 0.5 {
			widest = max(widest, o.Width)
		}
	}
	return widest
}

// The keyboard goes from number to number and takes one.
func TestNumbersAreChosenByKeys(t *testing.T) {
	d, p := picking(t, desktop)
	d.Key(control.Next)
	require.Equal(t, inReach, p.keyboard.region)
	was := p.keyboard.focus
	d.Key(control.MoveRight)
	require.NotEqual(t, was, p.keyboard.focus)
	chosen := p.keyboard.focus.Ref
	require.True(t, slices.ContainsFunc(p.now.Legal, func(a game.Action) bool { return a.Obj[0] == chosen }))
	log := p.match().Len()
	d.Key(control.Confirm)
	require.Equal(t, chosen, p.match().Log()[log].Obj[0])
}

// In words there is no wheel.
func TestNoWheelInWords(t *testing.T) {
	d, p := picking(t, desktop)
	for _, line := range p.Page(d.Context).Lines {
		require.NotContains(t, line, "wheel")
	}
	require.Contains(t, p.Page(d.Context).Lines, twinOf(deskOf(p, d.Context)).Question(p.now.View))
	require.Contains(t, twinOf(deskOf(p, d.Context)).Question(p.now.View), "Low numbers act first each turn")
}
