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
	d.forward(p.asked)
	for _, shut := range []func(){
		func() { d.key(control.Help) }, func() { d.key(control.Cancel) }, func() { d.tap(string("done")) },
	} {
		d.key(control.Help)
		d.tick(control.Frame{})
		require.Equal(t, "help", d.scene())
		shut()
		require.Equal(t, "play", d.scene())
	}
	d.tap(string(control.Menu))
	d.tick(control.Frame{})
	d.tap(string(control.Help))
	d.tick(control.Frame{})
	require.Equal(t, "help", d.scene())
	d.key(control.Cancel)
	require.Equal(t, "play", d.scene())
}

// The page with the keys lists each command of a match that has a key, with what it does.
func TestHelpListsTheKeysOfCommands(t *testing.T) {
	for _, rules := range catalog.All() {
		d, p := seatedAt(t, rules, 1, app.AtOnce)
		listed := strings.Join(apptest.AllTexts(apptest.RowsOf(d.c, &page.NewHelp(d.c, p.info.ID).Form)), " ")
		found := 0
		for _, x := range deskOf(p, d.c).commands() {
			if key := d.c.KeyText("key.tip", x.id); key != "" {
				found++
				require.Contains(t, listed, app.KeyDoes(d.c.Lang, x.id))
				require.Contains(t, listed, strings.TrimPrefix(key, "Key: "))
			}
		}
		require.Greater(t, found, 6)
	}
}
