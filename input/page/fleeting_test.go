package page

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/assets/lang"
	"serenissima/game/save"
	"serenissima/game/store"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/render/control"
	"serenissima/render/display"
)

// forgetful starts the program where nothing can be kept, on a page or not.
func forgetful(t *testing.T, language, page string, size display.Point, scale int) *apptest.Driver {
	d := drive(t, &store.Memory{}, size)
	require.NoError(t, d.Context.SetLanguage(language))
	d.Context.Fleeting, d.Context.Settings.TextScale = fmt.Errorf("store: list: %w", store.ErrDenied), scale
	d.Context.Share.Page = page
	d.Stack = app.NewStack(d.Context, NewTitle(d.Context))
	d.Tick(control.Frame{})
	return d
}

// Where nothing can be kept it is said once, before anything else, in words that are
// whole in windows of every shape.
func TestNothingIsKept(t *testing.T) {
	for _, l := range lang.Available() {
		for _, page := range []string{"", "https://example.org/"} {
			for _, size := range []display.Point{apptest.Desktop, {X: 1024, Y: 768}, {X: 844, Y: 390}, {X: 390, Y: 844}} {
				for _, scale := range []int{100, 125, 150} {
					d := forgetful(t, l.Tag, page, size, scale)
					require.Equal(t, "message", d.Scene())
					d.Context.Fleeting = nil
					d.Stack = app.NewStack(d.Context, d.Stack.Top()) // without the title under it
					d.Tick(control.Frame{})
					name := fmt.Sprint(l.Tag, page, size, scale)
					apptest.RequireReadable(t, &d.List, size, name)
					apptest.RequireWhole(t, &d.List, name)
				}
			}
		}
	}
	d := forgetful(t, lang.English, "", apptest.Desktop, 100)
	require.True(t, d.Shows("The program cannot use its folder: access denied"))
	require.True(t, d.Shows("“Copy code”"))
	d = forgetful(t, lang.English, "https://example.org/", apptest.Desktop, 100)
	require.True(t, d.Shows("Nothing can be saved here"))
	require.True(t, d.Shows("This browser blocks site data"))
	d.Tap("answer")
	require.Equal(t, "title", d.Scene())
	d.Context.JoinTabs(2, []int{1})
	require.Empty(t, d.Context.Notices.Text(), "what is kept nowhere is not kept apart")
	d.Tap("saves")
	require.True(t, d.Shows("Nothing stays here for next time"))
	d.Key(control.Cancel)
	d.Stack.Push(d.Context.Matches.Play(d.Context, apptest.Begun(t, 12), nil))
	d.Tick(control.Frame{})
	d.Key(control.Menu)
	require.True(t, d.Shows("kept only until you close the game"))
	require.True(t, d.Shows("nothing is saved"), "whoever quits is told")
	require.False(t, d.Shows("the game is saved"))
}

// What arrives waits until it is read that nothing can be kept.
func TestArrivalWaitsForAnAnswer(t *testing.T) {
	d := forgetful(t, lang.English, "https://example.org/", apptest.Desktop, 100)
	d.Tick(control.Frame{Arrivals: []control.Arrival{{Data: save.Encode(apptest.Begun(t, 12))}, {Err: errors.New("too long")}}})
	require.True(t, d.Shows("Nothing can be saved here"))
	d.Tap("answer")
	d.Tick(control.Frame{})
	require.True(t, d.Shows("A game has arrived"))
	d.Tap("answer")
	d.Tick(control.Frame{})
	require.True(t, d.Shows("This cannot be opened"))
	d.Tap("answer")
	require.Equal(t, "play", d.Scene())
}
