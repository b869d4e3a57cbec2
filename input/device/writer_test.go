package device

import (
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/render/control"
	"serenissima/render/display"
)

// What the host has written comes with the next frame, once; what the program shows
// is told when it is news.
func TestWriter(t *testing.T) {
	var told []string
	w := &Writer{write: func(text []byte) { told = append(told, string(text)) }}
	var l display.List
	l.Hit(display.Hit{Rect: display.Rect{X: 1, Y: 2, W: 30, H: 40}, Field: true})
	l.Hit(display.Hit{Rect: display.Rect{X: 100, W: 30, H: 40}, Field: true})
	l.Hit(display.Hit{Rect: display.Rect{X: 100, W: 300, H: 400}}) // covers it
	w.Show(&l, "", 0, false)
	w.Show(&l, "", 0, false)
	require.Equal(t, []string{`{"at":[[1,2,30,40]],"typing":false,"text":"","caret":0,"seen":0}`}, told)

	w.change(control.Line{Text: "Zoé", Caret: 3}, 1, false)
	w.change(control.Line{Text: "Zoë", Caret: 2}, 2, true)
	var f control.Frame
	w.Take(&f)
	require.Equal(t, &control.Line{Text: "Zoë", Caret: 2}, f.Line)
	require.Equal(t, []display.Command{control.Confirm}, f.Commands)
	w.Show(&l, "Zoë", 2, true)
	require.Equal(t, `{"at":[[1,2,30,40]],"typing":true,"text":"Zoë","caret":2,"seen":2}`, told[1])
	f = control.Frame{}
	w.Take(&f)
	require.Equal(t, control.Frame{}, f)

	text, caret, typing := "Zoë", 2, true
	for i, change := range []func(){
		func() { typing = false },
		func() { caret = 1 },
		func() { text = "Zo" },
		func() { w.change(control.Line{}, 3, false) },
		func() { l.Hits[0].Rect.X++ },
		func() { l.Reset() },
	} {
		change()
		w.Show(&l, text, caret, typing)
		w.Show(&l, text, caret, typing)
		require.Len(t, told, 3+i, "whatever changes is news once")
	}
	require.Zero(t, testing.AllocsPerRun(100, func() { w.Show(&l, text, caret, typing) }), "what is no news costs nothing")

	var none *Writer
	none.Take(&f)
	none.Show(&l, "", 0, false)
	require.Equal(t, control.Frame{}, f)
}
