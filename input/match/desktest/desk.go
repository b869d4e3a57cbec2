// Package desktest seats somebody before a match who clicks on what is shown, for tests that count
// clicks.
package desktest

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/device"
	"serenissima/input/match"
	"serenissima/input/match/panel"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// Size is that of the window.
var Size = display.Point{X: 1280, Y: 800}

// A Desk is a match, and who sits before it.
type Desk struct {
	Context *app.Context
	Stack   *app.Stack
	Match   *session.Match
	Clicks  int // since they were last set to zero

	t      testing.TB
	size   display.Point // of the window
	finger bool          // clicks, instead of a mouse
}

// Begin begins a match of people on a table. Everything is shown at once, nothing lies between
// the people, and nothing is asked for twice but what can be done again and again.
func Begin(t testing.TB, rules game.Rules, on table.Table, o game.Options, seed uint64) *Desk {
	t.Helper()
	m, beats := People(t, rules, o, seed)
	return Sit(t, on, m, beats)
}

// People begins a match of people, with what has happened in it.
func People(t testing.TB, rules game.Rules, o game.Options, seed uint64) (*session.Match, []session.Beat) {
	t.Helper()
	var seats []session.Seat
	for i := range o.Seats {
		seats = append(seats, session.Seat{Kind: session.Human, Name: string(rune('A' + i)), Colour: i + 1})
	}
	m, beats, err := session.New(rules, o, seats, seed)
	require.NoError(t, err)
	return m, beats
}

// Sit sits down before a match.
func Sit(t testing.TB, on table.Table, m *session.Match, beats []session.Beat) *Desk {
	t.Helper()
	st := &store.Memory{}
	settings, words, _, err := app.LoadSettings(st)
	require.NoError(t, err)
	settings.SpeedOwn, settings.SpeedOthers, settings.ReducedMotion = app.AtOnce, app.AtOnce, true
	settings.Curtain, settings.AskTwice, settings.Recap = app.VeilNever, false, false
	var clock int64
	c := &app.Context{
		Store: st, Games: app.GameList{Catalog: []game.Rules{m.Rules()}, Tables: table.Tables{m.Rules().Info().ID: on}}, Lang: words,
		Settings: settings, Matches: match.Scenes(), Pages: page.All(result.New), Chance: app.Chance{NewSeed: func() uint64 { return 7 }}, Now: func() int64 { clock += 5; return clock },
	}
	d := &Desk{t: t, size: Size, Context: c, Match: m, Stack: app.NewStack(c, match.NewPlay(c, m, beats))}
	d.Settle()
	return d
}

// Touch gives the window the size of a device without a mouse: a finger clicks from now on.
func (d *Desk) Touch(size display.Point) {
	d.t.Helper()
	d.size, d.finger = size, true
	d.Settle()
}

// Tick lets a tick pass.
func (d *Desk) Tick(f control.Frame) {
	f.Size, f.Scale, f.Pinch, f.Touch = d.size, 1, 1, f.Touch || d.finger
	_, err := d.Stack.Update(f)
	require.NoError(d.t, err)
}

// Settle waits until something can be done.
func (d *Desk) Settle() {
	d.Context.Screen.Shown = nil
	d.Tick(control.Frame{})
	for ticks := 0; d.Stack.Guarded() || d.Stack.Facts()["idle"] == "no"; ticks++ {
		require.Less(d.t, ticks, 10_000)
		d.Tick(control.Frame{})
	}
}

// Shows reports whether a target is in sight and can be clicked.
func (d *Desk) Shows(target display.Target) bool {
	var l display.List
	_, ok := d.find(&l, target)
	return ok
}

// find draws what is shown, and returns where a target can be clicked in it, if it can be.
func (d *Desk) find(l *display.List, target display.Target) (at display.Point, ok bool) {
	d.Stack.View(l)
	hit := l.Find(target)
	if hit == nil || hit.Off {
		return at, false
	}
	return device.Open(l, hit, display.Rect{W: d.size.X, H: d.size.Y})
}

// Click clicks on a target that has to be in sight.
func (d *Desk) Click(target display.Target) {
	d.t.Helper()
	var l display.List
	at, ok := d.find(&l, target)
	require.True(d.t, ok, "%v cannot be clicked", target)
	d.Context.Screen.Shown = &l
	before := control.Frame{}
	if !d.finger {
		before = control.Frame{Pointer: at, Inside: true}
	}
	for d.Tick(before); d.Stack.Guarded(); { // as long as what has just appeared there takes no click
		d.Tick(before)
	}
	d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at})
	d.Clicks++
	d.Settle()
}

// Over points at a target that has to be in sight, until what there is to say of it is said.
func (d *Desk) Over(target display.Target) {
	d.t.Helper()
	var l display.List
	at, ok := d.find(&l, target)
	require.True(d.t, ok, "%v cannot be pointed at", target)
	d.Context.Screen.Shown = &l
	for range 60 {
		d.Tick(control.Frame{Pointer: at, Inside: true})
	}
}

// Texts are all that is written on the screen.
func (d *Desk) Texts() (list []string) {
	var l display.List
	d.Stack.View(&l)
	for _, o := range l.Ops {
		if o.Kind == display.DrawText {
			list = append(list, o.Text)
		}
	}
	return list
}

// Names is the button that names the number which has been chosen.
func (d *Desk) Names() display.Target {
	d.t.Helper()
	var l display.List
	d.Stack.View(&l)
	command := func(hits []display.Hit, cmd display.Command) []display.Hit {
		i := slices.IndexFunc(hits, func(h display.Hit) bool { return h.Target.Command == cmd })
		require.GreaterOrEqual(d.t, i, 0, "no number is asked for")
		return hits[i:]
	}
	return command(command(l.Hits, panel.CmdSum), position.CmdAct)[0].Target
}

// Hold presses on a target, does something meanwhile, and lets go beside everything.
func (d *Desk) Hold(target display.Target, do func()) {
	d.t.Helper()
	var l display.List
	d.Stack.View(&l)
	hit := l.Find(target)
	require.NotNil(d.t, hit, "no %v", target)
	at := hit.Rect.Center()
	d.Context.Screen.Shown = &l
	d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: at, Inside: true, Pressed: true})
	do()
	d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true})
	d.Settle()
}

// Drag drags what is in sight to another target that is.
func (d *Desk) Drag(from, to display.Target) {
	d.t.Helper()
	var l display.List
	at, ok := d.find(&l, from)
	require.True(d.t, ok, "%v cannot be dragged", from)
	end, ok := d.find(&l, to)
	require.True(d.t, ok, "nothing can be dragged to %v", to)
	d.Context.Screen.Shown = &l
	f := control.Frame{Pointer: at, Inside: true, Pressed: true}
	if !d.finger {
		d.Tick(control.Frame{Pointer: at, Inside: true})
	}
	f.JustPressed = true
	d.Tick(f)
	f.JustPressed, f.Dragging, f.DragFrom, f.Pointer = false, true, at, end
	d.Tick(f)
	d.Tick(f)
	d.Tick(control.Frame{Pointer: end, Inside: true, JustReleased: true, DragEnd: true, DragFrom: at})
	d.Settle()
}

// Button clicks on the button of a group, or on that which ends a turn.
func (d *Desk) Button(group string) {
	d.t.Helper()
	d.Click(position.GroupButton(group))
}
