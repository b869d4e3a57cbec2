package match

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
)

// pickerWindows are a desktop, tablets, and a phone that lies or stands.
var pickerWindows = []display.Point{desktop, {X: 1024, Y: 768}, {X: 768, Y: 1024}, {X: 844, Y: 390}, {X: 390, Y: 844}}

// picking opens a game at the choice of a number, awake.
func picking(t *testing.T, size display.Point) (*driver, *Play) {
	d, p := advised(t, asked(t, "choose-galley"), size)
	d.Wake()
	d.Tick(control.Frame{})
	require.True(t, p.now.ChoosesApart())
	return d, p
}

// Whoever chooses the number of a galley reads beforehand what numbers do, and has a panel in the drawer with each
// free number, as large as a finger, which cannot be closed, and no button that is of no use.
func TestNumbersAreChosenInTheDrawer(t *testing.T) {
	for _, size := range pickerWindows {
		d, p := picking(t, size)
		require.True(t, d.Shows("Low numbers act first"), "%v", size)
		for _, h := range d.List.Hits {
			require.NotEqual(t, position.CmdGroup, h.Target.Command, "%v: a button for what cannot be done", size)
		}
		require.Nil(t, d.List.Find(display.Target{Command: table.CmdClose}))
		for _, a := range p.now.Legal {
			hit := d.List.Find(position.Act(a))
			require.NotNil(t, hit, "%v", size)
			require.True(t, p.drawer.Box().Holds(hit.Rect), "%v", size)
			require.GreaterOrEqual(t, min(hit.Rect.W, hit.Rect.H), float64(layout.Fingertip)-0.01, "%v", size)
		}
		number := p.now.Legal[len(p.now.Legal)-1]
		d.Finger(device.TargetName(position.Act(number)))
		require.Contains(t, p.match().Log(), number, "%v", size)
	}
}

// Before the first number, too, it is said what numbers do.
func TestNumbersAreExplainedBeforeTheFirst(t *testing.T) {
	for _, size := range pickerWindows {
		d, _ := advised(t, asked(t, "choose-start"), size)
		require.True(t, d.Shows("Low numbers act first"), "%v", size)
	}
}

// The keyboard goes from number to number and takes one.
func TestNumbersAreChosenByKeys(t *testing.T) {
	d, p := picking(t, desktop)
	d.Key(control.Next)
	was := p.keyboard.focus
	d.Key(control.MoveRight)
	require.NotEqual(t, was, p.keyboard.focus)
	chosen, ok := p.keyboard.focus.Value.(game.Action)
	require.True(t, ok)
	require.Contains(t, p.now.Legal, chosen)
	log := p.match().Len()
	d.Key(control.Confirm)
	require.Equal(t, chosen, p.match().Log()[log])
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
