package page

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/widget"
)

// A bid is a scene that asks for a sum and for one of many answers, as games do.
type bid struct {
	app.Page
	sum     *widget.NumberPicker
	answers *widget.List
	offered int
	given   int
}

func newBid() *bid {
	r := widget.Range{Name: "Bid", Preset: 500, Marks: []widget.Mark{{Value: 750, Text: "your money"}}}
	for n := 0; n <= 20000; n += 100 {
		r.Values = append(r.Values, n)
	}
	var rows []widget.Row
	for i := range 120 {
		rows = append(rows, widget.Row{Text: fmt.Sprint("Answer ", i+1)})
	}
	s := &bid{sum: widget.NewNumberPicker(display.Target{Command: "sum"}, r), answers: widget.NewList(display.Target{Command: "answers"}, rows, 0), given: -1}
	s.Focus = s.sum.Target()
	return s
}

func (s *bid) parts(c *app.Context) (sum, answers display.Rect) {
	w := c.Window()
	sum = display.Rect{X: 20, Y: 10, W: c.Screen.Size.X - 40}
	sum.H = s.sum.Height(w, sum.W)
	answers = display.Rect{X: 20, Y: sum.Y + sum.H + 10, W: c.Screen.Size.X - 40}
	answers.H = c.Screen.Size.Y - answers.Y - 10
	return sum, answers
}

// Typing implements typist.
func (s *bid) Typing() bool { return s.sum.Writing() != nil || s.answers.Typing(s.Focus) }

// Writing implements writer.
func (s *bid) Writing() *widget.Entry {
	if e := s.sum.Writing(); e != nil {
		return e
	}
	return s.answers.Writing(s.Focus)
}

// Resting implements Restful.
func (s *bid) Resting() bool { return s.Page.Resting() && s.sum.Resting() && s.answers.Resting() }

func (s *bid) Update(c *app.Context, f control.Frame) (app.Nav, error) {
	sum, answers := s.parts(c)
	f, offers := s.sum.Update(c.Window(), sum, f, &s.Focus)
	if offers {
		s.offered = s.sum.Value()
	}
	f, given := s.answers.Update(c.Window(), answers, f, &s.Focus)
	if given >= 0 {
		s.given = given
	}
	s.Clicked(c, f, s.Typing())
	return app.Nav{}, nil
}

func (s *bid) View(c *app.Context, l *display.List) {
	sum, answers := s.parts(c)
	widget.Paper(l, c.Screen.Rect())
	s.sum.View(c.Window(), l, sum, s.StateOf)
	s.answers.View(c.Window(), l, answers, s.StateOf)
}

// Within a page the widgets are used by mouse and finger, by keys, by the keyboard of a
// touch screen and by the text twin.
func TestWidgetsInAPage(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	s := newBid()
	d.Stack = app.NewStack(d.Context, s)
	d.Tick(control.Frame{Pinch: 1})
	require.True(t, d.Shows("your money 750"))

	d.Write("12")
	require.Equal(t, 500, s.sum.Value())
	d.Write("00")
	require.Equal(t, 1200, s.sum.Value())
	d.Key(control.Confirm)
	require.Equal(t, 1200, s.offered)
	d.Tap("sum 2")
	require.Equal(t, 1300, s.sum.Value())
	d.Key(control.MoveLeft)
	require.Equal(t, s.sum.Target(), s.Focus)
	require.Equal(t, 1200, s.sum.Value())

	d.Finger("sum")
	text, caret, ok := d.Stack.Writing()
	require.Equal(t, []any{"1200", 4, true}, []any{text, caret, ok})
	typeLine(d, "1200700", 7, false)
	requireWriting(d, "700", 3)
	typeLine(d, "700", 3, true)
	requireWriting(d, "", -1)
	require.Equal(t, 700, s.offered)

	d.Key(control.Next)
	require.Equal(t, display.Target{Command: "answers", Index: widget.SearchIndex}, s.Focus)
	d.Key(control.Next)
	require.Equal(t, display.Target{Command: "answers"}, s.Focus, "one of the rows")
	d.Key(control.Next)
	require.Equal(t, s.sum.Target(), s.Focus)
	d.Key(control.Prev)
	d.Write("r 99")
	require.Equal(t, "bid", d.Scene(), "the key for the rules is a letter here")
	d.Key(control.Confirm)
	require.Equal(t, 98, s.given)
	d.Key(control.Cancel)
	d.Tick(control.Frame{Pinch: 1})
	d.Key(control.MoveDown)
	d.Key(control.Confirm)
	require.Equal(t, 99, s.given)
	d.Tap("answers 97")
	require.Equal(t, 97, s.given)

	var ids []string
	for _, part := range d.Stack.Page().Parts {
		for _, b := range part.Buttons {
			ids = append(ids, b.ID+": "+b.Text)
		}
	}
	told := strings.Join(ids, "\n")
	require.Contains(t, told, "sum: Bid: 700")
	require.Contains(t, told, "sum 1: Less")
	require.Contains(t, told, "sum 3: Bid: from 0 to 20,000, in steps of 100; now 700. Your money: 750.")
	require.Contains(t, told, "answers 97: Answer 98")
	d.Tick(control.Frame{Press: "sum 1", Pinch: 1})
	require.Equal(t, 600, s.sum.Value())
	d.Rest(untilQuiet + 2)
	require.True(t, d.Stack.Still())
}
