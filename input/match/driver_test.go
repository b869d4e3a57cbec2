package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game"
	"serenissima/game/catalog"
	"serenissima/game/gametest"
	"serenissima/game/session"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/device"
	"serenissima/input/match/position"
	"serenissima/input/page"
	"serenissima/input/page/result"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
	"serenissima/render/table/all"
)

// A driver plays the part of the loop and of somebody at the screen.
type driver struct {
	t     *testing.T
	c     *app.Context
	stack *app.Stack
	list  display.List
	size  display.Point
	ended bool

	fresh   display.List // the same picture, drawn without kept parts
	emptied drawCache    // in which nothing is kept, for its memory
}

// drive starts the program with what a store holds. Among the games that it
// knows is one without a picture.
func drive(t *testing.T, st store.Store, size display.Point) *driver {
	settings, words, notice, err := app.LoadSettings(st)
	require.NoError(t, err)
	var clock int64
	c := &app.Context{
		Store: st, Games: app.GameList{Catalog: append([]game.Rules{gametest.Toy}, catalog.All()...), Tables: all.Tables}, Lang: words, Settings: settings,
		Bots: app.Bots{
			Levels:     func(string) []string { return []string{"apprentice", "merchant", "captain", "admiral"} },
			Characters: func(string) []string { return []string{"trader", "raider"} },
			NewBrain:   func(string, string, uint64) session.Brain { return &apptest.First{} },
		},
		Matches: Scenes(), Pages: page.All(result.New),
		Chance: app.Chance{NewSeed: func() uint64 { return 7 }}, Now: func() int64 { clock += 5; return clock }, CanQuit: true,
	}
	c.Notices.Announce(notice)
	d := &driver{t: t, c: c, stack: app.NewStack(c, page.NewTitle(c)), size: size}
	d.tick(control.Frame{})
	return d
}

// sectionNames are the sections of the settings.
var sectionNames = []string{"general", "pace", "people", "sight", "sound", "keys"}

var desktop = display.Point{X: 1280, Y: 800}

func (d *driver) tick(f control.Frame) {
	require.False(d.t, d.ended)
	f.Size, f.Scale = d.size, 1
	done, err := d.stack.Update(f)
	require.NoError(d.t, err)
	if d.ended = done; !done {
		d.stack.View(&d.list)
		seen(d)
	}
}

// place returns a point that belongs to a target.
func (d *driver) place(target string) display.Point {
	for i := range d.list.Hits {
		h := &d.list.Hits[i]
		if device.TargetName(h.Target) == target && d.list.At(h.Rect.Center()) == h {
			return h.Rect.Center()
		}
	}
	var names []string
	for _, h := range d.list.Hits {
		names = append(names, device.TargetName(h.Target))
	}
	require.FailNow(d.t, "no "+target, "there is: %q", names)
	return display.Point{}
}

// tap clicks on a target, once it is awake.
func (d *driver) tap(target string) {
	d.wake()
	d.click(d.place(target))
}

// wake waits until what is shown can be pressed.
func (d *driver) wake() {
	for d.stack.Guarded() {
		d.rest(1)
	}
}

// setUp goes from the title to the set-up of the first game on offer.
func (d *driver) setUp() {
	d.tap("new")
	d.tap("game")
}

// click clicks at a place, whatever is there by then.
func (d *driver) click(at display.Point) {
	d.tick(control.Frame{Pointer: at, Inside: true})
	d.tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	d.tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at})
}

func (d *driver) write(text string) {
	for _, r := range text {
		f := control.Frame{Runes: []rune{r}}
		if r == ' ' {
			f.Commands = []display.Command{control.Confirm, control.Skip}
		}
		d.tick(f)
	}
}

func (d *driver) key(cmd display.Command) { d.tick(control.Frame{Commands: []display.Command{cmd}}) }

// shows reports whether a text is on the screen, line breaks aside.
func (d *driver) shows(text string) bool { return strings.Contains(d.text(), text) }

// text is all that is written on the screen.
func (d *driver) text() string {
	var b strings.Builder
	for _, o := range d.list.Ops {
		if o.Kind == display.DrawText {
			b.WriteString(o.Text + " ")
		}
	}
	return b.String()
}

func (d *driver) scene() string { return d.stack.Facts()["scene"] }

// rest lets ticks pass without input.
func (d *driver) rest(ticks int) {
	for range ticks {
		d.tick(control.Frame{Pinch: 1})
	}
}

// forward lets ticks pass, without looking, until something holds and returns
// their number.
func (d *driver) forward(until func() bool) (ticks int) {
	for ; !until(); ticks++ {
		require.Less(d.t, ticks, 10_000)
		_, err := d.stack.Update(control.Frame{Size: d.size, Scale: 1, Pinch: 1})
		require.NoError(d.t, err)
	}
	return ticks
}

// finger taps a target with a finger.
func (d *driver) finger(target string) {
	d.t.Helper()
	at := d.spot(target)
	d.tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true, Pinch: 1})
	d.tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
	d.tick(control.Frame{Pinch: 1})
}

// spot is where a target can be clicked, which has to be in sight.
func (d *driver) spot(target string) display.Point {
	d.t.Helper()
	for i := len(d.list.Hits) - 1; i >= 0; i-- {
		h := &d.list.Hits[i]
		if device.TargetName(h.Target) != target || h.Off {
			continue
		}
		if at, ok := device.Open(&d.list, h, display.Rect{W: d.size.X, H: d.size.Y}); ok {
			return at
		}
	}
	require.FailNow(d.t, "it cannot be clicked", "%s at %v", target, d.size)
	return display.Point{}
}

// deskOf is what panels may know of a match now.
func deskOf(p *Play, c *app.Context) *desk {
	d := p.desk(c)
	return &d
}

// decideOn does an action that a person has asked for, or lets it be confirmed first.
func (p *Play) decideOn(c *app.Context, a game.Action) {
	p.fulfil(c, position.Intent{Kind: position.Do, Plan: []game.Action{a}, Open: p.open})
}

// viewOf is the board of a match as it is to be drawn now.
func viewOf(p *Play, c *app.Context) *table.View { return deskOf(p, c).View() }

// drawn is the same with the board as it is drawn.
func drawn(p *Play, c *app.Context) *desk {
	d := deskOf(p, c)
	d.View()
	return d
}

// match is the match with all that is in it.
func (p *Play) match() *session.Match { return app.Whole(p.host) }
