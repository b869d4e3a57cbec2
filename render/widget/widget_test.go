package widget

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"serenissima/assets/lang"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
)

// A subject is a widget that is tried.
type subject interface {
	update(w Window, r display.Rect, f control.Frame, focus *display.Target) control.Frame
	View(w Window, l *display.List, r display.Rect, stateOf func(display.Target) State)
}

// A bench is a window with a widget in it, and somebody who uses that by the devices.
type bench struct {
	t       require.TestingT
	w       Window
	r       display.Rect
	focus   display.Target
	subject subject
	list    display.List
	tracker control.Tracker
	sample  control.Sample
	rest    control.Frame // what the last tick left for others
	said    []string
	clicks  int
}

// windows are those that the widgets must fit.
var windows = []display.Point{{X: 1600, Y: 1000}, {X: 1280, Y: 800}, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}}

var textScales = []float64{1, 1.15, 1.3, 1.5}

// window is one of a size, with letters of a scale, in a language.
func window(size display.Point, scale float64, tag string) Window {
	words, err := lang.Load(tag)
	if err != nil {
		panic(err)
	}
	unit := max(0.85, min(size.X/1280, size.Y/800, 2)) * scale
	return Window{Size: size, Unit: unit, Lang: words, Say: func(string) {}, Click: func() {}}
}

func newBench(t require.TestingT, w Window, r display.Rect, s subject, focus display.Target) *bench {
	b := &bench{t: t, w: w, r: r, subject: s, focus: focus}
	b.w.Say = func(text string) { b.said = append(b.said, text) }
	b.w.Click = func() { b.clicks++ }
	b.sample = control.Sample{Size: w.Size, Scale: 1, Focused: true}
	b.tick()
	return b
}

// tick lets a tick pass with what the devices say, and draws twice: a widget must not
// change when it is drawn.
func (b *bench) tick() {
	f := b.tracker.Next(b.sample)
	b.sample.Commands, b.sample.Runes, b.sample.Edits, b.sample.Wheel = nil, nil, nil, 0
	b.sample.Left.Pressed, b.sample.Left.Released = false, false
	b.rest = b.subject.update(b.w, b.r, f, &b.focus)
	b.draw()
	var again display.List
	b.subject.View(b.w, &again, b.r, b.stateOf)
	require.True(b.t, slices.Equal(b.list.Ops, again.Ops))
}

func (b *bench) draw() {
	b.list.Reset()
	b.subject.View(b.w, &b.list, b.r, b.stateOf)
	b.w.Shown = &b.list
}

func (b *bench) stateOf(t display.Target) State { return State{Focus: t == b.focus} }

func (b *bench) rests(ticks int) {
	for range ticks {
		b.tick()
	}
}

// find is the middle of what is seen of a target.
func (b *bench) find(t display.Target) display.Point {
	h := b.list.Find(t)
	require.NotNil(b.t, h, "%v is not seen", t)
	return h.Rect.Center()
}

func (b *bench) mouse(at display.Point) { b.sample.Mouse = at; b.tick() }
func (b *bench) press(at display.Point) {
	b.mouse(at)
	b.sample.Left = control.Button{Down: true, Pressed: true}
	b.tick()
}
func (b *bench) release()               { b.sample.Left = control.Button{Released: true}; b.tick() }
func (b *bench) click(at display.Point) { b.press(at); b.release() }
func (b *bench) finger(at display.Point) {
	b.sample.Touches = []control.Touch{{ID: 1, At: at}}
	b.tick()
}
func (b *bench) lift()                   { b.sample.Touches = nil; b.tick() }
func (b *bench) tap(at display.Point)    { b.finger(at); b.lift() }
func (b *bench) wheel(by float64)        { b.sample.Wheel = by; b.tick() }
func (b *bench) edit(e control.Edit)     { b.sample.Edits = []control.Edit{e}; b.tick() }
func (b *bench) pad(cmd display.Command) { b.sample.Commands = []display.Command{cmd}; b.tick() }
func (b *bench) enter()                  { b.pad(control.Confirm) }
func (b *bench) arrow(a int) {
	b.sample.Edits = []control.Edit{arrows[a].edit}
	b.pad(arrows[a].command)
}

func (b *bench) write(text string) {
	for _, r := range text {
		b.sample.Runes = []rune{r}
		if r == ' ' {
			b.sample.Commands = []display.Command{control.Confirm, control.Skip}
		}
		b.tick()
	}
}

