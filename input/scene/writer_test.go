package scene

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// typeLine lets the keyboard of a touch screen change the line, and end it.
func typeLine(d *driver, text string, caret int, done bool) {
	f := control.Frame{Line: &control.Line{Text: text, Caret: caret}, Pinch: 1}
	if done {
		f.Commands = []display.Command{control.Confirm}
	}
	d.tick(f)
	d.tick(control.Frame{Pinch: 1})
}

// requireWriting: that text is being typed, none if it is empty and caret -1.
func requireWriting(d *driver, text string, caret int) {
	d.t.Helper()
	now, at, ok := d.stack.Writing()
	if !ok {
		at = -1
	}
	require.Equal(d.t, text, now)
	require.Equal(d.t, caret, at)
}

// With the keyboard of a touch screen a saved game gets its name.
func TestNamesAreWrittenByTouch(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 844, Y: 390})
	m := scenetest.Begun(t, 12)
	require.NoError(t, d.c.Archive().Keep("Old", m))
	d.stack = NewStack(d.c, NewSaves(d.c, nil))
	readSaves(d)
	d.tick(control.Frame{Pinch: 1})
	requireWriting(d, "", -1)
	d.finger("slot")
	d.finger("slot-rename")
	requireWriting(d, "Old", 3)
	typeLine(d, "Before the storm", 3, false)
	requireWriting(d, "Before the storm", 3)
	typeLine(d, "Before the flood", 16, true)
	requireWriting(d, "", -1)
	require.True(t, d.shows("Before the flood"))
}

// The book is searched, and what is found opened, by touch.
func TestRulesAreSearchedByTouch(t *testing.T) {
	d := drive(t, &store.Memory{}, display.Point{X: 390, Y: 844})
	d.stack = NewStack(d.c, NewRules(d.c, "", ""))
	d.tick(control.Frame{Pinch: 1})
	requireWriting(d, "", -1)
	d.finger("search")
	requireWriting(d, "", 0)
	typeLine(d, "fort", 4, false)
	s := d.stack.Top().(*Rules)
	require.NotEmpty(t, s.found)
	requireWriting(d, "fort", 4)
	first := s.found[0].Section
	typeLine(d, "fort", 4, true)
	require.Equal(t, first, s.at)
	requireWriting(d, "", -1)
}

// In the set-up a line that is too long is cut, and letters are no part of a seed.
func TestLinesAreTakenAsFarAsTheyFit(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.setUp()
	d.finger("name seat:1")
	typeLine(d, "Zoë di Marco Polo of Venice", 27, false)
	text, caret, _ := d.stack.Writing()
	require.Equal(t, nameLength, len([]rune(text)))
	require.Equal(t, nameLength, caret)
	d.finger("seed")
	typeLine(d, "4x2", 3, false)
	requireWriting(d, "42", 2)
	require.True(t, d.shows("The seed is a whole number"))
	d.finger("players")
	requireWriting(d, "", -1)
}
