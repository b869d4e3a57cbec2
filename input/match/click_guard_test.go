package match

import (
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/assets/lessons"
	"serenissima/game"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/match/pages"
	"serenissima/input/match/position"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/layout"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// space is what the space bar gives.
var space = control.Frame{Commands: []display.Command{control.Confirm, control.Skip}, Pinch: 1}

// turned returns a match in which others have just acted and a person is to decide with
// an active galley.
func turned(t *testing.T) (*driver, *Play) {
	d, p := seated(t, 1, app.Fast)
	for own := false; !own; {
		d.Forward(p.asked)
		d.Rest(1)
		if own = p.info.PromptName(p.now.View.Decision().Prompt) == "activate"; !own {
			p.propose(d.Context, p.now.Legal[len(p.now.Legal)-1])
			d.Forward(func() bool { return !p.asked() || !p.clicks.ignoresAll() })
		}
	}
	require.True(t, d.Stack.Guarded(), "others have acted")
	return d, p
}

// goal is where a zone lies to which the active galley can sail unhindered.
func goal(d *driver, p *Play) display.Point {
	i := slices.IndexFunc(p.now.Routes, func(r table.Route) bool { return !r.Risky })
	require.GreaterOrEqual(d.T, i, 0)
	place, ok := p.table.Place(viewOf(p, d.Context), p.now.Routes[i].To)
	require.True(d.T, ok)
	return place.Mark
}

// What decides appears after the moves of others, perhaps under the pointer, and does
// nothing for half a second.
func TestWhatAppearsUnaskedSleeps(t *testing.T) {
	d, p := turned(t)
	log := p.match().Len()
	end := d.List.Find(position.GroupButton(table.EndGroup)).Rect.Center()
	zone := goal(d, p)
	for d.Stack.Guarded() {
		require.Empty(t, viewOf(p, d.Context).Lit, "nothing is lit that cannot be clicked")
		require.Equal(t, "no", d.Stack.Facts()["idle"])
		for _, at := range []display.Point{zone, end} {
			d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
		}
		d.Key(control.Confirm)
		d.Key(control.Confirm)
		require.Equal(t, log, p.match().Len())
	}
	require.NotEmpty(t, viewOf(p, d.Context).Lit)
	require.Equal(t, "yes", d.Stack.Facts()["idle"])
	d.Click(zone)
	require.Greater(t, p.match().Len(), log)
}

// What follows from one's own deed is awake at once.
func TestOnesOwnDeedsDoNotSendToSleep(t *testing.T) {
	d, p := turned(t)
	d.Context.Settings.SpeedOwn = app.AtOnce
	d.Wake()
	for _, a := range p.now.Legal {
		if p.info.VerbName(a.Verb) == "recruit" {
			p.propose(d.Context, a)
			break
		}
	}
	d.Rest(2)
	require.True(t, p.asked())
	require.False(t, d.Stack.Guarded())
}

// The chart is clicked to skip what it shows, so that one click too many does nothing
// there, while buttons and keys are awake.
func TestTheChartSleepsAfterWhatItHasShown(t *testing.T) {
	d, p := turned(t)
	d.Wake()
	d.Context.Settings.SpeedOwn = app.Slow
	d.Click(goal(d, p))
	require.False(t, p.timeline.Idle())
	d.Forward(func() bool { return p.timeline.Idle() && !p.host.UnderWay() })
	d.Rest(1)
	require.True(t, p.asked())
	require.True(t, d.Stack.Guarded())
	require.True(t, p.clicks.ignores(display.Target{Ref: p.now.Routes[0].To}, p.now.Things))
	require.False(t, p.clicks.ignores(position.GroupButton("load"), p.now.Things))

	d.Wake()
	d.Click(goal(d, p))
	d.Rest(10)
	require.False(t, p.timeline.Idle())
	d.Tick(space)
	d.Forward(func() bool { return p.timeline.Idle() && !p.host.UnderWay() })
	require.True(t, p.clicks.ignores(position.GroupButton("load"), p.now.Things), "it has been skipped")
}

// The key that skips does nothing else in a match, however often it is pressed.
func TestTheKeyThatSkipsNeverDecides(t *testing.T) {
	d, p := turned(t)
	d.Key(control.Next) // the keys are used: something is marked
	for range 4 * app.GuardTicks {
		log := p.match().Len()
		d.Tick(space)
		require.Equal(t, log, p.match().Len())
	}
	before := p.match().Len()
	d.Key(control.Confirm)
	d.Key(control.Confirm)
	require.True(t, p.match().Len() > before || p.open.Group >= 0 || p.open.Choice != nil, "the key that confirms does")

	queue(&p.timeline, false, sails(p, 2, 2))
	d.Rest(5)
	left := p.timeline.Left()
	d.Key(control.Confirm)
	require.Equal(t, left, p.timeline.Left(), "and it skips nothing")
	d.Tick(space)
	require.Less(t, p.timeline.Left(), left)
}

// The button that skips has a place where nothing decides, and a word that no other
// button has; it can be tapped.
func TestSkippingHasAPlaceOfItsOwn(t *testing.T) {
	for _, size := range append(windows, display.Point{X: 1600, Y: 1000}, display.Point{X: 2560, Y: 1440}, display.Point{X: 2560, Y: 1080}, display.Point{X: 1024, Y: 768}) {
		for _, scale := range app.TextScales {
			for _, left := range []bool{false, true} {
				f := all.Tables["serenissima"].Layout(layout.Window{Size: size, TextScale: float64(scale) / 100, Fingers: true, Left: left})
				require.GreaterOrEqual(t, min(f.Skip.W, f.Skip.H), float64(layout.Fingertip), "%v, letters %d %%", size, scale)
				require.True(t, display.Rect{W: size.X, H: size.Y}.Contains(f.Skip.Center()) && f.Skip.X >= 0 && f.Skip.X+f.Skip.W <= size.X, "%v, letters %d %%", size, scale)
				parts := map[string]display.Rect{"buttons": f.Buttons, "tools": f.Tools, "hint": f.Hint, "tidings": f.Latest}
				for i, r := range f.Panels[:3] { // what a small frame folds away lies over it
					parts["panel "+strconv.Itoa(i)] = r
				}
				for name, r := range parts {
					require.True(t, f.Skip.Intersect(r).Empty(), "%v, letters %d %%: over %s", size, scale, name)
				}
			}
		}
	}
	for _, l := range lang.Available() {
		d := drive(t, &store.Memory{}, desktop)
		require.NoError(t, d.Context.SetLanguage(l.Tag))
		words := d.Context.Lang.Words(apptest.Begun(t, 0).Rules().Info(), nil)
		for _, key := range []string{"end.activate", "end.done"} {
			require.NotEqual(t, words.Line(key), d.Context.Lang.T("play.skip"), l.Tag)
		}
	}
}

// What wakes is drawn awake, though nobody does anything.
func TestAwakeningIsDrawn(t *testing.T) {
	for _, open := range []func() *driver{
		func() *driver { d, _ := ended(t, desktop); return d },
		func() *driver {
			d := drive(t, &store.Memory{}, desktop)
			d.Stack = app.NewStack(d.Context, pages.NewCurtain(d.Context, apptest.Begun(t, 0), 1, func() {}))
			return d
		},
	} {
		d := open()
		d.Tick(control.Frame{Pinch: 1})
		require.True(t, d.Stack.Guarded())
		for d.Stack.Guarded() {
			require.False(t, d.Stack.Still())
			d.Tick(control.Frame{Pinch: 1})
		}
		require.False(t, d.Stack.Still(), "%s: the picture shows it asleep", d.Scene())
	}
}

// A button that takes the place of the one by which somebody has decided, and says something else, cannot be
// pressed at once: the second click of a double click never sends another number. One that says the same can.
func TestAButtonWithAnotherCaptionSleeps(t *testing.T) {
	others, same := 0, 0
	apptest.WithTables(t, func(t *testing.T, rules game.Rules, _ table.Table) {
		for k, m := range slices.Concat(apptest.PositionsOf(t, rules, 3, 3), apptest.PositionsOf(t, rules, 3, 2)) {
			d, p := resume(t, desktop, m)
			p.tutorial.tutor = nil
			p.recap.Tell(nil)
			d.Wake()
			var buttons []display.Hit
			for _, h := range d.List.Hits {
				if h.Target.Command == position.CmdAct && !h.Off && d.List.At(h.Rect.Center()).Target == h.Target {
					buttons = append(buttons, h)
				}
			}
			if len(buttons) == 0 {
				continue
			}
			pressed := buttons[k%2*len(buttons)/2] // the first or one in the middle
			at, before := pressed.Rect.Center(), p.match().Len()
			d.Click(at)
			d.Rest(1)
			decided, now := p.match().Len(), d.List.At(at)
			if decided == before || !p.asked() || p.clicks.ignoresAll() || now == nil || now.Target.Command != position.CmdAct || now.Off {
				continue
			}
			was, is := caption(&pressed), caption(now)
			d.Click(at)
			if is == was {
				require.Greater(t, p.match().Len(), decided, "%s again", was)
				same++
				continue
			}
			require.Equal(t, decided, p.match().Len(), "%s in the place of %s", is, was)
			d.Wake()
			d.Click(at)
			require.Greater(t, p.match().Len(), decided, "%s in the place of %s", is, was)
			others++
		}
	})
	require.Positive(t, others)
	require.Positive(t, same)
}

// The button that makes the move of a lesson sleeps where one has just been pressed to read on.
func TestASecondTapOnANoteMakesNoMove(t *testing.T) {
	d := learning(t, &store.Memory{}, display.Point{X: 390, Y: 844}, 100, 0)
	slept := 0
	for range 60 {
		p, s := d.lesson()
		on := d.List.Find(display.Target{Command: cmdCardOn})
		if on == nil || !s.reads(p.match().Len()) {
			break
		}
		at := on.Rect.Center()
		d.Click(at)
		d.Rest(1)
		n := p.match().Len()
		if hit := d.List.At(at); s.now(n) != nil && !s.reads(n) && hit != nil && hit.Target.Command == cmdCardOn {
			d.Click(at)
			d.Rest(1)
			require.Equal(t, n, p.match().Len())
			slept++
			d.Rest(app.GuardTicks)
			d.Click(at)
			d.Rest(1)
			require.Greater(t, p.match().Len(), n)
			break
		}
	}
	require.Positive(t, slept)
}

// The text of a note keeps clear of the line within the rim of its paper.
func TestTheTextOfANoteKeepsClearOfItsRim(t *testing.T) {
	for number := range lessons.IDs {
		d := learning(t, &store.Memory{}, display.Point{X: 390, Y: 844}, 100, number)
		p, s := d.lesson()
		paper, told := d.List.Find(display.Target{Command: cmdCardPaper}).Rect, 0
		for _, o := range d.List.Ops {
			if o.Kind == display.DrawText && strings.Contains(o.Text, " ") && strings.Contains(s.card(deskOf(p, d.Context)).text, o.Text) && paper.Contains(display.Point{X: o.X, Y: o.Y}) {
				require.GreaterOrEqual(t, o.X, paper.X+14, o.Text)
				require.LessOrEqual(t, o.X+display.Measure(o.Text, o.Font, o.Size), paper.X+paper.W-14, o.Text)
				told++
			}
		}
		require.Positive(t, told, lessons.IDs[number])
	}
}
