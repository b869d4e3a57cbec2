package widget

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/render/display"
	"serenissima/render/theme"
)

// requireInside fails if a line of text leaves the rectangle sideways, or the
// screen at all.
func requireInside(t require.TestingT, l *display.List, r display.Rect) {
	for _, o := range l.Ops {
		if o.Kind != display.DrawText {
			continue
		}
		w, left := display.Measure(o.Text, o.Font, o.Size), o.X
		switch o.Align {
		case display.Center:
			left -= w / 2
		case display.Right:
			left -= w
		}
		require.GreaterOrEqual(t, left, r.X-0.01, o.Text)
		require.LessOrEqual(t, left+w, r.X+r.W+0.01, o.Text)
		require.GreaterOrEqual(t, o.Y-display.Ascent(o.Size), r.Y-0.01, o.Text)
		require.LessOrEqual(t, o.Y, r.Y+r.H+0.01, o.Text)
		require.GreaterOrEqual(t, o.Size, MinText)
	}
}

var words = rapid.StringMatching(`[A-Za-zéèàç]{1,12}( [A-Za-z.,]{1,14}){0,14}`)

func TestTextStaysInItsBox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text := words.Draw(t, "text")
		r := display.Rect{X: 10, Y: 20, W: rapid.Float64Range(40, 500).Draw(t, "w"), H: rapid.Float64Range(20, 120).Draw(t, "h")}
		align := display.Align(rapid.IntRange(0, 2).Draw(t, "align"))
		var l display.List
		Text(&l, r, text, display.TextStyle{Font: display.Sans, Size: 24, Align: align, Color: theme.Ink})
		Line(&l, r, text, display.TextStyle{Font: display.Caps, Size: 24, Align: align, Color: theme.Ink})
		requireInside(t, &l, r)
	})
}

func TestButtonTextStaysInIt(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		b := Button{
			Rect:    display.Rect{X: 5, Y: 5, W: rapid.Float64Range(60, 400).Draw(t, "w"), H: rapid.Float64Range(44, 110).Draw(t, "h")},
			Icon:    rapid.SampledFrom([]string{"", "lateen", "no-such-icon"}).Draw(t, "icon"),
			Caption: words.Draw(t, "caption"),
			Target:  display.Target{Command: "go"},
		}
		if rapid.Bool().Draw(t, "two lines") {
			b.Small = words.Draw(t, "small")
		}
		var l display.List
		AppendButton(&l, b)
		requireInside(t, &l, b.Rect)
		require.Equal(t, b.Rect, l.Find(b.Target).Rect)
	})
}

// A tooltip lies on the screen, and neither on what it explains nor under the pointer,
// nor on anything else that is to be seen if there is room beside both.
func TestTooltipsCoverNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		screen := display.Rect{W: 1200, H: 1200}
		at := display.Point{X: rapid.Float64Range(0, 1200).Draw(t, "x"), Y: rapid.Float64Range(0, 1200).Draw(t, "y")}
		w, h := rapid.Float64Range(0, 300).Draw(t, "w"), rapid.Float64Range(0, 300).Draw(t, "h")
		thing := display.Rect{X: at.X - w*rapid.Float64Range(0, 1).Draw(t, "left"), Y: at.Y - h*rapid.Float64Range(0, 1).Draw(t, "top"), W: w, H: h}
		text, unit := words.Draw(t, "text"), rapid.Float64Range(0.8, 1.6).Draw(t, "unit")
		var l display.List
		tip := Tooltip{Screen: screen, At: at, Thing: thing, Text: text, Unit: unit}
		r := AppendTooltip(&l, tip)
		requireInside(t, &l, screen)
		require.True(t, r.Intersect(thing).Empty(), "it covers what it explains")
		require.False(t, r.Contains(at))
		if r.Y+r.H <= thing.Y && thing.Y+thing.H+2*r.H+50*unit < screen.H {
			tip.Seen = []display.Rect{r}
			other := AppendTooltip(&l, tip)
			require.True(t, other.Intersect(r).Empty(), "there is room below")
		}
	})
	screen := display.Rect{W: 800, H: 600}
	var l display.List
	r := AppendTooltip(&l, Tooltip{Screen: screen, At: screen.Center(), Thing: screen, Text: "The sea", Unit: 1})
	require.False(t, r.Contains(screen.Center()), "what fills the screen")
}

