package page

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// typeLine lets the keyboard of a touch screen change the line, and end it.
func typeLine(d *apptest.Driver, text string, caret int, done bool) {
	f := control.Frame{Line: &control.Line{Text: text, Caret: caret}, Pinch: 1}
	if done {
		f.Commands = []display.Command{control.Confirm}
	}
	d.Tick(f)
	d.Tick(control.Frame{Pinch: 1})
}

// requireWriting: that text is being typed, none if it is empty and caret -1.
func requireWriting(d *apptest.Driver, text string, caret int) {
	d.T.Helper()
	now, at, ok := d.Stack.Writing()
	if !ok {
		at = -1
	}
	require.Equal(d.T, text, now)
	require.Equal(d.T, caret, at)
}

// With the keyboard of a touch screen a saved game gets its name.
func TestNamesAreWrittenByTouch(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 844, Y: 390})
	m := apptest.Begun(t, 12)
	require.NoError(t, d.Context.Archive().Keep("Old", m))
	d.Stack = app.NewStack(d.Context, NewSaves(d.Context, nil))
	readSaves(d)
	d.Tick(control.Frame{Pinch: 1})
	requireWriting(d, "", -1)
	d.Finger("slot")
	d.Finger("slot-rename")
	requireWriting(d, "Old", 3)
	typeLine(d, "Before the storm", 3, false)
	requireWriting(d, "Before the storm", 3)
	typeLine(d, "Before the flood", 16, true)
	requireWriting(d, "", -1)
	require.True(t, d.Shows("Before the flood"))
}

// The book is searched, and what is found opened, by touch.
func TestRulesAreSearchedByTouch(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 390, Y: 844})
	d.Stack = app.NewStack(d.Context, NewRules(d.Context, "", ""))
	d.Tick(control.Frame{Pinch: 1})
	requireWriting(d, "", -1)
	d.Finger("search")
	requireWriting(d, "", 0)
	typeLine(d, "fort", 4, false)
	s := d.Stack.Top().(*Rules)
	require.NotEmpty(t, s.found)
	requireWriting(d, "fort", 4)
	first := s.found[0].Section
	typeLine(d, "fort", 4, true)
	require.Equal(t, first, s.at)
	requireWriting(d, "", -1)
}

// In the set-up a line that is too long is cut, and letters are no part of a seed.
func TestLinesAreTakenAsFarAsTheyFit(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.SetUp()
	d.Finger("name seat:1")
	typeLine(d, "Zoë di Marco Polo of Venice", 27, false)
	text, caret, _ := d.Stack.Writing()
	require.Equal(t, nameLength, len([]rune(text)))
	require.Equal(t, nameLength, caret)
	d.Finger("more-options")
	d.Finger("seed")
	typeLine(d, "4x2", 3, false)
	requireWriting(d, "42", 2)
	require.True(t, d.Shows("The seed is a whole number"))
	d.Finger("players")
	requireWriting(d, "", -1)
}
