package scene

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/scene/scenetest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// forgetful starts the program where nothing can be kept, on a page or not.
func forgetful(t *testing.T, language, page string, size display.Point, scale int) *driver {
	d := drive(t, &store.Memory{}, size)
	require.NoError(t, d.c.SetLanguage(language))
	d.c.Fleeting, d.c.Settings.TextScale = fmt.Errorf("store: list: %w", store.ErrDenied), scale
	d.c.Share.Page = page
	d.stack = NewStack(d.c, NewTitle(d.c))
	d.tick(control.Frame{})
	return d
}

// Where nothing can be kept it is said once, before anything else, in words that are
// whole in windows of every shape.
func TestNothingIsKept(t *testing.T) {
	for _, l := range lang.Available() {
		for _, page := range []string{"", "https://example.org/"} {
			for _, size := range []display.Point{desktop, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
				for _, scale := range []int{100, 125, 150} {
					d := forgetful(t, l.Tag, page, size, scale)
					require.Equal(t, "message", d.scene())
					d.c.Fleeting = nil
					d.stack = NewStack(d.c, d.stack.Top()) // without the title under it
					d.tick(control.Frame{})
					name := fmt.Sprint(l.Tag, page, size, scale)
					scenetest.RequireReadable(t, &d.list, size, name)
					scenetest.RequireWhole(t, &d.list, name)
				}
			}
		}
	}
	d := forgetful(t, lang.English, "", desktop, 100)
	require.True(t, d.shows("The program cannot use its folder: access denied"))
	require.True(t, d.shows("“Copy code”"))
	d = forgetful(t, lang.English, "https://example.org/", desktop, 100)
	require.True(t, d.shows("Nothing can be saved here"))
	require.True(t, d.shows("This browser blocks site data"))
	d.tap("answer")
	require.Equal(t, "title", d.scene())
	d.c.JoinTabs(2, []int{1})
	require.Empty(t, d.c.Notices.Text(), "what is kept nowhere is not kept apart")
	d.tap("saves")
	require.True(t, d.shows("Nothing stays here for next time"))
	d.key(control.Cancel)
	d.stack.Push(d.c.Matches.Play(d.c, scenetest.Begun(t, 12), nil))
	d.tick(control.Frame{})
	d.key(control.Menu)
	require.True(t, d.shows("kept only until you close the game"))
	require.True(t, d.shows("nothing is saved"), "whoever quits is told")
	require.False(t, d.shows("the game is saved"))
}

// What arrives waits until it is read that nothing can be kept.
func TestArrivalWaitsForAnAnswer(t *testing.T) {
	d := forgetful(t, lang.English, "https://example.org/", desktop, 100)
	d.tick(control.Frame{Arrivals: []control.Arrival{{Data: save.Encode(scenetest.Begun(t, 12))}, {Err: errors.New("too long")}}})
	require.True(t, d.shows("Nothing can be saved here"))
	d.tap("answer")
	d.tick(control.Frame{})
	require.True(t, d.shows("A game has arrived"))
	d.tap("answer")
	d.tick(control.Frame{})
	require.True(t, d.shows("This cannot be opened"))
	d.tap("answer")
	require.Equal(t, "play", d.scene())
}