func TestDisabledButtonSaysWhy(t *testing.T) {
	var l display.List
	AppendButton(&l, Button{Rect: display.Rect{W: 100, H: 50}, Caption: "Sell", Target: display.Target{Command: "sell"}, Off: true, Tip: "Nothing aboard."})
	h := l.Find(display.Target{Command: "sell"})
	require.True(t, h.Off)
	require.Equal(t, "Nothing aboard.", h.Tip)
}

func TestTextThatIsCutShortLooksTheSameAgain(t *testing.T) {
	show := func() []display.Op {
		var l display.List
		Text(&l, display.Rect{W: 60, H: 30}, "many words for which there is not enough room", display.TextStyle{Font: display.Sans, Size: 16, Color: theme.Ink})
		return l.Ops
	}
	first := show()
	require.Contains(t, first[len(first)-1].Text, "…")
	require.Equal(t, first, show())
}

// A box that is just as high as its text takes all of it.
func TestTextFillsItsBox(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		text, size := words.Draw(t, "text"), rapid.Float64Range(MinText, 30).Draw(t, "size")
		y := rapid.Float64Range(0, 800).Draw(t, "y")
		h := Height(text, display.Sans, size, 500)
		var l display.List
		Text(&l, display.Rect{Y: y, W: 500, H: y + h - y}, text, display.TextStyle{Font: display.Sans, Size: size, Color: theme.Ink})
		require.Len(t, l.Ops, len(display.Wrap(text, display.Sans, size, 500)))
		require.Equal(t, size, l.Ops[0].Size)
	})
}

// A button that is as high as it wants to be cuts nothing, nor does one in which two
// lines of the smallest letters find room.
func TestButtonWithLongTexts(t *testing.T) {
	b := Button{Caption: "Give up galley 6", Small: "galley 6 sinks, its goods are lost · ends this galley’s turn"}
	require.Equal(t, 44.0, ButtonHeight(Button{Caption: "Sail", Small: "one move"}, 44, 300))
	for _, h := range []float64{44, ButtonHeight(b, 44, 260)} {
		b.Rect = display.Rect{W: 260, H: h}
		var l display.List
		AppendButton(&l, b)
		requireInside(t, &l, b.Rect)
		var shown []string
		for _, o := range l.Ops {
			if o.Kind == display.DrawText {
				shown = append(shown, o.Text)
				require.GreaterOrEqual(t, o.Size, MinText)
			}
		}
		require.Equal(t, b.Caption+" "+b.Small, strings.Join(shown, " "))
	}
}

func TestChoiceAndStepperTargets(t *testing.T) {
	plain := func(display.Target) State { return State{} }
	var l display.List
	AppendChoice(&l, Choice{Rect: display.Rect{W: 300, H: 44}, Items: []Item{{Caption: "2"}, {Caption: "3", Off: true, Tip: "no"}},
		Target: display.Target{Command: "players"}}, plain)
	require.Equal(t, 150.0, l.Find(display.Target{Command: "players", Index: 1}).Rect.X)
	require.True(t, l.Find(display.Target{Command: "players", Index: 1}).Off)
	AppendStepper(&l, Stepper{Rect: display.Rect{Y: 50, W: 200, H: 44}, Value: "100 %", Low: true,
		Less: display.Target{Command: "size", Index: -1}, More: display.Target{Command: "size", Index: 1}}, plain)
	require.True(t, l.Find(display.Target{Command: "size", Index: -1}).Off)
	require.False(t, l.Find(display.Target{Command: "size", Index: 1}).Off)
}

