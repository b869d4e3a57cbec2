package match

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"serenissima/game/catalog"
	"serenissima/input/app"
	"serenissima/input/app/apptest"
	"serenissima/input/page"
	"serenissima/render/control"
)

// Help opens over any scene, from the menu of a match too, and closes again by
// its key, by Escape and by its button.
func TestHelpOpensAnywhere(t *testing.T) {
	d, p := seated(t, 1, app.AtOnce)
	d.Forward(p.asked)
	for _, shut := range []func(){
		func() { d.Key(control.Help) }, func() { d.Key(control.Cancel) }, func() { d.Tap(string("done")) },
	} {
		d.Key(control.Help)
		d.Tick(control.Frame{})
		require.Equal(t, "help", d.Scene())
		shut()
		require.Equal(t, "play", d.Scene())
	}
	d.Tap(string(control.Menu))
	d.Tick(control.Frame{})
	d.Tap(string(control.Help))
	d.Tick(control.Frame{})
	require.Equal(t, "help", d.Scene())
	d.Key(control.Cancel)
	require.Equal(t, "play", d.Scene())
}

// The page with the keys lists each command of a match that has a key, with what it does.
func TestHelpListsTheKeysOfCommands(t *testing.T) {
	for _, rules := range catalog.All() {
		d, p := seatedAt(t, rules, 1, app.AtOnce)
		listed := strings.Join(apptest.AllTexts(apptest.RowsOf(d.Context, &page.NewHelp(d.Context, p.info.ID).Form)), " ")
		found := 0
		for _, x := range deskOf(p, d.Context).commands() {
			if key := d.Context.KeyText("key.tip", x.ID); key != "" {
				found++
				require.Contains(t, listed, app.KeyDoes(d.Context.Lang, x.ID))
				require.Contains(t, listed, strings.TrimPrefix(key, "Key: "))
			}
		}
		require.Greater(t, found, 6)
	}
}
