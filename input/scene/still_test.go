package scene

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// untilQuiet is how many ticks without input pass until a picture is trusted to stay.
const untilQuiet = 4

// Menus lie still until something is done, and a still tick takes no memory.
func TestStillMenusRest(t *testing.T) {
	open := map[string]func(d *driver){
		"title":         func(*driver) {},
		"setup":         func(d *driver) { d.setUp() },
		"settingsscene": func(d *driver) { d.tap("settings") },
		"menu":          func(d *driver) { d.setUp(); d.tap("start"); d.key(control.Menu) },
		"message":       func(d *driver) { d.stack.Push(NewMessage(d.c, "title", []string{"line"})) },
		"result": func(d *driver) {
			m := scenetest.Begun(t, 0)
			d.stack = NewStack(d.c, d.c.Pages.Ending(d.c, m))
		},
	}
	for name, show := range open {
		d := drive(t, &store.Memory{}, desktop)
		show(d)
		require.Equal(t, name, d.scene())
		d.rest(untilQuiet + 1)
		require.True(t, d.stack.Still(), name)
		shown := slices.Clone(d.list.Ops)
		f := control.Frame{Size: d.size, Scale: 1, Pinch: 1}
		require.Zero(t, testing.AllocsPerRun(100, func() {
			if _, err := d.stack.Update(f); err != nil || !d.stack.Still() {
				t.FailNow()
			}
		}), "a still tick of %s takes memory", name)
		d.rest(1)
		require.True(t, slices.Equal(shown, d.list.Ops), name)
		d.key(control.Next)
		require.False(t, d.stack.Still(), name)
		require.False(t, slices.Equal(shown, d.list.Ops), name)
	}
}

// A caret that blinks is drawn when it comes and goes, and not in between.
func TestACaretBlinks(t *testing.T) {
	d := drive(t, &store.Memory{}, desktop)
	d.setUp()
	d.tap("seed")
	var last []display.Op
	changes := 0
	for tick := range 4*blinkTicks + untilQuiet {
		d.rest(1)
		if tick < untilQuiet {
			last = append(last[:0], d.list.Ops...)
			continue
		}
		same := slices.Equal(last, d.list.Ops)
		require.Equal(t, same, d.stack.Still())
		if !same {
			changes++
		}
		last = append(last[:0], d.list.Ops...)
	}
	require.Equal(t, 4, changes)
}
