package apptest

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
	"serenissima/input/device"
	"serenissima/render/control"
	"serenissima/render/display"
	"serenissima/render/table"
)

// A Driver plays the part of the loop and of somebody at the screen.
type Driver struct {
	T       *testing.T
	Context *app.Context
	Stack   *app.Stack
	List    display.List  // what is on the screen
	Size    display.Point // of the window
	Ended   bool          // the program has ended
	Seen    func()        // is called once a picture has been drawn; nil: nothing is
}

// EveryGame are the games that the driver knows: among them is one without a picture.
var EveryGame = append([]game.Rules{gametest.Toy}, catalog.All()...)

// Start starts the program with what a store holds, the scenes that there are, and one of them to begin
// with.
func Start(t *testing.T, st store.Store, size display.Point, tables table.Tables, matches app.Matches, pages app.Pages, first func(*app.Context) app.Scene) *Driver {
	settings, words, notice, err := app.LoadSettings(st)
	require.NoError(t, err)
	var clock int64
	c := &app.Context{
		Store: st, Games: app.GameList{Catalog: EveryGame, Tables: tables}, Lang: words, Settings: settings,
		Bots: app.Bots{
			Levels:     func(string) []string { return []string{"apprentice", "merchant", "captain", "admiral"} },
			Characters: func(string) []string { return []string{"trader", "raider"} },
			Wins:       func(string, string) int { return 57 },
			NewBrain:   func(string, string, uint64) session.Brain { return &First{} },
		},
		Matches: matches, Pages: pages,
		Chance: app.Chance{NewSeed: func() uint64 { return 7 }}, Now: func() int64 { clock += 5; return clock }, CanQuit: true,
	}
	c.Notices.Announce(notice)
	d := &Driver{T: t, Context: c, Stack: app.NewStack(c, first(c)), Size: size}
	d.Tick(control.Frame{})
	return d
}

// Desktop is the size of a window.
var Desktop = display.Point{X: 1280, Y: 800}

// Tick gives the program the input of one tick and draws what it shows then.
func (d *Driver) Tick(f control.Frame) {
	require.False(d.T, d.Ended)
	f.Size, f.Scale = d.Size, 1
	done, err := d.Stack.Update(f)
	require.NoError(d.T, err)
	if d.Ended = done; !done {
		d.look()
	}
}

// look draws what the program shows.
func (d *Driver) look() {
	if d.Stack.View(&d.List); d.Seen != nil {
		d.Seen()
	}
}

// Place returns a point that belongs to a target.
func (d *Driver) Place(target string) display.Point {
	for i := range d.List.Hits {
		h := &d.List.Hits[i]
		if device.TargetName(h.Target) == target && d.List.At(h.Rect.Center()) == h {
			return h.Rect.Center()
		}
	}
	var names []string
	for _, h := range d.List.Hits {
		names = append(names, device.TargetName(h.Target))
	}
	require.FailNow(d.T, "no "+target, "there is: %q", names)
	return display.Point{}
}

// Tap clicks on a target, once it is awake.
func (d *Driver) Tap(target string) {
	d.Wake()
	d.Click(d.Place(target))
}

// Wake waits, without looking, until what is shown can be pressed.
func (d *Driver) Wake() {
	if d.Forward(func() bool { return !d.Stack.Guarded() }) > 0 {
		d.look()
	}
}

// SetUp goes from the title to the set-up of the first game on offer.
func (d *Driver) SetUp() {
	d.Tap("new")
	d.Tap("game")
}

// Click clicks at a place, whatever is there by then.
func (d *Driver) Click(at display.Point) {
	d.Tick(control.Frame{Pointer: at, Inside: true})
	d.Tick(control.Frame{Pointer: at, Inside: true, JustPressed: true, Pressed: true})
	d.Tick(control.Frame{Pointer: at, Inside: true, JustReleased: true, Tap: true, TapAt: at})
}

// Write types a text.
func (d *Driver) Write(text string) {
	for _, r := range text {
		f := control.Frame{Runes: []rune{r}}
		if r == ' ' {
			f.Commands = []display.Command{control.Confirm, control.Skip}
		}
		d.Tick(f)
	}
}

// Key asks for something by its key.
func (d *Driver) Key(cmd display.Command) { d.Tick(control.Frame{Commands: []display.Command{cmd}}) }

// Edit presses a key that changes a line of text.
func (d *Driver) Edit(e control.Edit) { d.Tick(control.Frame{Edits: []control.Edit{e}}) }

// Shows reports whether a text is on the screen, line breaks aside.
func (d *Driver) Shows(text string) bool { return strings.Contains(d.Text(), text) }

// Text is all that is written on the screen.
func (d *Driver) Text() string {
	var b strings.Builder
	for _, o := range d.List.Ops {
		if o.Kind == display.DrawText {
			b.WriteString(o.Text + " ")
		}
	}
	return b.String()
}

// Scene is the name of the topmost scene.
func (d *Driver) Scene() string { return d.Stack.Facts()["scene"] }

// Rest lets ticks pass without input.
func (d *Driver) Rest(ticks int) {
	for range ticks {
		d.Tick(control.Frame{Pinch: 1})
	}
}

// Forward lets ticks pass, without looking, until something holds and returns
// their number.
func (d *Driver) Forward(until func() bool) (ticks int) {
	for ; !until(); ticks++ {
		require.Less(d.T, ticks, 10_000)
		_, err := d.Stack.Update(control.Frame{Size: d.Size, Scale: 1, Pinch: 1})
		require.NoError(d.T, err)
	}
	return ticks
}

// Finger taps a target with a finger.
func (d *Driver) Finger(target string) {
	d.T.Helper()
	at := d.Spot(target)
	d.Tick(control.Frame{Pointer: at, Inside: true, Touch: true, JustPressed: true, Pressed: true, Pinch: 1})
	d.Tick(control.Frame{Pointer: at, Touch: true, JustReleased: true, Tap: true, TapAt: at, Pinch: 1})
	d.Tick(control.Frame{Pinch: 1})
}

// Spot is where a target can be clicked, which has to be in sight.
func (d *Driver) Spot(target string) display.Point {
	d.T.Helper()
	for i := len(d.List.Hits) - 1; i >= 0; i-- {
		h := &d.List.Hits[i]
		if device.TargetName(h.Target) != target || h.Off {
			continue
		}
		if at, ok := device.Open(&d.List, h, display.Rect{W: d.Size.X, H: d.Size.Y}); ok {
			return at
		}
	}
	require.FailNow(d.T, "it cannot be clicked", "%s at %v", target, d.Size)
	return display.Point{}
}

// RowsOf are the rows of a form, seen or not.
func RowsOf(c *app.Context, m *app.Form) *display.List { return m.All(c.Window(), m.Column(c)) }