// line is what the keyboard of a touch screen says.
func (b *bench) line(text string) {
	f := control.Frame{Size: b.w.Size, Pinch: 1, Line: &control.Line{Text: text, Caret: len([]rune(text))}}
	b.subject.update(b.w, b.r, f, &b.focus)
	b.draw()
}

// A letters is a text on the screen and the box that its letters fill.
type letters struct {
	text string
	at   display.Rect
}

func texts(l *display.List) (list []letters) {
	var clips []display.Rect
	for _, o := range l.Ops {
		switch o.Kind {
		case display.Clip:
			clips = append(clips, o.Rect)
		case display.Unclip:
			clips = clips[:len(clips)-1]
		case display.DrawText:
			width := display.Measure(o.Text, o.Font, o.Size)
			r := display.Rect{X: o.X, Y: o.Y - display.Ascent(o.Size), W: width, H: display.Ascent(o.Size)}
			switch o.Align {
			case display.Center:
				r.X -= width / 2
			case display.Right:
				r.X -= width
			}
			if len(clips) > 0 {
				r = r.Intersect(clips[len(clips)-1])
			}
			if !r.Empty() {
				list = append(list, letters{o.Text, r})
			}
		}
	}
	return list
}

// requireNeat: no text is cut or lies over another, nothing leaves the box, and what
// can be pressed is as large as a fingertip, unless it is cut where the list scrolls.
func (b *bench) requireNeat(name string) {
	within := func(r display.Rect, what string) {
		require.GreaterOrEqual(b.t, r.X, b.r.X-0.6, "%s: %s leaves the box", name, what)
		require.LessOrEqual(b.t, r.X+r.W, b.r.X+b.r.W+0.6, "%s: %s leaves the box", name, what)
		require.GreaterOrEqual(b.t, r.Y, b.r.Y-0.6, "%s: %s leaves the box", name, what)
		require.LessOrEqual(b.t, r.Y+r.H, b.r.Y+b.r.H+0.6, "%s: %s leaves the box", name, what)
	}
	list := texts(&b.list)
	for i, a := range list {
		within(a.at, a.text)
		require.False(b.t, strings.HasSuffix(a.text, "…"), "%s: %q is cut", name, a.text)
		for _, c := range list[:i] {
			if common := a.at.Intersect(c.at); !common.Empty() {
				require.Less(b.t, common.W*common.H, 0.12*min(a.at.W*a.at.H, c.at.W*c.at.H), "%s: %q lies over %q", name, a.text, c.text)
			}
		}
	}
	for _, h := range b.list.Hits {
		within(h.Rect, fmt.Sprint(h.Target))
		require.GreaterOrEqual(b.t, h.Rect.W, layout.Fingertip-0.01, "%s: %v", name, h.Target)
		if !b.cut(h.Rect) {
			require.GreaterOrEqual(b.t, h.Rect.H, layout.Fingertip-0.01, "%s: %v", name, h.Target)
		}
		require.NotEmpty(b.t, h.Label, "%s: %v", name, h.Target)
	}
}

// cut reports whether a region ends where a list that scrolls is cut off.
func (b *bench) cut(r display.Rect) bool {
	return slices.ContainsFunc(b.list.Ops, func(o display.Op) bool {
		return o.Kind == display.Clip && (r.Y == o.Rect.Y || max(r.Y+r.H-o.Rect.Y-o.Rect.H, o.Rect.Y+o.Rect.H-r.Y-r.H) < 0.01)
	})
}

// drawWindow draws a window by lot.
func drawWindow(t *rapid.T) Window {
	tag := rapid.SampledFrom(lang.Available()).Draw(t, "language").Tag
	return window(rapid.SampledFrom(windows).Draw(t, "window"), rapid.SampledFrom(textScales).Draw(t, "letters"), tag)
}

// everyWindow runs a test in windows of every shape, with letters of every size, in
// every language.
func everyWindow(t *testing.T, test func(t *testing.T, w Window, name string)) {
	for _, size := range windows {
		for _, scale := range textScales {
			for _, l := range lang.Available() {
				test(t, window(size, scale, l.Tag), fmt.Sprintf("%v, letters %v, %s", size, scale, l.Tag))
			}
		}
	}
}
