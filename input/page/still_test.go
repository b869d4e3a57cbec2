package page

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// untilQuiet is how many ticks without input pass until a picture is trusted to stay.
const untilQuiet = 4

// Menus lie still until something is done, and a still tick takes no memory.
func TestStillMenusRest(t *testing.T) {
	open := map[string]func(d *apptest.Driver){
		"title":         func(d *apptest.Driver) { d.Context.Settings.ReducedMotion = true },
		"setup":         func(d *apptest.Driver) { d.SetUp() },
		"settingsscene": func(d *apptest.Driver) { d.Tap("settings") },
		"menu":          func(d *apptest.Driver) { d.SetUp(); d.Tap("start"); d.Key(control.Menu) },
		"message":       func(d *apptest.Driver) { d.Stack.Push(app.NewMessage(d.Context, "title", []string{"line"})) },
		"result": func(d *apptest.Driver) {
			m := apptest.Begun(t, 0)
			d.Stack = app.NewStack(d.Context, d.Context.Pages.Ending(d.Context, m))
			d.Rest(60) // until its banner hangs
		},
	}
	for name, show := range open {
		d := drive(t, &store.Memory{}, apptest.Desktop)
		show(d)
		require.Equal(t, name, d.Scene())
		d.Rest(untilQuiet + 1)
		require.True(t, d.Stack.Still(), name)
		shown := slices.Clone(d.List.Ops)
		f := control.Frame{Size: d.Size, Scale: 1, Pinch: 1}
		require.Zero(t, testing.AllocsPerRun(100, func() {
			if _, err := d.Stack.Update(f); err != nil || !d.Stack.Still() {
				t.FailNow()
			}
		}), "a still tick of %s takes memory", name)
		d.Rest(1)
		require.True(t, slices.Equal(shown, d.List.Ops), name)
		d.Key(control.Next)
		require.False(t, d.Stack.Still(), name)
		require.False(t, slices.Equal(shown, d.List.Ops), name)
	}
}

// A caret that blinks is drawn when it comes and goes, and not in between.
func TestACaretBlinks(t *testing.T) {
	d := drive(t, &store.Memory{}, apptest.Desktop)
	d.SetUp()
	d.Tap("more-options")
	d.Tap("seed")
	var last []display.Op
	changes := 0
	for tick := range 4*app.BlinkTicks + untilQuiet {
		d.Rest(1)
		if tick < untilQuiet {
			last = append(last[:0], d.List.Ops...)
			continue
		}
		same := slices.Equal(last, d.List.Ops)
		require.Equal(t, same, d.Stack.Still())
		if !same {
			changes++
		}
		last = append(last[:0], d.List.Ops...)
	}
	require.Equal(t, 4, changes)
}

// A title that is left alone breathes: its ships go up and down and row. It is drawn for that now and then
// only, and with reduced motion not at all.
func TestTheTitleBreathes(t *testing.T) {
	for _, size := range []display.Point{apptest.Desktop, {X: 390, Y: 844}} {
		for _, still := range []bool{false, true} {
			d := drive(t, &store.Memory{}, size)
			d.Context.Settings.ReducedMotion = still
			d.Rest(untilQuiet + 1)
			shown := slices.Clone(d.List.Ops)
			const ticks = 120
			drawn := 0
			for range ticks {
				d.Rest(1)
				if !d.Stack.Still() {
					drawn++
				}
			}
			require.Equal(t, still, slices.Equal(shown, d.List.Ops), "%v, still: %v", size, still)
			if still {
				require.Zero(t, drawn)
			} else {
				require.InDelta(t, ticks/6, drawn, 1, "%v", size)
			}
		}
	}
}