func TestScrollShowsOnlyWhatFits(t *testing.T) {
	s := Scroll{Rect: display.Rect{X: 10, Y: 100, W: 200, H: 100}, Offset: 1e6}
	s.Content = 600
	var l display.List
	AppendScroll(&l, s, func(top float64) {
		for i := range 20 {
			l.Hit(display.Hit{Rect: display.Rect{X: 10, Y: top + float64(i)*30, W: 200, H: 30}, Target: display.Target{Command: "row", Index: i}})
		}
	})
	require.Nil(t, l.Find(display.Target{Command: "row", Index: 0}))
	last := l.Find(display.Target{Command: "row", Index: 19})
	require.InDelta(t, 200, last.Rect.Y+last.Rect.H, 0.01)

	few := Scroll{Rect: display.Rect{W: 200, H: 100}, Content: 60, Offset: 30}
	require.Zero(t, few.Clamp())
}

// A short text stands in the middle of a field if it is to, with the caret in it.
func TestTextInTheMiddleOfAField(t *testing.T) {
	f := TextField{Rect: display.Rect{X: 10, Y: 10, W: 200, H: 44}, Text: []rune("1200"), Typing: true, Selected: true, Bold: true, Align: display.Center}
	f.Caret = 0
	left := f.CaretX()
	f.Caret = 4
	right := f.CaretX()
	require.InDelta(t, f.Rect.Center().X, (left+right)/2, 0.01)
	require.Greater(t, right, left+20)
	var l display.List
	AppendTextField(&l, f)
	n := len(l.Ops)
	f.Selected = false
	l.Reset()
	AppendTextField(&l, f)
	require.Len(t, l.Ops, n-1, "the mark of what is selected")
	require.Equal(t, "1200", l.Hits[0].Label)
}

func TestCaretStaysInItsField(t *testing.T) {
	var l display.List
	r := display.Rect{X: 10, Y: 10, W: 120, H: 44}
	text := []rune("a name that is much longer than its field")
	AppendTextField(&l, TextField{Rect: r, Text: text, Caret: len(text), Typing: true, CaretOn: true, Target: display.Target{Command: "name"}})
	caret := l.Ops[len(l.Ops)-2]
	require.Equal(t, display.FillRect, caret.Kind)
	require.True(t, r.Contains(caret.Rect.Center()))
}

// The icon stays before a caption as long as its letters stay large enough beside it.
func TestAButtonKeepsItsIcon(t *testing.T) {
	count := func(width float64) int {
		var with, without display.List
		b := Button{Rect: display.Rect{W: width, H: 60}, Icon: "galley", Caption: "Transférer"}
		AppendButton(&with, b)
		b.Icon = ""
		AppendButton(&without, b)
		return len(with.Ops) - len(without.Ops)
	}
	require.Positive(t, count(147), "as in a window 1280 wide")
	require.Zero(t, count(134), "the letters would be too small")
}

// Two words below an icon stand in two lines rather than in letters much smaller than those of the
// buttons beside them, but in one line where they fit nearly.
func TestLongCaptionsTakeTwoLines(t *testing.T) {
	for _, x := range []struct {
		caption string
		width   float64
		lines   int
	}{{"Zug beenden", 76, 2}, {"Zug beenden", 126, 1}, {"Zurück", 76, 1}} {
		var l display.List
		r := display.Rect{X: 10, Y: 20, W: x.width, H: 96}
		AppendButton(&l, Button{Rect: r, Icon: "check-mark", Caption: x.caption, Target: display.Target{Command: "end"}})
		lines := 0
		for _, o := range l.Ops {
			if o.Kind == display.DrawText {
				lines++
				require.Greater(t, o.Size, MinText+2.0, o.Text)
				require.True(t, o.Y < r.Y+r.H && o.Y-display.Ascent(o.Size) > r.Y+r.H/2, "%q lies below the icon", o.Text)
			}
		}
		require.Equal(t, x.lines, lines, x.caption)
	}
}
